//! The registers of WebAssembly's simd128 as boards.

use core::arch::wasm32::*;

use super::Boards;
use crate::simd::wasm32::Bytes16;

impl Boards for Bytes16 {
    #[inline(always)]
    unsafe fn read((): (), words: *const u64) -> Self {
        // SAFETY: there are two words, and the load needs no alignment.
        unsafe { Self(v128_load(words.cast())) }
    }

    #[inline(always)]
    unsafe fn write(self, words: *mut u64) {
        // SAFETY: there is room for two words, and the store needs no alignment.
        unsafe { v128_store(words.cast(), self.0) }
    }

    #[inline(always)]
    unsafe fn write_sixteens(self, to: *mut u8) {
        // SAFETY: there is room at the one place, and the store needs no alignment.
        unsafe { v128_store(to.cast(), self.0) }
    }

    #[inline(always)]
    fn bytes(self, other: Self) -> [Self; 2] {
        let (a, b) = (self.0, other.0);
        [
            Self(u8x16_shuffle::<
                0,
                16,
                1,
                17,
                2,
                18,
                3,
                19,
                4,
                20,
                5,
                21,
                6,
                22,
                7,
                23,
            >(a, b)),
            Self(u8x16_shuffle::<
                8,
                24,
                9,
                25,
                10,
                26,
                11,
                27,
                12,
                28,
                13,
                29,
                14,
                30,
                15,
                31,
            >(a, b)),
        ]
    }

    #[inline(always)]
    fn pairs(self, other: Self) -> [Self; 2] {
        let (a, b) = (self.0, other.0);
        [
            Self(u16x8_shuffle::<0, 8, 1, 9, 2, 10, 3, 11>(a, b)),
            Self(u16x8_shuffle::<4, 12, 5, 13, 6, 14, 7, 15>(a, b)),
        ]
    }

    #[inline(always)]
    fn fours(self, other: Self) -> [Self; 2] {
        let (a, b) = (self.0, other.0);
        [
            Self(u32x4_shuffle::<0, 4, 1, 5>(a, b)),
            Self(u32x4_shuffle::<2, 6, 3, 7>(a, b)),
        ]
    }
}
