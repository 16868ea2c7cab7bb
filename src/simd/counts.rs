//! Counts of trajectories among obstacles for king, wazir and knight: the walks of each length, a
//! byte for each square.
//! At the first length at which a walk reaches the target, every walk there is a shortest one. So
//! the fill keeps no set of squares reached before. Sums saturate at 255; then the definition
//! counts.
//! that gets there is left to the definition.

use super::each_cpu::for_each_cpu;
use super::isa::Isa;
use super::ranks::Ranks;
use super::{Cpu, Motion, Mover, path};
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

for_each_cpu! {
    fn walks(mover, to: usize) -> u8 = count_walks;
}

/// The number of walks of the first length that has any; 0 for none of a usual length, and 255 for
/// more than a byte can hold.
#[inline(always)]
fn count_walks<I: Isa>(isa: I, mover: Mover, to: usize) -> u8 {
    match mover.motion {
        Motion::King => walks_of::<I::Ranks, King>(isa.into(), (5, 9), mover, to),
        Motion::Wazir => walks_of::<I::Ranks, Wazir>(isa.into(), (6, 12), mover, to),
        _ => walks_of::<I::Ranks, Knight>(isa.into(), (4, 7), mover, to),
    }
}

/// `usual` are the lengths at the first end test and at the last.
#[inline(always)]
fn walks_of<V: Ranks, S: Step>(
    proof: V::Proof,
    usual: (usize, usize),
    mover: Mover,
    to: usize,
) -> u8 {
    let mut open_ranks = [V::splat(proof, 0); 4];
    let mut counts = open_ranks;
    for part in 0..V::PARTS {
        open_ranks[part % 4] = V::members(proof, mover.enterable, part);
        counts[part % 4] = V::members(proof, mover.from, part) & V::splat(proof, 1);
    }
    let (first, second) = usual;
    // Not unrolled: three times the code would save a tenth of the time.
    let mut length = 0;
    loop {
        let last = if length < first { first } else { second };
        let found = after::<V, S>(last - length, &mut counts, &open_ranks, to);
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

/// One move of all walks: for each square the sum over the squares that lead to it.
trait Step {
    fn step<V: Ranks>(counts: [V; 4]) -> [V; 4];
}

struct King;

impl Step for King {
    /// A walk may also stay on its square: then it is no shortest one.
    #[inline(always)]
    fn step<V: Ranks>(counts: [V; 4]) -> [V; 4] {
        let rows = add(counts, beside::<V, 8>(counts));
        add(rows, add(V::rank_up(rows), V::rank_down(rows)))
    }
}

struct Wazir;

impl Step for Wazir {
    #[inline(always)]
    fn step<V: Ranks>(counts: [V; 4]) -> [V; 4] {
        let column = add(V::rank_up(counts), V::rank_down(counts));
        add(column, beside::<V, 8>(counts))
    }
}

struct Knight;

impl Step for Knight {
    #[inline(always)]
    fn step<V: Ranks>(counts: [V; 4]) -> [V; 4] {
        let (one, two) = (beside::<V, 8>(counts), beside::<V, 16>(counts));
        let two_ranks = add(V::two_ranks_up(one), V::two_ranks_down(one));
        add(two_ranks, add(V::rank_up(two), V::rank_down(two)))
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
        counts[part % 4] = ranks.up::<BITS>().add_to_limit(ranks.down::<BITS>());
    }
    counts
}
