//! The squares at a distance, exactly or at most.

use crate::kernels::{self, Mover};
use crate::{Bitboard, Board, Cpu, Piece, definition};

/// The squares at most this number of moves away from the set.
///
/// ```
/// use chess_distance::{ring, within, Bitboard, Board, Piece};
/// let (a1, empty) = (Bitboard(1), Board::EMPTY);
/// assert_eq!(within(Piece::Knight, a1, 1, &empty).len(), 3);
/// assert_eq!(ring(Piece::Knight, a1, 1, &empty).len(), 2);
/// ```
#[must_use]
pub fn within(piece: Piece, from: Bitboard, moves: u32, board: &Board) -> Bitboard {
    Cpu::detect().within(piece, from, moves, board)
}

/// The squares exactly this number of moves away from the set.
///
/// Two moves of a knight from d4, rank 8 on top:
///
/// ```
/// use chess_distance::{ring, Bitboard, Board, Piece};
/// let two = format!("{:?}", ring(Piece::Knight, Bitboard(1 << 27), 2, &Board::EMPTY));
/// assert_eq!(two.lines().collect::<Vec<_>>(), [
///     ". 1 . 1 . 1 . .",
///     "1 . 1 . 1 . 1 .",
///     ". . . 1 . . . 1",
///     "1 . 1 . 1 . 1 .",
///     ". 1 . . . 1 . 1",
///     "1 . 1 . 1 . 1 .",
///     ". . . 1 . . . 1",
///     "1 . 1 . 1 . 1 .",
/// ]);
/// ```
#[must_use]
pub fn ring(piece: Piece, from: Bitboard, moves: u32, board: &Board) -> Bitboard {
    Cpu::detect().ring(piece, from, moves, board)
}

impl Cpu {
    /// [`within`] by the kernels of this instruction set.
    #[must_use]
    pub fn within(self, piece: Piece, from: Bitboard, moves: u32, board: &Board) -> Bitboard {
        match Mover::new(piece, from, board) {
            Some(mover) => Bitboard(kernels::within(self, mover, moves).within),
            None => definition::within(piece, from, moves, board),
        }
    }

    /// [`ring`] by the kernels of this instruction set.
    #[must_use]
    pub fn ring(self, piece: Piece, from: Bitboard, moves: u32, board: &Board) -> Bitboard {
        match Mover::new(piece, from, board) {
            Some(mover) => {
                let reached = kernels::within(self, mover, moves);
                Bitboard(reached.within & !reached.before)
            }
            None => definition::ring(piece, from, moves, board),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;
    use crate::test_boards::{pieces, queue_search, random_board, random_set};

    #[test]
    fn rings_are_those_of_a_queue_search() {
        let mut random = fastrand::Rng::with_seed(13);
        for round in 0..100 {
            let board = random_board(&mut random);
            for piece in pieces() {
                let from = random_set(&mut random, round % 5);
                let searched = queue_search(piece, from, &board);
                for moves in (0..6).chain([63, u32::MAX]) {
                    let set = |inside: fn(usize, u32) -> bool| {
                        let has = |&square: &Square| {
                            searched[square.index()].is_some_and(|d| inside(d, moves))
                        };
                        Square::all().filter(has).collect::<Bitboard>()
                    };
                    let near = set(|distance, moves| distance as u32 <= moves);
                    let exact = set(|distance, moves| distance as u32 == moves);
                    assert_eq!(within(piece, from, moves, &board), near, "{piece:?}");
                    assert_eq!(ring(piece, from, moves, &board), exact, "{piece:?}");
                    let defined = definition::within(piece, from, moves, &board);
                    assert_eq!(defined, near, "{piece:?}");
                    let defined = definition::ring(piece, from, moves, &board);
                    assert_eq!(defined, exact, "{piece:?}");
                    for cpu in Cpu::available() {
                        let fast = cpu.within(piece, from, moves, &board);
                        assert_eq!(fast, near, "{cpu:?} {piece:?}");
                        let fast = cpu.ring(piece, from, moves, &board);
                        assert_eq!(fast, exact, "{cpu:?} {piece:?}");
                    }
                }
            }
        }
    }
}
