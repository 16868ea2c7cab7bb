//! Turns the pointers of a C call into references. Only this module reads through a pointer.
//!
//! A reference to an input is made before its bytes are read, and a function reads them after it
//! has checked all arguments. An output becomes a reference only if it overlaps no input.

use core::ffi::{c_char, c_void};
use core::slice;

use chess_distance::{Bitboard, DistanceMap, DuelTable, Graph};

use crate::check::Fault;
use crate::constants::{
    CHESS_DISTANCE_NULL_POINTER, CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_OVERLAP,
};

/// Checks a pointer that may not be NULL.
pub(crate) fn present<T>(pointer: *const T) -> Result<(), Fault> {
    match pointer.is_null() {
        true => Err(Fault(CHESS_DISTANCE_NULL_POINTER)),
        false => Ok(()),
    }
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
        let bytes = match start.is_null() {
            true => Some(0),
            false => n.checked_mul(size_of::<T>()),
        };
        match bytes {
            Some(bytes) if start.addr().checked_add(bytes).is_some() => {
                Ok(Self { start: start.addr(), bytes })
            }
            _ => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
        }
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
        if self.bytes == 0 || others.iter().all(apart) {
            Ok(())
        } else {
            Err(Fault(CHESS_DISTANCE_OVERLAP))
        }
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

/// Asserts that a struct of C has the layout of one of the core, as which a call reads or writes it.
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

// These stand for uint8_t[64], uint8_t[2][64][64], uint64_t and uint64_t[64] of C.
const _: () = {
    assert!(size_of::<DistanceMap>() == 64 && align_of::<DistanceMap>() == 1);
    assert!(size_of::<DuelTable>() == 2 * 64 * 64 && align_of::<DuelTable>() == 1);
    assert!(size_of::<Bitboard>() == 8 && align_of::<Bitboard>() == align_of::<u64>());
    assert!(size_of::<Graph>() == 512 && align_of::<Graph>() == align_of::<u64>());
};
