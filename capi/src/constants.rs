//! The numbers of pieces and results, and what a result means.

use core::ffi::{CStr, c_char, c_int};

use chess_distance::Piece;

/// One step in any direction.
pub const CHESS_DISTANCE_KING: c_int = 0;
/// One orthogonal step: the Manhattan distance.
pub const CHESS_DISTANCE_WAZIR: c_int = 1;
/// The (1,2)-leaper.
pub const CHESS_DISTANCE_KNIGHT: c_int = 2;
/// Slides along diagonals.
pub const CHESS_DISTANCE_BISHOP: c_int = 3;
/// Slides along files and ranks.
pub const CHESS_DISTANCE_ROOK: c_int = 4;
/// Slides as bishop or rook.
pub const CHESS_DISTANCE_QUEEN: c_int = 5;
/// Advances toward rank 8, 1 square, or 2 from rank 2.
pub const CHESS_DISTANCE_WHITE_PAWN: c_int = 6;
/// Advances toward rank 1, 1 square, or 2 from rank 7.
pub const CHESS_DISTANCE_BLACK_PAWN: c_int = 7;
/// Moves as bishop or knight.
pub const CHESS_DISTANCE_ARCHBISHOP: c_int = 8;
/// Moves as rook or knight.
pub const CHESS_DISTANCE_CHANCELLOR: c_int = 9;
/// Moves as queen or knight.
pub const CHESS_DISTANCE_AMAZON: c_int = 10;

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
/// An output overlaps an input or another output.
pub const CHESS_DISTANCE_OVERLAP: c_int = -7;

/// No distance, in byte tables and byte maps.
pub const CHESS_DISTANCE_NONE: c_int = 255;

/// Pass it as a limit of moves to have no limit.
pub const CHESS_DISTANCE_MAX_MOVES: c_int = 63;

const _: () = {
    assert!(Piece::King.code() == CHESS_DISTANCE_KING);
    assert!(Piece::Wazir.code() == CHESS_DISTANCE_WAZIR);
    assert!(Piece::Knight.code() == CHESS_DISTANCE_KNIGHT);
    assert!(Piece::Bishop.code() == CHESS_DISTANCE_BISHOP);
    assert!(Piece::Rook.code() == CHESS_DISTANCE_ROOK);
    assert!(Piece::Queen.code() == CHESS_DISTANCE_QUEEN);
    assert!(Piece::WhitePawn.code() == CHESS_DISTANCE_WHITE_PAWN);
    assert!(Piece::BlackPawn.code() == CHESS_DISTANCE_BLACK_PAWN);
    assert!(Piece::Archbishop.code() == CHESS_DISTANCE_ARCHBISHOP);
    assert!(Piece::Chancellor.code() == CHESS_DISTANCE_CHANCELLOR);
    assert!(Piece::Amazon.code() == CHESS_DISTANCE_AMAZON);
    // Both are answers; C tells them apart by their sign.
    assert!(CHESS_DISTANCE_OK == 0 && CHESS_DISTANCE_UNREACHABLE == CHESS_DISTANCE_OK - 1);
    assert!(CHESS_DISTANCE_NONE == chess_distance::NONE as c_int);
    assert!(CHESS_DISTANCE_MAX_MOVES == chess_distance::MAX_MOVES as c_int);
};

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
            c"A number is outside its range, such as an index, a length, a board size or a pawn's rank."
        }
        CHESS_DISTANCE_OVERLAP => c"An output buffer overlaps an input or another output.",
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
