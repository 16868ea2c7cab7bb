//! The maps of all squares.

use core::ffi::c_int;

use chess_distance as rules;

use crate::arguments::{self, Extent, output};
use crate::board::ChessDistanceBoard;
use crate::result::{CHESS_DISTANCE_OK, code};

/// All 64 maps at once: out[a][b] becomes the fewest moves from a to b, CHESS_DISTANCE_NONE (255)
/// if unreachable. Returns CHESS_DISTANCE_OK.
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). out and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 times 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_matrix(
    piece: c_int,
    board: *const ChessDistanceBoard,
    out: *mut [u8; 64],
) -> c_int {
    code(|| {
        let piece = arguments::piece(piece)?;
        // SAFETY: NULL or a board, and NULL or 64 maps to write, as the caller promises.
        let (out, board) = unsafe {
            let out = output(out.cast::<[[u8; 64]; 64]>(), [Extent::one(board)])?;
            (out, arguments::board(board))
        };
        rules::matrix_into(piece, &board, out);
        Ok(CHESS_DISTANCE_OK)
    })
}
