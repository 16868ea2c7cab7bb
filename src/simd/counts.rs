//! Counts of trajectories among obstacles for king, wazir and knight: the walks of each length, a
//! byte for each square.
//!
//! The first length at which a walk comes to the target is the distance, and then every walk there
//! is a shortest one: nobody has to know which squares were seen before. Sums stop at 255: a count
//! that gets there is left to the definition.

mod ranks;

use self::ranks::Ranks;
use super::each_cpu::for_each_cpu;
use super::{Cpu, Motion, path};
use crate::{Bitboard, Square};

/// The number of shortest trajectories; `None` for a piece that slides, a number beyond 254, or a
/// longer way than is usual.
#[inline]
pub(super) fn count(
    cpu: Cpu,
    motion: Motion,
    from: Square,
    to: Square,
    enterable: u64,
) -> Option<u64> {
    let (from, target) = (1 << from.index(), 1 << to.index());
    if from == target {
        return Some(1);
    }
    if !Bitboard(enterable).contains(to) {
        return Some(0);
    }
    if let Motion::Slider(_) = motion {
        return None;
    }
    // No walk needs to come back to the start, enterable or not: that is no shortest one.
    match walks(cpu, motion, from, to.index(), enterable) {
        0 => unusual(cpu, motion, (from, target), enterable),
        u8::MAX => None,
        count => Some(u64::from(count)),
    }
}

/// Where no walk of a usual length comes to the target, perhaps none does.
#[cold]
fn unusual(cpu: Cpu, motion: Motion, sets: (u64, u64), enterable: u64) -> Option<u64> {
    // No jump needs free squares.
    match path::set_distance(cpu, motion, sets, (enterable, 0)) {
        None => Some(0),
        Some(_) => None,
    }
}

for_each_cpu! {
    /// The number of walks of the first length at which there are any; 0 for none of a usual
    /// length, and 255 for more than a byte can say.
    fn walks(motion: Motion, from: u64, to: usize, open: u64) -> u8 =
        |V, One, Two, Four, proof, one, words| match motion {
            Motion::King => walks_of::<V, King>(proof, (5, 9), from, to, open),
            Motion::Wazir => walks_of::<V, Wazir>(proof, (6, 12), from, to, open),
            _ => walks_of::<V, Knight>(proof, (4, 7), from, to, open),
        };
}

/// `usual` are the lengths after which to ask for the first time, and to give up.
#[inline(always)]
fn walks_of<V: Ranks, S: Step>(
    proof: V::Proof,
    usual: (usize, usize),
    from: u64,
    to: usize,
    open: u64,
) -> u8 {
    let mut open_ranks = [V::splat(proof, 0); 4];
    let mut counts = open_ranks;
    for part in 0..V::PARTS {
        open_ranks[part % 4] = V::members(proof, open, part);
        counts[part % 4] = V::members(proof, from, part) & V::splat(proof, 1);
    }
    let (first, second) = usual;
    // One loop, twice: written out, the lengths are three times the code for a tenth of the time.
    let mut length = 0;
    loop {
        let last = if length < first { first } else { second };
        let found = after::<V, S>(last - length, &mut counts, &open_ranks, to);
        if found != 0 || last == second {
            // The first byte that is not 0, without a branch on which one: nobody can guess that.
            return (found >> (found.trailing_zeros() & 0o70)) as u8;
        }
        length = last;
    }
}

/// The numbers of walks to the target for so many more lengths, at most eight: a byte for each, the
/// lowest for the first.
#[inline(always)]
fn after<V: Ranks, S: Step>(
    lengths: usize,
    counts: &mut [V; 4],
    open_ranks: &[V; 4],
    to: usize,
) -> u64 {
    let mut found = 0;
    for length in 0..lengths {
        *counts = S::step(*counts);
        let mut bytes = [0; 64];
        for part in 0..V::PARTS {
            counts[part % 4] = counts[part % 4] & open_ranks[part % 4];
            counts[part % 4].store(&mut bytes, part);
        }
        found |= u64::from(bytes[to & 63]) << (8 * (length & 7));
    }
    found
}

/// One move of all walks: for each square the sum over the squares that lead to it. Not a closure:
/// what a kernel calls is inlined whatever its size.
trait Step {
    fn step<V: Ranks>(counts: [V; 4]) -> [V; 4];
}

struct King;

impl Step for King {
    /// A walk may also stay where it is: then it is no shortest one.
    #[inline(always)]
    fn step<V: Ranks>(counts: [V; 4]) -> [V; 4] {
        let rows = add(counts, beside::<V, 8>(counts));
        add(rows, add(V::up(rows), V::down(rows)))
    }
}

struct Wazir;

impl Step for Wazir {
    #[inline(always)]
    fn step<V: Ranks>(counts: [V; 4]) -> [V; 4] {
        let column = add(V::up(counts), V::down(counts));
        add(column, beside::<V, 8>(counts))
    }
}

struct Knight;

impl Step for Knight {
    #[inline(always)]
    fn step<V: Ranks>(counts: [V; 4]) -> [V; 4] {
        let (one, two) = (beside::<V, 8>(counts), beside::<V, 16>(counts));
        let two_ranks = add(V::two_up(one), V::two_down(one));
        add(two_ranks, add(V::up(two), V::down(two)))
    }
}

#[inline(always)]
fn add<V: Ranks>(mut a: [V; 4], b: [V; 4]) -> [V; 4] {
    for part in 0..V::PARTS {
        a[part % 4] = a[part % 4].add_to_limit(b[part % 4]);
    }
    a
}

/// For each square, the sum over the two that lie so many bits away on its rank.
#[inline(always)]
fn beside<V: Ranks, const BITS: i32>(mut counts: [V; 4]) -> [V; 4] {
    for part in 0..V::PARTS {
        let ranks = counts[part % 4];
        counts[part % 4] = ranks.left::<BITS>().add_to_limit(ranks.right::<BITS>());
    }
    counts
}
