//! The side that is nearer to each square.

use core::ffi::c_int;

use chess_distance as rules;

use crate::arguments::{Extent, board, output, piece, present, set};
use crate::board::ChessDistanceBoard;
use crate::result::{CHESS_DISTANCE_OK, code};

/// The squares of the board by the side that needs fewer moves to them. Squares that neither side
/// reaches are in no set.
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

/// Divides the board between two sides (a Voronoi diagram): piece1 on each square of set1, with the
/// obstacles of board1, against piece2 on each square of set2, with those of board2. A board may be
/// NULL, the empty board; both may be the same. A side's distance is that of its nearest piece. A
/// start square has distance 0. Returns CHESS_DISTANCE_OK.
///
/// With AVX-512 two single kings on the empty board are little faster than look-ups in a table in C.
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). set1 or set2 is 0: CHESS_DISTANCE_EMPTY_SET (-5). *out overlaps a board:
/// CHESS_DISTANCE_OVERLAP (-7). On an error *out stays as it was.
///
/// # Safety
/// The boards are NULL or boards, `out` is NULL or the caller may write it.
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
    code(|| {
        let (piece1, piece2) = (piece(piece1)?, piece(piece2)?);
        present(out)?;
        let (set1, set2) = (set(set1)?, set(set2)?);
        // SAFETY: NULL or boards, and a territory to write, as the caller promises.
        let (out, board1, board2) = unsafe {
            let out = output(out, [Extent::one(board1), Extent::one(board2)])?;
            (out, board(board1), board(board2))
        };
        let territory = rules::territory((piece1, set1, &board1), (piece2, set2, &board2));
        *out = ChessDistanceTerritory {
            first: territory.first.0,
            second: territory.second.0,
            tied: territory.tied.0,
        };
        Ok(CHESS_DISTANCE_OK)
    })
}
