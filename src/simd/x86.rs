//! The registers of x86-64.

use core::arch::x86_64::*;

pub(crate) mod avx2;
pub(crate) mod avx512;
pub(crate) mod sse2;
pub(crate) mod turning;
pub(crate) mod words;

/// The largest byte of 16.
///
/// # Safety
/// The processor has SSE4.1, as every one with AVX has.
#[inline]
#[target_feature(enable = "sse4.1")]
unsafe fn largest(bytes: __m128i) -> u8 {
    let bytes = _mm_max_epu8(bytes, _mm_srli_epi16::<8>(bytes));
    // The instruction finds the least word: the least of 255 - byte belongs to the largest byte.
    let words = _mm_andnot_si128(bytes, _mm_set1_epi16(0xff));
    0xff - (_mm_cvtsi128_si32(_mm_minpos_epu16(words)) & 0xff) as u8
}
