//! All maps.

use core::ffi::c_int;

use super::board::{ChessDistanceGrid, ChessDistanceObstacles};
use super::piece::ChessDistanceGridPiece;
use super::question::Question;
use crate::result::{CHESS_DISTANCE_OK, code};

/// The maps from all squares. With squares = files * ranks, out[from * squares + to] becomes the
/// distance that chess_distance_grid_map gives. Rows and columns of holes are CHESS_DISTANCE_NONE
/// (255). size is squares * squares. Returns CHESS_DISTANCE_OK.
///
/// The errors are those of chess_distance_grid_map.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `out` at `size` bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_matrix(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    obstacles: *const ChessDistanceObstacles,
    out: *mut u8,
    size: usize,
) -> c_int {
    code(|| {
        // SAFETY: NULL or a piece, a board and obstacles, and size bytes to write, as the caller
        // promises. The question checks that out is not NULL.
        let (question, out) = unsafe {
            let question = Question::new(piece, grid, [], obstacles, [out.cast_const()])?;
            question.sized(size, question.squares())?;
            let out = question.output(out, size, [])?;
            (question, out)
        };
        // The size was checked.
        _ = question.mobility.matrix(out);
        Ok(CHESS_DISTANCE_OK)
    })
}
