//! The steps of pieces in four directions side by side.

use crate::kernels::sets::{NOT_A_FILE, NOT_H_FILE};

/// For each direction toward higher squares its shift, and the squares on which a step in it and a
/// step back may end.
pub(super) struct Directions {
    pub(super) by: [u64; 4],
    pub(super) forward: [u64; 4],
    pub(super) back: [u64; 4],
}

pub(super) const fn directions(each: [(u64, u64, u64); 4]) -> Directions {
    let [a, b, c, d] = each;
    Directions {
        by: [a.0, b.0, c.0, d.0],
        forward: [a.1, b.1, c.1, d.1],
        back: [a.2, b.2, c.2, d.2],
    }
}

/// One direction. Bits that leave a word may come in at its other end, so the lowest ranks cannot
/// be ends of a step up.
pub(super) const fn direction(by: u64, forward: u64, back: u64) -> (u64, u64, u64) {
    let ranks = (by + 2) / 8;
    (by, forward & !0 << (8 * ranks), back & !0 >> (8 * ranks))
}

const NORTH: (u64, u64, u64) = direction(8, !0, !0);
const EAST: (u64, u64, u64) = direction(1, NOT_A_FILE, NOT_H_FILE);
const NORTHEAST: (u64, u64, u64) = direction(9, NOT_A_FILE, NOT_H_FILE);
const NORTHWEST: (u64, u64, u64) = direction(7, NOT_H_FILE, NOT_A_FILE);

pub(super) static ORTHOGONAL: Directions = directions([NORTH, EAST, NORTH, EAST]);
pub(super) static DIAGONAL: Directions = directions([NORTHEAST, NORTHWEST, NORTHEAST, NORTHWEST]);
pub(super) static ALL: Directions = directions([NORTH, EAST, NORTHEAST, NORTHWEST]);
pub(super) static KNIGHT: Directions = directions([
    direction(17, NOT_A_FILE, NOT_H_FILE),
    direction(15, NOT_H_FILE, NOT_A_FILE),
    direction(10, NOT_A_FILE & NOT_A_FILE << 1, NOT_H_FILE & NOT_H_FILE >> 1),
    direction(6, NOT_H_FILE & NOT_H_FILE >> 1, NOT_A_FILE & NOT_A_FILE << 1),
]);

/// The moves of one step from all squares.
pub(super) const fn moves(directions: &Directions) -> u32 {
    let (mut moves, mut at) = (0, 0);
    while at < 4 {
        moves += directions.forward[at].count_ones() + directions.back[at].count_ones();
        at += 1;
    }
    moves
}

// Those of a king are 420, those of a knight 336.
const _: () = {
    assert!(moves(&ORTHOGONAL) == 2 * 224 && moves(&DIAGONAL) == 2 * 196);
    assert!(moves(&ALL) == 420 && moves(&KNIGHT) == 336);
};
