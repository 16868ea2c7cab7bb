//! Fewest moves of any piece on the empty board.

use core::ffi::c_int;

use chess_distance as rules;

use crate::arguments::{self, square};
use crate::result::{code, moves};

/// Fewest moves of a piece from a to b on the empty board, for every piece and every
/// CHESS_DISTANCE_LEAPER(m, n). Pawns advance only; their double step counts as one move.
/// No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). A square outside 0..63:
/// CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE (-3).
/// All of these are less than any limit: write (unsigned)d <= 3u for "at most 3 moves".
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance(piece: c_int, a: c_int, b: c_int) -> c_int {
    code(|| {
        let (a, b) = (square(a)?, square(b)?);
        Ok(moves(rules::distance(arguments::piece(piece)?, a, b)))
    })
}
