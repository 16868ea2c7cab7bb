//! 16-byte registers: SSE2, which every x86-64 processor has.

use core::arch::x86_64::*;

use crate::cpu::boards::{Boards, interleave};
use crate::cpu::lanes::{DIAGONAL, Lanes};
use crate::cpu::ranks::EightRanks;
use crate::cpu::register::{Register, operations, register};

/// A register of SSE2.
#[derive(Clone, Copy)]
pub(crate) struct Bytes16(__m128i);

operations!(Bytes16: _mm_and_si128 _mm_or_si128 _mm_xor_si128);

register!(Bytes16, (): _mm_set1_epi64x _mm_slli_epi64 _mm_srli_epi64 _mm_add_epi8);

impl Lanes for Bytes16 {
    const BYTES: usize = 16;

    operations! {
        add: _mm_add_epi8,
        sub: _mm_sub_epi8,
        add_to_limit: _mm_adds_epu8,
        min: _mm_min_epu8,
        max: _mm_max_epu8,
        equal: _mm_cmpeq_epi8,
    }

    #[inline(always)]
    fn members((): (), set: u64, part: usize) -> Self {
        let bits = Self::splat_word((), DIAGONAL);
        // SAFETY: every x86-64 processor has SSE2.
        let ranks = unsafe {
            // Each of the two bytes eight times over.
            let two = (set >> (16 * (part % 4))) as u16;
            let twice = _mm_cvtsi32_si128(i32::from(two));
            let twice = _mm_unpacklo_epi8(twice, twice);
            let words = _mm_shufflelo_epi16::<0b01_01_00_00>(twice);
            Self(_mm_shuffle_epi32::<0b01_01_00_00>(words))
        };
        (ranks & bits).equal(bits)
    }

    #[inline(always)]
    fn set(self) -> u64 {
        // SAFETY: every x86-64 processor has SSE2.
        unsafe { u64::from(_mm_movemask_epi8(self.0).cast_unsigned()) }
    }

    #[inline(always)]
    fn largest(self) -> u8 {
        // SAFETY: every x86-64 processor has SSE2.
        unsafe {
            let bytes = _mm_max_epu8(self.0, _mm_srli_si128::<8>(self.0));
            let bytes = _mm_max_epu8(bytes, _mm_srli_si128::<4>(bytes));
            let bytes = _mm_max_epu8(bytes, _mm_srli_si128::<2>(bytes));
            let bytes = _mm_max_epu8(bytes, _mm_srli_si128::<1>(bytes));
            _mm_cvtsi128_si32(bytes) as u8
        }
    }
}

impl Boards for Bytes16 {
    interleave! {
        bytes: _mm_unpacklo_epi8 _mm_unpackhi_epi8,
        pairs: _mm_unpacklo_epi16 _mm_unpackhi_epi16,
        fours: _mm_unpacklo_epi32 _mm_unpackhi_epi32,
    }
}

impl EightRanks for Bytes16 {
    #[inline(always)]
    fn joined<const FROM: i32>(self, next: Self) -> Self {
        let (a, b) = (self.0, next.0);
        // SAFETY: every x86-64 processor has SSE2.
        unsafe {
            let (low, high) = match FROM {
                2 => (_mm_srli_si128::<2>(a), _mm_slli_si128::<14>(b)),
                4 => (_mm_srli_si128::<4>(a), _mm_slli_si128::<12>(b)),
                8 => (_mm_srli_si128::<8>(a), _mm_slli_si128::<8>(b)),
                12 => (_mm_srli_si128::<12>(a), _mm_slli_si128::<4>(b)),
                _ => (_mm_srli_si128::<14>(a), _mm_slli_si128::<2>(b)),
            };
            Self(_mm_or_si128(low, high))
        }
    }

    #[inline(always)]
    fn ranks_east(self, files: u32) -> Self {
        // SAFETY: every x86-64 processor has SSE2.
        unsafe { Self(_mm_sll_epi16(self.0, _mm_cvtsi32_si128(files as i32))) }
    }

    #[inline(always)]
    fn ranks_west(self, files: u32) -> Self {
        // SAFETY: every x86-64 processor has SSE2.
        unsafe { Self(_mm_srl_epi16(self.0, _mm_cvtsi32_si128(files as i32))) }
    }
}
