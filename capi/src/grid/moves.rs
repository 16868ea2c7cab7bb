//! Single moves.

use core::ffi::c_int;

use chess_distance::{GridSquares, Mobility, grid_attacks};

use super::board::{ChessDistanceGrid, ChessDistanceObstacles, ChessDistanceSquares};
use super::piece::ChessDistanceGridPiece;
use super::question::{self, Question};
use crate::arguments::Extent;
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
        // SAFETY: NULL or a piece, a board, sets and obstacles, and a set to write, as the caller
        // promises. The question checks that out is not NULL.
        let (question, out) = unsafe {
            let others = [out.cast_const().cast()];
            let question = Question::new(piece, grid, [from], obstacles, others)?;
            let out = question.output(out, 1, [])?;
            (question, out)
        };
        let [from] = question.sets;
        Ok(answer(question.mobility.moves(from), out))
    })
}

/// *out becomes the set of the squares that the pieces on from attack, occupied or not. Returns
/// their number. A line ends on the first square of occupied and includes it. Squares of from stop
/// a line only if they are in occupied. occupied may be NULL: the empty set.
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
        // SAFETY: NULL or a piece, a board, sets and obstacles, and a set to write, as the caller
        // promises. The question checks that out is not NULL.
        let (question, occupied, out) = unsafe {
            let others = [out.cast_const().cast()];
            let question = Question::new(piece, grid, [from], core::ptr::null(), others)?;
            let out = question.output(out, 1, [Extent::one(occupied)])?;
            (question, question::optional_set(occupied), out)
        };
        let Mobility { piece, grid, .. } = question.mobility;
        let [from] = question.sets;
        Ok(answer(grid_attacks(piece, grid, from, occupied), out))
    })
}

/// Writes the one set of an answer, and returns how many squares it has.
fn answer(squares: GridSquares, out: &mut [ChessDistanceSquares]) -> c_int {
    for out in out {
        out.words = squares.0;
    }
    squares.len() as c_int
}
