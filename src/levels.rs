//! The fill by levels for any kind of move: a piece's, its moves backward, those of a graph.
//!
//! The fill of [`crate::fill`] is a `const fn`, which cannot call a closure. So it supports only
//! the moves of pieces.

use crate::NONE;
use crate::fill::write;

/// Fewest steps from the set to every square, in `map`; the result is the largest of them.
/// `step` gives the squares one step away from any square of a set.
pub(crate) fn map_levels(from: u64, map: &mut [u8; 64], step: impl Fn(u64) -> u64) -> u8 {
    map_levels_after(from, map, step, |frontier, _| frontier)
}

/// The same with free moves: `spread` adds the squares that free moves reach from a frontier,
/// without those reached before.
#[inline(always)]
pub(crate) fn map_levels_after(
    from: u64,
    map: &mut [u8; 64],
    step: impl Fn(u64) -> u64,
    spread: impl Fn(u64, u64) -> u64,
) -> u8 {
    *map = [NONE; 64];
    let (mut frontier, mut reached) = (from, 0);
    let mut distance = 0;
    let mut farthest = 0;
    while frontier != 0 {
        frontier = spread(frontier, reached);
        reached |= frontier;
        farthest = distance;
        write(frontier, distance, map);
        frontier = step(frontier) & !reached;
        distance += 1;
    }
    farthest
}

/// [`map_levels`] from squares that have a distance already; `NONE` for squares that do not start.
#[inline(always)]
pub(crate) fn onward_levels(start: &[u8; 64], map: &mut [u8; 64], step: impl Fn(u64) -> u64) -> u8 {
    onward_levels_after(start, map, step, |frontier, _| frontier)
}

/// [`map_levels_after`] from squares that have a distance already.
#[inline(always)]
pub(crate) fn onward_levels_after(
    start: &[u8; 64],
    map: &mut [u8; 64],
    step: impl Fn(u64) -> u64,
    spread: impl Fn(u64, u64) -> u64,
) -> u8 {
    *map = [NONE; 64];
    // The squares that have not started yet; the first of them start at the distance `due`.
    let (mut waiting, mut due) = starting_after(start, !0, 0);
    let (mut frontier, mut reached) = (0, 0);
    let mut distance = 0;
    let mut farthest = 0;
    while frontier | waiting != 0 {
        if frontier == 0 {
            distance = distance.max(due);
        }
        if distance >= due {
            let (later, next) = starting_after(start, waiting, distance.saturating_add(1));
            frontier |= waiting & !later;
            (waiting, due) = (later, next);
        }
        if frontier != 0 {
            frontier = spread(frontier, reached);
            farthest = distance;
            write(frontier, distance, map);
            reached |= frontier;
            waiting &= !reached;
            frontier = step(frontier) & !reached;
        }
        distance = distance.saturating_add(1);
    }
    farthest
}

/// The members of a set that start at this distance or later, and the least of their distances.
fn starting_after(start: &[u8; 64], set: u64, distance: u8) -> (u64, u8) {
    let (mut later, mut least) = (0, NONE);
    let mut rest = set;
    while rest != 0 {
        let square = (rest.trailing_zeros() & 63) as usize;
        if start[square] >= distance && start[square] != NONE {
            later |= 1 << square;
            least = least.min(start[square]);
        }
        rest &= rest - 1;
    }
    (later, least)
}
