//! A whole position: the pieces and their squares.

use crate::board::error_text;
use crate::board::squares::{FIRST_AND_LAST_RANK, rank};
use crate::{Bitboard, Color};

/// The pieces of a position, by color and by kind, as in engines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(C)]
pub struct Position {
    /// White's pieces.
    pub white: Bitboard,
    /// Black's pieces.
    pub black: Bitboard,
    /// Both kings.
    pub kings: Bitboard,
    /// The queens of both sides.
    pub queens: Bitboard,
    /// The rooks of both sides.
    pub rooks: Bitboard,
    /// The bishops of both sides.
    pub bishops: Bitboard,
    /// The knights of both sides.
    pub knights: Bitboard,
    /// The pawns of both sides.
    pub pawns: Bitboard,
    /// The square behind a pawn that has just advanced two squares, or no square.
    pub en_passant: Bitboard,
}

impl Position {
    /// Whether these sets are a valid position.
    pub const fn check(&self) -> Result<(), PositionError> {
        match self.fault() {
            None => Ok(()),
            Some((error, _)) => Err(error),
        }
    }

    /// The reason why these sets are no position, and the squares that show it: the second color or
    /// kind, the kings of a side, the pawns, the en passant square.
    ///
    /// ```
    /// use chess_distance::{Bitboard, Color, Position, PositionError};
    /// let kings = Bitboard(0b11);
    /// let position = Position { white: kings, kings, ..Position::default() };
    /// assert_eq!(position.fault(), Some((PositionError::Kings(Color::White), kings)));
    /// ```
    #[must_use]
    pub const fn fault(&self) -> Option<(PositionError, Bitboard)> {
        let (white, black) = (self.white.0, self.black.0);
        if white & black != 0 {
            return Some((PositionError::Colors, Bitboard(white & black)));
        }
        let kinds = [
            self.kings.0,
            self.queens.0,
            self.rooks.0,
            self.bishops.0,
            self.knights.0,
            self.pawns.0,
        ];
        let (mut some, mut double) = (0, 0);
        let mut kind = 0;
        while kind < kinds.len() {
            double |= some & kinds[kind];
            some |= kinds[kind];
            kind += 1;
        }
        let wrong = double | (some ^ self.occupied());
        if wrong != 0 {
            return Some((PositionError::Kinds, Bitboard(wrong)));
        }
        let (white, black) = (self.kings.0 & white, self.kings.0 & black);
        if white.count_ones() != 1 {
            return Some((PositionError::Kings(Color::White), Bitboard(white)));
        }
        if black.count_ones() != 1 {
            return Some((PositionError::Kings(Color::Black), Bitboard(black)));
        }
        let last = self.pawns.0 & FIRST_AND_LAST_RANK;
        if last != 0 {
            return Some((PositionError::Pawns, Bitboard(last)));
        }
        if self.en_passant.0 != 0 && self.passed_pawn() == 0 {
            return Some((PositionError::EnPassant, self.en_passant));
        }
        None
    }

    /// The sets in the order of the fields.
    pub(super) fn sets(&self) -> [Bitboard; 9] {
        let Self { white, black, kings, queens, rooks, bishops, knights, pawns, en_passant } =
            *self;
        [white, black, kings, queens, rooks, bishops, knights, pawns, en_passant]
    }

    pub(super) const fn occupied(&self) -> u64 {
        self.white.0 | self.black.0
    }

    /// The pawn that has just advanced two squares over the en passant square; 0 if there is none
    /// or it is on another square.
    pub(super) const fn passed_pawn(&self) -> u64 {
        let passed = self.en_passant.0;
        let (pawn, origin) = match passed {
            _ if !passed.is_power_of_two() => return 0,
            _ if passed & rank(3) != 0 => (passed << 8 & self.white.0, passed >> 8),
            _ if passed & rank(6) != 0 => (passed >> 8 & self.black.0, passed << 8),
            _ => return 0,
        };
        if passed & self.occupied() != 0 || origin & self.occupied() != 0 {
            return 0;
        }
        pawn & self.pawns.0
    }
}

/// The reason why sets are not a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// A square is both White's and Black's.
    Colors,
    /// A piece has two kinds, or no kind, or no color.
    Kinds,
    /// This side has not exactly one king.
    Kings(Color),
    /// A pawn stands on the first or the last rank.
    Pawns,
    /// The en passant square is not behind a pawn that may have just advanced two squares.
    EnPassant,
}

impl PositionError {
    /// What is wrong, with the zero at the end that C wants.
    #[doc(hidden)]
    #[must_use]
    pub const fn zero_terminated(self) -> &'static str {
        match self {
            Self::Colors => "a square belongs to both sides\0",
            Self::Kinds => "a piece has not exactly one kind and one color\0",
            Self::Kings(Color::White) => "White has not exactly one king\0",
            Self::Kings(Color::Black) => "Black has not exactly one king\0",
            Self::Pawns => "a pawn stands on the first or the last rank\0",
            Self::EnPassant => "no pawn has just advanced over the en passant square\0",
        }
    }
}

error_text!(PositionError);

#[cfg(test)]
pub(super) mod tests;
