//! Squares at a distance, exactly or at most.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard};

use crate::arguments::mobility;
use crate::board::ChessDistanceBoard;
use crate::result::{CHESS_DISTANCE_OUT_OF_RANGE, Fault, squares};

/// The squares at distance 0..moves from the nearest square of from; from itself if moves is 0.
/// moves is negative, or no such piece: 0.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_within(
    piece: c_int,
    from: u64,
    moves: c_int,
    board: *const ChessDistanceBoard,
) -> u64 {
    squares(|| {
        // SAFETY: NULL or a board, as the caller promises.
        let (piece, board) = unsafe { mobility(piece, board)? };
        let moves = level(moves)?;
        Ok(rules::within(piece, Bitboard(from), moves, &board))
    })
}

/// The squares at distance moves, exactly, from the nearest square of from; from itself if moves is
/// 0. moves is negative, or no such piece: 0.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_ring(
    piece: c_int,
    from: u64,
    moves: c_int,
    board: *const ChessDistanceBoard,
) -> u64 {
    squares(|| {
        // SAFETY: NULL or a board, as the caller promises.
        let (piece, board) = unsafe { mobility(piece, board)? };
        let moves = level(moves)?;
        Ok(rules::ring(piece, Bitboard(from), moves, &board))
    })
}

fn level(moves: c_int) -> Result<u32, Fault> {
    u32::try_from(moves).map_err(|_| Fault(CHESS_DISTANCE_OUT_OF_RANGE))
}
