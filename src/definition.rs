//! The definition of every distance among obstacles: a fill ring by ring over the moves.
//!
//! These functions are `const fn`, so they can make constants. They are slower than the functions
//! of the same names in the crate's root, which call them for pieces without a kernel: pawns, most
//! leapers and, on the empty board, pieces that move like two others. Tests compare both with an
//! oracle that shares no code with them. The moves here are also the public
//! [`moves`](crate::moves()) and [`attacks`](crate::attacks()).
//!
//! ```
//! use chess_distance::{Obstacles, Piece, Square, definition};
//! const WAY: Option<u8> = definition::path(Piece::Rook, Square::A1, Square::B3, &Obstacles::NONE);
//! assert_eq!(WAY, Some(2));
//! ```

pub(crate) mod moves;
pub(crate) mod table;

use crate::{Bitboard, DistanceMap, NONE, Obstacles, Piece, Square};
use moves::moves;

/// Fewest moves from the nearest square of the set to every square.
#[must_use]
pub const fn map(piece: Piece, from: Bitboard, obstacles: &Obstacles) -> DistanceMap {
    let mut map = DistanceMap::NOWHERE;
    map_by_rings(piece, from, obstacles, &mut map.0);
    map
}

/// Fewest moves from any square of one set to any square of the other; 0 if they share a square,
/// `None` if no sequence of moves leads there or a set is empty.
#[must_use]
pub const fn set_distance(
    piece: Piece,
    from: Bitboard,
    to: Bitboard,
    obstacles: &Obstacles,
) -> Option<u8> {
    let mut fill = Fill::new(piece, from, obstacles);
    let mut distance = 0;
    while !fill.ring.is_empty() {
        if fill.ring.0 & to.0 != 0 {
            return Some(distance);
        }
        fill.advance();
        distance += 1;
    }
    None
}

/// Fewest moves from one square to the other, `None` where no sequence of moves leads.
#[must_use]
pub const fn path(piece: Piece, from: Square, to: Square, obstacles: &Obstacles) -> Option<u8> {
    set_distance(piece, Bitboard::of(from), Bitboard::of(to), obstacles)
}

/// Whether the piece gets from one square to the other in at most this number of moves.
#[must_use]
pub const fn reaches(
    piece: Piece,
    from: Square,
    to: Square,
    moves: u32,
    obstacles: &Obstacles,
) -> bool {
    match path(piece, from, to, obstacles) {
        Some(distance) => distance as u32 <= moves,
        None => false,
    }
}

/// The squares at most this number of moves away from the set.
#[must_use]
pub const fn within(piece: Piece, from: Bitboard, moves: u32, obstacles: &Obstacles) -> Bitboard {
    fill_to(piece, from, moves, obstacles).reached
}

/// The squares exactly this number of moves away from the set.
#[must_use]
pub const fn ring(piece: Piece, from: Bitboard, moves: u32, obstacles: &Obstacles) -> Bitboard {
    fill_to(piece, from, moves, obstacles).ring
}

/// The fill after this number of moves, or at its end.
const fn fill_to(piece: Piece, from: Bitboard, moves: u32, obstacles: &Obstacles) -> Fill<'_> {
    let mut fill = Fill::new(piece, from, obstacles);
    let mut distance = 0;
    while distance < moves && !fill.ring.is_empty() {
        fill.advance();
        distance += 1;
    }
    fill
}

/// A fill in progress: the squares at the present distance, and all squares up to it.
pub(crate) struct Fill<'a> {
    piece: Piece,
    obstacles: &'a Obstacles,
    /// The squares at the present distance; empty when the fill has ended.
    pub(crate) ring: Bitboard,
    /// The squares at this distance or less.
    pub(crate) reached: Bitboard,
}

impl<'a> Fill<'a> {
    /// At distance 0: the start squares, even if they are obstacles.
    pub(crate) const fn new(piece: Piece, from: Bitboard, obstacles: &'a Obstacles) -> Self {
        Self { piece, obstacles, ring: from, reached: from }
    }

    /// One move further.
    pub(crate) const fn advance(&mut self) {
        let next = moves(self.piece, self.ring, self.obstacles);
        self.ring = Bitboard(next.0 & !self.reached.0);
        self.reached = Bitboard(self.reached.0 | next.0);
    }
}

/// The definition of a map. Every kernel is tested against it.
pub(crate) const fn map_by_rings(
    piece: Piece,
    from: Bitboard,
    obstacles: &Obstacles,
    map: &mut [u8; 64],
) -> u8 {
    *map = [NONE; 64];
    let mut fill = Fill::new(piece, from, obstacles);
    let mut distance = 0;
    let mut farthest = 0;
    while !fill.ring.is_empty() {
        farthest = distance;
        write(fill.ring.0, distance, map);
        fill.advance();
        distance += 1;
    }
    farthest
}

/// Writes a distance on all squares of a set.
pub(crate) const fn write(squares: u64, distance: u8, map: &mut [u8; 64]) {
    let mut rest = squares;
    while rest != 0 {
        map[(rest.trailing_zeros() & 63) as usize] = distance;
        rest &= rest - 1;
    }
}

#[cfg(test)]
mod tests;
