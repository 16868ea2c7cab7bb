//! Fewest moves between two squares, or two sets of squares.

use core::ffi::c_int;

use chess_distance as rules;

use crate::arguments::{self, mobility, set, square};
use crate::board::ChessDistanceBoard;
use crate::result::{code, moves};

/// Fewest moves from one square to another.
///
/// No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). A square outside 0..63:
/// CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). All of
/// these are less than any limit: write (unsigned)d <= 3u for "at most 3 moves", or ask
/// chess_distance_reaches.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_path(
    piece: c_int,
    from: c_int,
    to: c_int,
    board: *const ChessDistanceBoard,
) -> c_int {
    code(|| {
        let (from, to) = (square(from)?, square(to)?);
        // SAFETY: NULL or a board, as the caller promises.
        let (piece, board) = unsafe { mobility(piece, board)? };
        Ok(moves(rules::path(piece, from, to, &board)))
    })
}

/// Can a piece get from one square to another in at most the given number of moves? 1 if it can, 0
/// if not, and 0 if moves is negative. From a square to itself it takes 0 moves.
///
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). In an if these codes count as true. If the arguments may be
/// bad, write chess_distance_reaches(...) == 1.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_reaches(
    piece: c_int,
    from: c_int,
    to: c_int,
    moves: c_int,
    board: *const ChessDistanceBoard,
) -> c_int {
    code(|| {
        let (from, to) = (square(from)?, square(to)?);
        // SAFETY: NULL or a board, as the caller promises.
        let (piece, board) = unsafe { mobility(piece, board)? };
        let reaches = |moves| rules::reaches(piece, from, to, moves, &board);
        Ok(u32::try_from(moves).is_ok_and(reaches).into())
    })
}

/// Fewest moves from any square of one set to any square of another; 0 if the sets share a square.
///
/// No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). A set is 0: CHESS_DISTANCE_EMPTY_SET (-5). All of these are
/// less than any limit: write (unsigned)d <= 3u for "at most 3 moves".
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_sets(
    piece: c_int,
    from: u64,
    to: u64,
    board: *const ChessDistanceBoard,
) -> c_int {
    code(|| {
        let piece = arguments::piece(piece)?;
        let (from, to) = (set(from)?, set(to)?);
        // SAFETY: NULL or a board, as the caller promises.
        let board = unsafe { arguments::board(board) };
        Ok(moves(rules::set_distance(piece, from, to, &board)))
    })
}
