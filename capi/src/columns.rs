//! Columns of positions: many boards in one call.

use core::ffi::c_int;
use core::ptr::null;

use chess_distance::{Bitboard, Columns, ColumnsError, Piece, Side, Territories};
use chess_distance::{map_batch, matrix_batch, path_batch, territory_batch};

use crate::arguments::{self, Fault, or_out_of_range, to_int};
use crate::arguments::{Extent, column, optional, output_column, present};
use crate::constants::CHESS_DISTANCE_OK;

/// The obstacles of many boards. Row i of each column belongs to board i, as in ChessDistanceBoard.
/// A column has n rows, the n of the call. A column that is NULL is empty in every row. Functions
/// take NULL for the struct too: then every board is empty.
///
///     const ChessDistanceColumns boards = {own, enemy, NULL};
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceColumns {
    /// Squares that are neither entered nor passed.
    pub own: *const u64,
    /// Squares that may be entered; a slide ends there. Pawns enter them only as prey.
    pub enemy: *const u64,
    /// Squares on which no move ends. A slide or a pawn's double step may pass over them.
    pub avoid: *const u64,
}

/// Ends a call without rows. It is done once its pieces are checked, and uses no pointer.
#[inline(always)]
pub(crate) fn end_without_rows(n: usize) -> Result<(), Fault> {
    Fault(CHESS_DISTANCE_OK).when(n == 0)
}

/// The answer of a call whose rows are written, or the fault of its columns.
pub(crate) fn written(result: Result<(), ColumnsError>) -> Result<c_int, Fault> {
    or_out_of_range(result).and(Ok(CHESS_DISTANCE_OK))
}

/// A piece, columns of sets, the obstacles of many boards, and a column to write.
pub(crate) struct Batch<'a, T, const SETS: usize> {
    pub(crate) piece: Piece,
    pub(crate) sets: [&'a [Bitboard]; SETS],
    pub(crate) boards: Columns<'a>,
    pub(crate) out: &'a mut [T],
}

impl<T, const SETS: usize> Batch<'_, T, SETS> {
    /// From the arguments of a call with `n` rows.
    ///
    /// # Safety
    /// As for [`read_boards`]; `sets` are NULL or `n` words that nothing writes to meanwhile, and
    /// `out` is NULL or `n` values that the caller may write.
    #[inline(always)]
    pub(crate) unsafe fn new(
        piece: c_int,
        sets: [*const u64; SETS],
        boards: *const ChessDistanceColumns,
        out: *mut T,
        n: usize,
    ) -> Result<Self, Fault> {
        let piece = arguments::piece(piece)?;
        end_without_rows(n)?;
        sets.into_iter().try_for_each(present)?;
        present(out)?;
        let mut columns = [&[][..]; SETS];
        for (column, start) in columns.iter_mut().zip(sets) {
            // SAFETY: n words that nothing writes to, as the caller promises.
            *column = unsafe { self::column(start.cast(), n)? };
        }
        // SAFETY: NULL or columns of n words, as the caller promises.
        let (boards, read) = unsafe { read_boards(boards, n)? };
        Extent::many(out, n)?.apart(&columns.map(Extent::of))?;
        // SAFETY: n values to write, as the caller promises, apart from the sets.
        let out = unsafe { output_column(out, n, read)? };
        Ok(Self { piece, sets: columns, boards, out })
    }
}

/// The boards of `n` rows, and all that is read for them. NULL: every board is empty.
///
/// # Safety
/// The pointer is NULL or points at columns; each column is NULL or `n` words that nothing writes to
/// meanwhile.
#[inline(always)]
pub(crate) unsafe fn read_boards<'a>(
    boards: *const ChessDistanceColumns,
    n: usize,
) -> Result<(Columns<'a>, [Extent; 4]), Fault> {
    // SAFETY: NULL or columns, as the caller promises.
    let columns = unsafe { optional(boards) };
    let starts = columns.map_or([null(); 3], |of| [of.own, of.enemy, of.avoid]);
    let [own, enemy, avoid] = starts;
    let read = [
        Extent::one(boards),
        Extent::many(own, n)?,
        Extent::many(enemy, n)?,
        Extent::many(avoid, n)?,
    ];
    // SAFETY: n words that nothing writes to, as the caller promises, or NULL: no column.
    let [own, enemy, avoid] = starts.map(|start| unsafe { column(start.cast(), n) }.ok());
    Ok((Columns { own, enemy, avoid }, read))
}

/// The columns for territories, which overlap neither each other nor what is read.
///
/// # Safety
/// Each of `outputs` is NULL or `n` words that the caller may write. `read` is all that is read
/// from the caller's memory while the references live.
unsafe fn territories<'a>(
    outputs: [*mut u64; 3],
    n: usize,
    read: &[Extent],
) -> Result<Territories<'a>, Fault> {
    let [first, second, tied] = outputs;
    let extents = [Extent::many(first, n)?, Extent::many(second, n)?, Extent::many(tied, n)?];
    Extent::all_apart(&extents, read)?;
    let [first, second, tied] = outputs.map(|out| {
        // SAFETY: n words to write, as the caller promises, apart from all others; or NULL.
        unsafe { output_column(out.cast(), n, []) }.ok()
    });
    Ok(Territories { first, second, tied })
}

/// One side of many boards, and all that is read for it.
///
/// # Safety
/// As for [`read_boards`]; `sets` is NULL or `n` words that nothing writes to meanwhile.
unsafe fn side<'a>(
    piece: Piece,
    sets: *const u64,
    boards: *const ChessDistanceColumns,
    n: usize,
) -> Result<(Side<'a>, [Extent; 5]), Fault> {
    // SAFETY: NULL or n words, and NULL or columns of n words, as the caller promises.
    let (sets, (boards, read)) = unsafe { (column(sets.cast(), n)?, read_boards(boards, n)?) };
    let [a, b, c, d] = read;
    Ok((Side { piece, sets, boards }, [Extent::of(sets), a, b, c, d]))
}

/// Paths on many boards: out[i] becomes the fewest moves from any square of from[i] to any square
/// of to[i] among the obstacles of row i, as by chess_distance_sets. out[i] is CHESS_DISTANCE_NONE
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
    to_int(|| {
        // SAFETY: NULL or columns, n words each, and n bytes to write, as the caller promises.
        let call = unsafe { Batch::new(piece, [from, to], boards, out, n)? };
        let [from, to] = call.sets;
        written(path_batch(call.piece, from, to, call.boards, call.out))
    })
}

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
    to_int(|| {
        // SAFETY: NULL or columns, n words each, and n maps to write, as the caller promises.
        let call = unsafe { Batch::new(piece, [from], boards, out, n)? };
        let [from] = call.sets;
        written(map_batch(call.piece, from, call.boards, call.out))
    })
}

/// All 64 maps of many boards: out[i][a][b] becomes the fewest moves from a to b among the
/// obstacles of row i, as by chess_distance_matrix, or CHESS_DISTANCE_NONE (255) if unreachable.
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
    to_int(|| {
        // SAFETY: NULL or columns, n words each, and n matrices to write, as the caller promises.
        let call = unsafe { Batch::new(piece, [], boards, out, n)? };
        written(matrix_batch(call.piece, call.boards, call.out))
    })
}

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
    to_int(|| {
        let (piece1, piece2) = (arguments::piece(piece1)?, arguments::piece(piece2)?);
        end_without_rows(n)?;
        present(set1).and(present(set2))?;
        // SAFETY: NULL or columns, n words each, some to write, as the caller promises.
        let (one, other, out) = unsafe {
            let (one, read1) = side(piece1, set1, boards1, n)?;
            let (other, read2) = side(piece2, set2, boards2, n)?;
            let read = [read1, read2];
            (one, other, territories([first, second, tied], n, read.as_flattened())?)
        };
        written(territory_batch(one, other, out))
    })
}
