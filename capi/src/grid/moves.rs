//! Single moves.

use core::ffi::c_int;

use chess_distance::grid_attacks;

use super::board::{ChessDistanceGrid, ChessDistanceObstacles, ChessDistanceSquares};
use super::piece::ChessDistanceGridPiece;
use super::question::{self, Question};
use crate::arguments::{Extent, output};
use crate::result::code;

/// The squares one move away from any square of from: *out becomes their set. Returns their number.
///
/// piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
/// from or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). files or ranks outside 1..16, an unknown
/// wrap, or reserved other than 0: CHESS_DISTANCE_OUT_OF_RANGE (-6). from has no square of the
/// board: CHESS_DISTANCE_EMPTY_SET (-5). *out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The
/// first fault in this order is returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value. The caller may write `out`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_moves(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
    out: *mut ChessDistanceSquares,
) -> c_int {
    code(|| {
        let read = [
            Extent::one(piece),
            Extent::one(grid),
            Extent::one(from),
            Extent::one(obstacles),
        ];
        // SAFETY: as the caller promises.
        let (question, from, out) = unsafe {
            let others = [from.cast(), out.cast_const().cast()];
            let question = Question::new(piece, grid, obstacles, others)?;
            let from = question::set(&question.grid, from)?;
            (question, from, output(out, read)?)
        };
        let moves = question.mobility().moves(from);
        out.words = moves.0;
        Ok(moves.len() as c_int)
    })
}

/// The squares where the pieces of from could take, occupied or not: *out becomes their set.
/// Returns their number. A line ends on the first square of occupied and includes it. Squares of
/// from stop a line only if they are in occupied. occupied may be NULL: the empty set.
///
/// The errors are those of chess_distance_grid_moves.
///
/// # Safety
/// As for `chess_distance_grid_moves`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_attacks(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    occupied: *const ChessDistanceSquares,
    out: *mut ChessDistanceSquares,
) -> c_int {
    code(|| {
        let read = [
            Extent::one(piece),
            Extent::one(grid),
            Extent::one(from),
            Extent::one(occupied),
        ];
        // SAFETY: as the caller promises.
        let (question, from, occupied, out) = unsafe {
            let others = [from.cast(), out.cast_const().cast()];
            let question = Question::new(piece, grid, core::ptr::null(), others)?;
            let from = question::set(&question.grid, from)?;
            let occupied = question::optional_set(occupied);
            (question, from, occupied, output(out, read)?)
        };
        let attacks = grid_attacks(question.mobility().piece, &question.grid, from, occupied);
        out.words = attacks.0;
        Ok(attacks.len() as c_int)
    })
}
