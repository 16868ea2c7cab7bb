//! The fill by levels: everything that counts moves does it this way, or is tested against it.
//!
//! Source: chessprogramming wiki, Knight-Distance (knight fill) and Distance.

use crate::moves::moves;
use crate::{Bitboard, Board, Piece};

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
