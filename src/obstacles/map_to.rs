//! Maps read backward: from every square to one, or to the nearest of a set.

use crate::kernels::{self, Mover};
use crate::levels::map_levels;
use crate::moves::origins;
use crate::{Bitboard, Board, Cpu, DistanceMap, Piece};

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
    let mut map = DistanceMap::NOWHERE;
    map_to_into(piece, to, board, &mut map);
    map
}

/// [`map_to`] into an existing map. Returns the largest distance on it.
pub fn map_to_into(piece: Piece, to: Bitboard, board: &Board, map: &mut DistanceMap) -> u8 {
    Cpu::detect().map_to_into(piece, to, board, map)
}

impl Cpu {
    /// [`map_to_into`] by the kernels of this instruction set.
    pub fn map_to_into(
        self,
        piece: Piece,
        to: Bitboard,
        board: &Board,
        map: &mut DistanceMap,
    ) -> u8 {
        match Mover::new(piece, to, board) {
            Some(mover) => kernels::map_to(self, mover, &mut map.0),
            None => map_levels(to.0, &mut map.0, |entered| {
                origins(piece, Bitboard(entered), board).0
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{pieces, random_board, random_set};
    use crate::{Square, path};

    #[test]
    fn a_backward_map_says_what_path_says() {
        let mut random = fastrand::Rng::with_seed(33);
        for piece in pieces() {
            for round in 0..60 {
                let board = random_board(&mut random);
                let to = random_set(&mut random, round % 5);
                let map = map_to(piece, to, &board);
                for from in Square::all() {
                    let paths = to.into_iter().map(|to| path(piece, from, to, &board));
                    let nearest = paths.flatten().min();
                    assert_eq!(map.get(from), nearest, "{piece:?} {from} {to:?} {board:?}");
                }
                let mut again = DistanceMap([7; 64]);
                assert_eq!(map_to_into(piece, to, &board, &mut again), map.farthest());
                assert_eq!(again, map);
            }
        }
    }
}
