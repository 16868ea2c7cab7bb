//! Counts of shortest trajectories of king, wazir and knight: the walks of each length, a byte for
//! each square.
//!
//! At the first length at which a walk reaches the target, every walk there is a shortest one, so
//! no set of squares reached before is kept. Sums saturate at 255.
//!
//! Registers of 16 bytes, also on processors that have wider ones: a length is a chain of dependent
//! operations, which wider ones hardly shorten.

use fearless_simd::prelude::*;
use fearless_simd::{u8x16, u64x2};

use crate::cpu::{Isa, Plain, for_each_cpu, plain};
use crate::kernels::boards::{members, store};
use crate::kernels::{Motion, Mover};
use crate::{Cpu, Square};

/// The number of shortest trajectories from the mover's one square to another; `None` for a piece
/// that slides, a number beyond 254, and a longer way than is usual or none.
#[inline]
pub(crate) fn trajectory_count(cpu: Cpu, mover: Mover, to: Square) -> Option<u64> {
    if !mover.motion.is_jump() {
        return None;
    }
    match walks(cpu, mover, to.index()) {
        0 | u8::MAX => None,
        count => Some(count.into()),
    }
}

for_each_cpu! {
    avx2:
    fn walks of mover(to: usize) -> u8 = count_walks;
}

/// The number of walks of the first length that has any; 0 for none of a usual length, and 255 for
/// more than a byte can hold.
#[inline(always)]
fn count_walks<I: Isa>(_: I, mover: Mover, to: usize) -> u8 {
    // Three loops, so that no branch in a loop depends on the piece.
    match mover.motion {
        Motion::King => walks_of(Motion::King, [5, 4], mover, to),
        Motion::Wazir => walks_of(Motion::Wazir, [6, 6], mover, to),
        _ => walks_of(Motion::Knight, [4, 3], mover, to),
    }
}

/// `lengths` are those before the first end test, and those after it.
#[inline(always)]
fn walks_of(motion: Motion, lengths: [usize; 2], mover: Mover, to: usize) -> u8 {
    let (open, mut counts) = (on(mover.enterable, 255), on(mover.from, 1));
    let mut found = 0;
    for lengths in lengths {
        found = after(lengths, motion, &mut counts, &open, to);
        if found != 0 {
            break;
        }
    }
    // The first byte that is not 0, without a branch, which would be mispredicted.
    (found >> (found.trailing_zeros() & 0o70)) as u8
}

/// A byte for each square, in the registers that every processor has: two ranks in each.
type Counts = [u8x16<Plain>; 4];

/// A number for the squares of a set, and 0 for the others.
#[inline(always)]
fn on(set: u64, number: u8) -> Counts {
    [0, 1, 2, 3].map(|part| members(plain(), set, part) & number)
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
        // A walk may also stay on its square, and then is not a shortest one.
        Motion::King => {
            let rows = add(counts, beside);
            add(rows, beside_on_files(rows))
        }
        Motion::Wazir => add(beside_on_files(counts), beside),
        _ => {
            let two = counts.map(beside_on_ranks::<2>);
            let ([a, b, c, d], zero) = (beside, u8x16::splat(plain(), 0));
            add(add([zero, a, b, c], [b, c, d, zero]), beside_on_files(two))
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
