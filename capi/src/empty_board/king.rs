//! King distance.

use core::ffi::c_int;

use chess_distance::KING;

use super::of_pair;

/// King distance (Chebyshev distance): king moves from a to b on the empty board, 0..7.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). This is less than any limit: write
/// (unsigned)d <= 3u for "at most 3 moves".
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_king(a: c_int, b: c_int) -> c_int {
    // The look-up is faster than the arithmetic of some twenty instructions.
    of_pair(a, b, |a, b| KING.0[a.index()][b.index()])
}
