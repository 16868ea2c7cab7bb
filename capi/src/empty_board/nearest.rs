//! From a square to the nearest member of a set.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard};

use crate::arguments::square;
use crate::result::code;

/// King moves from sq to the nearest member of a set of squares on the empty board, 0..7: for
/// example from the king to the nearest pawn. If the set is empty, the result is if_empty.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_nearest(sq: c_int, set: u64, if_empty: c_int) -> c_int {
    code(|| Ok(rules::nearest(square(sq)?, Bitboard(set)).map_or(if_empty, c_int::from)))
}

/// Files from sq to the nearest member of a set of squares, 0..7: for example from the king to its
/// pawns. If the set is empty, the result is if_empty.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_nearest_file(sq: c_int, set: u64, if_empty: c_int) -> c_int {
    code(|| Ok(rules::nearest_file(square(sq)?, Bitboard(set)).map_or(if_empty, c_int::from)))
}
