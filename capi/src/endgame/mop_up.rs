//! The mop-up of the late endgame.

use core::ffi::c_int;

use chess_distance as rules;

use crate::arguments::square;
use crate::result::code;

/// Mop-up evaluation, in tenths, for the side that mates a bare king: 47 for each orthogonal step
/// of the loser's king from the center, 16 for each that the kings are nearer than 14 orthogonal
/// steps. These are ten times the weights 4.7 and 1.6 of Chess 4.x. 96..474 for two kings that
/// are not neighbors. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_mop_up(winner: c_int, loser: c_int) -> c_int {
    code(|| Ok(c_int::from(rules::mop_up(square(winner)?, square(loser)?))))
}
