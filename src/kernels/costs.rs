//! Maps on which some squares cost more to enter.

use fearless_simd::prelude::*;
use fearless_simd::u64x4;

use crate::cpu::{Cpu, Isa, for_each_cpu};
use crate::kernels::boards::{Numbers, largest_of_planes, write_bits, write_numbers};
use crate::kernels::motion::{Motion, Mover, jump};
use crate::kernels::sets::{Sets, Word};
use crate::kernels::slides::lines_and_jumps;

/// The squares that cost 1 to 4 to enter; squares that no move enters are in none of them.
pub(crate) type ByCost = [u64; 4];

/// The sum of each square that was reached: bit i of it in plane i.
pub(crate) struct Sums {
    pub(crate) planes: [u64; 8],
    pub(crate) reached: u64,
}

/// Four sums a round: the two lowest bits of a sum are compile-time constants, and there is one end
/// test for four.
#[inline(always)]
pub(crate) fn sums(from: u64, by_cost: &ByCost, step: impl Fn(u64) -> u64) -> Sums {
    // The squares to be reached with the next sum, and with the three after it.
    let mut due = [from, 0, 0, 0];
    let mut open = !0;
    let (mut planes, mut round) = ([0; 8], 0u64);
    while (due[0] | due[1] | due[2] | due[3]) & open != 0 {
        let mut now = [0; 4];
        for now in &mut now {
            *now = due[0] & open;
            open &= !*now;
            let next = step(*now);
            // The sets are disjoint, so that + is OR: squares that were due already cost more than
            // those that `next` adds. The masks by `open` here are outside of the dependency chain.
            due = [
                (due[1] & open) + (next & (by_cost[0] & open)),
                due[2] + (next & by_cost[1]),
                due[3] + (next & by_cost[2]),
                next & by_cost[3],
            ];
        }
        planes[0] |= now[1] + now[3];
        planes[1] |= now[2] + now[3];
        let all: u64 = now.iter().sum();
        for (bit, plane) in planes[2..].iter_mut().enumerate() {
            *plane |= all & 0u64.wrapping_sub(round >> bit & 1);
        }
        round += 1;
    }
    Sums { planes, reached: !open }
}

/// The least sums of costs from the mover's set to every square, in `map`. Returns the largest. No
/// move enters a square without a cost.
#[inline(always)]
pub(crate) fn map(cpu: Cpu, mover: Mover, by_cost: &ByCost, map: &mut [u8; 64]) -> u8 {
    match mover.motion {
        Motion::King => king(cpu, mover, by_cost, map),
        Motion::Wazir => wazir(cpu, mover, by_cost, map),
        Motion::Knight => knight(cpu, mover, by_cost, map),
        _ => slides(cpu, mover, by_cost, map),
    }
}

for_each_cpu! {
    avx2:
    fn king of mover is King(by_cost: &ByCost, map: &mut [u8; 64]) -> u8 = map_jumps;
    fn wazir of mover is Wazir(by_cost: &ByCost, map: &mut [u8; 64]) -> u8 = map_jumps;
    fn knight of mover is Knight(by_cost: &ByCost, map: &mut [u8; 64]) -> u8 = map_jumps;
    fn slides of mover(by_cost: &ByCost, map: &mut [u8; 64]) -> u8 = map_slides;
}

#[inline(always)]
fn map_jumps<I: Isa>(isa: I, mover: Mover, by_cost: &ByCost, map: &mut [u8; 64]) -> u8 {
    let step = |from| jump(mover.motion, Word(from)).0;
    write(isa, &sums(mover.from, by_cost, step), map)
}

#[inline(always)]
fn map_slides<I: Isa>(isa: I, mover: Mover, by_cost: &ByCost, map: &mut [u8; 64]) -> u8 {
    let zero = u64x4::splat(isa.narrow(), 0);
    let level = lines_and_jumps(zero, mover, !0);
    // With the set itself, whose squares are reached already.
    let step = |from| level(zero.repeat(from)).first();
    write(isa, &sums(mover.from, by_cost, step), map)
}

#[inline(always)]
fn write<I: Isa>(isa: I, sums: &Sums, map: &mut [u8; 64]) -> u8 {
    let (none, [b0, b1, b2, b3, far @ ..]) = (!sums.reached, sums.planes);
    if far == [0; 4] {
        let bits = [b0, b1, b2, b3];
        return write_numbers(isa, &Numbers { bits, none }, map);
    }
    write_bits::<I, 8>(isa, &sums.planes, none, map);
    largest_of_planes(&sums.planes, sums.reached)
}
