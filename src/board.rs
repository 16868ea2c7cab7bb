//! Obstacles: the squares that a piece may not enter or pass.

use crate::{Bitboard, Piece};

/// What stands in a piece's way. Where the sets overlap, every restriction applies.
///
/// The sets hold as given for a whole path: a capture on the way changes nothing, and a start
/// square is at distance 0 whatever they say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    /// Squares that are neither entered nor passed.
    pub own: Bitboard,
    /// Squares that may be entered; a slide ends there. Pawns do not enter them.
    pub enemy: Bitboard,
    /// Squares that a slide (or a pawn's double step) passes and no move enters: attacked ones,
    /// for a king.
    pub avoid: Bitboard,
}

impl Board {
    /// The board without obstacles.
    pub const EMPTY: Self = Self {
        own: Bitboard::EMPTY,
        enemy: Bitboard::EMPTY,
        avoid: Bitboard::EMPTY,
    };

    /// The squares on which a slide goes on.
    pub(crate) const fn free(&self) -> u64 {
        !(self.own.0 | self.enemy.0)
    }

    /// The squares on which a move of the piece may end.
    pub(crate) const fn enterable(&self, piece: Piece) -> u64 {
        match piece {
            Piece::WhitePawn | Piece::BlackPawn => self.free() & !self.avoid.0,
            _ => !(self.own.0 | self.avoid.0),
        }
    }
}
