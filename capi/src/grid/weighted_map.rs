//! Maps of costs.

use core::ffi::c_int;

use super::board::{ChessDistanceGrid, ChessDistanceObstacles, ChessDistanceSquares};
use super::map::largest;
use super::piece::ChessDistanceGridPiece;
use super::question::{self, Question};
use crate::arguments::Extent;
use crate::result::code;

/// Least costs from the nearest square of a set to every square. A move costs 1, one more if it
/// enters a square of plus1, two more if it enters one of plus2, three more for both. plus1 and
/// plus2 may be NULL: the empty set. out[s] becomes the least sum, 254 for all sums above 253. It
/// is CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest, 0..254.
///
/// The errors are those of chess_distance_grid_map.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `out` at `size` bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_weighted_map(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    plus1: *const ChessDistanceSquares,
    plus2: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
    out: *mut u8,
    size: usize,
) -> c_int {
    code(|| {
        // SAFETY: NULL or a piece, a board, sets and obstacles, and size bytes to write, as the
        // caller promises. The question checks that out is not NULL.
        let (question, plus1, plus2, out) = unsafe {
            let question = Question::new(piece, grid, [from], obstacles, [out.cast_const()])?;
            let out = question.map(out, size, [Extent::one(plus1), Extent::one(plus2)])?;
            let plus1 = question::optional_set(plus1);
            (question, plus1, question::optional_set(plus2), out)
        };
        let [from] = question.sets;
        largest(question.mobility.weighted_map(from, plus1, plus2, out))
    })
}
