//! Tables and maps of boards of other sizes.

use core::ffi::c_int;

use chess_distance::BoardSize;

use crate::arguments::{self, Fault, or_out_of_range, out_of_range_unless, to_int};
use crate::arguments::{output_column, present};
use crate::constants::{
    CHESS_DISTANCE_INVALID_SQUARE, CHESS_DISTANCE_OK, CHESS_DISTANCE_OUT_OF_RANGE,
};

fn board_size(files: c_int, ranks: c_int) -> Result<BoardSize, Fault> {
    BoardSize::new(files, ranks).ok_or(Fault(CHESS_DISTANCE_OUT_OF_RANGE))
}

/// The distances of all pairs of squares of any board from 1x1 to 16x16, for every piece and every
/// CHESS_DISTANCE_LEAPER(m, n). Squares are numbered rank by rank: file f of rank r is r * files +
/// f. With s = files * ranks, out[from * s + to] becomes the distance, or CHESS_DISTANCE_NONE (255)
/// if the piece never gets there. size, in bytes, must be s * s. Returns 0.
///
///     static uint8_t king[120][120];                   (at the start of a 12x10 engine)
///     chess_distance_fill_table(CHESS_DISTANCE_KING, 12, 10, &king[0][0], sizeof king);
///
/// A pawn's double step starts on the second rank from its side, if the board has the rank on which
/// the step ends.
///
/// files or ranks outside 1..16: CHESS_DISTANCE_OUT_OF_RANGE (-6), checked first. No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). size is not
/// s * s: CHESS_DISTANCE_OUT_OF_RANGE (-6).
///
/// # Safety
/// `out` is NULL or `size` bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_fill_table(
    piece: c_int,
    files: c_int,
    ranks: c_int,
    out: *mut u8,
    size: usize,
) -> c_int {
    to_int(|| {
        let board = board_size(files, ranks)?;
        let piece = arguments::piece(piece)?;
        present(out)?;
        out_of_range_unless(size == board.squares() * board.squares())?;
        // SAFETY: size bytes to write, as the caller promises. Nothing is read.
        let out = unsafe { output_column(out, size, [])? };
        or_out_of_range(board.fill_table(piece, out)).and(Ok(CHESS_DISTANCE_OK))
    })
}

/// One row of the table of chess_distance_fill_table. out[s] becomes the distance from the square
/// from to square s. size must be files * ranks. Returns 0.
///
/// files or ranks outside 1..16: CHESS_DISTANCE_OUT_OF_RANGE (-6), checked first. from is not on
/// that board: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE
/// (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). size is not files * ranks:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6).
///
/// # Safety
/// `out` is NULL or `size` bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_fill_map(
    piece: c_int,
    files: c_int,
    ranks: c_int,
    from: c_int,
    out: *mut u8,
    size: usize,
) -> c_int {
    to_int(|| {
        let board = board_size(files, ranks)?;
        let from = board.square(from).ok_or(Fault(CHESS_DISTANCE_INVALID_SQUARE))?;
        let piece = arguments::piece(piece)?;
        present(out)?;
        out_of_range_unless(size == board.squares())?;
        // SAFETY: size bytes to write, as the caller promises. Nothing is read.
        let out = unsafe { output_column(out, size, [])? };
        or_out_of_range(board.fill_map(piece, from, out)).and(Ok(CHESS_DISTANCE_OK))
    })
}
