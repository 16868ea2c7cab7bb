//! 16-byte registers: WebAssembly with simd128, which a module has for all of its functions or not
//! at all.

// Every runtime that takes the module has its instructions: in WebAssembly they are safe.
#![allow(unused_unsafe)]

use core::arch::wasm32::*;

use crate::simd::lanes::{Lanes, operations};

/// A register of simd128.
#[derive(Clone, Copy)]
pub(crate) struct Bytes16(pub(in crate::simd) v128);

operations!(Bytes16: v128_and v128_or v128_xor);

/// One bit for each byte of a word, its own.
const BITS: u64 = 0x8040_2010_0804_0201;

impl Lanes for Bytes16 {
    type Proof = ();
    const BYTES: usize = 16;

    operations! {
        add: u8x16_add,
        sub: u8x16_sub,
        add_to_limit: u8x16_add_sat,
        min: u8x16_min,
        max: u8x16_max,
        equal: u8x16_eq,
        without: v128_andnot,
    }

    #[inline(always)]
    fn splat((): (), byte: u8) -> Self {
        Self(u8x16_splat(byte))
    }

    #[inline(always)]
    fn splat_word((): (), word: u64) -> Self {
        Self(u64x2_splat(word))
    }

    #[inline(always)]
    fn load((): (), board: &[u8; 64], part: usize) -> Self {
        let words = board.as_chunks::<8>().0;
        let [low, high] = [0, 1].map(|word| u64::from_le_bytes(words[2 * (part % 4) + word]));
        Self(u64x2(low, high))
    }

    #[inline(always)]
    fn store(self, board: &mut [u8; 64], part: usize) {
        let words = board.as_chunks_mut::<8>().0;
        let at = 2 * (part % 4);
        words[at] = u64x2_extract_lane::<0>(self.0).to_le_bytes();
        words[at + 1] = u64x2_extract_lane::<1>(self.0).to_le_bytes();
    }

    #[inline(always)]
    fn members((): (), set: u64, part: usize) -> Self {
        let two = set >> (16 * (part % 4));
        let bytes = |bits: u64| (bits & 0xff).wrapping_mul(0x0101_0101_0101_0101);
        let bits = Self::splat_word((), BITS);
        (Self(u64x2(bytes(two), bytes(two >> 8))) & bits).equal(bits)
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        !v128_any_true(self.0)
    }

    #[inline(always)]
    fn largest(self) -> u8 {
        let bytes = self.max(Self(i64x2_shuffle::<1, 1>(self.0, self.0)));
        let bytes = bytes.max(bytes.right::<32>());
        let bytes = bytes.max(bytes.right::<16>());
        u8x16_extract_lane::<0>(bytes.max(bytes.right::<8>()).0)
    }

    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        Self(i64x2_shl(self.0, BITS as u32))
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        Self(u64x2_shr(self.0, BITS as u32))
    }
}
