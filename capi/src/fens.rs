//! Positions from text, in columns.

use core::ffi::{c_char, c_int};

use chess_distance::{Color, Fen, FenError, Position};

use crate::arguments::{Extent, Input, column, input, output_column, present};
use crate::check::{Fault, in_range};
use crate::columns::rows;
use crate::constants::CHESS_DISTANCE_OUT_OF_RANGE;

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

/// Reads n positions in FEN or EPD into columns. Row i is the bytes offsets[i] to offsets[i + 1] of
/// text, without the last, so offsets has n + 1 numbers: these are the large strings of Arrow. Rows
/// need no zero at their end. Returns the number of rows with a fault, INT_MAX if there are more.
///
/// Only the board is needed. A missing side to move is White; missing castling rights and a missing
/// en passant square are none. What follows the fourth field is not read, such as move numbers or
/// the operations of an EPD. Fields are separated by white space. Only the syntax is checked: for
/// legality there is chess_distance_reach.
///
/// faults[i] is 0 if row i was read. Otherwise it is the number of the first field that is bad: 1
/// the board, 2 the side to move, 3 the castling rights (neither - nor some of KQkq: the letters of
/// Shredder-FEN are not read), 4 the en passant square. Then row i of every column is 0. An empty
/// row has no board: 1.
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
/// reach the end of the address space: CHESS_DISTANCE_OUT_OF_RANGE (-6). A column or faults overlaps
/// another of them, offsets or *columns: CHESS_DISTANCE_OVERLAP (-7). Then the offsets are read. The
/// first is negative, one is smaller than the one before, or text would reach the end of the address
/// space: CHESS_DISTANCE_OUT_OF_RANGE (-6). text is NULL, but a row is not empty:
/// CHESS_DISTANCE_NULL_POINTER (-4). A column or faults overlaps the bytes of the rows:
/// CHESS_DISTANCE_OVERLAP (-7). On an error everything stays as it was.
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
    rows(n, Ok(()), |()| {
        // SAFETY: the arguments are what the caller promises.
        let call = unsafe { checked(text, offsets, n, columns, faults)? };
        Ok(read(call))
    })
}

/// All that a call reads and writes.
struct Call<'a> {
    text: &'a [u8],
    offsets: &'a [i64],
    sets: [Option<&'a mut [u64]>; 9],
    state: Option<&'a mut [u8]>,
    faults: &'a mut [u8],
}

/// Checks the arguments of a call. A missing column is NULL.
///
/// # Safety
/// As for [`chess_distance_read_fens`].
unsafe fn checked<'a>(
    text: *const c_char,
    offsets: *const i64,
    n: usize,
    columns: *const ChessDistancePositionColumns,
    faults: *mut u8,
) -> Result<Call<'a>, Fault> {
    present(offsets).and(present(columns)).and(present(faults))?;
    // SAFETY: n + 1 numbers, a struct of columns that are NULL or n values to write, and the bytes
    // of the rows, as the caller promises. The outputs overlap neither each other nor what is read.
    unsafe {
        let (of, at) = (*input(columns)?, Extent::one(columns));
        let offsets = column(offsets, n.saturating_add(1))?;
        let sets = of.sets();
        let outputs = extents(sets, [of.state, faults], n)?;
        Extent::all_apart(&outputs, &[at, offsets.extent()])?;
        let text = bytes(text, offsets)?;
        for output in outputs {
            output.apart(&[text.extent()])?;
        }
        Ok(Call {
            text,
            offsets,
            sets: sets.map(|set| output_column(set, n, []).ok()),
            state: output_column(of.state, n, []).ok(),
            faults: output_column(faults, n, [])?,
        })
    }
}

impl ChessDistancePositionColumns {
    /// The columns of sets, in the order of [`sets`].
    fn sets(&self) -> [*mut u64; 9] {
        [
            self.white,
            self.black,
            self.kings,
            self.queens,
            self.rooks,
            self.bishops,
            self.knights,
            self.pawns,
            self.en_passant,
        ]
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
    in_range(ends(offsets).all(|(start, end)| start <= end))?;
    let index = |offset: Option<&i64>| {
        let offset = offset.and_then(|&offset| usize::try_from(offset).ok());
        offset.ok_or(Fault(CHESS_DISTANCE_OUT_OF_RANGE))
    };
    let (first, last) = (index(offsets.first())?, index(offsets.last())?);
    if first == last {
        return Ok(&[]);
    }
    present(text)?;
    in_range(text.addr().checked_add(last).is_some())?;
    // SAFETY: these bytes belong to the text, as the caller promises.
    unsafe { column(text.wrapping_add(first).cast(), last.wrapping_sub(first)) }
}

/// The first byte of each row, and the one behind its last.
fn ends(offsets: &[i64]) -> impl Iterator<Item = (i64, i64)> {
    let ends = offsets.iter().skip(1);
    offsets.iter().copied().zip(ends.copied())
}

/// Reads the rows, and returns how many of them have a fault.
fn read(call: Call<'_>) -> c_int {
    let Call { text, offsets, sets: mut columns, state: mut states, faults } = call;
    let (mut rest, mut wrong) = (text, 0_usize);
    for (row, (fault, (start, end))) in faults.iter_mut().zip(ends(offsets)).enumerate() {
        // The offsets ascend, and the last is the end of the text.
        let length = end.wrapping_sub(start) as usize;
        let (line, after) = rest.split_at_checked(length).unwrap_or((rest, &[]));
        rest = after;
        let (sets, state) = match Fen::read(line) {
            Ok(fen) => {
                *fault = 0;
                (sets(&fen.position), state(&fen))
            }
            Err(error) => {
                *fault = field(error);
                wrong = wrong.wrapping_add(1);
                ([0; 9], 0)
            }
        };
        for (column, set) in columns.iter_mut().zip(sets) {
            write(column, row, set);
        }
        write(&mut states, row, state);
    }
    c_int::try_from(wrong).unwrap_or(c_int::MAX)
}

/// Writes a row of a column that is there.
#[inline(always)]
fn write<T>(column: &mut Option<&mut [T]>, row: usize, value: T) {
    if let Some(cell) = column.as_deref_mut().and_then(|column| column.get_mut(row)) {
        *cell = value;
    }
}

/// The sets in the order of the columns.
fn sets(position: &Position) -> [u64; 9] {
    [
        position.white,
        position.black,
        position.kings,
        position.queens,
        position.rooks,
        position.bishops,
        position.knights,
        position.pawns,
        position.en_passant,
    ]
    .map(|set| set.0)
}

fn state(fen: &Fen) -> u8 {
    u8::from(fen.to_move == Color::Black) + (fen.castling << 1)
}

/// The number of the first field that is bad.
fn field(error: FenError) -> u8 {
    match error {
        FenError::Board => 1,
        FenError::Side => 2,
        FenError::Castling => 3,
        FenError::EnPassant => 4,
    }
}
