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
}

/// The boards of a call: n rows.
pub(super) struct Boards {
    columns: ChessDistanceColumns,
    n: usize,
    /// All that is read for them.
    pub(super) read: [Extent; 4],
}

impl Boards {
    /// The columns at the pointer; NULL: every board is empty.
    ///
    /// # Safety
    /// The pointer is NULL or points at columns.
    pub(super) unsafe fn at(boards: *const ChessDistanceColumns, n: usize) -> Result<Self, Fault> {
        // SAFETY: NULL or columns, as the caller promises.
        let columns = unsafe { arguments::optional(boards) };
        let columns = columns.unwrap_or(ChessDistanceColumns::EMPTY);
        let read = [
            Extent::one(boards),
            Extent::many(columns.own, n)?,
            Extent::many(columns.enemy, n)?,
            Extent::many(columns.avoid, n)?,
        ];
        Ok(Self { columns, n, read })
    }

    /// # Safety
    /// Each column is NULL or n words that nothing writes to meanwhile.
    pub(super) unsafe fn columns<'a>(&self) -> Columns<'a> {
        let column = |start| {
            // SAFETY: NULL or n words that nothing writes to, as the caller promises.
            unsafe { arguments::optional_column::<Bitboard, _>(start, self.n) }
        };
        Columns {
            own: column(self.columns.own),
            enemy: column(self.columns.enemy),
            avoid: column(self.columns.avoid),
        }
    }
}
