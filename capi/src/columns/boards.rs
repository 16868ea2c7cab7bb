//! The obstacles of many boards.

use chess_distance::{Bitboard, Columns};

use crate::arguments::{self, Extent};
use crate::result::Fault;

/// The obstacles of many boards. Row i of each column belongs to board i, as in ChessDistanceBoard.
/// A column has n rows, the n of the call. A column that is NULL is empty in every row. Functions
/// take NULL for the struct too: then every board is empty.
///
///     const ChessDistanceColumns boards = {own, enemy, NULL};
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceColumns {
    /// Squares that are neither entered nor passed.
    pub own: *const u64,
    /// Squares that may be entered; a slide ends there. Pawns do not enter them.
    pub enemy: *const u64,
    /// Squares on which no move ends. A slide or a pawn's double step may pass over them.
    pub avoid: *const u64,
}

impl ChessDistanceColumns {
    const EMPTY: Self = Self {
        own: core::ptr::null(),
        enemy: core::ptr::null(),
        avoid: core::ptr::null(),
    };

    /// The columns at the pointer; NULL: every board is empty.
    ///
    /// # Safety
    /// The pointer is NULL or points at columns.
    pub(super) unsafe fn at(columns: *const Self) -> Self {
        // SAFETY: as the caller promises.
        unsafe { arguments::optional(columns) }.unwrap_or(Self::EMPTY)
    }

    pub(super) fn extents(&self, n: usize) -> Result<[Extent; 3], Fault> {
        Ok([
            Extent::many(self.own, n)?,
            Extent::many(self.enemy, n)?,
            Extent::many(self.avoid, n)?,
        ])
    }

    /// # Safety
    /// Each column is NULL or n words that nothing writes to meanwhile.
    pub(super) unsafe fn columns<'a>(&self, n: usize) -> Columns<'a> {
        // SAFETY: as the caller promises.
        let column = |start| unsafe { arguments::optional_column::<Bitboard, _>(start, n) };
        Columns {
            own: column(self.own),
            enemy: column(self.enemy),
            avoid: column(self.avoid),
        }
    }
}
