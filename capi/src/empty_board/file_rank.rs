//! Distances along files and ranks.

use core::ffi::c_int;

use super::of_pair;

/// Files between a and b, 0..7. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_file(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, |a, b| a.file().distance(b.file()))
}

/// Ranks between a and b, 0..7. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_rank(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, |a, b| a.rank().distance(b.rank()))
}
