//! Many pairs at once.

use core::ffi::c_int;

use chess_distance::batch;

use crate::arguments::{self, Extent, Fault, column, output_column, present, to_int};
use crate::columns::end_without_rows;
use crate::constants::{CHESS_DISTANCE_INVALID_SQUARE, CHESS_DISTANCE_OK};

/// Many pairs at once: out[i] becomes the distance of the piece from a[i] to b[i] on the empty
/// board, or CHESS_DISTANCE_NONE (255) if the piece never gets there. Returns 0. Use this call if
/// your squares already stand in arrays. If the squares are fields of structures, a table such as
/// chess_distance_king_table is faster.
///
/// Any length and any alignment are allowed; a and b may overlap each other. With n = 0 the
/// pointers are not used and may be NULL.
///
/// No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). A pointer is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). n bytes from a pointer would reach the end of the address
/// space: CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a or b: CHESS_DISTANCE_OVERLAP (-7). On
/// these errors out stays as it was. Otherwise, a square above 63 in a or b:
/// CHESS_DISTANCE_INVALID_SQUARE (-2). Pairs with such a square get 255, all others their distance.
///
/// # Safety
/// `a` and `b` are NULL or n bytes, `out` is NULL or n bytes that the caller may write, and no
/// other thread writes to any of them meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_batch(
    piece: c_int,
    a: *const u8,
    b: *const u8,
    out: *mut u8,
    n: usize,
) -> c_int {
    to_int(|| {
        let piece = arguments::piece(piece)?;
        end_without_rows(n)?;
        present(a).and(present(b)).and(present(out))?;
        // SAFETY: n bytes, twice, as the caller promises.
        let (a, b) = unsafe { (column(a, n)?, column(b, n)?) };
        // SAFETY: n bytes to write, as the caller promises.
        let out = unsafe { output_column(out, n, [Extent::of(a), Extent::of(b)])? };
        // The columns have n rows each, so that only a square can be wrong.
        batch(piece, a, b, out).or(Err(Fault(CHESS_DISTANCE_INVALID_SQUARE)))?;
        Ok(CHESS_DISTANCE_OK)
    })
}
