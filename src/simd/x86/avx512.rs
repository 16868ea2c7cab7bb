//! 64-byte registers: AVX-512, where one holds a whole board.

use core::arch::x86_64::*;

use crate::simd::Avx512;
use crate::simd::lanes::{Lanes, operations};

/// A register of AVX-512.
#[derive(Clone, Copy)]
pub(crate) struct Bytes64(pub(in crate::simd) __m512i);

operations!(Bytes64: _mm512_and_si512 _mm512_or_si512 _mm512_xor_si512);

impl Lanes for Bytes64 {
    type Proof = Avx512;
    const BYTES: usize = 64;

    operations! {
        add: _mm512_add_epi8,
        sub: _mm512_sub_epi8,
        add_to_limit: _mm512_adds_epu8,
        min: _mm512_min_epu8,
        max: _mm512_max_epu8,
    }

    #[inline(always)]
    fn splat(_: Avx512, byte: u8) -> Self {
        // SAFETY: the proof says that the processor has AVX-512.
        unsafe { Self(_mm512_set1_epi8(byte.cast_signed())) }
    }

    #[inline(always)]
    fn splat_word(_: Avx512, word: u64) -> Self {
        // SAFETY: the proof says that the processor has AVX-512.
        unsafe { Self(_mm512_set1_epi64(word.cast_signed())) }
    }

    #[inline(always)]
    fn load(_: Avx512, board: &[u8; 64], _: usize) -> Self {
        // SAFETY: the proof says that the processor has AVX-512; the board has 64 bytes, and the
        // load needs no alignment.
        unsafe { Self(_mm512_loadu_si512(board.as_ptr().cast())) }
    }

    #[inline(always)]
    fn store(self, board: &mut [u8; 64], _: usize) {
        // SAFETY: a register exists only where the processor has AVX-512; the board has 64 bytes,
        // and the store needs no alignment.
        unsafe { _mm512_storeu_si512(board.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn members(_: Avx512, set: u64, _: usize) -> Self {
        // SAFETY: the proof says that the processor has AVX-512.
        unsafe { Self(_mm512_movm_epi8(set)) }
    }

    #[inline(always)]
    fn high_bits(self) -> u64 {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { _mm512_movepi8_mask(self.0) }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { _mm512_test_epi64_mask(self.0, self.0) == 0 }
    }

    #[inline(always)]
    fn largest(self) -> u8 {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe {
            let half = _mm512_extracti64x4_epi64::<1>(self.0);
            let bytes = _mm256_max_epu8(_mm512_castsi512_si256(self.0), half);
            let half = _mm256_extracti128_si256::<1>(bytes);
            super::largest(_mm_max_epu8(_mm256_castsi256_si128(bytes), half))
        }
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Self(_mm512_andnot_si512(other.0, self.0)) }
    }

    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Self(_mm512_movm_epi8(_mm512_cmpeq_epi8_mask(self.0, other.0))) }
    }

    #[inline(always)]
    fn none_for_15(self, _: Avx512) -> Self {
        // SAFETY: the proof says that the processor has AVX-512.
        unsafe {
            let bytes = _mm_set_epi8(-1, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            Self(_mm512_shuffle_epi8(_mm512_broadcast_i32x4(bytes), self.0))
        }
    }

    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Self(_mm512_sll_epi64(self.0, _mm_cvtsi32_si128(BITS))) }
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Self(_mm512_srl_epi64(self.0, _mm_cvtsi32_si128(BITS))) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::Cpu;

    #[test]
    fn every_operation_is_that_of_single_bytes() {
        if let Some(proof) = Avx512::of(Cpu::detect()) {
            crate::simd::lanes::tests::check::<Bytes64>(proof);
        }
    }
}
