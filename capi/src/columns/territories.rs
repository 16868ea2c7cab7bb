//! Territory on many boards.

use core::ffi::c_int;

use chess_distance::{Cpu, Side, Territories};

use super::boards::{Boards, ChessDistanceColumns};
use crate::arguments::{self, Extent, present};
use crate::result::{CHESS_DISTANCE_OK, code};

/// Territory on many boards, as by chess_distance_territory. In row i, piece1 starts on the squares
/// of set1[i] with the obstacles of boards1; piece2 starts on those of set2[i] with the obstacles
/// of boards2. first[i], second[i] and tied[i] become the three sets of row i. Each of these three
/// columns may be NULL; then it is not written. An empty set reaches nothing. Returns 0.
///
/// n may be any number. All columns must be aligned like uint64_t. The inputs may overlap each
/// other. With n = 0 the pointers are not used and may be NULL.
///
/// No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). set1 or set2 is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). An output overlaps another output, an input column, *boards1
/// or *boards2: CHESS_DISTANCE_OVERLAP (-7). On an error the outputs stay as they were.
///
/// # Safety
/// `set1`, `set2` and the columns of the boards are NULL or n words, the boards are NULL or structs
/// of columns, the outputs are NULL or n words that the caller may write, and no other thread
/// writes to any of them meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_territory_batch(
    piece1: c_int,
    set1: *const u64,
    boards1: *const ChessDistanceColumns,
    piece2: c_int,
    set2: *const u64,
    boards2: *const ChessDistanceColumns,
    first: *mut u64,
    second: *mut u64,
    tied: *mut u64,
    n: usize,
) -> c_int {
    code(|| {
        let (piece1, piece2) = (arguments::piece(piece1)?, arguments::piece(piece2)?);
        if n == 0 {
            return Ok(CHESS_DISTANCE_OK);
        }
        present(set1).and(present(set2))?;
        // SAFETY: NULL or structs of columns, as the caller promises.
        let (boards1, boards2) = unsafe { (Boards::at(boards1, n)?, Boards::at(boards2, n)?) };
        let sets = [Extent::many(set1, n)?, Extent::many(set2, n)?];
        let [a, b, c] = [
            Extent::many(first, n)?,
            Extent::many(second, n)?,
            Extent::many(tied, n)?,
        ];
        a.apart(&[b, c]).and(b.apart(&[c]))?;
        for written in [a, b, c] {
            written.apart(&sets)?;
            written
                .apart(&boards1.read)
                .and(written.apart(&boards2.read))?;
        }
        // SAFETY: NULL or columns of n words, some to write, as the caller promises. The sets are
        // not NULL, and the outputs overlap neither each other nor an input.
        let (one, other, out) = unsafe {
            (
                Side {
                    piece: piece1,
                    sets: arguments::column(set1, n),
                    boards: boards1.columns(),
                },
                Side {
                    piece: piece2,
                    sets: arguments::column(set2, n),
                    boards: boards2.columns(),
                },
                Territories {
                    first: arguments::optional_column_mut(first, n),
                    second: arguments::optional_column_mut(second, n),
                    tied: arguments::optional_column_mut(tied, n),
                },
            )
        };
        Cpu::detect().territory_batch(one, other, out);
        Ok(CHESS_DISTANCE_OK)
    })
}
