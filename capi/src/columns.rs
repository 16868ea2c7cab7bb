//! Many boards in one call.

mod matrices;

use core::ffi::c_int;

use chess_distance::{Bitboard, Columns, Cpu, Side, Territories};

use crate::arguments::{self, Extent, present};
use crate::result::{CHESS_DISTANCE_OK, Fault, code};

/// The obstacles of many boards, one board a row: row i of each column belongs to board i, as in
/// ChessDistanceBoard. A column has the n rows of the call, or is NULL: then it is empty in every
/// row. NULL instead of the struct: every board is empty.
///
///     const ChessDistanceColumns boards = {own, enemy, NULL};
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceColumns {
    /// Squares that are neither entered nor passed.
    pub own: *const u64,
    /// Squares that may be entered; a slide ends there. Pawns do not enter them.
    pub enemy: *const u64,
    /// Squares that a slide (or a pawn's double step) passes and no move enters.
    pub avoid: *const u64,
}

impl ChessDistanceColumns {
    const EMPTY: Self = Self {
        own: core::ptr::null(),
        enemy: core::ptr::null(),
        avoid: core::ptr::null(),
    };

    /// Those at the pointer; every board is empty for NULL.
    ///
    /// # Safety
    /// The pointer is NULL or points at columns.
    unsafe fn at(columns: *const Self) -> Self {
        // SAFETY: as the caller promises.
        unsafe { arguments::optional(columns) }.unwrap_or(Self::EMPTY)
    }

    fn extents(&self, n: usize) -> Result<[Extent; 3], Fault> {
        Ok([
            Extent::many(self.own, n)?,
            Extent::many(self.enemy, n)?,
            Extent::many(self.avoid, n)?,
        ])
    }

    /// # Safety
    /// Each column is NULL or n words that nothing writes to for so long.
    unsafe fn columns<'a>(&self, n: usize) -> Columns<'a> {
        // SAFETY: as the caller promises.
        let column = |start| unsafe { arguments::optional_column::<Bitboard, _>(start, n) };
        Columns {
            own: column(self.own),
            enemy: column(self.enemy),
            avoid: column(self.avoid),
        }
    }
}

/// Paths on many boards: out[i] becomes the fewest moves from any square of from[i] to any square
/// of to[i] among the obstacles of row i, as by chess_distance_sets; CHESS_DISTANCE_NONE (255)
/// where no sequence of moves leads and where a set is empty. Returns 0. For the way of one piece
/// from square to square, each set has one square: (uint64_t)1 << sq.
///
/// Any n will do. from, to and the columns of boards are aligned as uint64_t is, and may overlap
/// each other; out needs no alignment. With n = 0 the pointers are not used and may be NULL.
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
        // SAFETY: as the caller promises.
        let columns = unsafe { ChessDistanceColumns::at(boards) };
        let read = [Extent::many(from, n)?, Extent::many(to, n)?];
        let obstacles = columns.extents(n)?;
        let written = Extent::many(out, n)?;
        written.apart(&read).and(written.apart(&obstacles))?;
        written.apart(&[Extent::one(boards)])?;
        // SAFETY: as the caller promises, with the pointers checked for NULL; out is apart from
        // all that is read.
        let (from, to, boards, out) = unsafe {
            (
                arguments::column(from, n),
                arguments::column(to, n),
                columns.columns(n),
                arguments::column_mut(out, n),
            )
        };
        Cpu::detect().path_batch(piece, from, to, boards, out);
        Ok(CHESS_DISTANCE_OK)
    })
}

/// Maps of many boards: out[i] becomes the map of the set from[i] among the obstacles of row i, as
/// by chess_distance_set_map: the fewest moves from the set to every square, CHESS_DISTANCE_NONE
/// (255) where no sequence of moves leads. If the set is empty, all squares have 255. Returns 0.
///
///     static uint64_t kings[N], own[N];
///     static uint8_t maps[N][64];
///     const ChessDistanceColumns boards = {own, NULL, NULL};
///     chess_distance_map_batch(CHESS_DISTANCE_KING, kings, &boards, maps, N);
///
/// Any n will do. from and the columns of boards are aligned as uint64_t is, and may overlap each
/// other; out needs no alignment. With n = 0 the pointers are not used and may be NULL.
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
        // SAFETY: as the caller promises.
        let columns = unsafe { ChessDistanceColumns::at(boards) };
        let read = [Extent::many(from, n)?, Extent::one(boards)];
        let obstacles = columns.extents(n)?;
        let written = Extent::many(out, n)?;
        written.apart(&read).and(written.apart(&obstacles))?;
        // SAFETY: as the caller promises, with the pointers checked for NULL; out is apart from
        // all that is read.
        let (from, boards, out) = unsafe {
            (
                arguments::column(from, n),
                columns.columns(n),
                arguments::column_mut(out, n),
            )
        };
        Cpu::detect().map_batch(piece, from, boards, out);
        Ok(CHESS_DISTANCE_OK)
    })
}

/// Territory on many boards: who is nearer to each square, piece1 on the squares of set1[i] with
/// the obstacles of row i of boards1, or piece2 on those of set2[i] with those of boards2, as by
/// chess_distance_territory. first[i], second[i] and tied[i] become the three sets of row i. Each of
/// these three columns may be NULL; then it is not written. An empty set reaches nothing. Returns 0.
///
/// Any n will do. All columns are aligned as uint64_t is; those that are read may overlap each
/// other. With n = 0 the pointers are not used and may be NULL.
///
/// No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). set1 or set2 is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). An output overlaps another one, a column that is read,
/// *boards1 or *boards2: CHESS_DISTANCE_OVERLAP (-7). On an error the outputs stay as they were.
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
        // SAFETY: as the caller promises.
        let [columns1, columns2] =
            unsafe { [boards1, boards2].map(|boards| ChessDistanceColumns::at(boards)) };
        let sets = [Extent::many(set1, n)?, Extent::many(set2, n)?];
        let obstacles = [columns1.extents(n)?, columns2.extents(n)?];
        let structs = [Extent::one(boards1), Extent::one(boards2)];
        let [a, b, c] = [
            Extent::many(first, n)?,
            Extent::many(second, n)?,
            Extent::many(tied, n)?,
        ];
        a.apart(&[b, c]).and(b.apart(&[c]))?;
        for written in [a, b, c] {
            written.apart(&sets).and(written.apart(&structs))?;
            written.apart(obstacles.as_flattened())?;
        }
        // SAFETY: as the caller promises, with the sets checked for NULL; the outputs are apart
        // from each other and from all that is read.
        let (set1, boards1, set2, boards2, out) = unsafe {
            (
                arguments::column(set1, n),
                columns1.columns(n),
                arguments::column(set2, n),
                columns2.columns(n),
                Territories {
                    first: arguments::optional_column_mut(first, n),
                    second: arguments::optional_column_mut(second, n),
                    tied: arguments::optional_column_mut(tied, n),
                },
            )
        };
        let side = |piece, sets, boards| Side {
            piece,
            sets,
            boards,
        };
        let (one, other) = (side(piece1, set1, boards1), side(piece2, set2, boards2));
        Cpu::detect().territory_batch(one, other, out);
        Ok(CHESS_DISTANCE_OK)
    })
}
