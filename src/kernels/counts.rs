//! Counts of trajectories among obstacles for king, wazir and knight: the walks of each length, a
//! byte for each square.
//!
//! At the first length at which a walk reaches the target, every walk there is a shortest one. So
//! the fill keeps no set of squares reached before. Sums saturate at 255; then the definition
//! counts.
//!
//! Registers of 16 bytes, also on processors that have wider ones, which would save little time: a
//! level is a chain of dependent operations.

use fearless_simd::prelude::*;
use fearless_simd::{u8x16, u64x2};

use crate::cpu::{Cpu, Isa, Plain, plain};
use crate::kernels::boards::{members, store};
use crate::kernels::motion::for_movers;
use crate::kernels::{Motion, Mover, path};
use crate::{Bitboard, Square};

/// The number of shortest trajectories from the mover's one square; `None` for a piece that slides,
/// a number beyond 254, or a longer way than is usual.
#[inline]
pub(crate) fn count(cpu: Cpu, mover: Mover, to: Square) -> Option<u64> {
    let target = 1 << to.index();
    if mover.from == target {
        return Some(1);
    }
    if !Bitboard(mover.enterable).contains(to) {
        return Some(0);
    }
    if !mover.motion.is_jump() {
        return None;
    }
    // A shortest walk never comes back to the start, so it does not matter whether the start is
    // enterable.
    match walks(cpu, mover, to.index()) {
        0 => unusual(cpu, mover, target),
        u8::MAX => None,
        count => Some(u64::from(count)),
    }
}

/// If no walk of a usual length reaches the target, perhaps none does.
#[cold]
fn unusual(cpu: Cpu, mover: Mover, target: u64) -> Option<u64> {
    match path::set_distance(cpu, mover, target) {
        None => Some(0),
        Some(_) => None,
    }
}

/// A byte for each square, in the registers that every processor has: two ranks in each.
type Counts = [u8x16<Plain>; 4];

/// A number for the squares of a set, and 0 for the others.
#[inline(always)]
fn on(set: u64, number: u8) -> Counts {
    [0, 1, 2, 3].map(|part| members(plain(), set, part) & number)
}

for_movers! {
    avx2:
    fn walks(mover, to: usize) -> u8 = count_walks;
}

/// The number of walks of the first length that has any; 0 for none of a usual length, and 255 for
/// more than a byte can hold.
#[inline(always)]
fn count_walks<I: Isa>(_: I, mover: Mover, to: usize) -> u8 {
    // Three loops, and not one with a branch on the piece in it.
    match mover.motion {
        Motion::King => walks_of(Motion::King, (5, 9), mover, to),
        Motion::Wazir => walks_of(Motion::Wazir, (6, 12), mover, to),
        _ => walks_of(Motion::Knight, (4, 7), mover, to),
    }
}

/// The lengths are those at the first end test and at the last.
#[inline(always)]
fn walks_of(motion: Motion, (first, second): (usize, usize), mover: Mover, to: usize) -> u8 {
    let (open, mut counts) = (on(mover.enterable, 255), on(mover.from, 1));
    // Not unrolled: the code would be larger, and hardly faster.
    let mut length = 0;
    loop {
        let last = if length < first { first } else { second };
        let found = after(last - length, motion, &mut counts, &open, to);
        if found != 0 || last == second {
            // The first byte that is not 0, without a branch, which would be mispredicted.
            return (found >> (found.trailing_zeros() & 0o70)) as u8;
        }
        length = last;
    }
}

/// The numbers of walks to the target for so many more lengths, at most eight: a byte for each, the
/// lowest for the first.
#[inline(always)]
fn after(lengths: usize, motion: Motion, counts: &mut Counts, open: &Counts, to: usize) -> u64 {
    let mut found = 0;
    for length in 0..lengths {
        *counts = step(motion, *counts);
        let mut bytes = [0; 64];
        for part in 0..4 {
            counts[part] &= open[part];
            store::<Plain>(counts[part], &mut bytes, part);
        }
        found |= u64::from(bytes[to & 63]) << (8 * (length & 7));
    }
    found
}

/// One move of all walks: for each square the sum over the squares that lead to it.
#[inline(always)]
fn step(motion: Motion, counts: Counts) -> Counts {
    let beside = counts.map(beside_on_ranks::<1>);
    match motion {
        // A walk may also stay on its square: then it is no shortest one.
        Motion::King => {
            let rows = add(counts, beside);
            add(rows, beside_on_files(rows))
        }
        Motion::Wazir => add(beside_on_files(counts), beside),
        _ => {
            let two = counts.map(beside_on_ranks::<2>);
            let ([a, b, c, d], zero) = (beside, u8x16::splat(plain(), 0));
            let two_ranks = add([zero, a, b, c], [b, c, d, zero]);
            add(two_ranks, beside_on_files(two))
        }
    }
}

/// For each square, the sum over the squares so many files to the east and to the west.
#[inline(always)]
fn beside_on_ranks<const FILES: u32>(ranks: u8x16<Plain>) -> u8x16<Plain> {
    let words: u64x2<Plain> = ranks.bitcast();
    (words << (8 * FILES)).to_bytes().saturating_add((words >> (8 * FILES)).to_bytes())
}

/// For each square, the sum over its neighbors on its file.
#[inline(always)]
fn beside_on_files([a, b, c, d]: Counts) -> Counts {
    let zero = u8x16::splat(plain(), 0);
    // The upper rank of a register, and the lower rank of the next.
    let (ab, bc, cd) = (a.slide::<8>(b), b.slide::<8>(c), c.slide::<8>(d));
    let (below, above) = (zero.slide::<8>(a), d.slide::<8>(zero));
    add([below, ab, bc, cd], [ab, bc, cd, above])
}

#[inline(always)]
fn add(mut sums: Counts, others: Counts) -> Counts {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum = sum.saturating_add(other);
    }
    sums
}
