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
use super::words::{Open, Words};
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

/// Two sides of the same jumps; `None` for sides that slide. What starts is among the open squares.
#[inline(always)]
pub(super) fn of_jumps(
    cpu: Cpu,
    motion: Motion,
    starts: (u64, u64),
    open: (u64, u64),
) -> Option<NotLater> {
    let open = (open.0 | starts.0, open.1 | starts.1);
    match motion {
        Motion::King => Some(kings(cpu, starts, open)),
        Motion::Wazir => Some(wazirs(cpu, starts, open)),
        Motion::Knight => Some(knights(cpu, starts, open)),
        Motion::Slider(_) => None,
    }
}

for_each_cpu! {
    fn kings(starts: (u64, u64), open: (u64, u64)) -> NotLater =
        |V, One, Two, Four, proof, one, words| side_by_side::<Two, jumps::King>(words, starts, open);
    fn wazirs(starts: (u64, u64), open: (u64, u64)) -> NotLater =
        |V, One, Two, Four, proof, one, words| side_by_side::<Two, jumps::Wazir>(words, starts, open);
    fn knights(starts: (u64, u64), open: (u64, u64)) -> NotLater =
        |V, One, Two, Four, proof, one, words| side_by_side::<Two, jumps::Knight>(words, starts, open);
}

/// Both fills side by side in the words of a register. What one side has reached at some level and
/// the other has not is nearer to the one.
#[inline(always)]
fn side_by_side<W: Words, J: Jumps>(
    proof: W::Proof,
    starts: (u64, u64),
    open: (u64, u64),
) -> NotLater {
    let all = W::splat(proof, !0);
    let open = Open::new(proof, W::new(proof, [open.0, open.1, 0, 0]));
    let mut reached = W::new(proof, [starts.0, starts.1, 0, 0]);
    let mut nearer = W::splat(proof, 0);
    // Both sides together are done in fewer levels than one alone.
    let mut count = 7;
    loop {
        let mut before = reached;
        for _ in 0..count {
            nearer = nearer | reached & (reached.exchanged() ^ all);
            before = reached;
            reached = J::level(proof, reached, open);
        }
        if is_divided(open.all, before, reached) {
            break;
        }
        count = 2;
    }
    // Those that the other side had before are not of this one.
    let other = reached.exchanged();
    nearer = nearer | reached & (other ^ all);
    let not_later = (reached | other) & (nearer.exchanged() ^ all);
    let [first, second, ..] = not_later.words();
    (first, second)
}

/// Whether no open square is left that neither side has reached, or none was new to either.
#[inline(always)]
fn is_divided<W: Words>(open: W, before: W, reached: W) -> bool {
    let left = ((reached | reached.exchanged()) ^ (open | open.exchanged())).words();
    let new = (before ^ reached).words();
    left[0] == 0 || new[0] | new[1] == 0
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

#[cfg(test)]
mod tests;
