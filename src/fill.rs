//! The fill by levels: everything that counts moves does it this way, or is tested against it.
//!
//! Source: chessprogramming wiki, Knight-Distance (knight fill) and Distance.

use crate::moves::moves;
use crate::{Bitboard, Board, Piece, Square};

/// A fill on its way: the squares at the present distance, and all squares up to it.
pub(crate) struct Fill<'a> {
    piece: Piece,
    board: &'a Board,
    /// The squares at the present distance; empty when the fill has ended.
    pub(crate) frontier: Bitboard,
    /// The squares at this distance or less.
    pub(crate) reached: Bitboard,
}

impl<'a> Fill<'a> {
    /// At distance 0: the start squares, whatever stands on them.
    pub(crate) const fn new(piece: Piece, from: Bitboard, board: &'a Board) -> Self {
        Self {
            piece,
            board,
            frontier: from,
            reached: from,
        }
    }

    /// One move further.
    pub(crate) const fn advance(&mut self) {
        let next = moves(self.piece, self.frontier, self.board);
        self.frontier = Bitboard(next.0 & !self.reached.0);
        self.reached = Bitboard(self.reached.0 | next.0);
    }
}

/// Fewest moves from any square of one set to any square of the other, 0 where they share a
/// square; `None` where they never meet, as when one of them is empty.
///
/// The wiki's `calcKnightDistance` is this for the knight on the empty board.
#[must_use]
pub const fn set_distance(piece: Piece, from: Bitboard, to: Bitboard, board: &Board) -> Option<u8> {
    let mut fill = Fill::new(piece, from, board);
    let mut distance = 0;
    while !fill.frontier.is_empty() {
        if fill.frontier.0 & to.0 != 0 {
            return Some(distance);
        }
        fill.advance();
        distance += 1;
    }
    None
}

/// Fewest moves from one square to the other, `None` where no sequence of moves leads.
#[must_use]
pub const fn path(piece: Piece, from: Square, to: Square, board: &Board) -> Option<u8> {
    set_distance(piece, Bitboard::of(from), Bitboard::of(to), board)
}

/// Whether the piece gets from one square to the other in at most so many moves.
#[must_use]
pub const fn reaches(piece: Piece, from: Square, to: Square, moves: u32, board: &Board) -> bool {
    match path(piece, from, to, board) {
        Some(distance) => distance as u32 <= moves,
        None => false,
    }
}

/// The squares at most so many moves away from the set.
///
/// ```
/// use chess_distance::{ring, within, Bitboard, Board, Piece};
/// let (a1, empty) = (Bitboard(1), Board::EMPTY);
/// assert_eq!(within(Piece::Knight, a1, 1, &empty).len(), 3);
/// assert_eq!(ring(Piece::Knight, a1, 1, &empty).len(), 2);
/// ```
#[must_use]
pub const fn within(piece: Piece, from: Bitboard, moves: u32, board: &Board) -> Bitboard {
    fill_to(piece, from, moves, board).reached
}

/// The squares exactly so many moves away from the set.
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
pub const fn ring(piece: Piece, from: Bitboard, moves: u32, board: &Board) -> Bitboard {
    fill_to(piece, from, moves, board).frontier
}

/// The fill after so many moves, or when it has ended.
const fn fill_to(piece: Piece, from: Bitboard, moves: u32, board: &Board) -> Fill<'_> {
    let mut fill = Fill::new(piece, from, board);
    let mut distance = 0;
    while distance < moves && !fill.frontier.is_empty() {
        fill.advance();
        distance += 1;
    }
    fill
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{pieces, queue_search, random_board, random_set, random_square};

    #[test]
    fn fills_agree_with_a_queue_search() {
        let mut random = fastrand::Rng::with_seed(12);
        for round in 0..100 {
            let board = random_board(&mut random);
            for piece in pieces() {
                let from = random_set(&mut random, round % 5);
                let to = random_set(&mut random, round % 3);
                let searched = queue_search(piece, from, &board);
                let nearest = to
                    .into_iter()
                    .filter_map(|square| searched[square.index()])
                    .min();
                let found = set_distance(piece, from, to, &board);
                assert_eq!(found.map(usize::from), nearest, "{piece:?} {from:?} {to:?}");
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
                }
            }
        }
    }

    #[test]
    fn a_path_is_as_long_as_the_queue_search_says() {
        let mut random = fastrand::Rng::with_seed(14);
        for _ in 0..200 {
            let board = random_board(&mut random);
            for piece in pieces() {
                let (from, to) = (random_square(&mut random), random_square(&mut random));
                let searched = queue_search(piece, Bitboard::of(from), &board)[to.index()];
                let found = path(piece, from, to, &board);
                assert_eq!(found.map(usize::from), searched, "{piece:?} {from} {to}");
                for moves in 0..6 {
                    let near = searched.is_some_and(|distance| distance as u32 <= moves);
                    assert_eq!(reaches(piece, from, to, moves, &board), near, "{piece:?}");
                }
            }
        }
    }
}
