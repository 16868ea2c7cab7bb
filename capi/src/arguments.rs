//! Turns the arguments of a C call into checked values. Only this module reads through a pointer.
//!
//! A function checks its arguments in the order of the codes, so that it returns the code nearest
//! to zero: squares, pieces, required pointers, sets, ranges, overlaps. [`output`] comes last: it
//! checks that the buffer is there and overlaps no input. A function that checks sets or ranges
//! before that calls [`present`] for the buffer first.

use core::ffi::{c_char, c_int, c_void};
use core::slice;

use chess_distance::{Bitboard, Board, DistanceMap, DuelTable, Graph, Piece, Square};

use crate::board::ChessDistanceBoard;
use crate::result::{
    CHESS_DISTANCE_EMPTY_SET, CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_INVALID_SQUARE,
    CHESS_DISTANCE_NULL_POINTER, CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_OVERLAP, Fault,
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

/// Checks a pointer that may not be NULL.
pub(crate) fn present<T>(pointer: *const T) -> Result<(), Fault> {
    if pointer.is_null() {
        return Err(Fault(CHESS_DISTANCE_NULL_POINTER));
    }
    Ok(())
}

/// The addresses of an argument's bytes. NULL has none.
#[derive(Clone, Copy)]
pub(crate) struct Extent {
    start: usize,
    bytes: usize,
}

impl Extent {
    /// One value.
    pub(crate) fn one<T>(at: *const T) -> Self {
        Self {
            start: at.addr(),
            bytes: if at.is_null() { 0 } else { size_of::<T>() },
        }
    }

    /// `n` values from `start` on. A fault if they would reach the end of the address space.
    pub(crate) fn many<T>(start: *const T, n: usize) -> Result<Self, Fault> {
        let bytes = match start.is_null() {
            true => Some(0),
            false => n.checked_mul(size_of::<T>()),
        };
        match bytes {
            Some(bytes) if start.addr().checked_add(bytes).is_some() => Ok(Self {
                start: start.addr(),
                bytes,
            }),
            _ => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
        }
    }

    /// Checks that an output shares no byte with any input.
    #[inline]
    pub(crate) fn apart(self, inputs: &[Self]) -> Result<(), Fault> {
        let apart = |input: &Self| {
            input.bytes == 0
                || if self.start <= input.start {
                    input.start - self.start >= self.bytes
                } else {
                    self.start - input.start >= input.bytes
                }
        };
        if self.bytes == 0 || inputs.iter().all(apart) {
            Ok(())
        } else {
            Err(Fault(CHESS_DISTANCE_OVERLAP))
        }
    }
}

/// The value at the pointer.
///
/// # Safety
/// The pointer is NULL or points at a value that nothing writes to meanwhile.
pub(crate) unsafe fn input<'a, T>(at: *const T) -> Result<&'a T, Fault> {
    present(at)?;
    // SAFETY: a value that nothing writes to, as the caller promises, and not NULL.
    Ok(unsafe { &*at })
}

/// The value at the pointer, `None` for NULL.
///
/// # Safety
/// The pointer is NULL or points at a value that nothing writes to meanwhile.
pub(crate) unsafe fn optional_ref<'a, T>(at: *const T) -> Option<&'a T> {
    // SAFETY: NULL or a value that nothing writes to, as the caller promises.
    unsafe { at.as_ref() }
}

/// The bytes of a string before its end, or the first `longest + 1`.
///
/// # Safety
/// The pointer is not NULL and points at a string that nothing writes to meanwhile.
pub(crate) unsafe fn text<'a>(start: *const c_char, longest: usize) -> &'a [u8] {
    let mut length = 0;
    // SAFETY: bytes up to the first 0, included, are part of the string.
    unsafe {
        while length <= longest && *start.add(length) != 0 {
            length += 1;
        }
        slice::from_raw_parts(start.cast(), length)
    }
}

/// The value at the pointer, to be written. Checks first that it overlaps no input: before this
/// check there is no `&mut`, so inputs may be references already.
///
/// # Safety
/// The pointer is NULL or points at a value that the caller may write. `inputs` is all that is read
/// from the caller's memory.
pub(crate) unsafe fn output<'a, T, const N: usize>(
    out: *mut T,
    inputs: [Extent; N],
) -> Result<&'a mut T, Fault> {
    present(out)?;
    Extent::one(out).apart(&inputs)?;
    // SAFETY: a value to write, as the caller promises, and not NULL. It overlaps no input.
    Ok(unsafe { &mut *out })
}

/// `n` values to write. They overlap no input.
///
/// # Safety
/// The pointer is not NULL and points at `n` values that the caller may write. `inputs` is all that
/// is still to be read from the caller's memory.
pub(crate) unsafe fn output_many<'a, T, const N: usize>(
    out: *mut T,
    n: usize,
    inputs: [Extent; N],
) -> Result<&'a mut [T], Fault> {
    Extent::many(out, n)?.apart(&inputs)?;
    // SAFETY: not NULL and n values, as the caller promises; they overlap no input.
    Ok(unsafe { slice::from_raw_parts_mut(out, n) })
}

/// The whole words among `size` bytes of memory. The most that are lost are 7 bytes at either end.
///
/// # Safety
/// The pointer points at `size` bytes that the caller may write and that are nothing else meanwhile.
pub(crate) unsafe fn words<'a>(memory: *mut c_void, size: usize) -> &'a mut [u64] {
    let lost = memory.addr().wrapping_neg() % align_of::<u64>();
    let words = size.saturating_sub(lost) / size_of::<u64>();
    // No object is larger than this.
    let words = words.min(isize::MAX as usize / size_of::<u64>());
    // SAFETY: these words are among the bytes, if there are any, and aligned.
    unsafe { slice::from_raw_parts_mut(memory.cast::<u8>().wrapping_add(lost).cast(), words) }
}

/// The obstacles at the pointer; none for NULL.
///
/// # Safety
/// The pointer is NULL or points at a board.
pub(crate) unsafe fn board(board: *const ChessDistanceBoard) -> Board {
    // SAFETY: NULL or a board, as the caller promises.
    match unsafe { board.as_ref() } {
        Some(board) => Board {
            own: Bitboard(board.own),
            enemy: Bitboard(board.enemy),
            avoid: Bitboard(board.avoid),
        },
        None => Board::EMPTY,
    }
}

/// Writes a map among the obstacles of a board. The result is that of `write`, the largest
/// distance.
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
pub(crate) unsafe fn with_map(
    board: *const ChessDistanceBoard,
    out: *mut u8,
    write: impl FnOnce(&Board, &mut DistanceMap) -> u8,
) -> Result<c_int, Fault> {
    // SAFETY: NULL or a board, and NULL or the bytes of a map, as the caller promises.
    let (out, board) = unsafe {
        let out = output(out.cast::<DistanceMap>(), [Extent::one(board)])?;
        (out, self::board(board))
    };
    Ok(c_int::from(write(&board, out)))
}

/// The piece and its obstacles.
///
/// # Safety
/// `board` is NULL or a board.
pub(crate) unsafe fn mobility(
    code: c_int,
    board: *const ChessDistanceBoard,
) -> Result<(Piece, Board), Fault> {
    // SAFETY: NULL or a board, as the caller promises.
    Ok((piece(code)?, unsafe { self::board(board) }))
}

/// A copy of the value at the pointer, `None` for NULL.
///
/// # Safety
/// The pointer is NULL or points at a value.
pub(crate) unsafe fn optional<T: Copy>(at: *const T) -> Option<T> {
    // SAFETY: NULL or a value, as the caller promises.
    unsafe { at.as_ref() }.copied()
}

/// Values with the same layout as their C type.
///
/// # Safety
/// `Self` has the size of `C`, needs no more alignment, and accepts any bytes.
pub(crate) unsafe trait LaidOutLike<C> {}

// SAFETY: a transparent wrapper of the word.
unsafe impl LaidOutLike<u64> for Bitboard {}
// SAFETY: the same type.
unsafe impl LaidOutLike<u8> for u8 {}
// SAFETY: the same type.
unsafe impl LaidOutLike<[u8; 64]> for [u8; 64] {}
// SAFETY: the same type.
unsafe impl LaidOutLike<[[u8; 64]; 64]> for [[u8; 64]; 64] {}

/// A column that is read.
///
/// # Safety
/// The pointer points at n values that nothing writes to meanwhile. They fit into a slice, as every
/// object does.
pub(crate) unsafe fn column<'a, T: LaidOutLike<C>, C>(start: *const C, n: usize) -> &'a [T] {
    // SAFETY: n values that nothing writes to, as the caller promises; T is laid out like C.
    unsafe { slice::from_raw_parts(start.cast(), n) }
}

/// A column that is written.
///
/// # Safety
/// The pointer points at n values that nothing else reads or writes meanwhile.
pub(crate) unsafe fn column_mut<'a, T: LaidOutLike<C>, C>(start: *mut C, n: usize) -> &'a mut [T] {
    // SAFETY: n values of this call alone, as the caller promises; T is laid out like C.
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
    // SAFETY: n values where the pointer is not NULL, and here it is not.
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
    // SAFETY: n values where the pointer is not NULL, and here it is not.
    (!start.is_null()).then(|| unsafe { column_mut(start, n) })
}

// These stand for uint8_t[64], uint8_t[2][64][64] and uint64_t[64] of C.
const _: () = {
    assert!(size_of::<DistanceMap>() == 64 && align_of::<DistanceMap>() == 1);
    assert!(size_of::<DuelTable>() == 2 * 64 * 64 && align_of::<DuelTable>() == 1);
    assert!(size_of::<Bitboard>() == 8 && align_of::<Bitboard>() == align_of::<u64>());
    assert!(size_of::<Graph>() == 512 && align_of::<Graph>() == align_of::<u64>());
};
