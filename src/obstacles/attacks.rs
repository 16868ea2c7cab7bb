//! Attacks: the squares that a piece attacks or defends.

use crate::moves::{lines_and_jumps, shifted};
use crate::{Bitboard, Piece};

/// The squares that the pieces on a set of squares attack or defend.
///
/// A line ends on the first occupied square, which is attacked or defended. Pawns attack
/// diagonally. A square of `from` stops a line only if it is in `occupied`. For the squares that a
/// king may enter, leave the king out of `occupied`: a rook also attacks the squares behind the
/// king.
///
/// ```
/// use chess_distance::{attacks, Bitboard, Piece};
/// let (e4, d3_f3) = (Bitboard(1 << 28), Bitboard(1 << 19 | 1 << 21));
/// assert_eq!(attacks(Piece::BlackPawn, e4, Bitboard::EMPTY), d3_f3);
/// // A rook on a1 defends the piece on a3 and attacks all of the first rank.
/// let rook = attacks(Piece::Rook, Bitboard(1), Bitboard(1 << 16));
/// assert_eq!(rook, Bitboard(0xfe | 1 << 8 | 1 << 16));
/// ```
#[must_use]
pub const fn attacks(piece: Piece, from: Bitboard, occupied: Bitboard) -> Bitboard {
    Bitboard(match piece {
        Piece::WhitePawn => diagonal_steps(from.0, 1),
        Piece::BlackPawn => diagonal_steps(from.0, -1),
        _ => lines_and_jumps(piece, from.0, !occupied.0),
    })
}

/// One square to either side and a number of ranks up.
pub(crate) const fn diagonal_steps(from: u64, ranks: i32) -> u64 {
    shifted(from, 1, ranks) | shifted(from, -1, ranks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{pieces, random_set};
    use crate::{Board, Square, moves};

    /// File and rank after a number of steps, if that is a square.
    fn square(from: Square, files: i32, ranks: i32) -> Option<Square> {
        let file = from.index() as i32 % 8 + files;
        let rank = from.index() as i32 / 8 + ranks;
        let inside = (0..8).contains(&file) && (0..8).contains(&rank);
        Square::new(8 * rank + file).filter(|_| inside)
    }

    #[test]
    fn every_piece_attacks_where_it_takes() {
        let mut random = fastrand::Rng::with_seed(31);
        for piece in pieces() {
            for round in 0..200 {
                let occupied = random_set(&mut random, round % 40);
                let from = random_set(&mut random, 1 + round % 4);
                // With every piece an enemy, moves are attacks; own pieces are enemies here too.
                let board = Board {
                    enemy: occupied,
                    ..Board::EMPTY
                };
                let expected: Bitboard = match piece {
                    Piece::WhitePawn | Piece::BlackPawn => {
                        let forward = if piece == Piece::WhitePawn { 1 } else { -1 };
                        let sides = |s| [square(s, 1, forward), square(s, -1, forward)];
                        from.into_iter().flat_map(sides).flatten().collect()
                    }
                    _ => moves(piece, from, &board),
                };
                assert_eq!(attacks(piece, from, occupied), expected, "{piece:?}");
            }
        }
    }

    #[test]
    fn lines_end_at_the_first_occupied_square() {
        let mut random = fastrand::Rng::with_seed(32);
        let lines = |piece| match piece {
            Piece::Bishop => [(1, 1), (1, -1), (-1, 1), (-1, -1)],
            _ => [(1, 0), (-1, 0), (0, 1), (0, -1)],
        };
        for round in 0..500 {
            let occupied = random_set(&mut random, round % 40);
            for piece in [Piece::Bishop, Piece::Rook] {
                for from in Square::all() {
                    let mut expected = Bitboard::EMPTY;
                    for (files, ranks) in lines(piece) {
                        let mut at = square(from, files, ranks);
                        while let Some(to) = at {
                            expected |= Bitboard::of(to);
                            at = square(to, files, ranks).filter(|_| !occupied.contains(to));
                        }
                    }
                    assert_eq!(attacks(piece, Bitboard::of(from), occupied), expected);
                }
            }
        }
    }
}
