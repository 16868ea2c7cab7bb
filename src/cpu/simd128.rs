//! 16-byte registers: WebAssembly with simd128. A module has it for all of its functions or not at
//! all.

// Every runtime that loads the module has its instructions: in WebAssembly they are safe.
#![allow(unused_unsafe)]

use core::arch::wasm32::*;

use crate::cpu::boards::Boards;
use crate::cpu::lanes::{DIAGONAL, Lanes};
use crate::cpu::ranks::EightRanks;
use crate::cpu::register::{Register, operations};

/// A register of simd128.
#[derive(Clone, Copy)]
pub(crate) struct Bytes16(v128);

operations!(Bytes16: v128_and v128_or v128_xor);

impl Register for Bytes16 {
    type Proof = ();

    #[inline(always)]
    fn splat_word((): (), word: u64) -> Self {
        Self(u64x2_splat(word))
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        Self(i64x2_shl(self.0, BITS as u32))
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        Self(u64x2_shr(self.0, BITS as u32))
    }

    #[inline(always)]
    fn east(self) -> Self {
        // A rank is a byte: what leaves it is lost.
        self.add(self)
    }
}

impl Lanes for Bytes16 {
    const BYTES: usize = 16;

    operations! {
        add: u8x16_add,
        sub: u8x16_sub,
        add_to_limit: u8x16_add_sat,
        min: u8x16_min,
        max: u8x16_max,
        equal: u8x16_eq,
    }

    #[inline(always)]
    fn members((): (), set: u64, part: usize) -> Self {
        let two = set >> (16 * (part % 4));
        let bytes = |bits: u64| (bits & 0xff).wrapping_mul(0x0101_0101_0101_0101);
        let bits = Self::splat_word((), DIAGONAL);
        (Self(u64x2(bytes(two), bytes(two >> 8))) & bits).equal(bits)
    }

    #[inline(always)]
    fn set(self) -> u64 {
        u8x16_bitmask(self.0).into()
    }

    #[inline(always)]
    fn largest(self) -> u8 {
        let bytes = self.max(Self(i64x2_shuffle::<1, 1>(self.0, self.0)));
        let bytes = bytes.max(bytes.down::<32>());
        let bytes = bytes.max(bytes.down::<16>());
        u8x16_extract_lane::<0>(bytes.max(bytes.down::<8>()).0)
    }
}

impl Boards for Bytes16 {
    #[inline(always)]
    fn bytes(self, other: Self) -> [Self; 2] {
        let (a, b) = (self.0, other.0);
        let low = [u16x8_extend_low_u8x16(a), u16x8_extend_high_u8x16(a)];
        let high = [u16x8_extend_low_u8x16(b), u16x8_extend_high_u8x16(b)];
        [0, 1].map(|half| Self(v128_or(low[half], u16x8_shl(high[half], 8))))
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
        [Self(u32x4_shuffle::<0, 4, 1, 5>(a, b)), Self(u32x4_shuffle::<2, 6, 3, 7>(a, b))]
    }
}

impl EightRanks for Bytes16 {
    #[inline(always)]
    fn joined<const FROM: i32>(self, next: Self) -> Self {
        let (a, b) = (self.0, next.0);
        Self(match FROM {
            2 => u16x8_shuffle::<1, 2, 3, 4, 5, 6, 7, 8>(a, b),
            4 => u16x8_shuffle::<2, 3, 4, 5, 6, 7, 8, 9>(a, b),
            8 => u16x8_shuffle::<4, 5, 6, 7, 8, 9, 10, 11>(a, b),
            12 => u16x8_shuffle::<6, 7, 8, 9, 10, 11, 12, 13>(a, b),
            _ => u16x8_shuffle::<7, 8, 9, 10, 11, 12, 13, 14>(a, b),
        })
    }

    #[inline(always)]
    fn ranks_east(self, files: u32) -> Self {
        // The instruction takes the number modulo 16.
        let all = if files < 16 { !0 } else { 0 };
        Self(u16x8_shl(self.0, files)) & Self::splat_word((), all)
    }

    #[inline(always)]
    fn ranks_west(self, files: u32) -> Self {
        let all = if files < 16 { !0 } else { 0 };
        Self(u16x8_shr(self.0, files)) & Self::splat_word((), all)
    }
}
