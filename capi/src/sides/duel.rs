//! Two kings that move in turn.

use core::ffi::c_int;

use chess_distance::{self as rules, DuelTable};

use crate::arguments::{Extent, board, output, present, set};
use crate::board::ChessDistanceBoard;
use crate::result::code;

/// Two kings that move in turn, each among the obstacles of its own board: can the attacker force
/// its way to a square of goal, and in how many moves? Either board may be NULL, the empty board.
/// The kings never stand on one square or next to each other, and neither may pass.
///
/// out[0][a][d]: the attacker is to move. out[1][a][d]: the defender is to move. The attacker's
/// king is on a, the defender's king on d. Each entry is the number of moves that the attacker
/// needs against the best defense, 0..254. All larger numbers are 254 too. It is 0 if a is in goal,
/// whichever side is to move, even if that side has no move. It is CHESS_DISTANCE_NONE (255) in
/// these cases: a and d are equal or neighbors, even if a is in goal; a is not in goal, and the
/// defender holds or the side to move has no move. A king may start on any square, also on one of
/// its board's sets. Returns the largest entry below 255.
///
/// For two kings among pawns, fill each board so: own holds the side's pawns, enemy the other
/// side's pawns, and avoid the squares that the other side's pawns attack.
///
/// out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). goal is 0: CHESS_DISTANCE_EMPTY_SET (-5). out
/// overlaps a board: CHESS_DISTANCE_OVERLAP (-7). On an error out stays as it was.
///
/// cbindgen:ptrs-as-arrays=[[out;2]]
///
/// # Safety
/// The boards are NULL or boards, `out` is NULL or 2 times 64 times 64 bytes that the caller may
/// write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_duel(
    attacker: *const ChessDistanceBoard,
    defender: *const ChessDistanceBoard,
    goal: u64,
    out: *mut [[u8; 64]; 64],
) -> c_int {
    code(|| {
        let out = out.cast::<DuelTable>();
        present(out)?;
        let goal = set(goal)?;
        // SAFETY: NULL or boards, and a table to write, as the caller promises.
        let (out, attacker, defender) = unsafe {
            let out = output(out, [Extent::one(attacker), Extent::one(defender)])?;
            (out, board(attacker), board(defender))
        };
        Ok(c_int::from(rules::duel(&attacker, &defender, goal, out)))
    })
}
