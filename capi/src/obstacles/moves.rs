//! One move.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard};

use crate::arguments::mobility;
use crate::board::ChessDistanceBoard;
use crate::result::squares;

/// The squares that a piece reaches in exactly one move from any square of from. These are moves,
/// not attacks: squares of own and avoid are not among them, and pawns advance. No such piece: 0.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_moves(
    piece: c_int,
    from: u64,
    board: *const ChessDistanceBoard,
) -> u64 {
    squares(|| {
        // SAFETY: NULL or a board, as the caller promises.
        let (piece, board) = unsafe { mobility(piece, board)? };
        Ok(rules::moves(piece, Bitboard(from), &board))
    })
}
