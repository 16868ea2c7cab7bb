//! The arguments of a C call: their checks, the references that pointers become, and what C gets for
//! an answer or a fault. Only this module reads through a pointer.
//!
//! A function checks its arguments in the order of the codes, so that it returns the code nearest
//! to zero: squares, pieces, required pointers, sets, ranges, overlaps. So an output is looked at
//! twice where a set or a range is checked: for NULL by `present`, and at the end for an overlap.
//! There are two exceptions. The size of a board is checked before its squares and sets, and in
//! `board_size.rs` before the piece. A table that a pointer leads to, such as the start of a second
//! leg, is checked after the overlaps, because it is read only then.
//!
//! An output becomes a reference only if it overlaps no input. A call reads and writes a type of C as
//! the core's type of the same layout.

use core::ffi::{c_char, c_int, c_void};
use core::slice;

use chess_distance::{
    Bitboard, Color, DistanceMap, DuelTable, Graph, Obstacles, OnwardError, Piece, Square,
};

use crate::constants::{
    CHESS_DISTANCE_EMPTY_SET, CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_INVALID_SQUARE,
    CHESS_DISTANCE_NULL_POINTER, CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_OVERLAP,
    CHESS_DISTANCE_UNREACHABLE,
};

/// The obstacles in a piece's way: three sets of squares. Where they overlap, every restriction
/// applies: an enemy piece in avoid stops a slide and is not taken. The sets stay the same for a
/// whole path: a capture on the way does not change them. A start square is at distance 0, even if
/// it is in a set. Functions take NULL for the empty board.
///
/// For a king among enemy pieces, avoid holds the squares that they attack or defend, and the
/// squares next to the enemy king. Leave your king out of own, and out of occupied when
/// you compute the attacks: a rook also attacks the squares behind the king.
///
/// White: king e1, pawn e2. Black: king g4, rook d8. In how many moves is the white king on c3?
///
///     const uint64_t pawn = (uint64_t)1 << 12, king = (uint64_t)1 << 30, rook = (uint64_t)1 << 59;
///     const uint64_t occupied = pawn | king | rook;
///     ChessDistanceBoard board;
///     board.own = pawn;
///     board.enemy = king | rook;
///     board.avoid = chess_distance_attacks(CHESS_DISTANCE_ROOK, rook, occupied)
///                 | chess_distance_attacks(CHESS_DISTANCE_KING, king, occupied);
///     int d = chess_distance_path(CHESS_DISTANCE_KING, 4, 18, &board);
///
/// d is 12; on the empty board it is 2. The rook guards the d-file, so the king goes up to e7,
/// takes the rook and comes back on the other side. With the black king on c7 (bit 50) the rook is
/// defended, and d is -1: no way. To ask whether some number of moves is enough, call
/// chess_distance_reaches.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceBoard {
    /// Squares that are neither entered nor passed.
    pub own: u64,
    /// Squares that may be entered; a slide ends there. Pawns enter them only as prey.
    pub enemy: u64,
    /// Squares on which no move ends. A slide or a pawn's double step may pass over them.
    pub avoid: u64,
}

/// Asserts that a type of C has the layout of one of the core.
macro_rules! same_layout {
    ($c:ty, $rust:ty: $($field:ident)*) => {
        const _: () = {
            assert!(size_of::<$c>() == size_of::<$rust>());
            assert!(align_of::<$c>() == align_of::<$rust>());
            $(assert!(
                core::mem::offset_of!($c, $field) == core::mem::offset_of!($rust, $field)
            );)*
        };
    };
}
pub(crate) use same_layout;

same_layout!([u8; 64], DistanceMap: );
same_layout!([[[u8; 64]; 64]; 2], DuelTable: );
same_layout!(u64, Bitboard: );
same_layout!([u64; 64], Graph: );
same_layout!(ChessDistanceBoard, Obstacles: own enemy avoid);

/// What ends a call early: a fault in its arguments, which is one of the negative codes below -1, or
/// CHESS_DISTANCE_OK because there are no rows.
#[derive(Clone, Copy)]
pub(crate) struct Fault(pub(crate) c_int);

impl Fault {
    /// This fault if a condition holds.
    #[inline(always)]
    pub(crate) fn when(self, holds: bool) -> Result<(), Self> {
        if holds { Err(self) } else { Ok(()) }
    }
}

/// The int for C: the answer, or the fault.
#[inline(always)]
pub(crate) fn to_int<N: Into<c_int>>(answer: impl FnOnce() -> Result<N, Fault>) -> c_int {
    match answer() {
        Ok(value) => value.into(),
        Err(Fault(code)) => code,
    }
}

/// The set for C: the empty one for bad arguments.
#[inline(always)]
pub(crate) fn set_or_empty(set: impl FnOnce() -> Result<Bitboard, Fault>) -> u64 {
    count_or_zero(|| Ok(set()?.0))
}

/// The number for C: 0 for bad arguments.
#[inline(always)]
pub(crate) fn count_or_zero(number: impl FnOnce() -> Result<u64, Fault>) -> u64 {
    number().unwrap_or(0)
}

/// A count of moves, or "unreachable".
pub(crate) fn moves_or_unreachable(distance: Option<u8>) -> c_int {
    distance.map_or(CHESS_DISTANCE_UNREACHABLE, c_int::from)
}

/// The length of a way, or "unreachable".
pub(crate) fn length_or_unreachable(moves: Option<usize>) -> c_int {
    moves.map_or(CHESS_DISTANCE_UNREACHABLE, |moves| moves as c_int)
}

/// The largest distance of a second leg, or the fault of its start.
pub(crate) fn or_bad_start(result: Result<u8, OnwardError>) -> Result<u8, Fault> {
    result.map_err(|error| match error {
        OnwardError::NothingStarts => Fault(CHESS_DISTANCE_EMPTY_SET),
        OnwardError::TooFar => Fault(CHESS_DISTANCE_OUT_OF_RANGE),
    })
}

/// An answer of the core, whose one error is a number outside its range: a length, a size, a rank.
pub(crate) fn or_out_of_range<T, E>(result: Result<T, E>) -> Result<T, Fault> {
    result.or(Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)))
}

pub(crate) fn square(index: c_int) -> Result<Square, Fault> {
    Square::new(index).ok_or(Fault(CHESS_DISTANCE_INVALID_SQUARE))
}

pub(crate) fn piece(code: c_int) -> Result<Piece, Fault> {
    Piece::from_code(code).ok_or(Fault(CHESS_DISTANCE_INVALID_PIECE))
}

/// A set that may not be empty.
pub(crate) fn set(squares: u64) -> Result<Bitboard, Fault> {
    Fault(CHESS_DISTANCE_EMPTY_SET).when(squares == 0).and(Ok(Bitboard(squares)))
}

/// A number of moves; `None` if it is negative, because no square is so near.
pub(crate) fn moves_in(number: c_int) -> Option<u32> {
    not_negative(number).ok()
}

/// A number of captures, or an offset, which may not be negative.
pub(crate) fn not_negative<Int, Natural: TryFrom<Int>>(number: Int) -> Result<Natural, Fault> {
    or_out_of_range(Natural::try_from(number))
}

/// A condition on a number: a size, a length, an order.
pub(crate) fn out_of_range_unless(is_in_range: bool) -> Result<(), Fault> {
    Fault(CHESS_DISTANCE_OUT_OF_RANGE).when(!is_in_range)
}

/// The color of a flag.
pub(crate) fn color(is_black: c_int) -> Color {
    if is_black == 0 { Color::White } else { Color::Black }
}

/// Checks a pointer that may not be NULL.
pub(crate) fn present<T>(pointer: *const T) -> Result<(), Fault> {
    Fault(CHESS_DISTANCE_NULL_POINTER).when(pointer.is_null())
}

/// The addresses of an argument's bytes. NULL has none.
#[derive(Clone, Copy)]
pub(crate) struct Extent {
    start: usize,
    bytes: usize,
}

impl Extent {
    pub(crate) const NOTHING: Self = Self { start: 0, bytes: 0 };

    /// One value.
    pub(crate) fn one<T>(at: *const T) -> Self {
        Self { start: at.addr(), bytes: if at.is_null() { 0 } else { size_of::<T>() } }
    }

    /// `n` values from `start` on. A fault if they would reach the end of the address space.
    pub(crate) fn many<T>(start: *const T, n: usize) -> Result<Self, Fault> {
        let bytes = if start.is_null() { Some(0) } else { n.checked_mul(size_of::<T>()) };
        let bytes = bytes.ok_or(Fault(CHESS_DISTANCE_OUT_OF_RANGE))?;
        out_of_range_unless(start.addr().checked_add(bytes).is_some())?;
        Ok(Self { start: start.addr(), bytes })
    }

    /// The values of a slice.
    pub(crate) fn of<T>(values: &[T]) -> Self {
        Self { start: values.as_ptr().addr(), bytes: size_of_val(values) }
    }

    /// Checks that an output shares no byte with any of the others.
    #[inline(always)]
    pub(crate) fn apart(self, others: &[Self]) -> Result<(), Fault> {
        let apart = |other: &Self| {
            other.bytes == 0
                || if self.start <= other.start {
                    other.start - self.start >= self.bytes
                } else {
                    self.start - other.start >= other.bytes
                }
        };
        Fault(CHESS_DISTANCE_OVERLAP).when(self.bytes != 0 && !others.iter().all(apart))
    }

    /// Checks that outputs share no byte with each other, nor with an input.
    pub(crate) fn all_apart(mut outputs: &[Self], inputs: &[Self]) -> Result<(), Fault> {
        while let [output, others @ ..] = outputs {
            output.apart(others).and(output.apart(inputs))?;
            outputs = others;
        }
        Ok(())
    }
}

/// The value at a pointer.
///
/// # Safety
/// The pointer is NULL or points at a value that nothing writes to meanwhile.
pub(crate) unsafe fn input<'a, T>(at: *const T) -> Result<&'a T, Fault> {
    // SAFETY: NULL or a value that nothing writes to, as the caller promises.
    unsafe { optional(at) }.ok_or(Fault(CHESS_DISTANCE_NULL_POINTER))
}

/// The value at a pointer, `None` for NULL.
///
/// # Safety
/// The pointer is NULL or points at a value that nothing writes to meanwhile.
pub(crate) unsafe fn optional<'a, T>(at: *const T) -> Option<&'a T> {
    // SAFETY: NULL or a value that nothing writes to, as the caller promises.
    unsafe { at.as_ref() }
}

/// A value to write, which overlaps no input.
///
/// # Safety
/// The pointer is NULL or points at a value that the caller may write. `inputs` is all that is read
/// from the caller's memory while the reference lives.
#[inline(always)]
pub(crate) unsafe fn output<'a, T, const N: usize>(
    out: *mut T,
    inputs: [Extent; N],
) -> Result<&'a mut T, Fault> {
    present(out)?;
    Extent::one(out).apart(&inputs)?;
    // SAFETY: a value to write, as the caller promises, and not NULL. It overlaps no input.
    Ok(unsafe { &mut *out })
}

/// The same, `None` for NULL.
///
/// # Safety
/// As for [`output`].
pub(crate) unsafe fn optional_output<'a, T, const N: usize>(
    out: *mut T,
    inputs: [Extent; N],
) -> Result<Option<&'a mut T>, Fault> {
    if out.is_null() {
        return Ok(None);
    }
    // SAFETY: a value to write, as the caller promises.
    unsafe { output(out, inputs) }.map(Some)
}

/// The obstacles at a pointer, none for NULL.
///
/// # Safety
/// The pointer is NULL or points at a board that nothing writes to meanwhile.
#[inline(always)]
pub(crate) unsafe fn obstacles<'a>(board: *const ChessDistanceBoard) -> &'a Obstacles {
    // SAFETY: NULL or a board, as the caller promises.
    unsafe { optional(board.cast()) }.unwrap_or(&Obstacles::NONE)
}

/// Boards, and an output, not NULL, that overlaps none of them.
///
/// # Safety
/// Each of `boards` is NULL or a board that nothing writes to meanwhile; `out` is NULL or a value
/// that the caller may write. The call reads nothing else from the caller's memory.
#[inline(always)]
pub(crate) unsafe fn among<'a, T, const N: usize>(
    boards: [*const ChessDistanceBoard; N],
    out: *mut T,
) -> Result<([&'a Obstacles; N], &'a mut T), Fault> {
    // SAFETY: NULL or boards, and NULL or a value to write, as the caller promises.
    unsafe { Ok((boards.map(|board| obstacles(board)), output(out, boards.map(Extent::one))?)) }
}

/// A column of `n` values.
///
/// # Safety
/// The pointer is NULL or points at `n` values that nothing writes to meanwhile.
#[inline(always)]
pub(crate) unsafe fn column<'a, T>(start: *const T, n: usize) -> Result<&'a [T], Fault> {
    present(start)?;
    Extent::many(start, n)?;
    // SAFETY: n values that nothing writes to, as the caller promises, and not NULL. They fit into
    // a slice, as every object does.
    Ok(unsafe { slice::from_raw_parts(start, n) })
}

/// A column of `n` values to write.
///
/// # Safety
/// The pointer is NULL or points at `n` values that the caller may write. `inputs` is all that is
/// read from the caller's memory while the reference lives, except what the caller has compared.
#[inline(always)]
pub(crate) unsafe fn output_column<'a, T, const N: usize>(
    out: *mut T,
    n: usize,
    inputs: [Extent; N],
) -> Result<&'a mut [T], Fault> {
    present(out)?;
    Extent::many(out, n)?.apart(&inputs)?;
    // SAFETY: n values to write, as the caller promises, and not NULL. They overlap no input.
    Ok(unsafe { slice::from_raw_parts_mut(out, n) })
}

/// The whole words among `size` bytes of memory. The most that are lost are 7 bytes at either end.
///
/// # Safety
/// The pointer points at `size` bytes that the caller may write and that are nothing else
/// meanwhile.
pub(crate) unsafe fn words<'a>(memory: *mut c_void, size: usize) -> &'a mut [u64] {
    let lost = memory.addr().wrapping_neg() % align_of::<u64>();
    let words = size.saturating_sub(lost) / size_of::<u64>();
    // No object is larger than this.
    let words = words.min(isize::MAX as usize / size_of::<u64>());
    // SAFETY: these words are among the bytes, if there are any, and aligned.
    unsafe { slice::from_raw_parts_mut(memory.cast::<u8>().wrapping_add(lost).cast(), words) }
}

/// The bytes of a string with the 0 at its end, or the first `most` without one.
///
/// # Safety
/// The pointer is NULL or points at a string that nothing writes to meanwhile.
pub(crate) unsafe fn text<'a>(start: *const c_char, most: usize) -> Result<&'a [u8], Fault> {
    present(start)?;
    let mut length = 1;
    // SAFETY: bytes up to the first 0, included, are part of the string.
    unsafe {
        while length < most && *start.add(length - 1) != 0 {
            length += 1;
        }
        Ok(slice::from_raw_parts(start.cast(), length))
    }
}
