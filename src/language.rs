//! What the language lacks here: comparisons in constants, and arrays that are filled without a C
//! library.

use core::hint::black_box;

/// The smaller of two numbers, as by [`Ord`], for constants.
#[inline(always)]
pub(crate) const fn min(a: u8, b: u8) -> u8 {
    if a <= b { a } else { b }
}

/// The larger of two numbers.
#[inline(always)]
pub(crate) const fn max(a: u8, b: u8) -> u8 {
    if a >= b { a } else { b }
}

/// The same value in every place, by a loop: an array of one constant would become a call of
/// memset, which needs a C library.
#[inline(always)]
pub(crate) fn array_of<T: Copy, const N: usize>(value: T) -> [T; N] {
    [black_box(value); N]
}
