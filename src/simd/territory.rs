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

/// The squares that the first side reaches no later than the second, and those that the second
/// reaches no later than the first: both have those that are tied. Two words are in registers,
/// where three go through memory.
pub(crate) type NotLater = (u64, u64);

/// Two sides of the same jumps; `None` for all others. What starts is among the open squares.
#[inline(always)]
pub(super) fn of_jumps(
    (first, second): (Motion, Motion),
    starts: (u64, u64),
    open: (u64, u64),
) -> Option<NotLater> {
    let open = (open.0 | starts.0, open.1 | starts.1);
    match (first, second) {
        (Motion::King, Motion::King) => Some(side_by_side::<jumps::King>(starts, open)),
        (Motion::Wazir, Motion::Wazir) => Some(side_by_side::<jumps::Wazir>(starts, open)),
        (Motion::Knight, Motion::Knight) => Some(side_by_side::<jumps::Knight>(starts, open)),
        _ => None,
    }
}

/// Both fills in turn: one waits for nothing while the other does. What one side has reached at
/// some level and the other has not is nearer to the one.
#[inline(never)]
fn side_by_side<J: Jumps>(starts: (u64, u64), open: (u64, u64)) -> NotLater {
    let (next, other_next) = (search::fill::<J>(open.0), search::fill::<J>(open.1));
    let (mut one, mut other) = starts;
    let (mut nearer, mut farther) = (0, 0);
    // Both sides together are done in fewer levels than one alone.
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
        if (one | other) == (open.0 | open.1) || before == (one, other) {
            break;
        }
        count = 2;
    }
    // Those that the other side had before are not of this one.
    (
        (one | other) & !(farther | other & !one),
        (one | other) & !(nearer | one & !other),
    )
}

/// Two sides of any motions; `None` where one goes farther than is counted here.
#[inline(never)]
pub(super) fn of_any(cpu: Cpu, first: &Side, second: &Side) -> Option<NotLater> {
    let (mut one, mut other) = ([0; MOST], [0; MOST]);
    if !(levels(cpu, first, &mut one) && levels(cpu, second, &mut other)) {
        return None;
    }
    let [mut nearer, mut farther] = [0; 2];
    for (one, other) in one.iter().zip(&other) {
        nearer |= one & !other;
        farther |= other & !one;
    }
    let reached = one[MOST - 1] | other[MOST - 1];
    Some((reached & !farther, reached & !nearer))
}

/// What a side has reached after 0, 1, 2, ... moves; `false` where that has no end. In place: the
/// library has no memcpy.
fn levels(cpu: Cpu, side: &Side, levels: &mut [u64; MOST]) -> bool {
    let Side {
        motion,
        from,
        enterable,
        free,
    } = *side;
    levels[0] = from;
    let open = enterable | from;
    match motion {
        Motion::King => fill(levels, search::fill::<jumps::King>(open)),
        Motion::Wazir => fill(levels, search::fill::<jumps::Wazir>(open)),
        Motion::Knight => fill(levels, search::fill::<jumps::Knight>(open)),
        Motion::Slider(ways) => slides(cpu, ways, enterable, free, levels),
    }
    levels[MOST - 1] == levels[MOST - 2]
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
