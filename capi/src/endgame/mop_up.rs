//! The mop-up of the late endgame.

use core::ffi::c_int;

use chess_distance as rules;

use crate::arguments::square;
use crate::result::code;

/// Mop-up evaluation for the side that mates a bare king, in tenths. It is 47 * (orthogonal steps
/// from the center to the loser's king) + 16 * (14 - Manhattan distance of the kings). The weights
/// are ten times the 4.7 and 1.6 of Chess 4.x. The result is 96..474 for two kings that are not
/// neighbors. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_mop_up(winner: c_int, loser: c_int) -> c_int {
    code(|| Ok(c_int::from(rules::mop_up(square(winner)?, square(loser)?))))
}
