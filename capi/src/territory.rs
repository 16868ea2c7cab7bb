//! Who is nearer to each square.

use core::ffi::c_int;

use chess_distance::{self as rules, Square, Territory};

use crate::arguments::{self, apart, output};
use crate::board::ChessDistanceBoard;
use crate::piece::CHESS_DISTANCE_KING;
use crate::result::{CHESS_DISTANCE_OK, code};

/// The squares of the board by who needs fewer moves to them; squares that neither side reaches
/// are in no set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceTerritory {
    /// Squares nearer to the first side, or reached by it alone.
    pub first: u64,
    /// Squares nearer to the second side, or reached by it alone.
    pub second: u64,
    /// Squares that both reach in the same number of moves.
    pub tied: u64,
}

/// Divides the board between two sides (a Voronoi diagram): piece1 on each square of set1, with
/// the obstacles of board1, against piece2 on each square of set2, with those of board2. Either
/// board may be NULL, the empty board, and both may be the same. A square's distance to a side
/// is that to the nearest of its pieces; a start square has distance 0. Returns CHESS_DISTANCE_OK.
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). set1 or set2 is 0: CHESS_DISTANCE_EMPTY_SET (-5). *out overlaps a board:
/// CHESS_DISTANCE_OVERLAP (-7). On an error *out stays as it was.
// The caller promises: the boards are NULL or boards, out is NULL or the caller may write it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_territory(
    piece1: c_int,
    set1: u64,
    board1: *const ChessDistanceBoard,
    piece2: c_int,
    set2: u64,
    board2: *const ChessDistanceBoard,
    out: *mut ChessDistanceTerritory,
) -> c_int {
    let kings = piece1 == CHESS_DISTANCE_KING && piece2 == CHESS_DISTANCE_KING;
    let single = set1.is_power_of_two() && set2.is_power_of_two();
    if kings && single && board1.is_null() && board2.is_null() && !out.is_null() {
        // The call that evaluations make most has no fault, and takes no detour to find it out.
        let square = |set: u64| Square::new(set.trailing_zeros() as c_int);
        if let (Some(first), Some(second)) = (square(set1), square(set2)) {
            // SAFETY: as the caller promises; the two structs have the same fields.
            rules::king_territory(first, second, unsafe { &mut *out.cast() });
            return CHESS_DISTANCE_OK;
        }
    }
    // SAFETY: as the caller promises.
    unsafe { divide(piece1, set1, board1, piece2, set2, board2, out) }
}

#[inline(never)]
unsafe fn divide(
    piece1: c_int,
    set1: u64,
    board1: *const ChessDistanceBoard,
    piece2: c_int,
    set2: u64,
    board2: *const ChessDistanceBoard,
    out: *mut ChessDistanceTerritory,
) -> c_int {
    code(|| {
        let (piece1, piece2) = (arguments::piece(piece1)?, arguments::piece(piece2)?);
        output(out)?;
        let (set1, set2) = (arguments::set(set1)?, arguments::set(set2)?);
        apart(out, board1)?;
        apart(out, board2)?;
        // SAFETY: as the caller promises. The two structs have the same fields, and that *out
        // shares no byte with a board was checked.
        let (board1, board2, out) = unsafe {
            let out = &mut *out.cast::<Territory>();
            (arguments::board(board1), arguments::board(board2), out)
        };
        rules::territory_into((piece1, set1, &board1), (piece2, set2, &board2), out);
        Ok(CHESS_DISTANCE_OK)
    })
}
