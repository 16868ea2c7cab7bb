//! How the arguments of a C call become checked values. Each kind of argument is checked here
//! and nowhere else.

use core::ffi::c_int;

use chess_distance::{Piece, Square};

use crate::result::{CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_INVALID_SQUARE, Fault};

pub(crate) fn square(index: c_int) -> Result<Square, Fault> {
    Square::new(index).ok_or(Fault(CHESS_DISTANCE_INVALID_SQUARE))
}

pub(crate) fn piece(code: c_int) -> Result<Piece, Fault> {
    Piece::from_code(code).ok_or(Fault(CHESS_DISTANCE_INVALID_PIECE))
}
