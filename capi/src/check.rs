//! The checks of plain arguments, and what C gets for an answer or a fault.
//!
//! A function checks its arguments in the order of the codes, so that it returns the code nearest
//! to zero: squares, pieces, required pointers, sets, ranges, overlaps. So an output is looked at
//! twice where a set or a range is checked: for NULL by `present`, and at the end for an overlap.

use core::ffi::c_int;

use chess_distance::{Bitboard, Color, OnwardError, Piece, Square};

use crate::constants::{
    CHESS_DISTANCE_EMPTY_SET, CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_INVALID_SQUARE,
    CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_UNREACHABLE,
};

/// A fault in the arguments of a call: one of the negative codes below -1.
#[derive(Clone, Copy)]
pub(crate) struct Fault(pub(crate) c_int);

/// The int for C: the answer, or the fault.
#[inline(always)]
pub(crate) fn to_int<N: Into<c_int>>(answer: impl FnOnce() -> Result<N, Fault>) -> c_int {
    match answer() {
        Ok(value) => value.into(),
        Err(Fault(code)) => code,
    }
}

/// The set for C: the empty one for bad arguments.
#[inline(always)]
pub(crate) fn set_or_empty(set: impl FnOnce() -> Result<Bitboard, Fault>) -> u64 {
    count_or_zero(|| Ok(set()?.0))
}

/// The number for C: 0 for bad arguments.
#[inline(always)]
pub(crate) fn count_or_zero(number: impl FnOnce() -> Result<u64, Fault>) -> u64 {
    number().unwrap_or(0)
}

/// A count of moves, or "unreachable".
pub(crate) fn moves_or_unreachable(distance: Option<u8>) -> c_int {
    distance.map_or(CHESS_DISTANCE_UNREACHABLE, c_int::from)
}

/// The length of a way, or "unreachable".
pub(crate) fn length_or_unreachable(moves: Option<usize>) -> c_int {
    moves.map_or(CHESS_DISTANCE_UNREACHABLE, |moves| moves as c_int)
}

/// The largest distance of a second leg, or the fault of its start.
pub(crate) fn or_bad_start(result: Result<u8, OnwardError>) -> Result<u8, Fault> {
    result.map_err(|error| match error {
        OnwardError::NothingStarts => Fault(CHESS_DISTANCE_EMPTY_SET),
        OnwardError::TooFar => Fault(CHESS_DISTANCE_OUT_OF_RANGE),
    })
}

/// An answer of the core, whose one error is a number outside its range: a length, a size, a rank.
pub(crate) fn or_out_of_range<T, E>(result: Result<T, E>) -> Result<T, Fault> {
    result.or(Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)))
}

pub(crate) fn square(index: c_int) -> Result<Square, Fault> {
    Square::new(index).ok_or(Fault(CHESS_DISTANCE_INVALID_SQUARE))
}

pub(crate) fn piece(code: c_int) -> Result<Piece, Fault> {
    Piece::from_code(code).ok_or(Fault(CHESS_DISTANCE_INVALID_PIECE))
}

/// A set that may not be empty.
pub(crate) fn set(squares: u64) -> Result<Bitboard, Fault> {
    match squares {
        0 => Err(Fault(CHESS_DISTANCE_EMPTY_SET)),
        squares => Ok(Bitboard(squares)),
    }
}

/// A number of moves; `None` if it is negative, because no square is so near.
pub(crate) fn moves_in(number: c_int) -> Option<u32> {
    not_negative(number).ok()
}

/// A number of captures, or an offset, which may not be negative.
pub(crate) fn not_negative<Int, Natural: TryFrom<Int>>(number: Int) -> Result<Natural, Fault> {
    or_out_of_range(Natural::try_from(number))
}

/// A condition on a number: a size, a length, an order.
pub(crate) fn out_of_range_unless(is_in_range: bool) -> Result<(), Fault> {
    match is_in_range {
        true => Ok(()),
        false => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
    }
}

/// The color of a flag.
pub(crate) fn color(is_black: c_int) -> Color {
    match is_black {
        0 => Color::White,
        _ => Color::Black,
    }
}
