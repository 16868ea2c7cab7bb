//! Mobility graphs.

use core::ffi::c_int;

use chess_distance::{GridSquares, grid_graph_map};

use super::board::{ChessDistanceGrid, ChessDistanceObstacles, ChessDistanceSquares};
use super::piece::ChessDistanceGridPiece;
use super::question::{self, Question};
use crate::arguments::{self, Extent, output_many, present};
use crate::result::{
    CHESS_DISTANCE_EMPTY_SET, CHESS_DISTANCE_OK, CHESS_DISTANCE_OUT_OF_RANGE, Fault, code,
};

/// The graph of a piece, which you may edit: moves[s] becomes the set of the squares one move from
/// s, empty for a hole. n is files * ranks. Returns CHESS_DISTANCE_OK.
///
/// Errors as for chess_distance_grid_map, with n for size.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `moves` at `n` sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_graph(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    obstacles: *const ChessDistanceObstacles,
    moves: *mut ChessDistanceSquares,
    n: usize,
) -> c_int {
    code(|| {
        // SAFETY: NULL or a piece, a board and obstacles, and n sets to write, as the caller
        // promises. The question checks that moves is not NULL. C's sets have the same layout.
        let (question, moves) = unsafe {
            let others = [moves.cast_const().cast()];
            let question = Question::new(piece, grid, [], obstacles, others)?;
            question.sized(n, 1)?;
            let moves = question.output(moves.cast::<GridSquares>(), n, [])?;
            (question, moves)
        };
        question.mobility.graph(moves);
        Ok(CHESS_DISTANCE_OK)
    })
}

/// Fewest moves in any graph of n squares, 1 to 256: moves[s] is the set of the squares one move
/// from s. out[s] becomes the distance of square s from the nearest square of from,
/// CHESS_DISTANCE_NONE (255) if unreachable, 254 for all distances above 253. Bits from n on are
/// ignored. Returns the largest distance, 0..254.
///
/// moves, from or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). from is empty, or n is valid and
/// from has no square below n: CHESS_DISTANCE_EMPTY_SET (-5). n outside 1..256:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The first
/// fault in this order is returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `moves` at `n` sets, `out` at `n` bytes that the
/// caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_graph_map(
    moves: *const ChessDistanceSquares,
    n: usize,
    from: *const ChessDistanceSquares,
    out: *mut u8,
) -> c_int {
    code(|| {
        present(moves).and(present(from)).and(present(out))?;
        let in_range = (1..=256).contains(&n);
        // SAFETY: a set, as the caller promises.
        let mut set = *unsafe { question::optional_set(from) };
        if in_range {
            set &= GridSquares::below(n);
        }
        if set.is_empty() {
            return Err(Fault(CHESS_DISTANCE_EMPTY_SET));
        }
        if !in_range {
            return Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE));
        }
        // SAFETY: n sets, and n bytes to write, as the caller promises. They are not NULL, and out
        // overlaps no input.
        let (moves, out) = unsafe {
            let read = [Extent::many(moves, n)?, Extent::one(from)];
            let out = output_many(out, n, read)?;
            (arguments::column::<GridSquares, _>(moves, n), out)
        };
        Ok(c_int::from(grid_graph_map(moves, set, out)))
    })
}
