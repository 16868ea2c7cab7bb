//! Maps on which some squares cost more.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard, DistanceMap};

use crate::arguments::{self, Extent, output, present, set};
use crate::board::ChessDistanceBoard;
use crate::result::code;

/// Least costs from the nearest square of a set to every square. A move costs 1, one more if it
/// enters a square of plus1, two more if it enters one of plus2, three more for both. out[s]
/// becomes the sum for s, 0..252, or CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// sum. plus1 and plus2 may be empty, from may not.
///
///     uint8_t out[64];
///     chess_distance_weighted_map(CHESS_DISTANCE_KING, 1 << 4, (uint64_t)0xff << 24, 0, NULL, out);
///     (rank 4 costs one more: out[60] is 8, e1 to e8)
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4).
/// from is 0: CHESS_DISTANCE_EMPTY_SET (-5). out and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_weighted_map(
    piece: c_int,
    from: u64,
    plus1: u64,
    plus2: u64,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    code(|| {
        let piece = arguments::piece(piece)?;
        present(out)?;
        let from = set(from)?;
        // SAFETY: NULL or a board, and NULL or 64 bytes to write, as the caller promises.
        let (out, board) = unsafe {
            let out = output(out.cast::<DistanceMap>(), [Extent::one(board)])?;
            (out, arguments::board(board))
        };
        let (plus1, plus2) = (Bitboard(plus1), Bitboard(plus2));
        let largest = rules::weighted_map_into(piece, from, plus1, plus2, &board, out);
        Ok(c_int::from(largest))
    })
}
