//! Ways that need not be shortest: those of exactly some number of moves, and the squares that every
//! way enters.

use core::ffi::c_int;

use chess_distance::Bitboard;

use crate::arguments::{
    self, ChessDistanceBoard, Fault, count_or_zero, moves_in, set_or_empty, square, to_int,
};
use crate::arguments::{among, obstacles, present};
use crate::constants::{CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_UNREACHABLE};
use crate::graphs::graph;

/// 0 to 63 moves: a layer for each, after the first layer.
fn so_many(moves: c_int) -> Result<usize, Fault> {
    let moves = moves_in(moves).filter(|&moves| moves < 64);
    moves.map(|moves| moves as usize).ok_or(Fault(CHESS_DISTANCE_OUT_OF_RANGE))
}

/// The ways of exactly this number of moves, 0..63, from one square to another. A way may visit a
/// square again. A way may come back to the start if the start is not in board->own or
/// board->avoid. layers[k] becomes the set of the squares that some way visits after k moves: k
/// moves lead there from the start, and moves - k lead on to the target. layers[moves + 1] to
/// layers[63] become 0. Returns moves.
///
///     uint64_t layers[64];
///     chess_distance_walks(CHESS_DISTANCE_KNIGHT, 28, 28, 2, NULL, layers);
///     (a knight on e4 leaves and comes back: layers[1] is its eight moves)
///
/// There is no such way: CHESS_DISTANCE_UNREACHABLE (-1), and layers stay as they were. A square
/// outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE
/// (-3). layers is NULL: CHESS_DISTANCE_NULL_POINTER (-4). moves outside 0..63:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). layers and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
/// cbindgen:ptrs-as-arrays=[[layers;64]]
///
/// # Safety
/// `board` is NULL or a board, `layers` is NULL or 64 sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_walks(
    piece: c_int,
    from: c_int,
    to: c_int,
    moves: c_int,
    board: *const ChessDistanceBoard,
    layers: *mut u64,
) -> c_int {
    to_int(|| {
        let (from, to, piece) = (square(from)?, square(to)?, arguments::piece(piece)?);
        let ((), so_many) = (present(layers)?, so_many(moves)?);
        // SAFETY: NULL or a board, and 64 sets to write, as the caller promises.
        let ([board], layers) = unsafe { among([board], layers.cast::<[Bitboard; 64]>())? };
        let walked = chess_distance::walks(piece, from, to, so_many, board, layers);
        Ok(walked.map_or(CHESS_DISTANCE_UNREACHABLE, |_| moves))
    })
}

/// The number of the ways of chess_distance_walks; UINT64_MAX if there are that many or more. 0 if
/// there is none, for a square outside 0..63, for an invalid piece and for moves outside 0..63.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_walk_count(
    piece: c_int,
    from: c_int,
    to: c_int,
    moves: c_int,
    board: *const ChessDistanceBoard,
) -> u64 {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { obstacles(board) };
    count_or_zero(|| {
        let (from, to, piece, moves) =
            (square(from)?, square(to)?, arguments::piece(piece)?, so_many(moves)?);
        Ok(chess_distance::walk_count(piece, from, to, moves, board))
    })
}

/// The squares that every way from a square of the first set to a square of the second enters. The
/// ways may have any length. The result has no squares of from and to. If you put one of these
/// squares into board->avoid, no way is left. A slide or a pawn's double step does not enter the
/// squares that it passes.
///
///     ChessDistanceBoard wall = {(uint64_t)0xfe << 24, 0, 0};            (b4 to h4)
///     chess_distance_must_pass(CHESS_DISTANCE_KING, 1 << 4, (uint64_t)1 << 60, &wall);
///     (e1 to e8: a4, which is 1 << 24)
///
/// 0 if no sequence of moves leads there, if the sets share a square, for an empty set and for an
/// invalid piece.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_must_pass(
    piece: c_int,
    from: u64,
    to: u64,
    board: *const ChessDistanceBoard,
) -> u64 {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { obstacles(board) };
    set_or_empty(|| {
        let piece = arguments::piece(piece)?;
        let (from, to) = (Bitboard(from), Bitboard(to));
        Ok(chess_distance::must_pass(piece, from, to, board))
    })
}

/// The same as chess_distance_must_pass in any graph of 64 sets; moves[s] is the set of the squares
/// one move from s.
///
/// 0 if no sequence of moves leads there, if the sets share a square, for an empty set and if moves
/// is NULL.
/// cbindgen:ptrs-as-arrays=[[moves;64]]
///
/// # Safety
/// `moves` is NULL or 64 sets.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_must_pass(
    moves: *const u64,
    from: u64,
    to: u64,
) -> u64 {
    // SAFETY: NULL or 64 sets, as the caller promises.
    let moves = unsafe { graph(moves) };
    set_or_empty(|| Ok(moves?.must_pass(Bitboard(from), Bitboard(to))))
}
