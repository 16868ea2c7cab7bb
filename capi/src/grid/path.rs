//! Paths.

use core::ffi::c_int;

use super::board::{ChessDistanceGrid, ChessDistanceObstacles, ChessDistanceSquares};
use super::piece::ChessDistanceGridPiece;
use super::question::Question;
use crate::result::{code, moves};

/// Fewest moves from any square of from to any square of to, 0..255, or CHESS_DISTANCE_UNREACHABLE
/// (-1).
///
/// piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
/// from or to is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that chess_distance_grid_map
/// refuses: CHESS_DISTANCE_OUT_OF_RANGE (-6). from or to has no square of the board:
/// CHESS_DISTANCE_EMPTY_SET (-5). The first fault in this order is returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_path(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    to: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
) -> c_int {
    code(|| {
        // SAFETY: NULL or a piece, a board, sets and obstacles, as the caller promises.
        let Question { mobility, sets } =
            unsafe { Question::new(piece, grid, [from, to], obstacles, [])? };
        let [from, to] = sets;
        Ok(moves(mobility.path(from, to)))
    })
}
