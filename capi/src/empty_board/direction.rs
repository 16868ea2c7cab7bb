//! From one square toward another.

use core::ffi::c_int;

use chess_distance::{self as rules, Square};

/// The increment of the square number for a step from a toward b. Along ranks, diagonals and files:
/// +1, +7, +8, +9 or their negatives. If b is a knight's jump away: +6, +10, +15, +17 or their
/// negatives. 0 if there is no such line, if a equals b, and for a square outside 0..63. This is a
/// signed increment: its negative values are not result codes.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_direction(a: c_int, b: c_int) -> c_int {
    match (Square::new(a), Square::new(b)) {
        (Some(a), Some(b)) => rules::direction(a, b).map_or(0, c_int::from),
        _ => 0,
    }
}
