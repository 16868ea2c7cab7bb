//! Paths on many boards.

use core::ffi::c_int;

use chess_distance::Cpu;

use super::boards::{Boards, ChessDistanceColumns};
use crate::arguments::{self, Extent, present};
use crate::result::{CHESS_DISTANCE_OK, code};

/// Paths on many boards: out[i] becomes the fewest moves from any square of from[i] to any square
/// of to[i] among the obstacles of row i, as by chess_distance_sets. It is CHESS_DISTANCE_NONE
/// (255) if there is no way or if a set is empty. Returns 0. For a path from square to square, each
/// set has one square: (uint64_t)1 << sq.
///
/// n may be any number. from, to and the columns of boards must be aligned like uint64_t. They may
/// overlap each other. out needs no alignment. With n = 0 the pointers are not used and may be
/// NULL.
///
/// No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from, to or out is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards: CHESS_DISTANCE_OVERLAP
/// (-7). On an error out stays as it was.
///
/// # Safety
/// `from`, `to` and the columns of `boards` are NULL or n words, `boards` is NULL or a struct of
/// columns, `out` is NULL or n bytes that the caller may write, and no other thread writes to any
/// of them meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_path_batch(
    piece: c_int,
    from: *const u64,
    to: *const u64,
    boards: *const ChessDistanceColumns,
    out: *mut u8,
    n: usize,
) -> c_int {
    code(|| {
        let piece = arguments::piece(piece)?;
        if n == 0 {
            return Ok(CHESS_DISTANCE_OK);
        }
        present(from).and(present(to)).and(present(out))?;
        // SAFETY: NULL or a struct of columns, as the caller promises.
        let boards = unsafe { Boards::at(boards, n) }?;
        let read = [Extent::many(from, n)?, Extent::many(to, n)?];
        let written = Extent::many(out, n)?;
        written.apart(&read).and(written.apart(&boards.read))?;
        // SAFETY: columns of n words, and n bytes to write, as the caller promises. from, to and
        // out are not NULL, and out overlaps no input.
        let (from, to, boards, out) = unsafe {
            (
                arguments::column(from, n),
                arguments::column(to, n),
                boards.columns(),
                arguments::column_mut(out, n),
            )
        };
        Cpu::detect().path_batch(piece, from, to, boards, out);
        Ok(CHESS_DISTANCE_OK)
    })
}
