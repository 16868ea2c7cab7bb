//! The registers of SSE2, AVX2 and AVX-512 as boards.

use core::arch::x86_64::*;

use super::Boards;
use crate::simd::x86::{avx2::Bytes32, avx512::Bytes64, sse2::Bytes16};
use crate::simd::{Avx2, Avx512};

/// Low and high halves of two registers in turn: an instruction each.
macro_rules! interleave {
    ($($name:ident: $low:ident $high:ident,)*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> [Self; 2] {
            // SAFETY: a register exists only where the processor has its instructions.
            unsafe { [Self($low(self.0, other.0)), Self($high(self.0, other.0))] }
        }
    )*};
}

impl Boards for Bytes16 {
    interleave! {
        bytes: _mm_unpacklo_epi8 _mm_unpackhi_epi8,
        pairs: _mm_unpacklo_epi16 _mm_unpackhi_epi16,
        fours: _mm_unpacklo_epi32 _mm_unpackhi_epi32,
    }

    #[inline(always)]
    unsafe fn read((): (), words: *const u64) -> Self {
        // SAFETY: every x86-64 processor has SSE2; there are two words.
        unsafe { Self(_mm_loadu_si128(words.cast())) }
    }

    #[inline(always)]
    unsafe fn write(self, words: *mut u64) {
        // SAFETY: every x86-64 processor has SSE2; there is room for two words.
        unsafe { _mm_storeu_si128(words.cast(), self.0) }
    }

    #[inline(always)]
    unsafe fn write_sixteens(self, to: *mut u8) {
        // SAFETY: every x86-64 processor has SSE2; there is room at the one place.
        unsafe { _mm_storeu_si128(to.cast(), self.0) }
    }
}

impl Boards for Bytes32 {
    interleave! {
        bytes: _mm256_unpacklo_epi8 _mm256_unpackhi_epi8,
        pairs: _mm256_unpacklo_epi16 _mm256_unpackhi_epi16,
        fours: _mm256_unpacklo_epi32 _mm256_unpackhi_epi32,
    }

    #[inline(always)]
    unsafe fn read(_: Avx2, words: *const u64) -> Self {
        // SAFETY: the proof says that the processor has AVX2; there are four words.
        unsafe { Self(_mm256_loadu_si256(words.cast())) }
    }

    #[inline(always)]
    unsafe fn write(self, words: *mut u64) {
        // SAFETY: a register exists only where the processor has AVX2; there is room for four
        // words.
        unsafe { _mm256_storeu_si256(words.cast(), self.0) }
    }

    #[inline(always)]
    unsafe fn write_sixteens(self, to: *mut u8) {
        // SAFETY: a register exists only where the processor has AVX2; there is room at both
        // places.
        unsafe {
            _mm_storeu_si128(to.cast(), _mm256_castsi256_si128(self.0));
            let second = _mm256_extracti128_si256::<1>(self.0);
            _mm_storeu_si128(to.add(128).cast(), second);
        }
    }
}

impl Boards for Bytes64 {
    interleave! {
        bytes: _mm512_unpacklo_epi8 _mm512_unpackhi_epi8,
        pairs: _mm512_unpacklo_epi16 _mm512_unpackhi_epi16,
        fours: _mm512_unpacklo_epi32 _mm512_unpackhi_epi32,
    }

    #[inline(always)]
    unsafe fn read(_: Avx512, words: *const u64) -> Self {
        // SAFETY: the proof says that the processor has AVX-512; there are eight words.
        unsafe { Self(_mm512_loadu_si512(words.cast())) }
    }

    #[inline(always)]
    unsafe fn write(self, words: *mut u64) {
        // SAFETY: a register exists only where the processor has AVX-512; there is room for
        // eight words.
        unsafe { _mm512_storeu_si512(words.cast(), self.0) }
    }

    #[inline(always)]
    unsafe fn write_sixteens(self, to: *mut u8) {
        // SAFETY: a register exists only where the processor has AVX-512; there is room at
        // each place.
        unsafe {
            _mm_storeu_si128(to.cast(), _mm512_castsi512_si128(self.0));
            let second = _mm512_extracti32x4_epi32::<1>(self.0);
            _mm_storeu_si128(to.add(128).cast(), second);
            let third = _mm512_extracti32x4_epi32::<2>(self.0);
            _mm_storeu_si128(to.add(256).cast(), third);
            let fourth = _mm512_extracti32x4_epi32::<3>(self.0);
            _mm_storeu_si128(to.add(384).cast(), fourth);
        }
    }
}
