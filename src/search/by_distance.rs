//! Maps by a search over whole levels, for moves that have no kernel.

use crate::set::Set;
use crate::{Bitboard, NONE};

/// The largest distance in a map. It stands for all larger ones.
const LARGEST: u8 = NONE - 1;

/// Fewest moves from the set to every square, in a map that has [`NONE`] everywhere. The result is
/// the largest of them. `step` gives the squares one move away from any square of a set.
///
/// `spread` adds the squares that free moves reach from a level, without those reached before.
#[inline(always)]
pub(crate) fn map<S: Set>(
    from: S,
    map: &mut [u8],
    step: impl Fn(S) -> S,
    spread: impl Fn(S, S) -> S,
) -> u8 {
    let (mut level, mut reached) = (from, S::EMPTY);
    let (mut distance, mut farthest) = (0, 0);
    while !level.is_empty() {
        level = spread(level, reached);
        reached |= level;
        farthest = distance;
        write(level, distance, map);
        level = step(level).without(reached);
        distance = (distance + 1).min(LARGEST);
    }
    farthest
}

/// For moves of which none is free.
#[inline(always)]
pub(crate) fn none_free<S>(level: S, _: S) -> S {
    level
}

/// [`map`] from squares that have a distance already; [`NONE`] for squares that do not start. No
/// sum exceeds 254.
#[inline(always)]
pub(crate) fn onward_map(
    start: &[u8; 64],
    map: &mut [u8; 64],
    step: impl Fn(Bitboard) -> Bitboard,
    spread: impl Fn(Bitboard, Bitboard) -> Bitboard,
) -> u8 {
    *map = [NONE; 64];
    // The squares that have not started yet; the first of them start at the distance `due`.
    let (mut waiting, mut due) = starting_from(start, Bitboard::FULL, 0);
    let (mut level, mut reached) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let (mut distance, mut farthest) = (0, 0);
    while !(level | waiting).is_empty() {
        if level.is_empty() {
            distance = distance.max(due);
        }
        if distance >= due {
            let (later, next) = starting_from(start, waiting, distance.saturating_add(1));
            level |= waiting & !later;
            (waiting, due) = (later, next);
        }
        if !level.is_empty() {
            level = spread(level, reached);
            farthest = distance;
            write(level, distance, map);
            reached |= level;
            waiting &= !reached;
            level = step(level) & !reached;
        }
        distance = distance.saturating_add(1);
    }
    farthest
}

/// The members of a set that start at this distance or later, and the least of their distances.
fn starting_from(start: &[u8; 64], set: Bitboard, distance: u8) -> (Bitboard, u8) {
    let (mut later, mut least) = (Bitboard::EMPTY, NONE);
    set.each(|square| {
        let own = start[square & 63];
        if own >= distance && own != NONE {
            later.0 |= 1 << square;
            least = least.min(own);
        }
    });
    (later, least)
}

/// Writes a distance on all squares of a set.
#[inline(always)]
fn write<S: Set>(squares: S, distance: u8, map: &mut [u8]) {
    squares.each(|square| {
        if let Some(byte) = map.get_mut(square) {
            *byte = distance;
        }
    });
}
