//! The fill by levels for any kind of move: a piece's, its moves backward, those of a graph.

use crate::NONE;

/// Fewest steps from the set to every square, in `map`; the result is the largest of them.
/// `step` gives the squares one step away from any square of a set.
pub(crate) fn map_levels(from: u64, map: &mut [u8; 64], step: impl Fn(u64) -> u64) -> u8 {
    *map = [NONE; 64];
    let (mut frontier, mut reached) = (from, from);
    let mut distance = 0;
    let mut farthest = 0;
    while frontier != 0 {
        farthest = distance;
        write(frontier, distance, map);
        frontier = step(frontier) & !reached;
        reached |= frontier;
        distance += 1;
    }
    farthest
}

/// The same from squares that have a distance already, `NONE` for those that do not start.
pub(crate) fn onward_levels(start: &[u8; 64], map: &mut [u8; 64], step: impl Fn(u64) -> u64) -> u8 {
    *map = [NONE; 64];
    let mut waiting = !starting(start, NONE);
    let (mut frontier, mut reached) = (0, 0);
    let mut distance = 0;
    let mut farthest = 0;
    while frontier | waiting != 0 {
        frontier |= starting(start, distance) & waiting;
        if frontier != 0 {
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

pub(crate) fn write(squares: u64, distance: u8, map: &mut [u8; 64]) {
    let mut rest = squares;
    while rest != 0 {
        map[(rest.trailing_zeros() & 63) as usize] = distance;
        rest &= rest - 1;
    }
}

/// The squares that have this byte.
#[inline]
fn starting(start: &[u8; 64], distance: u8) -> u64 {
    let mut squares = 0;
    for (square, &byte) in start.iter().enumerate() {
        squares |= u64::from(byte == distance) << square;
    }
    squares
}
