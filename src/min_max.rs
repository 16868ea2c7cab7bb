//! The minimum and maximum of two numbers, as in [`Ord`], for constants.

#[inline(always)]
pub(crate) const fn min(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}

#[inline(always)]
pub(crate) const fn max(a: u8, b: u8) -> u8 {
    if a > b { a } else { b }
}
