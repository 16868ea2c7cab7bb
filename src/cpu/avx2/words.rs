//! Two and four words with a shift for each: AVX2.

use core::arch::x86_64::*;

use crate::cpu::Avx2;
use crate::cpu::avx2::Bytes32;
use crate::cpu::register::{operations, register};
use crate::cpu::words::{Pair, Words};

/// Two words.
#[derive(Clone, Copy)]
pub(crate) struct Two(__m128i);

operations!(Two: _mm_and_si128 _mm_or_si128 _mm_xor_si128);

register!(Two, Avx2: _mm_set1_epi64x _mm_slli_epi64 _mm_srli_epi64 _mm_add_epi8);

impl Words for Two {
    const COUNT: usize = 2;
    const HIDES_MASKS: bool = true;

    operations! {
        left: _mm_sllv_epi64,
        right: _mm_srlv_epi64,
        plus: _mm_add_epi64,
    }

    #[inline(always)]
    fn new(_: Avx2, words: [u64; 4]) -> Self {
        let [a, b, ..] = words.map(u64::cast_signed);
        // SAFETY: the proof says that the processor has AVX2.
        unsafe { Self(_mm_set_epi64x(b, a)) }
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        (self | other) | self.exchanged()
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        // SAFETY: a register exists only where the processor has its instructions.
        let [low, high] = unsafe { [_mm_cvtsi128_si64(self.0), _mm_extract_epi64::<1>(self.0)] };
        [low.cast_unsigned(), high.cast_unsigned(), 0, 0]
    }
}

impl Pair for Two {
    #[inline(always)]
    fn empty(self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Self(_mm_cmpeq_epi64(self.0, _mm_setzero_si128())) }
    }

    #[inline(always)]
    fn crossed(self, other: Self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Self(_mm_alignr_epi8::<8>(other.0, self.0)) }
    }
}

impl Words for Bytes32 {
    const COUNT: usize = 4;

    operations! {
        left: _mm256_sllv_epi64,
        right: _mm256_srlv_epi64,
        plus: _mm256_add_epi64,
    }

    #[inline(always)]
    fn new(_: Avx2, words: [u64; 4]) -> Self {
        let [a, b, c, d] = words.map(u64::cast_signed);
        // SAFETY: the proof says that the processor has AVX2.
        unsafe { Self(_mm256_set_epi64x(d, c, b, a)) }
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe {
            let pairs = self | Self(_mm256_shuffle_epi32::<0b01_00_11_10>(self.0));
            (pairs | other) | Self(_mm256_permute2x128_si256::<1>(pairs.0, pairs.0))
        }
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        // SAFETY: the register is four words.
        unsafe { core::mem::transmute(self.0) }
    }
}
