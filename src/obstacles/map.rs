//! Distance maps: fewest moves to every square of the board.
//!
//! The definition is [`map_by_levels`].

use core::fmt;
use core::ops::Index;

use crate::fill::map_by_levels;
use crate::simd::{self, Motion};
use crate::{Bitboard, Board, Cpu, NONE, Piece, Square, SquareTable};

/// The distance of every square, [`NONE`] where there is none: 64 bytes, indexed by square.
///
/// ```
/// use chess_distance::{map, Bitboard, Board, Piece, Square, NONE};
/// let (a1, h8): (Square, Square) = ("a1".parse()?, "h8".parse()?);
/// let wall = Board { own: Bitboard(0xff << 24), ..Board::EMPTY }; // all of rank 4
/// let king = map(Piece::King, Bitboard::of(a1), &wall);
/// assert_eq!((king[h8], king.get(h8), king.farthest()), (NONE, None, 7));
/// assert_eq!(map(Piece::King, Bitboard::of(a1), &Board::EMPTY)[h8], 7);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct DistanceMap(pub [u8; 64]);

impl DistanceMap {
    /// The map on which no square has a distance.
    pub const NOWHERE: Self = Self([NONE; 64]);

    /// The distance of a square, `None` where no sequence of moves leads.
    #[must_use]
    pub const fn get(&self, square: Square) -> Option<u8> {
        match self.0[square.index()] {
            NONE => None,
            distance => Some(distance),
        }
    }

    /// The largest distance on the map.
    #[must_use]
    #[inline]
    pub fn farthest(&self) -> u8 {
        self.iter().map(|(_, distance)| distance).max().unwrap_or(0)
    }

    /// The squares that have a distance, from a1 upward, with their distances.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Square, u8)> + Clone {
        Square::all().filter_map(|square| Some((square, self.get(square)?)))
    }
}

impl Index<Square> for DistanceMap {
    type Output = u8;

    #[inline]
    fn index(&self, square: Square) -> &u8 {
        &self.0[square.index()]
    }
}

impl fmt::Debug for DistanceMap {
    /// A board with rank 8 on top, `-` where there is no distance.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            for file in 0..8 {
                match self.0[8 * rank + file] {
                    NONE => f.write_str(" -")?,
                    distance => write!(f, "{distance:2}")?,
                }
                f.write_str(if file < 7 { " " } else { "\n" })?;
            }
        }
        Ok(())
    }
}

/// Fewest moves from the nearest square of the set to every square.
#[must_use]
#[inline]
pub fn map(piece: Piece, from: Bitboard, board: &Board) -> DistanceMap {
    let mut map = DistanceMap::NOWHERE;
    map_into(piece, from, board, &mut map);
    map
}

/// [`map`] in place of another map; the result is the largest distance on it.
pub fn map_into(piece: Piece, from: Bitboard, board: &Board, map: &mut DistanceMap) -> u8 {
    match Cpu::known() {
        Some(cpu) => map_with(cpu, piece, from, board, map),
        None => first_map(piece, from, board, map),
    }
}

/// The first map, for which the processor is asked: a call on the way to every map would have to
/// save all arguments.
#[cold]
#[inline(never)]
fn first_map(piece: Piece, from: Bitboard, board: &Board, map: &mut DistanceMap) -> u8 {
    map_with(Cpu::detect(), piece, from, board, map)
}

/// [`map_into`] with the instruction set given, for tests and measurements of every kernel.
#[inline]
pub fn map_with(
    cpu: Cpu,
    piece: Piece,
    from: Bitboard,
    board: &Board,
    map: &mut DistanceMap,
) -> u8 {
    let map = &mut map.0;
    match Motion::of(piece) {
        Some(motion) => simd::map(
            cpu,
            motion,
            from.0,
            board.enterable(piece),
            board.free(),
            map,
        ),
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

/// [`matrix`] in place of other maps.
pub fn matrix_into(piece: Piece, board: &Board, maps: &mut [[u8; 64]; 64]) {
    matrix_with(Cpu::detect(), piece, board, maps);
}

/// [`matrix_into`] with the instruction set given, for tests and measurements of every kernel.
pub fn matrix_with(cpu: Cpu, piece: Piece, board: &Board, maps: &mut [[u8; 64]; 64]) {
    match Motion::of(piece) {
        Some(motion) => simd::matrix(cpu, motion, board.enterable(piece), board.free(), maps),
        None => {
            for (from, map) in Square::all().zip(maps) {
                map_by_levels(piece, Bitboard::of(from), board, map);
            }
        }
    }
}

#[cfg(test)]
mod tests;
