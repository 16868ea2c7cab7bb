//! Distance maps: fewest moves to every square of the board.
//!
//! The definition is [`map_by_levels`]. What makes maps faster: distances as bit planes
//! (`planes`), one move as straight-line code (`steps`), and vectors (`kernels`).

#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, unused_imports, unused_variables)
)] // for AVX-512
mod kernels;
mod planes;
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))] // for AVX-512
mod steps;

use core::fmt;
use core::ops::Index;

use crate::fill::Fill;
use crate::table::{NONE, SquareTable};
use crate::{Bitboard, Board, Cpu, Piece, Square};

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
    map_with(Cpu::detect(), piece, from, board, map)
}

/// [`map_into`] with the instruction set given, for tests and measurements of every kernel.
pub fn map_with(
    cpu: Cpu,
    piece: Piece,
    from: Bitboard,
    board: &Board,
    map: &mut DistanceMap,
) -> u8 {
    kernels::map(cpu, piece, from, board, &mut map.0)
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
    kernels::matrix(cpu, piece, board, maps);
}

/// The definition of a map, and the measure of everything that makes one faster.
pub(crate) const fn map_by_levels(
    piece: Piece,
    from: Bitboard,
    board: &Board,
    map: &mut [u8; 64],
) -> u8 {
    *map = [NONE; 64];
    let mut fill = Fill::new(piece, from, board);
    let mut distance = 0;
    let mut farthest = 0;
    while !fill.frontier.is_empty() {
        farthest = distance;
        let mut rest = fill.frontier.0;
        while rest != 0 {
            map[(rest.trailing_zeros() & 63) as usize] = distance;
            rest &= rest - 1;
        }
        fill.advance();
        distance += 1;
    }
    farthest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{pieces, random_board, random_set, rounds};

    fn check_map(piece: Piece, from: Bitboard, board: &Board) {
        let mut expected = [0; 64];
        let farthest = map_by_levels(piece, from, board, &mut expected);
        for cpu in Cpu::available() {
            let mut map = DistanceMap::NOWHERE;
            let result = map_with(cpu, piece, from, board, &mut map);
            assert_eq!(
                (map.0, result),
                (expected, farthest),
                "{cpu:?} {piece:?} {from:?} {board:?}"
            );
        }
    }

    fn check_matrix(piece: Piece, board: &Board) {
        let mut expected = [[0; 64]; 64];
        for (from, map) in Square::all().zip(&mut expected) {
            map_by_levels(piece, Bitboard::of(from), board, map);
        }
        for cpu in Cpu::available() {
            let mut maps = [[0; 64]; 64];
            matrix_with(cpu, piece, board, &mut maps);
            assert!(maps == expected, "{cpu:?} {piece:?} {board:?}");
        }
    }

    #[test]
    fn every_kernel_agrees_with_the_definition() {
        let mut random = fastrand::Rng::with_seed(4);
        for piece in pieces() {
            for round in rounds(4000) {
                let board = random_board(&mut random);
                let members = random.u64(0..=16);
                check_map(piece, random_set(&mut random, members), &board);
                check_map(piece, Bitboard(1 << random.u32(0..64)), &board);
                if round % 20 == 0 {
                    check_matrix(piece, &board);
                }
            }
            check_map(piece, Bitboard::EMPTY, &Board::EMPTY);
            check_map(piece, Bitboard::FULL, &Board::EMPTY);
            check_matrix(piece, &Board::EMPTY);
        }
    }

    #[test]
    fn only_pawns_and_leapers_are_left_to_the_definition() {
        for piece in Piece::NAMED {
            let pawn = matches!(piece, Piece::WhitePawn | Piece::BlackPawn);
            assert_eq!(steps::is_known(piece), !pawn, "{piece:?}");
        }
    }

    /// Distances of every length: corridors on which a king or wazir takes up to 35 moves.
    #[test]
    fn every_kernel_on_long_ways() {
        for open in [0x7f81_99af_a09f_807f, 0xff01_ff80_ff01_ff80_u64] {
            let walls = Board {
                own: Bitboard(!open),
                ..Board::EMPTY
            };
            for piece in pieces() {
                check_matrix(piece, &walls);
                for from in Square::all() {
                    check_map(piece, Bitboard::of(from), &walls);
                }
            }
        }
    }
}

#[cfg(test)]
mod searches;
