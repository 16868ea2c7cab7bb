//! Two pieces of one side.

use core::ffi::c_int;

use chess_distance as rules;

use crate::arguments::{Extent, board, output, piece, present, set, square};
use crate::board::ChessDistanceBoard;
use crate::result::{CHESS_DISTANCE_INVALID_SQUARE, CHESS_DISTANCE_UNREACHABLE, Fault, code};

/// Two pieces of one side that move in any order. Returns the fewest moves of both together until
/// the first stands on a square of to1 and the second on a square of to2. Each has the obstacles of
/// its own board, NULL for none. Each piece also blocks the other, like a piece of own, from the
/// square on which it stands at that moment. moves[0] becomes the moves of the first piece and
/// moves[1] those of the second. If several pairs of numbers have the least sum, moves[0] is the
/// smallest possible. A number above 254 would become 255; the longest answer that is known has 54
/// moves.
///
/// No way: CHESS_DISTANCE_UNREACHABLE (-1), and moves stays as it was. A square outside 0..63, or
/// both pieces on one square: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). moves is NULL: CHESS_DISTANCE_NULL_POINTER (-4). to1 or to2
/// is 0: CHESS_DISTANCE_EMPTY_SET (-5). moves overlaps a board: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[moves;2]]
///
/// # Safety
/// The boards are NULL or boards, `moves` is NULL or two bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_pair(
    piece1: c_int,
    from1: c_int,
    to1: u64,
    board1: *const ChessDistanceBoard,
    piece2: c_int,
    from2: c_int,
    to2: u64,
    board2: *const ChessDistanceBoard,
    moves: *mut u8,
) -> c_int {
    code(|| {
        let (from1, from2) = (square(from1)?, square(from2)?);
        if from1 == from2 {
            return Err(Fault(CHESS_DISTANCE_INVALID_SQUARE));
        }
        let (piece1, piece2) = (piece(piece1)?, piece(piece2)?);
        let moves = moves.cast::<[u8; 2]>();
        present(moves)?;
        let (to1, to2) = (set(to1)?, set(to2)?);
        // SAFETY: NULL or boards, and two bytes to write, as the caller promises.
        let (moves, board1, board2) = unsafe {
            let moves = output(moves, [Extent::one(board1), Extent::one(board2)])?;
            (moves, board(board1), board(board2))
        };
        let walker = |piece, from, to, board| rules::Walker {
            piece,
            from,
            to,
            board,
        };
        let first = walker(piece1, from1, to1, &board1);
        let parts = rules::pair(first, walker(piece2, from2, to2, &board2));
        let Some((first, second)) = parts else {
            return Ok(CHESS_DISTANCE_UNREACHABLE);
        };
        *moves = [first, second];
        Ok(c_int::from(first) + c_int::from(second))
    })
}
