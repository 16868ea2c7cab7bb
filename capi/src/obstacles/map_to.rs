//! Maps read backward: fewest moves from every square.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard};

use crate::arguments::{self, present, set, square, with_map};
use crate::board::ChessDistanceBoard;
use crate::result::code;

/// Fewest moves from every square to one: out[s] becomes the result of chess_distance_path from
/// square s to the square to, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// distance on the map, 0..63.
///
/// The map differs from chess_distance_map for pawns, which move in one direction only. Among
/// obstacles it differs for every piece, since a piece may start on any square, also on one of own
/// or avoid. So squares of own have distances here. Ignore those on which your piece cannot stand.
/// If the target is in own or avoid, no move enters it. Then it has 0 and all other squares have
/// 255. To count the moves to it, take it out of both sets.
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
pub unsafe extern "C" fn chess_distance_map_to(
    piece: c_int,
    to: c_int,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    code(|| {
        let to = Bitboard::of(square(to)?);
        let piece = arguments::piece(piece)?;
        // SAFETY: NULL or a board, and NULL or 64 bytes to write, as the caller promises.
        unsafe {
            with_map(board, out, |board, out| {
                rules::map_to_into(piece, to, board, out)
            })
        }
    })
}

/// Fewest moves from every square to a set of squares: out[s] becomes the fewest moves from square
/// s to the nearest square of to, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// distance on the map, 0..63.
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). to is 0: CHESS_DISTANCE_EMPTY_SET (-5). out and *board overlap: CHESS_DISTANCE_OVERLAP
/// (-7).
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_set_map_to(
    piece: c_int,
    to: u64,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    code(|| {
        let piece = arguments::piece(piece)?;
        present(out)?;
        let to = set(to)?;
        // SAFETY: NULL or a board, and NULL or 64 bytes to write, as the caller promises.
        unsafe {
            with_map(board, out, |board, out| {
                rules::map_to_into(piece, to, board, out)
            })
        }
    })
}
