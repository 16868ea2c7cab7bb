//! For engines that number squares the 0x88 way, or by a board of 15x15.

use core::ffi::c_int;

use chess_distance::{self as rules, DifferencePiece, Square};

use super::{of_pair, of_square};
use crate::arguments;
use crate::piece::{CHESS_DISTANCE_BLACK_PAWN, CHESS_DISTANCE_KING};
use crate::result::{
    CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_INVALID_SQUARE, Fault, code, moves,
};

/// Index of the step from a to b in the tables by 0x88 difference: 120 + 16 * (rank of b - rank
/// of a) + (file of b - file of a), 1..239, for squares 0..63.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_x88_diff(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, rules::x88_difference)
}

/// The 0x88 square (rank * 16 + file, 0..119) of a square 0..63.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_to_x88(sq: c_int) -> c_int {
    of_square(sq, rules::to_x88)
}

/// The square 0..63 of a 0x88 square (rank * 16 + file).
/// Any int with a bit outside 0x77: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_from_x88(sq88: c_int) -> c_int {
    code(|| Ok(x88_square(sq88)?.index() as c_int))
}

fn x88_square(sq88: c_int) -> Result<Square, Fault> {
    rules::from_x88(sq88).ok_or(Fault(CHESS_DISTANCE_INVALID_SQUARE))
}

/// A piece by its number. Wazir and knight have no table as leapers.
fn with_table(code: c_int) -> Result<DifferencePiece, Fault> {
    let plain = (CHESS_DISTANCE_KING..=CHESS_DISTANCE_BLACK_PAWN).contains(&code);
    match arguments::piece(code)? {
        piece if plain => DifferencePiece::new(piece),
        _ => None,
    }
    .ok_or(Fault(CHESS_DISTANCE_INVALID_PIECE))
}

/// Fewest moves of a piece from a to b on the empty board, for engines with 0x88 squares: a and b
/// are rank * 16 + file. The pieces are CHESS_DISTANCE_KING (0) to CHESS_DISTANCE_BLACK_PAWN (7).
/// The result is that of chess_distance. It includes the knight's corner rule and the pawn's double
/// step, which the tables by 0x88 difference leave out. No sequence of moves:
/// CHESS_DISTANCE_UNREACHABLE (-1). A square off the 0x88 board: CHESS_DISTANCE_INVALID_SQUARE
/// (-2). Any other piece: CHESS_DISTANCE_INVALID_PIECE (-3).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_by_x88(piece: c_int, a: c_int, b: c_int) -> c_int {
    code(|| {
        let (a, b) = (x88_square(a)?, x88_square(b)?);
        let piece = with_table(piece)?;
        Ok(moves(rules::distance_by_x88(piece, a, b)))
    })
}

/// Index of the step from a to b in the 15x15 tables: 112 + 15 * (rank of b - rank of a) +
/// (file of b - file of a), 0..224. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_offset(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, rules::offset_difference)
}
