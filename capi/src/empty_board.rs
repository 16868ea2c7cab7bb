//! Distances on the empty board.

mod king;

mod manhattan;

mod knight;

mod file_rank;

mod center;

mod edge;

mod relation;

mod nearest;

mod x88;

mod direction;

use core::ffi::c_int;

use chess_distance::Square;

use crate::arguments::square;
use crate::result::code;

/// A result that depends on one square, or "invalid square".
fn of_square(sq: c_int, of: impl FnOnce(Square) -> u8) -> c_int {
    code(|| Ok(c_int::from(of(square(sq)?))))
}

/// A result that depends on two squares, or "invalid square".
fn of_pair(a: c_int, b: c_int, of: impl FnOnce(Square, Square) -> u8) -> c_int {
    code(|| Ok(c_int::from(of(square(a)?, square(b)?))))
}
