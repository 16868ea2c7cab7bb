//! Maps.

use core::ffi::c_int;

use super::board::{ChessDistanceGrid, ChessDistanceObstacles, ChessDistanceSquares};
use super::piece::ChessDistanceGridPiece;
use super::question::Question;
use crate::result::{CHESS_DISTANCE_OUT_OF_RANGE, Fault, code};

/// Fewest moves from the nearest square of a set to every square: out[s] becomes the distance of
/// square s, 254 for all distances above 253. It is CHESS_DISTANCE_NONE (255) for holes and
/// unreachable squares. size is files * ranks. Returns the largest distance, 0..254.
///
/// A cannon of xiangqi goes from b3 (square 19) to b10 (square 82), where it takes the horse:
///
///     ChessDistanceGridPiece cannon;
///     ChessDistanceGrid grid = {9, 10, 0, 0, {{0}}, {{0}}};
///     ChessDistanceObstacles obstacles = {{{0}}, {{0}}, {{0}}, {{0}}};
///     ChessDistanceSquares from = {{0}};
///     uint8_t out[90];
///     chess_distance_grid_piece("mRcpR", 0, &cannon);
///     from.words[0] = (uint64_t)1 << 19;
///     obstacles.enemy.words[1] = (uint64_t)1 << 18 | (uint64_t)1;    (b10, b8)
///     chess_distance_grid_map(&cannon, &grid, &from, &obstacles, out, 90);    (out[82] is 1)
///
/// Without AVX2 maps of kings and knights take up to twice as long as C that is written for one size
/// of board.
///
/// piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
/// from or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). files or ranks outside 1..16, an unknown
/// wrap, or reserved other than 0: CHESS_DISTANCE_OUT_OF_RANGE (-6). from has no square of the
/// board: CHESS_DISTANCE_EMPTY_SET (-5). size is not files * ranks: CHESS_DISTANCE_OUT_OF_RANGE
/// (-6). out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The first fault in this order is
/// returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `out` at `size` bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_map(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
    out: *mut u8,
    size: usize,
) -> c_int {
    code(|| {
        // SAFETY: NULL or a piece, a board, sets and obstacles, and size bytes to write, as the
        // caller promises. The question checks that out is not NULL.
        let (question, out) = unsafe {
            let question = Question::new(piece, grid, [from], obstacles, [out.cast_const()])?;
            let out = question.map(out, size, [])?;
            (question, out)
        };
        let [from] = question.sets;
        largest(question.mobility.map(from, out))
    })
}

/// Fewest moves from every square to the nearest square of a set. Returns the largest distance,
/// 0..254. out, size and the errors are those of chess_distance_grid_map, with to in place of from.
///
/// # Safety
/// As for `chess_distance_grid_map`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_map_to(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    to: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
    out: *mut u8,
    size: usize,
) -> c_int {
    code(|| {
        // SAFETY: NULL or a piece, a board, sets and obstacles, and size bytes to write, as the
        // caller promises. The question checks that out is not NULL.
        let (question, out) = unsafe {
            let question = Question::new(piece, grid, [to], obstacles, [out.cast_const()])?;
            let out = question.map(out, size, [])?;
            (question, out)
        };
        let [to] = question.sets;
        largest(question.mobility.map_to(to, out))
    })
}

/// The largest distance on a map whose size was checked.
pub(super) fn largest<E>(result: Result<u8, E>) -> Result<c_int, Fault> {
    let largest = result.map_err(|_| Fault(CHESS_DISTANCE_OUT_OF_RANGE))?;
    Ok(c_int::from(largest))
}
