//! Endings: the race of two kings, the rule of the square, and mop-up.

use core::ffi::c_int;

use crate::arguments::{Fault, color, set_or_empty, square, to_int};
use crate::constants::CHESS_DISTANCE_OUT_OF_RANGE;

/// The set of all squares s with king distance(mover, s) + margin <= king distance(other, s), on
/// the empty board. margin is any int, also a negative one.
///
/// With only the two kings on the board:
/// - margin 1: if the mover is to move, it can come to any of these squares first, against any
///   play.
/// - margin 2: the mover can do so even if the other king is to move.
/// - margin 0: the mover needs no more moves than the other king, but may not get there at all: the
///   other king may block its way.
///
/// 0 for a square outside 0..63.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_king_race(mover: c_int, other: c_int, margin: c_int) -> u64 {
    set_or_empty(|| Ok(chess_distance::king_race(square(mover)?, square(other)?, margin)))
}

/// The rule of the square: 1 if the lone pawn promotes and the lone king cannot take it at once, 0
/// if not. The board is otherwise empty; the pawn's own king is ignored. Exact for every legal
/// state. The pawn advances toward rank 8, or toward rank 1 if is_black is nonzero. The defending
/// king is to move if defender_to_move is nonzero, otherwise the pawn is.
///
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). A pawn on rank 1 or rank 8, or on
/// the king's square: CHESS_DISTANCE_OUT_OF_RANGE (-6). In an if these codes count as true.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_pawn_outruns_king(
    pawn_sq: c_int,
    defender: c_int,
    is_black: c_int,
    defender_to_move: c_int,
) -> c_int {
    to_int(|| {
        let (pawn, defender) = (square(pawn_sq)?, square(defender)?);
        chess_distance::pawn_outruns_king(pawn, defender, color(is_black), defender_to_move != 0)
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
    set_or_empty(|| {
        let (pawn, to_move) = (square(pawn_sq)?, defender_to_move != 0);
        Ok(chess_distance::square_of_pawn(pawn, color(is_black), to_move))
    })
}

/// The mop-up evaluation of Chess 4.x for the side that mates a bare king, times ten: 47 *
/// (orthogonal steps from the center to the loser's king) + 16 * (14 - Manhattan distance of the
/// kings). The result is 96..474 for two kings that are not neighbors. A square outside 0..63:
/// CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_mop_up(winner: c_int, loser: c_int) -> c_int {
    to_int(|| Ok(chess_distance::mop_up(square(winner)?, square(loser)?)))
}
