//! Shortest trajectories.

use core::ffi::c_int;

use chess_distance::GridSquares;

use super::board::{ChessDistanceGrid, ChessDistanceObstacles, ChessDistanceSquares};
use super::piece::ChessDistanceGridPiece;
use super::question::Question;
use crate::result::{CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_UNREACHABLE, Fault, code, count};

/// The most layers that a call writes: those of a way of 255 moves.
const LAYERS: usize = 256;

/// The shortest trajectories from any square of from to any square of to: layers[k] becomes the set
/// of the squares that some of them visit after k moves. Returns their length l, 0..255, or
/// CHESS_DISTANCE_UNREACHABLE (-1). layers has room for n sets, and n must be more than l; 256 are
/// always enough. layers[0] to layers[l] are written. The check for an overlap looks at n sets, but
/// at no more than 256.
///
/// piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
/// from, to or layers is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that
/// chess_distance_grid_map refuses: CHESS_DISTANCE_OUT_OF_RANGE (-6). from or to has no square of
/// the board: CHESS_DISTANCE_EMPTY_SET (-5). A way exists but n is not more than l:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). layers overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The
/// first fault in this order is returned. On an error, and for -1, nothing is written.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `layers` at `n` sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_trajectories(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    to: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
    layers: *mut ChessDistanceSquares,
    n: usize,
) -> c_int {
    code(|| {
        // SAFETY: NULL or a piece, a board, sets and obstacles, as the caller promises.
        let question = unsafe {
            let others = [layers.cast_const().cast()];
            Question::new(piece, grid, [from, to], obstacles, others)?
        };
        let (mobility, [from, to]) = (question.mobility, question.sets);
        let length = mobility.path(from, to);
        if length.is_some_and(|length| n <= usize::from(length)) {
            return Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE));
        }
        // SAFETY: n sets to write, as the caller promises, and not NULL. C's sets have the same
        // layout.
        let layers = unsafe { question.output(layers.cast::<GridSquares>(), n.min(LAYERS), [])? };
        match length {
            None => Ok(CHESS_DISTANCE_UNREACHABLE),
            Some(length) => {
                mobility.trajectories(from, to, length, layers);
                Ok(c_int::from(length))
            }
        }
    })
}

/// The number of shortest trajectories from any square of from to any square of to; UINT64_MAX if
/// there are that many or more. 0 if there is none, or if the arguments are an error for
/// chess_distance_grid_path.
///
/// # Safety
/// Each pointer is NULL or points at such a value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_trajectory_count(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    to: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
) -> u64 {
    count(|| {
        // SAFETY: NULL or a piece, a board, sets and obstacles, as the caller promises.
        let Question { mobility, sets } =
            unsafe { Question::new(piece, grid, [from, to], obstacles, [])? };
        let [from, to] = sets;
        Ok(mobility.trajectory_count(from, to))
    })
}
