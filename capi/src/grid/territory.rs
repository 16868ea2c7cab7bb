//! Territory.

use core::ffi::c_int;

use chess_distance::grid_territory;

use super::board::{ChessDistanceGrid, ChessDistanceObstacles, ChessDistanceSquares};
use super::piece::ChessDistanceGridPiece;
use super::question::{self, there};
use crate::arguments::{Extent, output, present};
use crate::result::{CHESS_DISTANCE_OK, code};

/// The squares of a board by the side that needs fewer moves to them. Squares that neither side
/// reaches are in no set.
#[repr(C)]
pub struct ChessDistanceGridTerritory {
    /// Squares nearer to the first side, or reached by it alone.
    pub first: ChessDistanceSquares,
    /// Squares nearer to the second side, or reached by it alone.
    pub second: ChessDistanceSquares,
    /// Squares that both reach in the same number of moves.
    pub tied: ChessDistanceSquares,
}

/// Divides a board between two sides: piece1 on each square of set1, with obstacles1, against
/// piece2 on each square of set2, with obstacles2. Either obstacles may be NULL. Returns
/// CHESS_DISTANCE_OK.
///
/// A piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). A piece, a
/// set, grid or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that chess_distance_grid_map
/// refuses: CHESS_DISTANCE_OUT_OF_RANGE (-6). A set has no square of the board:
/// CHESS_DISTANCE_EMPTY_SET (-5). *out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The first
/// fault in this order is returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value. The caller may write `out`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_territory(
    piece1: *const ChessDistanceGridPiece,
    set1: *const ChessDistanceSquares,
    obstacles1: *const ChessDistanceObstacles,
    piece2: *const ChessDistanceGridPiece,
    set2: *const ChessDistanceSquares,
    obstacles2: *const ChessDistanceObstacles,
    grid: *const ChessDistanceGrid,
    out: *mut ChessDistanceGridTerritory,
) -> c_int {
    code(|| {
        let read = [
            Extent::one(piece1),
            Extent::one(set1),
            Extent::one(obstacles1),
            Extent::one(piece2),
            Extent::one(set2),
            Extent::one(obstacles2),
            Extent::one(grid),
        ];
        // SAFETY: NULL or pieces, a board, sets and obstacles, as the caller promises.
        let territory = unsafe {
            let (piece1, piece2) = (question::piece(piece1)?, question::piece(piece2)?);
            let (piece1, piece2) = (there(piece1)?, there(piece2)?);
            present(set1).and(present(set2)).and(present(out))?;
            let grid = question::grid(grid)?;
            let (set1, set2) = (question::set(grid, set1)?, question::set(grid, set2)?);
            Extent::one(out).apart(&read)?;
            let (first, second) = (
                question::obstacles(obstacles1),
                question::obstacles(obstacles2),
            );
            grid_territory((piece1, set1, first), (piece2, set2, second), grid)
        };
        // SAFETY: a territory to write, as the caller promises.
        let out = unsafe { output(out, read)? };
        out.first.words = territory.first.0;
        out.second.words = territory.second.0;
        out.tied.words = territory.tied.0;
        Ok(CHESS_DISTANCE_OK)
    })
}
