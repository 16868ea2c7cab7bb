//! The arguments that the calls share. Faults are found in this order: a bad piece, NULL pointers,
//! the board, sets, sizes, overlaps.

use core::mem::offset_of;

use chess_distance::{Grid, GridObstacles, GridPiece, GridSquares, Mobility};

use super::board::{
    CHESS_DISTANCE_WRAP_FILES, CHESS_DISTANCE_WRAP_RANKS, ChessDistanceGrid,
    ChessDistanceObstacles, ChessDistanceSquares,
};
use super::piece::ChessDistanceGridPiece;
use crate::arguments::{Extent, LaidOutLike, input, optional_ref, output_many, present};
use crate::result::{
    CHESS_DISTANCE_EMPTY_SET, CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_NULL_POINTER,
    CHESS_DISTANCE_OUT_OF_RANGE, Fault,
};

// SAFETY: both are four words.
unsafe impl LaidOutLike<ChessDistanceSquares> for GridSquares {}

// Boards, sets and obstacles of C have the layout of those of the core.
const _: () = {
    assert!(size_of::<ChessDistanceGrid>() == size_of::<Grid>());
    assert!(align_of::<ChessDistanceGrid>() == align_of::<Grid>());
    assert!(CHESS_DISTANCE_WRAP_FILES == Grid::WRAP_FILES);
    assert!(CHESS_DISTANCE_WRAP_RANKS == Grid::WRAP_RANKS);
    assert!(size_of::<ChessDistanceObstacles>() == size_of::<GridObstacles>());
    assert!(align_of::<ChessDistanceObstacles>() == align_of::<GridObstacles>());
    assert!(offset_of!(ChessDistanceGrid, holes) == offset_of!(Grid, holes));
    assert!(offset_of!(ChessDistanceGrid, first) == offset_of!(Grid, first));
    assert!(offset_of!(ChessDistanceObstacles, own) == offset_of!(GridObstacles, own));
    assert!(offset_of!(ChessDistanceObstacles, enemy) == offset_of!(GridObstacles, enemy));
    assert!(offset_of!(ChessDistanceObstacles, avoid) == offset_of!(GridObstacles, avoid));
    assert!(offset_of!(ChessDistanceObstacles, stop) == offset_of!(GridObstacles, stop));
    assert!(size_of::<ChessDistanceSquares>() == size_of::<GridSquares>());
    assert!(align_of::<ChessDistanceSquares>() == align_of::<GridSquares>());
};

/// The piece at the pointer; `None` for NULL.
///
/// # Safety
/// The pointer is NULL or points at a piece that nothing writes to meanwhile.
pub(super) unsafe fn piece<'a>(
    piece: *const ChessDistanceGridPiece,
) -> Result<Option<&'a GridPiece>, Fault> {
    // SAFETY: NULL or a piece that nothing writes to, as the caller promises.
    let Some(piece) = (unsafe { optional_ref(piece) }) else {
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
        None => Err(Fault(CHESS_DISTANCE_NULL_POINTER)),
    }
}

/// The board at a pointer.
///
/// # Safety
/// The pointer is NULL or points at a board that nothing writes to meanwhile.
pub(super) unsafe fn grid<'a>(grid: *const ChessDistanceGrid) -> Result<&'a Grid, Fault> {
    // SAFETY: NULL or a board, as the caller promises. Both types are four ints and two sets, of
    // any values.
    let grid = unsafe { input(grid.cast::<Grid>()) }?;
    match grid.is_valid() {
        true => Ok(grid),
        false => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
    }
}

/// The obstacles at a pointer; none for NULL.
///
/// # Safety
/// The pointer is NULL or points at obstacles that nothing writes to meanwhile.
pub(super) unsafe fn obstacles<'a>(obstacles: *const ChessDistanceObstacles) -> &'a GridObstacles {
    // SAFETY: NULL or obstacles, as the caller promises. Both types are four sets.
    unsafe { optional_ref(obstacles.cast::<GridObstacles>()) }.unwrap_or(&GridObstacles::NONE)
}

/// The set at a pointer; the empty one for NULL.
///
/// # Safety
/// The pointer is NULL or points at a set that nothing writes to meanwhile.
pub(super) unsafe fn optional_set<'a>(set: *const ChessDistanceSquares) -> &'a GridSquares {
    // SAFETY: NULL or a set, as the caller promises. Both types are four words.
    unsafe { optional_ref(set.cast::<GridSquares>()) }.unwrap_or(&GridSquares::EMPTY)
}

/// A required set, with at least one square of the board.
///
/// # Safety
/// The pointer is NULL or points at a set that nothing writes to meanwhile.
pub(super) unsafe fn set<'a>(
    grid: &Grid,
    set: *const ChessDistanceSquares,
) -> Result<&'a GridSquares, Fault> {
    // SAFETY: NULL or a set, as the caller promises. Both types are four words.
    let set = unsafe { input(set.cast::<GridSquares>()) }?;
    match (*set & grid.squares()).is_empty() {
        true => Err(Fault(CHESS_DISTANCE_EMPTY_SET)),
        false => Ok(set),
    }
}

/// A piece on a board among obstacles, and the required sets of a call.
pub(super) struct Question<'a, const SETS: usize> {
    pub(super) mobility: Mobility<'a>,
    pub(super) sets: [&'a GridSquares; SETS],
}

impl<'a, const SETS: usize> Question<'a, SETS> {
    /// From the arguments of a call, and its other required pointers.
    ///
    /// # Safety
    /// The pointers are NULL or point at a piece, a board, sets and obstacles that nothing writes
    /// to before the answer.
    #[inline(always)]
    pub(super) unsafe fn new<const N: usize>(
        piece: *const ChessDistanceGridPiece,
        grid: *const ChessDistanceGrid,
        sets: [*const ChessDistanceSquares; SETS],
        obstacles: *const ChessDistanceObstacles,
        others: [*const u8; N],
    ) -> Result<Self, Fault> {
        // SAFETY: NULL or a piece, a board, sets and obstacles that nothing writes to, as the
        // caller promises.
        unsafe {
            let piece = there(self::piece(piece)?)?;
            for set in sets {
                present(set)?;
            }
            for other in others {
                present(other)?;
            }
            let grid = self::grid(grid)?;
            let mut checked = [&GridSquares::EMPTY; SETS];
            for (checked, at) in checked.iter_mut().zip(sets) {
                *checked = set(grid, at)?;
            }
            let mobility = Mobility {
                piece,
                grid,
                obstacles: self::obstacles(obstacles),
            };
            let sets = checked;
            Ok(Self { mobility, sets })
        }
    }

    /// `n` values to write. They overlap neither these arguments nor `others`.
    ///
    /// # Safety
    /// The pointer is not NULL and points at `n` values that the caller may write.
    #[inline(always)]
    pub(super) unsafe fn output<T, const N: usize>(
        &self,
        out: *mut T,
        n: usize,
        others: [Extent; N],
    ) -> Result<&'a mut [T], Fault> {
        let Mobility {
            piece,
            grid,
            obstacles,
        } = self.mobility;
        let read = [
            Extent::one(piece),
            Extent::one(grid),
            Extent::one(obstacles),
        ];
        let written = Extent::many(out, n)?;
        written.apart(&read)?;
        written.apart(&self.sets.map(|set| Extent::one(set)))?;
        // SAFETY: not NULL, and n values to write, as the caller promises. They overlap no
        // argument.
        unsafe { output_many(out, n, others) }
    }

    /// The same with one byte for each square of the board.
    ///
    /// # Safety
    /// As there.
    #[inline(always)]
    pub(super) unsafe fn map<const N: usize>(
        &self,
        out: *mut u8,
        size: usize,
        others: [Extent; N],
    ) -> Result<&'a mut [u8], Fault> {
        self.sized(size, 1)?;
        // SAFETY: not NULL, and size bytes to write, as the caller promises.
        unsafe { self.output(out, size, others) }
    }

    /// Checks that a number is that of the squares, so many times.
    pub(super) fn sized(&self, n: usize, times: usize) -> Result<(), Fault> {
        match n == self.squares() * times {
            true => Ok(()),
            false => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
        }
    }

    /// The squares of the board, 1 to 256.
    pub(super) fn squares(&self) -> usize {
        self.mobility.grid.size().squares()
    }
}
