//! Sets of squares, of a chess board or of a larger one: what a search needs of them.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::{Bitboard, GridSquares};

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

    fn is_empty(self) -> bool;

    /// Calls a function with each member, in ascending order.
    fn each(self, visit: impl FnMut(usize));

    /// The members of this set that the other does not have.
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self & !other
    }
}

impl Set for Bitboard {
    const EMPTY: Self = Self::EMPTY;

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    fn each(self, mut visit: impl FnMut(usize)) {
        let mut rest = self.0;
        while rest != 0 {
            visit((rest.trailing_zeros() & 63) as usize);
            rest &= rest - 1;
        }
    }
}

impl Set for GridSquares {
    const EMPTY: Self = Self::EMPTY;

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.is_empty()
    }

    #[inline(always)]
    fn each(self, mut visit: impl FnMut(usize)) {
        for (at, word) in self.0.into_iter().enumerate() {
            Bitboard(word).each(|square| visit(64 * at + square));
        }
    }
}
