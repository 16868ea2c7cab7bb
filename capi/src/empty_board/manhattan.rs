//! Manhattan distance.

use core::ffi::c_int;

use chess_distance::MANHATTAN;

use super::of_pair;

/// Manhattan distance: orthogonal steps from a to b on the empty board, 0..14.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_manhattan(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, |a, b| MANHATTAN.0[a.index()][b.index()])
}
