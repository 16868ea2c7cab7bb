//! How the arguments of a C call become checked values. Functions of plain ints, such as
//! chess_distance_king, need none of this: the library itself takes any int there.

use core::ffi::c_int;
use core::slice;

use chess_distance::{Bitboard, Board, Piece, Square};

use crate::board::ChessDistanceBoard;
use crate::columns::ChessDistanceColumns;
use crate::result::{
    CHESS_DISTANCE_EMPTY_SET, CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_INVALID_SQUARE,
    CHESS_DISTANCE_NULL_POINTER, CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_OVERLAP, Fault, code,
};

pub(crate) fn square(index: c_int) -> Result<Square, Fault> {
    Square::new(index).ok_or(Fault(CHESS_DISTANCE_INVALID_SQUARE))
}

pub(crate) fn piece(code: c_int) -> Result<Piece, Fault> {
    Piece::from_code(code).ok_or(Fault(CHESS_DISTANCE_INVALID_PIECE))
}

/// A set that may not be empty.
pub(crate) fn set(squares: u64) -> Result<Bitboard, Fault> {
    match squares {
        0 => Err(Fault(CHESS_DISTANCE_EMPTY_SET)),
        squares => Ok(Bitboard(squares)),
    }
}

/// The obstacles at the pointer; none for NULL.
///
/// # Safety
/// The pointer is NULL or points at a board.
pub(crate) unsafe fn board(board: *const ChessDistanceBoard) -> Board {
    // SAFETY: as the caller promises.
    match unsafe { board.as_ref() } {
        Some(board) => Board {
            own: Bitboard(board.own),
            enemy: Bitboard(board.enemy),
            avoid: Bitboard(board.avoid),
        },
        None => Board::EMPTY,
    }
}

/// A result that depends on one square, or "invalid square".
pub(crate) fn of_square(sq: c_int, of: impl FnOnce(Square) -> u8) -> c_int {
    code(|| Ok(c_int::from(of(square(sq)?))))
}

/// A result that depends on two squares, or "invalid square".
pub(crate) fn of_pair(a: c_int, b: c_int, of: impl FnOnce(Square, Square) -> u8) -> c_int {
    code(|| Ok(c_int::from(of(square(a)?, square(b)?))))
}

/// The piece and what stands in its way.
///
/// # Safety
/// `board` is NULL or a board.
pub(crate) unsafe fn mobility(
    code: c_int,
    board: *const ChessDistanceBoard,
) -> Result<(Piece, Board), Fault> {
    // SAFETY: as the caller promises.
    Ok((piece(code)?, unsafe { self::board(board) }))
}

/// Whether an output pointer is there at all.
pub(crate) fn output<T>(out: *mut T) -> Result<(), Fault> {
    if out.is_null() {
        return Err(Fault(CHESS_DISTANCE_NULL_POINTER));
    }
    Ok(())
}

/// Whether an input pointer that may not be NULL is there.
pub(crate) fn input<T>(data: *const T) -> Result<(), Fault> {
    output(data.cast_mut())
}

/// Whether so many bytes from the pointer on end before the address space does.
pub(crate) fn range(start: *const u8, bytes: usize) -> Result<(), Fault> {
    match start.addr().checked_add(bytes) {
        Some(_) => Ok(()),
        None => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
    }
}

/// Whether an output shares no byte with an input; a NULL input has no bytes.
pub(crate) fn apart<T, U>(out: *mut T, input: *const U) -> Result<(), Fault> {
    if input.is_null() {
        return Ok(());
    }
    no_common_byte((out.addr(), size_of::<T>()), (input.addr(), size_of::<U>()))
}

/// The same for an output and an input of as many bytes each.
pub(crate) fn apart_bytes(out: *mut u8, input: *const u8, bytes: usize) -> Result<(), Fault> {
    no_common_byte((out.addr(), bytes), (input.addr(), bytes))
}

/// Two ranges as (start, length).
fn no_common_byte(one: (usize, usize), other: (usize, usize)) -> Result<(), Fault> {
    let shared = if one.0 <= other.0 {
        other.0 - one.0 < one.1
    } else {
        one.0 - other.0 < other.1
    };
    if shared {
        return Err(Fault(CHESS_DISTANCE_OVERLAP));
    }
    Ok(())
}

/// Where an argument lies in memory. Nothing lies at NULL.
#[derive(Clone, Copy)]
pub(crate) struct Extent {
    start: usize,
    bytes: usize,
}

impl Extent {
    /// So many values from the pointer on; a fault if they would pass the end of the address
    /// space.
    pub(crate) fn of<T>(start: *const T, n: usize) -> Result<Self, Fault> {
        if start.is_null() {
            return Ok(Self { start: 0, bytes: 0 });
        }
        let wrong = Fault(CHESS_DISTANCE_OUT_OF_RANGE);
        let bytes = n.checked_mul(size_of::<T>()).ok_or(wrong)?;
        range(start.cast(), bytes)?;
        Ok(Self {
            start: start.addr(),
            bytes,
        })
    }

    /// One value at a pointer that may be read.
    pub(crate) fn of_struct<T>(at: *const T) -> Self {
        Self {
            start: at.addr(),
            bytes: if at.is_null() { 0 } else { size_of::<T>() },
        }
    }

    /// Whether an output shares no byte with any of the others.
    pub(crate) fn apart(self, others: &[Self]) -> Result<(), Fault> {
        others.iter().try_for_each(|other| {
            if self.bytes == 0 || other.bytes == 0 {
                return Ok(());
            }
            no_common_byte((self.start, self.bytes), (other.start, other.bytes))
        })
    }
}

/// The columns of obstacles at the pointer; none for NULL.
///
/// # Safety
/// The pointer is NULL or points at columns.
pub(crate) unsafe fn columns(columns: *const ChessDistanceColumns) -> ChessDistanceColumns {
    // SAFETY: as the caller promises.
    unsafe { columns.as_ref() }
        .copied()
        .unwrap_or(ChessDistanceColumns::EMPTY)
}

/// Values that are laid out like what C calls them.
///
/// # Safety
/// `Self` has the size of `C`, asks for no more alignment, and any bytes are a value of it.
pub(crate) unsafe trait LaidOutLike<C> {}

// SAFETY: a transparent wrapper of the word.
unsafe impl LaidOutLike<u64> for Bitboard {}
// SAFETY: the same type.
unsafe impl LaidOutLike<u8> for u8 {}
// SAFETY: the same type.
unsafe impl LaidOutLike<[u8; 64]> for [u8; 64] {}

/// A column that is read.
///
/// # Safety
/// The pointer is that of n values, which nothing writes to for so long. An object that is there
/// is no longer than a slice may be.
pub(crate) unsafe fn column<'a, T: LaidOutLike<C>, C>(start: *const C, n: usize) -> &'a [T] {
    // SAFETY: as the caller promises.
    unsafe { slice::from_raw_parts(start.cast(), n) }
}

/// A column that is written.
///
/// # Safety
/// The pointer is that of n values, which nothing else reads or writes for so long.
pub(crate) unsafe fn column_mut<'a, T: LaidOutLike<C>, C>(start: *mut C, n: usize) -> &'a mut [T] {
    // SAFETY: as the caller promises.
    unsafe { slice::from_raw_parts_mut(start.cast(), n) }
}

/// The same for a column that may be NULL.
///
/// # Safety
/// As for a column, where it is not NULL.
pub(crate) unsafe fn optional_column<'a, T: LaidOutLike<C>, C>(
    start: *const C,
    n: usize,
) -> Option<&'a [T]> {
    // SAFETY: as the caller promises.
    (!start.is_null()).then(|| unsafe { column(start, n) })
}

/// The same for a column that may be NULL.
///
/// # Safety
/// As for a column, where it is not NULL.
pub(crate) unsafe fn optional_column_mut<'a, T: LaidOutLike<C>, C>(
    start: *mut C,
    n: usize,
) -> Option<&'a mut [T]> {
    // SAFETY: as the caller promises.
    (!start.is_null()).then(|| unsafe { column_mut(start, n) })
}
