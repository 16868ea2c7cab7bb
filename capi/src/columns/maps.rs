//! Maps of many boards.

use core::ffi::c_int;

use chess_distance::Cpu;

use super::boards::{Boards, ChessDistanceColumns};
use crate::arguments::{self, Extent, present};
use crate::result::{CHESS_DISTANCE_OK, code};

/// Maps of many boards: out[i] becomes the map of the set from[i] among the obstacles of row i, as
/// by chess_distance_set_map. The map holds the fewest moves from the set to every square,
/// CHESS_DISTANCE_NONE (255) if unreachable. If the set is empty, all squares have 255. Returns 0.
///
///     static uint64_t kings[N], own[N];
///     static uint8_t maps[N][64];
///     const ChessDistanceColumns boards = {own, NULL, NULL};
///     chess_distance_map_batch(CHESS_DISTANCE_KING, kings, &boards, maps, N);
///
/// n may be any number. from and the columns of boards must be aligned like uint64_t. They may
/// overlap each other. out needs no alignment. With n = 0 the pointers are not used and may be
/// NULL.
///
/// No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from or out is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). A column, or out with its 64 bytes a row, would reach the end
/// of the address space: CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards:
/// CHESS_DISTANCE_OVERLAP (-7). On an error out stays as it was.
///
/// # Safety
/// `from` and the columns of `boards` are NULL or n words, `boards` is NULL or a struct of columns,
/// `out` is NULL or 64 n bytes that the caller may write, and no other thread writes to any of
/// them meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_map_batch(
    piece: c_int,
    from: *const u64,
    boards: *const ChessDistanceColumns,
    out: *mut [u8; 64],
    n: usize,
) -> c_int {
    code(|| {
        let piece = arguments::piece(piece)?;
        if n == 0 {
            return Ok(CHESS_DISTANCE_OK);
        }
        present(from).and(present(out))?;
        // SAFETY: NULL or a struct of columns, as the caller promises.
        let boards = unsafe { Boards::at(boards, n) }?;
        let (read, written) = (Extent::many(from, n)?, Extent::many(out, n)?);
        written.apart(&[read]).and(written.apart(&boards.read))?;
        // SAFETY: columns of n words, and n maps to write, as the caller promises. from and out are
        // not NULL, and out overlaps no input.
        let (from, boards, out) = unsafe {
            (
                arguments::column(from, n),
                boards.columns(),
                arguments::column_mut(out, n),
            )
        };
        Cpu::detect().map_batch(piece, from, boards, out);
        Ok(CHESS_DISTANCE_OK)
    })
}
