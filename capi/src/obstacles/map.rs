//! Maps: fewest moves to every square.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard};

use crate::arguments::{self, present, set, square, with_map};
use crate::board::ChessDistanceBoard;
use crate::result::code;

/// Fewest moves from one square to every square: out[s] becomes the distance of square s,
/// CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest distance on the map, 0..63; 0 for
/// a piece that cannot move.
///
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out and
/// *board overlap: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_map(
    piece: c_int,
    from: c_int,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    code(|| {
        let from = Bitboard::of(square(from)?);
        let piece = arguments::piece(piece)?;
        // SAFETY: NULL or a board, and NULL or 64 bytes to write, as the caller promises.
        unsafe {
            with_map(board, out, |board, out| {
                rules::map_into(piece, from, board, out)
            })
        }
    })
}

/// Fewest moves from a set of squares to every square: out[s] becomes the distance of square s from
/// the nearest square of from, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// distance on the map, 0..63.
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). from is 0: CHESS_DISTANCE_EMPTY_SET (-5). out and *board overlap: CHESS_DISTANCE_OVERLAP
/// (-7).
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_set_map(
    piece: c_int,
    from: u64,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    code(|| {
        let piece = arguments::piece(piece)?;
        present(out)?;
        let from = set(from)?;
        // SAFETY: NULL or a board, and NULL or 64 bytes to write, as the caller promises.
        unsafe {
            with_map(board, out, |board, out| {
                rules::map_into(piece, from, board, out)
            })
        }
    })
}
