//! The arguments that the calls share. Faults are found in this order: a bad piece, NULL pointers,
//! the board, sets, sizes, overlaps.

use core::slice;

use chess_distance::{Grid, GridObstacles, GridPiece, GridSquares, Mobility};

use super::board::{ChessDistanceGrid, ChessDistanceObstacles, ChessDistanceSquares};
use super::piece::ChessDistanceGridPiece;
use crate::arguments::{Extent, present};
use crate::result::{
    CHESS_DISTANCE_EMPTY_SET, CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_OUT_OF_RANGE, Fault,
};

/// The piece at the pointer; `None` for NULL.
///
/// # Safety
/// The pointer is NULL or points at a piece that nothing writes to meanwhile.
pub(super) unsafe fn piece<'a>(
    piece: *const ChessDistanceGridPiece,
) -> Result<Option<&'a GridPiece>, Fault> {
    // SAFETY: as the caller promises.
    let Some(piece) = (unsafe { piece.as_ref() }) else {
        return Ok(None);
    };
    match GridPiece::from_words(&piece.words) {
        None => Err(Fault(CHESS_DISTANCE_INVALID_PIECE)),
        piece => Ok(piece),
    }
}

/// A value that may not be missing.
pub(super) fn there<T>(value: Option<T>) -> Result<T, Fault> {
    match value {
        Some(value) => Ok(value),
        None => Err(present::<u8>(core::ptr::null()).err().unwrap_or(Fault(0))),
    }
}

/// The board at a pointer.
///
/// # Safety
/// The pointer is NULL or points at a board.
pub(super) unsafe fn grid(grid: *const ChessDistanceGrid) -> Result<Grid, Fault> {
    // SAFETY: as the caller promises.
    let grid = there(unsafe { grid.as_ref() })?;
    grid.checked().ok_or(Fault(CHESS_DISTANCE_OUT_OF_RANGE))
}

/// The obstacles at a pointer; none for NULL.
///
/// # Safety
/// The pointer is NULL or points at obstacles.
pub(super) unsafe fn obstacles<'a>(obstacles: *const ChessDistanceObstacles) -> &'a GridObstacles {
    // SAFETY: as the caller promises; the sets have the same layout.
    unsafe { obstacles.cast::<GridObstacles>().as_ref() }.unwrap_or(&GridObstacles::NONE)
}

/// The set at a pointer; the empty one for NULL.
///
/// # Safety
/// The pointer is NULL or points at a set.
pub(super) unsafe fn optional_set(set: *const ChessDistanceSquares) -> GridSquares {
    // SAFETY: as the caller promises.
    unsafe { set.as_ref() }.map_or(GridSquares::EMPTY, |set| set.set())
}

/// The squares of a required set that are on the board; at least one.
///
/// # Safety
/// The pointer is NULL or points at a set.
pub(super) unsafe fn set(
    grid: &Grid,
    set: *const ChessDistanceSquares,
) -> Result<GridSquares, Fault> {
    // SAFETY: as the caller promises.
    let set = there(unsafe { set.as_ref() })?.set() & grid.squares();
    match set.is_empty() {
        true => Err(Fault(CHESS_DISTANCE_EMPTY_SET)),
        false => Ok(set),
    }
}

/// Checks that a number is the expected one.
pub(super) fn exactly(expected: usize, n: usize) -> Result<(), Fault> {
    match n == expected {
        true => Ok(()),
        false => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
    }
}

/// `n` values to write. They overlap no input.
///
/// # Safety
/// The pointer is that of `n` values that the caller may write. `read` is all that is still to be
/// read from the caller's memory.
pub(super) unsafe fn output<'a, T, const N: usize>(
    out: *mut T,
    n: usize,
    read: [Extent; N],
) -> Result<&'a mut [T], Fault> {
    Extent::many(out, n)?.apart(&read)?;
    // SAFETY: as the caller promises; the values overlap no input.
    Ok(unsafe { slice::from_raw_parts_mut(out, n) })
}

/// A piece on a board among obstacles.
pub(super) struct Question<'a> {
    piece: &'a GridPiece,
    pub(super) grid: Grid,
    obstacles: &'a GridObstacles,
}

impl<'a> Question<'a> {
    /// From the arguments of a call, and its other required pointers.
    ///
    /// # Safety
    /// The pointers are NULL or point at a piece, a board and obstacles.
    #[inline(always)]
    pub(super) unsafe fn new<const N: usize>(
        piece: *const ChessDistanceGridPiece,
        grid: *const ChessDistanceGrid,
        obstacles: *const ChessDistanceObstacles,
        others: [*const u8; N],
    ) -> Result<Self, Fault> {
        // SAFETY: as the caller promises.
        unsafe {
            let piece = there(self::piece(piece)?)?;
            for other in others {
                present(other)?;
            }
            Ok(Self {
                piece,
                grid: self::grid(grid)?,
                obstacles: self::obstacles(obstacles),
            })
        }
    }

    pub(super) fn mobility(&self) -> Mobility<'_> {
        Mobility {
            piece: self.piece,
            grid: &self.grid,
            obstacles: self.obstacles,
        }
    }

    /// The squares of the board.
    pub(super) fn squares(&self) -> usize {
        self.grid.size.squares()
    }
}

// ChessDistanceObstacles of C has the layout of the sets of the core.
const _: () = {
    assert!(size_of::<ChessDistanceObstacles>() == size_of::<GridObstacles>());
    assert!(align_of::<ChessDistanceObstacles>() == align_of::<GridObstacles>());
};
