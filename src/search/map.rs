//! Distance maps: fewest moves to every square of the board.
//!
//! The definition is [`definition::map`](crate::definition::map).

use super::{map_of_levels, none_free};
use crate::definition::map_by_levels;
use crate::definition::moves::origins;
use crate::kernels::{self, Mover};
use crate::{Bitboard, Board, Cpu, DistanceMap, NONE, Piece, Square, SquareTable};

/// Fewest moves from the nearest square of the set to every square.
#[must_use]
#[inline]
pub fn map(piece: Piece, from: Bitboard, board: &Board) -> DistanceMap {
    DistanceMap::filled(|map| map_into(piece, from, board, map))
}

/// [`map`] into an existing map. Returns the largest distance on it.
pub fn map_into(piece: Piece, from: Bitboard, board: &Board, map: &mut DistanceMap) -> u8 {
    match Cpu::known() {
        Some(cpu) => map_with(cpu, piece, from, board, &mut map.0),
        None => first_map(piece, from, board, map),
    }
}

/// Cold: a detection inlined into [`map_into`] would make every call save its arguments.
#[cold]
#[inline(never)]
pub(super) fn first_map(piece: Piece, from: Bitboard, board: &Board, map: &mut DistanceMap) -> u8 {
    map_with(Cpu::detect(), piece, from, board, &mut map.0)
}

#[inline]
pub(crate) fn map_with(
    cpu: Cpu,
    piece: Piece,
    from: Bitboard,
    board: &Board,
    map: &mut [u8; 64],
) -> u8 {
    match Mover::new(piece, from, board) {
        Some(mover) => kernels::map(cpu, mover, map),
        None => map_by_levels(piece, from, board, map),
    }
}

/// The maps of all 64 squares at once, `[from][to]`: the distances of the piece's whole mobility
/// graph.
///
/// Source: Robert Levinson and Richard Snyder, Distance: Toward the Unification of Chess Knowledge.
#[must_use]
#[inline]
pub fn matrix(piece: Piece, board: &Board) -> SquareTable {
    let mut maps = [[NONE; 64]; 64];
    matrix_into(piece, board, &mut maps);
    SquareTable(maps)
}

/// [`matrix`] into existing maps.
pub fn matrix_into(piece: Piece, board: &Board, maps: &mut [[u8; 64]; 64]) {
    if let Some(mover) = Mover::new(piece, Bitboard::EMPTY, board) {
        return kernels::matrix(Cpu::detect(), mover, maps);
    }
    for (from, map) in Square::all().zip(maps) {
        map_by_levels(piece, Bitboard::of(from), board, map);
    }
}

/// Fewest moves from every square to the nearest square of the set.
///
/// Every square may be the start, even one that no move may enter. A target that no move may enter
/// is at distance 0 from itself and is reached from nowhere else.
///
/// ```
/// use chess_distance::{map, map_to, Bitboard, Board, Piece, Square};
/// let (e2, e4): (Square, Square) = ("e2".parse()?, "e4".parse()?);
/// let to_e4 = map_to(Piece::WhitePawn, Bitboard::of(e4), &Board::EMPTY);
/// assert_eq!(to_e4.get(e2), Some(1));
/// assert_eq!(map(Piece::WhitePawn, Bitboard::of(e4), &Board::EMPTY).get(e2), None);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn map_to(piece: Piece, to: Bitboard, board: &Board) -> DistanceMap {
    DistanceMap::filled(|map| map_to_into(piece, to, board, map))
}

/// [`map_to`] into an existing map. Returns the largest distance on it.
pub fn map_to_into(piece: Piece, to: Bitboard, board: &Board, map: &mut DistanceMap) -> u8 {
    match Mover::new(piece, to, board) {
        Some(mover) => kernels::map_to(Cpu::detect(), mover, &mut map.0),
        None => {
            *map = DistanceMap::NOWHERE;
            let back = |entered| origins(piece, entered, board);
            map_of_levels(to, &mut map.0, back, none_free)
        }
    }
}
