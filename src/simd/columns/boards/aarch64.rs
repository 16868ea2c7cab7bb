//! The registers of NEON as boards.

use core::arch::aarch64::*;

use super::Boards;
use crate::simd::aarch64::Bytes16;

impl Boards for Bytes16 {
    #[inline(always)]
    unsafe fn read((): (), words: *const u64) -> Self {
        // SAFETY: the processor has NEON; there are two words.
        unsafe { Self(vreinterpretq_u8_u64(vld1q_u64(words))) }
    }

    #[inline(always)]
    unsafe fn write(self, words: *mut u64) {
        // SAFETY: the processor has NEON; there is room for two words.
        unsafe { vst1q_u64(words, vreinterpretq_u64_u8(self.0)) }
    }

    #[inline(always)]
    unsafe fn write_sixteens(self, to: *mut u8) {
        // SAFETY: the processor has NEON; there is room at the one place.
        unsafe { vst1q_u8(to, self.0) }
    }

    #[inline(always)]
    fn bytes(self, other: Self) -> [Self; 2] {
        // SAFETY: the processor has NEON.
        unsafe {
            [
                Self(vzip1q_u8(self.0, other.0)),
                Self(vzip2q_u8(self.0, other.0)),
            ]
        }
    }

    #[inline(always)]
    fn pairs(self, other: Self) -> [Self; 2] {
        // SAFETY: the processor has NEON.
        unsafe {
            let [a, b] = [self, other].map(|register| vreinterpretq_u16_u8(register.0));
            [vzip1q_u16(a, b), vzip2q_u16(a, b)].map(|pairs| Self(vreinterpretq_u8_u16(pairs)))
        }
    }

    #[inline(always)]
    fn fours(self, other: Self) -> [Self; 2] {
        // SAFETY: the processor has NEON.
        unsafe {
            let [a, b] = [self, other].map(|register| vreinterpretq_u32_u8(register.0));
            [vzip1q_u32(a, b), vzip2q_u32(a, b)].map(|fours| Self(vreinterpretq_u8_u32(fours)))
        }
    }
}
