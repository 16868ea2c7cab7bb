//! The squares that a piece reaches in so many moves.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard, Cpu};

use crate::arguments::mobility;
use crate::board::ChessDistanceBoard;

/// The squares at most so many moves away from the nearest square of from; from itself for 0
/// moves. A negative number of moves, no such piece: 0.
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
    // SAFETY: as the caller promises.
    match (unsafe { mobility(piece, board) }, u32::try_from(moves)) {
        (Ok((piece, board)), Ok(moves)) => {
            rules::within_with(Cpu::detect(), piece, Bitboard(from), moves, &board).0
        }
        _ => 0,
    }
}

/// The squares exactly so many moves away from the nearest square of from; from itself for 0
/// moves. A negative number of moves, no such piece: 0.
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
    // SAFETY: as the caller promises.
    match (unsafe { mobility(piece, board) }, u32::try_from(moves)) {
        (Ok((piece, board)), Ok(moves)) => {
            rules::ring_with(Cpu::detect(), piece, Bitboard(from), moves, &board).0
        }
        _ => 0,
    }
}
