//! Races of the late endgame.

use core::ffi::c_int;

use chess_distance::{self as rules, Color, Square};

use crate::arguments::square;
use crate::result::{CHESS_DISTANCE_OUT_OF_RANGE, Fault, code, squares};

/// The set of all squares s with king distance(mover, s) + margin <= king distance(other, s), on
/// the empty board. margin is any int, also a negative one.
///
/// With only the two kings on the board:
/// - margin 1: if the mover is to move, it can always force its way to these squares first.
/// - margin 2: it can do so even if the other king is to move.
/// - margin 0: it needs no more moves than the other king. That is no guarantee: the other king may
///   block its way.
///
/// 0 for a square outside 0..63.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_king_race(mover: c_int, other: c_int, margin: c_int) -> u64 {
    match (Square::new(mover), Square::new(other)) {
        (Some(mover), Some(other)) => rules::king_race(mover, other, margin).0,
        _ => 0,
    }
}

/// The rule of the square: 1 if the lone pawn promotes and the lone king cannot take it at once, 0
/// if not. The board is otherwise empty; the pawn's own king is ignored. Exact for every legal
/// state. The pawn advances toward rank 8, or toward rank 1 if is_black is nonzero. The defending
/// king is to move if defender_to_move is nonzero, otherwise the pawn is.
///
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). A pawn on rank 1 or rank 8, or on
/// the king's square: CHESS_DISTANCE_OUT_OF_RANGE (-6).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_pawn_outruns_king(
    pawn_sq: c_int,
    defender: c_int,
    is_black: c_int,
    defender_to_move: c_int,
) -> c_int {
    code(|| {
        let (pawn, defender) = (square(pawn_sq)?, square(defender)?);
        rules::pawn_outruns_king(pawn, defender, color(is_black), defender_to_move != 0)
            .map(c_int::from)
            .ok_or(Fault(CHESS_DISTANCE_OUT_OF_RANGE))
    })
}

/// The squares from which the lone king stops the lone pawn: all squares for which
/// chess_distance_pawn_outruns_king is 0. The pawn's own square is not one of them. The pawn
/// advances toward rank 8, or toward rank 1 if is_black is nonzero. The defending king is to move
/// if defender_to_move is nonzero, otherwise the pawn is.
///
/// 0 for a square outside 0..63, and for a pawn on rank 1 or rank 8.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_square_of_pawn(
    pawn_sq: c_int,
    is_black: c_int,
    defender_to_move: c_int,
) -> u64 {
    squares(|| {
        let (pawn, to_move) = (square(pawn_sq)?, defender_to_move != 0);
        Ok(rules::square_of_pawn(pawn, color(is_black), to_move))
    })
}

fn color(is_black: c_int) -> Color {
    match is_black {
        0 => Color::White,
        _ => Color::Black,
    }
}
