//! Who is nearer: which kernel divides the board between two sides.

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
pub(super) mod two_kings;
#[cfg(not(target_arch = "x86_64"))]
pub(super) mod two_kings;

use super::each_cpu::for_each_cpu;
use super::jumps::{self, Jumps};
use super::search;
use super::slides::LinesAndJumps;
use super::words::Words;
use super::{Cpu, Motion, Ways};

/// Levels that are kept of a side that slides.
const MOST: usize = 16;

/// One of two sides among its own obstacles.
#[derive(Clone, Copy)]
pub(crate) struct Side {
    pub(crate) motion: Motion,
    pub(crate) from: u64,
    pub(crate) enterable: u64,
    pub(crate) free: u64,
}

/// The squares nearer to the first side, to the second one, and as near to both; `None` where a
/// side that slides goes farther than is counted here.
///
/// What one side has reached at some level and the other has not is nearer to the one.
#[inline]
pub(super) fn divide(cpu: Cpu, first: Side, second: Side) -> Option<[u64; 3]> {
    match (first.motion, second.motion) {
        (Motion::King, Motion::King) => Some(side_by_side::<jumps::King>(first, second)),
        (Motion::Wazir, Motion::Wazir) => Some(side_by_side::<jumps::Wazir>(first, second)),
        (Motion::Knight, Motion::Knight) => Some(side_by_side::<jumps::Knight>(first, second)),
        _ => one_by_one(cpu, first, second),
    }
}

/// Both fills in turn: one waits for nothing while the other does.
#[inline]
fn side_by_side<J: Jumps>(first: Side, second: Side) -> [u64; 3] {
    let next = search::fill::<J>(first.enterable | first.from);
    let other_next = search::fill::<J>(second.enterable | second.from);
    let all = first.enterable | first.from | second.enterable | second.from;
    let (mut one, mut other) = (first.from, second.from);
    let (mut nearer, mut farther) = (0, 0);
    // Both sides together are done in about half the levels of one alone.
    let mut count = 7;
    loop {
        let mut before = (one, other);
        for _ in 0..count {
            nearer |= one & !other;
            farther |= other & !one;
            before = (one, other);
            one = next(one);
            other = other_next(other);
        }
        // No square that neither has reached, or none that is new.
        if (one | other) == all || before == (one, other) {
            break;
        }
        count = 2;
    }
    nearer |= one & !other;
    farther |= other & !one;
    [nearer, farther, (one | other) & !(nearer | farther)]
}

/// One fill after the other, and what they have at each level.
#[inline(never)]
fn one_by_one(cpu: Cpu, first: Side, second: Side) -> Option<[u64; 3]> {
    let (one, other) = (levels(cpu, first)?, levels(cpu, second)?);
    let [mut nearer, mut farther] = [0; 2];
    for (one, other) in one.iter().zip(&other) {
        nearer |= one & !other;
        farther |= other & !one;
    }
    let reached = one[MOST - 1] | other[MOST - 1];
    Some([nearer, farther, reached & !(nearer | farther)])
}

/// What a side has reached after 0, 1, 2, ... moves; `None` where that has no end.
fn levels(cpu: Cpu, side: Side) -> Option<[u64; MOST]> {
    let Side {
        motion,
        from,
        enterable,
        free,
    } = side;
    let mut levels = [0; MOST];
    levels[0] = from;
    let open = enterable | from;
    match motion {
        Motion::King => fill(&mut levels, search::fill::<jumps::King>(open)),
        Motion::Wazir => fill(&mut levels, search::fill::<jumps::Wazir>(open)),
        Motion::Knight => fill(&mut levels, search::fill::<jumps::Knight>(open)),
        Motion::Slider(ways) => slides(cpu, ways, enterable, free, &mut levels),
    }
    (levels[MOST - 1] == levels[MOST - 2]).then_some(levels)
}

#[inline(always)]
fn fill(levels: &mut [u64; MOST], level: impl Fn(u64) -> u64) {
    let mut reached = levels[0];
    for place in levels {
        *place = reached;
        reached = level(reached);
    }
}

for_each_cpu! {
    fn slides(ways: Ways, enterable: u64, free: u64, levels: &mut [u64; MOST]) -> () =
        |V, One, Two, Four, proof, one, words| slides_with::<Four>(words, (ways, enterable, free), levels);
}

#[inline(always)]
fn slides_with<W: Words>(
    proof: W::Proof,
    (ways, enterable, free): (Ways, u64, u64),
    levels: &mut [u64; MOST],
) {
    let moves = LinesAndJumps::<W>::new(proof, ways, free);
    let open = W::splat(proof, enterable);
    let mut reached = W::splat(proof, levels[0]);
    let mut before = 0;
    for place in levels {
        *place = reached.first();
        // The levels behind the last one are like it.
        if *place != before {
            reached = reached | moves.moves(reached).union() & open;
        }
        before = *place;
    }
}
