//! Sets of squares, of a chess board or of a larger one: what a search needs of them.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::{Bitboard, GridSquares, Square};

/// A set of up to 64 or 256 squares.
pub(crate) trait Set:
    Copy
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
{
    const EMPTY: Self;

    /// The set with this one member.
    fn of(square: usize) -> Self;

    fn is_empty(self) -> bool;

    /// The members in ascending order.
    fn squares(self) -> impl Iterator<Item = usize>;

    /// The members of this set that the other does not have.
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self & !other
    }
}

impl Set for Bitboard {
    const EMPTY: Self = Self::EMPTY;

    #[inline(always)]
    fn of(square: usize) -> Self {
        Self(1 << (square & 63))
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    fn squares(self) -> impl Iterator<Item = usize> {
        self.into_iter().map(Square::index)
    }
}

impl Set for GridSquares {
    const EMPTY: Self = Self::EMPTY;

    #[inline(always)]
    fn of(square: usize) -> Self {
        Self::of(square as u8)
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.is_empty()
    }

    #[inline(always)]
    fn squares(self) -> impl Iterator<Item = usize> {
        self.iter().map(usize::from)
    }
}
