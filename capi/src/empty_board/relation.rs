//! Classes of pairs of squares.

use core::ffi::c_int;

use chess_distance as rules;

use super::of_pair;

/// The class 0..35 of the unordered pair (file distance, rank distance) of a and b:
/// max * (max + 1) / 2 + min. Pairs of one class have the same king distance and the same Manhattan
/// distance. They have the same knight distance too, unless one of the squares is a corner.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_relation(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, rules::relation)
}
