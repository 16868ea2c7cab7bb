//! Result codes, and how a checked answer becomes one.

use core::ffi::{CStr, c_char, c_int};

use chess_distance::Bitboard;

/// Success without a distance to return.
pub const CHESS_DISTANCE_OK: c_int = 0;
/// No moves lead there: an answer, not an error.
pub const CHESS_DISTANCE_UNREACHABLE: c_int = -1;
/// A square outside the board.
pub const CHESS_DISTANCE_INVALID_SQUARE: c_int = -2;
/// No such piece.
pub const CHESS_DISTANCE_INVALID_PIECE: c_int = -3;
/// A required pointer is NULL.
pub const CHESS_DISTANCE_NULL_POINTER: c_int = -4;
/// A set of squares is empty.
pub const CHESS_DISTANCE_EMPTY_SET: c_int = -5;
/// A number outside its range, such as an index.
pub const CHESS_DISTANCE_OUT_OF_RANGE: c_int = -6;
/// An output buffer overlaps an input.
pub const CHESS_DISTANCE_OVERLAP: c_int = -7;

/// No distance, in byte tables and byte maps.
pub const CHESS_DISTANCE_NONE: c_int = 255;

/// As a limit of moves: no limit.
pub const CHESS_DISTANCE_MAX_MOVES: c_int = 63;

const _: () = {
    // Both are answers; C tells them apart by their sign.
    assert!(CHESS_DISTANCE_OK == 0 && CHESS_DISTANCE_UNREACHABLE == CHESS_DISTANCE_OK - 1);
    assert!(CHESS_DISTANCE_NONE == chess_distance::NONE as c_int);
    assert!(CHESS_DISTANCE_MAX_MOVES == chess_distance::MAX_MOVES as c_int);
};

/// A fault in the arguments of a call: one of the negative codes below -1.
pub(crate) struct Fault(pub(crate) c_int);

/// A result that C gets as one int.
pub(crate) type Answer = Result<c_int, Fault>;

/// The int for C: the first fault, or the answer.
pub(crate) fn code(answer: impl FnOnce() -> Answer) -> c_int {
    match answer() {
        Ok(value) => value,
        Err(Fault(code)) => code,
    }
}

/// The set for C: the empty one for bad arguments.
pub(crate) fn squares(set: impl FnOnce() -> Result<Bitboard, Fault>) -> u64 {
    count(|| Ok(set()?.0))
}

/// The number for C: 0 for bad arguments.
pub(crate) fn count(number: impl FnOnce() -> Result<u64, Fault>) -> u64 {
    number().unwrap_or(0)
}

/// A count of moves, or "unreachable".
pub(crate) fn moves(distance: Option<u8>) -> c_int {
    distance.map_or(CHESS_DISTANCE_UNREACHABLE, c_int::from)
}

/// A sentence in English for any distance or code that a function returns: static, never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_error(result: c_int) -> *const c_char {
    let sentence: &CStr = match result {
        0.. => c"Success: the result is a distance, an index or a count.",
        CHESS_DISTANCE_UNREACHABLE => c"Unreachable: no sequence of moves leads there.",
        CHESS_DISTANCE_INVALID_SQUARE => c"A square is outside the board.",
        CHESS_DISTANCE_INVALID_PIECE => c"There is no such piece.",
        CHESS_DISTANCE_NULL_POINTER => c"A required pointer is NULL.",
        CHESS_DISTANCE_EMPTY_SET => c"A set of squares is empty.",
        CHESS_DISTANCE_OUT_OF_RANGE => {
            c"A number is outside its range, such as an index, a length or a board size."
        }
        CHESS_DISTANCE_OVERLAP => c"An output buffer overlaps an input.",
        _ => c"This number is no result of the library.",
    };
    sentence.as_ptr()
}

/// The version of the library at run time, as in "1.2.3": static, never NULL. Compare it with
/// the CHESS_DISTANCE_VERSION macros of the header that a program was compiled with.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_version() -> *const c_char {
    const VERSION: &[u8] = concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes();
    VERSION.as_ptr().cast()
}
