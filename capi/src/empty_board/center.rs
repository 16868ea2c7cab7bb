//! Distances to the center.

use core::ffi::c_int;

use chess_distance as rules;

use super::of_square;

/// King moves from sq to the nearest of d4, d5, e4, e5, 0..3.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_center(sq: c_int) -> c_int {
    of_square(sq, rules::center_distance)
}

/// Orthogonal steps from sq to the nearest of d4, d5, e4, e5, 0..6.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_center_manhattan(sq: c_int) -> c_int {
    of_square(sq, rules::center_manhattan_distance)
}
