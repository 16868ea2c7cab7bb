//! The less and the greater of two numbers, as [`Ord`] has them, for constants.

#[inline(always)]
pub(crate) const fn min(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}

#[inline(always)]
pub(crate) const fn max(a: u8, b: u8) -> u8 {
    if a > b { a } else { b }
}
