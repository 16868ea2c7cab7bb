//! The second leg of a journey.

use core::ffi::c_int;

use chess_distance::{self as rules, DistanceMap, OnwardError};

use crate::arguments::{self, Extent, input, output};
use crate::board::ChessDistanceBoard;
use crate::result::{Answer, CHESS_DISTANCE_EMPTY_SET, CHESS_DISTANCE_OUT_OF_RANGE, Fault, code};

/// The largest distance of a second leg, or its fault.
pub(crate) fn farthest(result: Result<u8, OnwardError>) -> Answer {
    match result {
        Ok(farthest) => Ok(c_int::from(farthest)),
        Err(OnwardError::NothingStarts) => Err(Fault(CHESS_DISTANCE_EMPTY_SET)),
        Err(OnwardError::TooFar) => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
    }
}

/// The second leg of a journey. start[s] is the number of moves made before the piece goes on from
/// s, 0..191, or CHESS_DISTANCE_NONE (255) if it does not go on from s. out[t] becomes the least
/// sum of start[s] and the fewest moves of the piece from s to t. It is CHESS_DISTANCE_NONE if no
/// start reaches t. Returns the largest sum, 0..254.
///
/// A pawn on e5 promotes and goes to a2 as a queen:
///
///     uint8_t pawn[64], start[64], queen[64];
///     chess_distance_map(CHESS_DISTANCE_WHITE_PAWN, 36, NULL, pawn);
///     memset(start, CHESS_DISTANCE_NONE, 56);
///     memcpy(start + 56, pawn + 56, 8);                (rank 8 alone)
///     chess_distance_onward(CHESS_DISTANCE_QUEEN, start, NULL, queen);
///     (queen[60] is 3, queen[8] is 5)
///
/// For a way through a given square, let that square be the only start. For a king that may castle,
/// let its own square be 0 and g1 be 1.
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). start or out is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). out overlaps start or *board: CHESS_DISTANCE_OVERLAP (-7),
/// checked before start is read. Any start[s] is 192..254: CHESS_DISTANCE_OUT_OF_RANGE (-6). Every
/// start[s] is 255: CHESS_DISTANCE_EMPTY_SET (-5).
///
/// cbindgen:ptrs-as-arrays=[[start;64], [out;64]]
///
/// # Safety
/// `board` is NULL or a board, `start` is NULL or 64 bytes, `out` is NULL or 64 bytes that the
/// caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_onward(
    piece: c_int,
    start: *const u8,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    code(|| {
        let piece = arguments::piece(piece)?;
        // SAFETY: NULL or a board, 64 bytes, and 64 bytes to write, as the caller promises.
        let (start, out, board) = unsafe {
            let start = input(start.cast::<DistanceMap>())?;
            let read = [Extent::one(start), Extent::one(board)];
            let out = output(out.cast::<DistanceMap>(), read)?;
            (start, out, arguments::board(board))
        };
        farthest(rules::onward_into(piece, start, &board, out))
    })
}
