//! Second legs.

use core::ffi::c_int;

use super::board::{ChessDistanceGrid, ChessDistanceObstacles};
use super::piece::ChessDistanceGridPiece;
use super::question::Question;
use crate::arguments::{Extent, column};
use crate::obstacles::onward::farthest;
use crate::result::code;

/// The second leg of a journey. start[s] is the number of moves made before the piece goes on from
/// s, 0..191, or CHESS_DISTANCE_NONE (255) if it does not go on from s. Entries of holes are
/// ignored. out[t] becomes the least sum of start[s] and the fewest moves of the piece from s to t.
/// It is 254 for all sums above 253, CHESS_DISTANCE_NONE if no start reaches t. start and out have
/// size = files * ranks bytes. Returns the largest distance, 0..254. For a shogi piece that
/// promotes, the second leg uses the promoted piece.
///
/// piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
/// start or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that chess_distance_grid_map
/// refuses, or size is not files * ranks: CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps an input:
/// CHESS_DISTANCE_OVERLAP (-7). Any start[s] is 192..254: CHESS_DISTANCE_OUT_OF_RANGE (-6). Every
/// start[s] is 255: CHESS_DISTANCE_EMPTY_SET (-5). The first fault in this order is returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `start` and `out` at `size` bytes. The caller
/// may write `out`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_onward(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    start: *const u8,
    obstacles: *const ChessDistanceObstacles,
    out: *mut u8,
    size: usize,
) -> c_int {
    code(|| {
        // SAFETY: the caller promises NULL or a piece, a board and obstacles, and size bytes at start
        // and out. The question checks that both are not NULL, the map that size is the board's.
        let (question, start, out) = unsafe {
            let others = [start, out.cast_const()];
            let question = Question::new(piece, grid, [], obstacles, others)?;
            let out = question.map(out, size, [Extent::many(start, size)?])?;
            (question, column::<u8, u8>(start, size), out)
        };
        farthest(question.mobility.onward(start, out))
    })
}
