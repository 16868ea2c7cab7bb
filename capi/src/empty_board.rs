//! Distances on the empty board.

use core::ffi::c_int;

use chess_distance::{Bitboard, DifferencePiece, KING, KNIGHT, MANHATTAN, Square, SquareColor};

use crate::arguments::{self, Fault, moves_or_unreachable, square, to_int};
use crate::constants::{
    CHESS_DISTANCE_BLACK_PAWN, CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_INVALID_SQUARE,
};

/// A result that depends on one square, or "invalid square".
fn of_square(sq: c_int, of: impl FnOnce(Square) -> u8) -> c_int {
    to_int(|| Ok(c_int::from(of(square(sq)?))))
}

/// A result that depends on two squares, or "invalid square".
fn of_pair(a: c_int, b: c_int, of: impl FnOnce(Square, Square) -> u8) -> c_int {
    // An int at once: a smaller number beside a fault takes six instructions more.
    to_int(|| Ok(c_int::from(of(square(a)?, square(b)?))))
}

/// King distance (Chebyshev distance): king moves from a to b on the empty board, 0..7.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_king(a: c_int, b: c_int) -> c_int {
    // The look-up is faster than the arithmetic of some twenty instructions.
    of_pair(a, b, |a, b| KING.0[a.index()][b.index()])
}

/// Manhattan distance: orthogonal steps from a to b on the empty board, 0..14.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_manhattan(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, |a, b| MANHATTAN.0[a.index()][b.index()])
}

/// Knight distance: knight moves from a to b on the empty board, 0..6, corners included.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_knight(a: c_int, b: c_int) -> c_int {
    // The look-up takes half the time of the rule by rank and file, also with other data in the
    // cache.
    of_pair(a, b, |a, b| KNIGHT.0[a.index()][b.index()])
}

/// Files from a to b, 0..7. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_file(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, |a, b| a.file().distance(b.file()))
}

/// Ranks from a to b, 0..7. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_rank(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, |a, b| a.rank().distance(b.rank()))
}

/// King moves from sq to the nearest of d4, d5, e4, e5, 0..3.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_center(sq: c_int) -> c_int {
    of_square(sq, chess_distance::center_distance)
}

/// Orthogonal steps from sq to the nearest of d4, d5, e4, e5, 0..6.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_center_manhattan(sq: c_int) -> c_int {
    of_square(sq, chess_distance::center_manhattan_distance)
}

/// Steps from sq to the nearest edge of the board, 0..3, 0 on the edge.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_edge(sq: c_int) -> c_int {
    of_square(sq, chess_distance::edge_distance)
}

/// Files from sq to the nearer of the a-file and the h-file, 0..3.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_edge_file(sq: c_int) -> c_int {
    of_square(sq, |sq| sq.file().edge_distance())
}

/// Ranks from sq to the nearer of rank 1 and rank 8, 0..3.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_edge_rank(sq: c_int) -> c_int {
    of_square(sq, |sq| sq.rank().edge_distance())
}

/// Manhattan distance from sq to the nearer corner of one color, 0..7. The corners are a1 and h8 if
/// dark is nonzero, h1 and a8 if it is 0. Bishop and knight mate in a corner of the bishop's color.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_corner(sq: c_int, dark: c_int) -> c_int {
    let color = if dark == 0 { SquareColor::Light } else { SquareColor::Dark };
    of_square(sq, |sq| chess_distance::corner_distance(sq, color))
}

/// A number 0..35 for the file distance and the rank distance of a and b:
/// larger * (larger + 1) / 2 + smaller, where larger and smaller are these two distances.
/// The number determines the king distance and the Manhattan distance. It determines the knight
/// distance too, unless one of the squares is a corner. A square outside 0..63:
/// CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_relation(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, chess_distance::relation)
}

/// King moves from sq to the nearest member of a set of squares on the empty board, 0..7: for
/// example from the king to the nearest pawn. If the set is empty, the result is if_empty.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_nearest(sq: c_int, set: u64, if_empty: c_int) -> c_int {
    to_int(|| Ok(chess_distance::nearest(square(sq)?, Bitboard(set)).map_or(if_empty, c_int::from)))
}

/// Files from sq to the nearest member of a set of squares, 0..7: for example from the king to its
/// pawns. If the set is empty, the result is if_empty.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_nearest_file(sq: c_int, set: u64, if_empty: c_int) -> c_int {
    to_int(|| {
        Ok(chess_distance::nearest_file(square(sq)?, Bitboard(set)).map_or(if_empty, c_int::from))
    })
}

/// Index of the step from a to b in the tables by 0x88 difference: 120 + 16 * (rank of b - rank
/// of a) + (file of b - file of a), 1..239, for squares 0..63.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_x88_diff(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, chess_distance::x88_difference)
}

/// The 0x88 square (rank * 16 + file, 0..119) of a square 0..63.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_to_x88(sq: c_int) -> c_int {
    of_square(sq, chess_distance::to_x88)
}

/// The square 0..63 of a 0x88 square (rank * 16 + file).
/// Any int with a bit outside 0x77: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_from_x88(sq88: c_int) -> c_int {
    to_int(|| Ok(x88_square(sq88)?.index() as c_int))
}

fn x88_square(sq88: c_int) -> Result<Square, Fault> {
    chess_distance::from_x88(sq88).ok_or(Fault(CHESS_DISTANCE_INVALID_SQUARE))
}

/// A piece by its number. Wazir and knight have no table as leapers.
fn with_table(code: c_int) -> Result<DifferencePiece, Fault> {
    DifferencePiece::new(arguments::piece(code)?)
        .filter(|_| code <= CHESS_DISTANCE_BLACK_PAWN)
        .ok_or(Fault(CHESS_DISTANCE_INVALID_PIECE))
}

/// Fewest moves of a piece from a to b on the empty board, for engines with 0x88 squares: a and b
/// are rank * 16 + file. The pieces are CHESS_DISTANCE_KING (0) to CHESS_DISTANCE_BLACK_PAWN (7).
/// The result is that of chess_distance, so it is exact for knights in corners and for the pawn's
/// double step, which the tables by 0x88 difference leave out. No sequence of moves:
/// CHESS_DISTANCE_UNREACHABLE (-1). A square off the 0x88 board: CHESS_DISTANCE_INVALID_SQUARE
/// (-2). Any other piece: CHESS_DISTANCE_INVALID_PIECE (-3).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_by_x88(piece: c_int, a: c_int, b: c_int) -> c_int {
    to_int(|| {
        let (a, b) = (x88_square(a)?, x88_square(b)?);
        let piece = with_table(piece)?;
        Ok(moves_or_unreachable(chess_distance::distance_by_x88(piece, a, b)))
    })
}

/// Index of the step from a to b in the 15x15 tables: 112 + 15 * (rank of b - rank of a) +
/// (file of b - file of a), 0..224. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_offset(a: c_int, b: c_int) -> c_int {
    of_pair(a, b, chess_distance::offset_difference)
}

/// The increment of the square number for a step from a toward b. Along ranks, diagonals and files:
/// +1, +7, +8, +9 or their negatives. If b is a knight's jump away: +6, +10, +15, +17 or their
/// negatives. 0 if there is no such line, if a equals b, and for a square outside 0..63. This is a
/// signed increment: its negative values are not result codes.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_direction(a: c_int, b: c_int) -> c_int {
    match (Square::new(a), Square::new(b)) {
        (Some(a), Some(b)) => chess_distance::direction(a, b).map_or(0, c_int::from),
        _ => 0,
    }
}

/// Fewest moves of a piece from a to b on the empty board, for every piece and every
/// CHESS_DISTANCE_LEAPER(m, n). Pawns advance only; their double step counts as one move.
/// No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). A square outside 0..63:
/// CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE (-3).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance(piece: c_int, a: c_int, b: c_int) -> c_int {
    to_int(|| {
        let (a, b, piece) = (square(a)?, square(b)?, arguments::piece(piece)?);
        Ok(moves_or_unreachable(chess_distance::distance(piece, a, b)))
    })
}
