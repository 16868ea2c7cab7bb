//! Positions from text, in columns.

use core::ffi::{c_char, c_int};

use chess_distance::{FenError, PositionColumns, read_fens};

use crate::arguments::{Extent, column, input, output_column, present};
use crate::arguments::{Fault, not_negative, or_out_of_range, out_of_range_unless, to_int};
use crate::columns::end_without_rows;

/// Where chess_distance_read_fens writes positions. A column has n rows, the n of the call, or is
/// NULL and is not written. The sets are those of ChessDistancePosition.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistancePositionColumns {
    /// White's pieces.
    pub white: *mut u64,
    /// Black's pieces.
    pub black: *mut u64,
    /// The kings of both sides.
    pub kings: *mut u64,
    /// The queens of both sides.
    pub queens: *mut u64,
    /// The rooks of both sides.
    pub rooks: *mut u64,
    /// The bishops of both sides.
    pub bishops: *mut u64,
    /// The knights of both sides.
    pub knights: *mut u64,
    /// The pawns of both sides.
    pub pawns: *mut u64,
    /// The square of the fourth field, 0 for -.
    pub en_passant: *mut u64,
    /// Bit 0: Black is to move. Bits 1 to 4: castling K, Q, k, q.
    pub state: *mut u8,
}

/// Reads n positions in FEN or EPD into columns. Row i begins at byte offsets[i] of text and ends
/// before byte offsets[i + 1]. So offsets has n + 1 numbers, as in the large strings of Arrow. Rows
/// need no zero at their end. Returns the number of rows with a fault, INT_MAX if there are more.
///
/// A row is read as it stands in a file:
///
/// - A byte order mark (EF BB BF) at its start is skipped. Fields are separated by blanks, tabs,
///   form feeds and ends of lines, but not by vertical tabs. A semicolon ends the position.
/// - Only the board is needed. A missing side to move is White; missing castling rights and a
///   missing en passant square are none. What follows the fourth field is not read, such as move
///   numbers or the operations of an EPD. A third or fourth field of digits alone already belongs to
///   what follows.
/// - Board: adjacent digits add up, so that 44 is 8. A ~ after a piece's letter, the mark of a
///   promoted piece, is skipped, and so are pieces in hand after the last rank: any letters, or
///   none, in [ ], or [-], or letters of pieces, or none, after a /.
/// - Castling: -, or some of KQkq and of the files A to H and a to h of Shredder-FEN and X-FEN,
///   each at most once. A file is read as k or K if it lies beyond the king toward the h-file, and
///   as q or Q if toward the a-file. Only a king on its own first rank counts; of several kings,
///   the one nearest to the a-file. If no king stands on this rank, or the king stands on the file
///   of the letter, no right is set.
/// - En passant: -, or a square on rank 3 or 6, for either side to move. The square of the pawn
///   itself is read as the one behind it: rank 5 as rank 6 if White is to move, and rank 4 as rank 3
///   if Black is.
///
/// Only the syntax is checked: for legality there is chess_distance_reach.
///
/// faults[i] is 0 if row i was read. For a bad row faults[i] is the number of the first bad field:
/// 1 the board, 2 the side to move, 3 the castling rights, 4 the en passant square. A bad row is 0
/// in every column. An empty row has no board: 1.
///
///     const char text[] = "4k3/8/8/8/8/8/4P3/4K3 w - -" "8/8/8/8/8/8/8/k1K5 x";
///     const int64_t offsets[] = {0, 27, 47};
///     uint64_t kings[2];
///     uint8_t state[2], faults[2];
///     ChessDistancePositionColumns columns;
///     memset(&columns, 0, sizeof columns);
///     columns.kings = kings;
///     columns.state = state;
///     chess_distance_read_fens(text, offsets, 2, &columns, faults);
///     (1 row with a fault: faults[1] is 2; kings[0] has e1 and e8, and kings[1] is 0)
///
/// n may be any number. offsets and the columns of sets must be aligned like uint64_t. text may be
/// NULL if all rows are empty. With n = 0 the pointers are not used and may be NULL.
///
/// offsets, columns or faults is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A column or offsets would
/// reach the end of the address space: CHESS_DISTANCE_OUT_OF_RANGE (-6). Two outputs (the columns
/// and faults) overlap, or one overlaps offsets or *columns: CHESS_DISTANCE_OVERLAP (-7). After these
/// checks the offsets are read. text is NULL although two offsets differ: CHESS_DISTANCE_NULL_POINTER
/// (-4). The first offset is negative, one is smaller than the one before, or text would reach the
/// end of the address space, even if all rows are empty: CHESS_DISTANCE_OUT_OF_RANGE (-6). A column
/// or faults overlaps the bytes of the rows: CHESS_DISTANCE_OVERLAP (-7). On an error everything
/// stays as it was.
///
/// # Safety
/// `offsets` is NULL or n + 1 numbers, `text` is NULL or has the bytes from the first offset to the
/// last, `columns` is NULL or a struct of columns that are NULL or n values that the caller may
/// write, `faults` is NULL or n bytes that the caller may write, and no other thread writes to any of
/// them meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_read_fens(
    text: *const c_char,
    offsets: *const i64,
    n: usize,
    columns: *const ChessDistancePositionColumns,
    faults: *mut u8,
) -> c_int {
    to_int(|| {
        end_without_rows(n)?;
        // SAFETY: NULL or n + 1 offsets, the bytes between them, and columns of n rows to write, as the
        // caller promises.
        let (text, offsets, sets, state) = unsafe { checked(text, offsets, n, columns, faults)? };
        // SAFETY: columns of n rows to write or NULL, apart from each other and from all that is read.
        let mut columns = unsafe {
            PositionColumns {
                sets: sets.map(|set| output_column(set.cast(), n, []).ok()),
                state: output_column(state, n, []).ok(),
            }
        };
        // SAFETY: n bytes to write, as the caller promises, apart from the columns.
        let faults = unsafe { output_column(faults, n, [])? };
        read_rows(text, offsets, &mut columns, faults)
    })
}

/// A sentence in English for a fault of chess_distance_read_fens, 1 to 4: what the field should be.
/// For another number the sentence says that it is no fault. It is static, and never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_fen_error(fault: c_int) -> *const c_char {
    let faults = [FenError::Board, FenError::Side, FenError::Castling, FenError::EnPassant];
    let error = faults.into_iter().find(|error| *error as c_int == fault);
    let sentence = error.map_or("this number is no fault of a FEN\0", FenError::zero_terminated);
    sentence.as_ptr().cast()
}

/// Reads the rows between the offsets, and returns the number of those with a fault.
fn read_rows(
    text: &[u8],
    offsets: &[i64],
    columns: &mut PositionColumns<'_>,
    faults: &mut [u8],
) -> Result<c_int, Fault> {
    let first = offsets.first().copied().unwrap_or(0);
    let at = |offset: i64| offset.wrapping_sub(first) as usize;
    let rows = offsets.iter().zip(offsets.iter().skip(1)).map(|(&start, &end)| {
        // The offsets ascend, and the last is the end of the text.
        text.get(at(start)..at(end)).unwrap_or_default()
    });
    let bad = or_out_of_range(read_fens(rows, columns, faults))?;
    Ok(c_int::try_from(bad).unwrap_or(c_int::MAX))
}

/// What a call reads, and the columns that it writes: those of sets and that of states. The outputs
/// overlap neither each other nor what is read.
type Checked<'a> = (&'a [u8], &'a [i64], [*mut u64; 9], *mut u8);

/// The arguments of a call with rows.
///
/// # Safety
/// As for [`chess_distance_read_fens`].
unsafe fn checked<'a>(
    text: *const c_char,
    offsets: *const i64,
    n: usize,
    columns: *const ChessDistancePositionColumns,
    faults: *mut u8,
) -> Result<Checked<'a>, Fault> {
    present(offsets).and(present(columns)).and(present(faults))?;
    // SAFETY: n + 1 numbers, a struct of columns, and the bytes of the rows, as the caller promises.
    unsafe {
        let read = [Extent::one(columns), Extent::many(offsets, n.saturating_add(1))?];
        let to = input(columns)?;
        let en_passant = to.en_passant;
        // The order in which the core writes them.
        let sets = [
            to.white, to.black, to.kings, to.queens, to.rooks, to.bishops, to.knights, to.pawns,
            en_passant,
        ];
        let offsets = column(offsets, n.saturating_add(1))?;
        let outputs = extents(sets, [to.state, faults], n)?;
        Extent::all_apart(&outputs, &read)?;
        let text = bytes(text, offsets)?;
        for output in outputs {
            output.apart(&[Extent::of(text)])?;
        }
        Ok((text, offsets, sets, to.state))
    }
}

/// The extents of all that is written.
fn extents(sets: [*mut u64; 9], bytes: [*mut u8; 2], n: usize) -> Result<[Extent; 11], Fault> {
    let mut extents = [Extent::NOTHING; 11];
    let sets = sets.into_iter().map(|set| Extent::many(set, n));
    let all = sets.chain(bytes.into_iter().map(|bytes| Extent::many(bytes, n)));
    for (extent, found) in extents.iter_mut().zip(all) {
        *extent = found?;
    }
    Ok(extents)
}

/// The bytes of all rows, from the first offset to the last.
///
/// # Safety
/// `text` is NULL or has these bytes, and nothing writes to them meanwhile.
unsafe fn bytes<'a>(text: *const c_char, offsets: &[i64]) -> Result<&'a [u8], Fault> {
    let [first, last] =
        [offsets.first(), offsets.last()].map(|offset| offset.copied().unwrap_or_default());
    if offsets.iter().any(|&offset| offset != first) {
        present(text)?;
    }
    // Not that of slices, whose code has a panic.
    out_of_range_unless(offsets.iter().is_sorted())?;
    let (first, last) = (not_negative(first)?, not_negative(last)?);
    out_of_range_unless(text.addr().checked_add(last).is_some())?;
    if first == last {
        return Ok(&[]);
    }
    // SAFETY: these bytes belong to the text, as the caller promises.
    unsafe { column(text.wrapping_add(first).cast(), last.wrapping_sub(first)) }
}
