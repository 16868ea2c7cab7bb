//! All 64 maps of many boards.

use core::ffi::c_int;

use chess_distance::Cpu;

use super::boards::{Boards, ChessDistanceColumns};
use crate::arguments::{self, Extent, present};
use crate::result::{CHESS_DISTANCE_OK, code};

/// All 64 maps of many boards: out[i][a][b] becomes the fewest moves from a to b among the
/// obstacles of row i, as by chess_distance_matrix. It is CHESS_DISTANCE_NONE (255) if unreachable.
/// Returns 0.
///
///     static uint64_t own[N];
///     static uint8_t matrices[N][64][64];
///     const ChessDistanceColumns boards = {own, NULL, NULL};
///     chess_distance_matrix_batch(CHESS_DISTANCE_KING, &boards, matrices, N);
///
/// n may be any number. The columns of boards must be aligned like uint64_t. They may overlap each
/// other. out needs no alignment. With n = 0 the pointers are not used and may be NULL.
///
/// No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). A column, or out with its 4096 bytes a row, would reach the end
/// of the address space: CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards:
/// CHESS_DISTANCE_OVERLAP (-7). On an error out stays as it was.
///
/// # Safety
/// The columns of `boards` are NULL or n words, `boards` is NULL or a struct of columns, `out` is
/// NULL or 4096 n bytes that the caller may write, and no other thread writes to any of them
/// meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_matrix_batch(
    piece: c_int,
    boards: *const ChessDistanceColumns,
    out: *mut [[u8; 64]; 64],
    n: usize,
) -> c_int {
    code(|| {
        let piece = arguments::piece(piece)?;
        if n == 0 {
            return Ok(CHESS_DISTANCE_OK);
        }
        present(out)?;
        // SAFETY: NULL or a struct of columns, as the caller promises.
        let boards = unsafe { Boards::at(boards, n) }?;
        Extent::many(out, n)?.apart(&boards.read)?;
        // SAFETY: columns of n words, and n matrices to write, as the caller promises. out is not
        // NULL and overlaps no input.
        let (boards, out) = unsafe { (boards.columns(), arguments::column_mut(out, n)) };
        Cpu::detect().matrix_batch(piece, boards, out);
        Ok(CHESS_DISTANCE_OK)
    })
}
