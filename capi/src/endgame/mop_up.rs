//! The mop-up of the late endgame.

use core::ffi::c_int;

use chess_distance as rules;

use crate::arguments::square;
use crate::result::code;

/// Mop-up evaluation for the side that mates a bare king, in tenths. It adds 47 for each orthogonal
/// step from the center to the loser's king. It adds 16 for each step by which the Manhattan
/// distance of the kings is below 14. These are ten times the weights 4.7 and 1.6 of Chess 4.x. The
/// result is 96..474 for two kings that are not neighbors.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_mop_up(winner: c_int, loser: c_int) -> c_int {
    code(|| Ok(c_int::from(rules::mop_up(square(winner)?, square(loser)?))))
}
