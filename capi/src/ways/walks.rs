//! Ways of a given length.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard};

use crate::arguments::{self, Extent, mobility, output, present, square};
use crate::board::ChessDistanceBoard;
use crate::result::{CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_UNREACHABLE, Fault, code, count};

/// 0 to 63 moves: a layer for each, behind the first layer.
fn so_many(moves: c_int) -> Result<usize, Fault> {
    match moves {
        0..=63 => Ok(moves as usize),
        _ => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
    }
}

/// The ways of exactly this number of moves, 0..63, from one square to another. A way may visit a
/// square again. It may come back to the start if the start is not in board->own or board->avoid.
/// layers[k] becomes the set of the squares that some way visits after k moves: k moves lead there
/// from the start, and moves - k lead on to the target. layers[moves + 1] to layers[63] become 0.
/// Returns moves.
///
///     uint64_t layers[64];
///     chess_distance_walks(CHESS_DISTANCE_KNIGHT, 28, 28, 2, NULL, layers);
///     (a knight on e4 leaves and comes back: layers[1] is its eight moves)
///
/// A call is about as fast as the same searches in C with bitboards, not faster.
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
    code(|| {
        let (from, to) = (square(from)?, square(to)?);
        let piece = arguments::piece(piece)?;
        present(layers)?;
        let length = so_many(moves)?;
        // SAFETY: NULL or a board, and NULL or 64 sets to write, as the caller promises.
        let (layers, board) = unsafe {
            let layers = output(layers.cast::<[Bitboard; 64]>(), [Extent::one(board)])?;
            (layers, arguments::board(board))
        };
        let walked = rules::walks(piece, from, to, length, &board, layers);
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
    count(|| {
        let (from, to) = (square(from)?, square(to)?);
        // SAFETY: NULL or a board, as the caller promises.
        let (piece, board) = unsafe { mobility(piece, board)? };
        Ok(rules::walk_count(piece, from, to, so_many(moves)?, &board))
    })
}
