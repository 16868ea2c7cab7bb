//! Maps on which some squares cost more to enter.
//!
//! Source: Robert Dial, Algorithm 360: Shortest-path forest with topological ordering, 1969: a
//! bucket for each sum, here a set of squares.

use crate::definition::moves::moves;
use crate::kernels::weighted::sums;
use crate::kernels::{self, Mover};
use crate::{Bitboard, Board, Cpu, DistanceMap, Piece};

/// The least sums of costs from the nearest square of the set to every square, 0 to 252. A move
/// costs 1, one more if it enters a square of `plus1`, two more for `plus2`, three more for both.
///
/// Squares that the enemy attacks: the king may enter them, but each costs one more.
///
/// ```
/// use chess_distance::{weighted_map, Bitboard, Board, Piece, Square};
/// let (e1, e8): (Square, Square) = ("e1".parse()?, "e8".parse()?);
/// let rank_4 = Bitboard(0xff << 24);
/// let king = Bitboard::of(e1);
/// let map = weighted_map(Piece::King, king, rank_4, Bitboard::EMPTY, &Board::EMPTY);
/// assert_eq!(map.get(e8), Some(8)); // seven moves, one of them to rank 4
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn weighted_map(
    piece: Piece,
    from: Bitboard,
    plus1: Bitboard,
    plus2: Bitboard,
    board: &Board,
) -> DistanceMap {
    let mut map = DistanceMap::NOWHERE;
    weighted_map_into(piece, from, plus1, plus2, board, &mut map);
    map
}

/// [`weighted_map`] into an existing map. Returns the largest sum on it.
#[inline]
pub fn weighted_map_into(
    piece: Piece,
    from: Bitboard,
    plus1: Bitboard,
    plus2: Bitboard,
    board: &Board,
    map: &mut DistanceMap,
) -> u8 {
    let (plus1, plus2, map) = (plus1.0, plus2.0, &mut map.0);
    let enterable = board.enterable(piece);
    let by_cost = [
        enterable & !(plus1 | plus2),
        enterable & plus1 & !plus2,
        enterable & plus2 & !plus1,
        enterable & plus1 & plus2,
    ];
    if let Some(mover) = Mover::new(piece, from, board) {
        return kernels::weighted_map(Cpu::detect(), mover, &by_cost, map);
    }
    let found = sums(from.0, &by_cost, |from| moves(piece, Bitboard(from), board).0);
    kernels::write_planes(Cpu::detect(), &found.planes, !found.reached, map);
    kernels::largest_of_planes(&found.planes, found.reached)
}

#[cfg(test)]
mod tests;
