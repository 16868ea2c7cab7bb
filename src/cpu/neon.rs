//! 16-byte registers: NEON, which every 64-bit ARM processor has unless it is without floating
//! point.

pub(crate) mod words;

use core::arch::aarch64::*;

use crate::cpu::boards::{Boards, interleave};
use crate::cpu::lanes::{DIAGONAL, Lanes, LookUp, RANKS};
use crate::cpu::ranks::EightRanks;
use crate::cpu::register::{Register, operations};

/// A register of NEON.
#[derive(Clone, Copy)]
pub(crate) struct Bytes16(uint8x16_t);

operations!(Bytes16: vandq_u8 vorrq_u8 veorq_u8);

impl Bytes16 {
    #[inline(always)]
    fn of_words(words: uint64x2_t) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe { Self(vreinterpretq_u8_u64(words)) }
    }

    #[inline(always)]
    fn as_words(self) -> uint64x2_t {
        // SAFETY: every processor of the target has NEON.
        unsafe { vreinterpretq_u64_u8(self.0) }
    }

    /// Every 16 bits shifted up by a number of bits, or down by a negative one.
    #[inline(always)]
    fn ranks_shifted(self, by: i16) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe {
            let ranks = vshlq_u16(vreinterpretq_u16_u8(self.0), vdupq_n_s16(by));
            Self(vreinterpretq_u8_u16(ranks))
        }
    }
}

impl Register for Bytes16 {
    type Proof = ();

    #[inline(always)]
    fn splat_word((): (), word: u64) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe { Self::of_words(vdupq_n_u64(word)) }
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe { Self::of_words(vshlq_n_u64::<BITS>(self.as_words())) }
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe { Self::of_words(vshrq_n_u64::<BITS>(self.as_words())) }
    }

    #[inline(always)]
    fn east(self) -> Self {
        // A rank is a byte: what leaves it is lost.
        self.add(self)
    }
}

impl Lanes for Bytes16 {
    const BYTES: usize = 16;
    const BY_PIECE: bool = true;

    operations! {
        add: vaddq_u8,
        sub: vsubq_u8,
        add_to_limit: vqaddq_u8,
        min: vminq_u8,
        max: vmaxq_u8,
        equal: vceqq_u8,
    }

    #[inline(always)]
    fn members((): (), set: u64, part: usize) -> Self {
        let ranks = Self::splat_word((), set).look_up(Self::load((), &RANKS, part));
        // SAFETY: every processor of the target has NEON.
        unsafe { Self(vtstq_u8(ranks.0, Self::splat_word((), DIAGONAL).0)) }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.largest() == 0
    }

    #[inline(always)]
    fn set(self) -> u64 {
        // SAFETY: every processor of the target has NEON.
        unsafe {
            let ones = vreinterpretq_u8_s8(vshrq_n_s8::<7>(vreinterpretq_s8_u8(self.0)));
            let bits = vandq_u8(ones, Self::splat_word((), DIAGONAL).0);
            let (low, high) = (vaddv_u8(vget_low_u8(bits)), vaddv_u8(vget_high_u8(bits)));
            u64::from(low) | u64::from(high) << 8
        }
    }

    #[inline(always)]
    fn largest(self) -> u8 {
        // SAFETY: every processor of the target has NEON.
        unsafe { vmaxvq_u8(self.0) }
    }

    #[inline(always)]
    fn right_in_bytes<const BITS: i32>(self, (): ()) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe { Self(vshrq_n_u8::<BITS>(self.0)) }
    }

    #[inline(always)]
    fn exchange<const BITS: i32>(mask: Self, low: Self, high: Self) -> (Self, Self) {
        // The first where the mask has a bit, the second elsewhere.
        // SAFETY: every processor of the target has NEON.
        let choose = |a: Self, b: Self| unsafe { Self(vbslq_u8(mask.0, a.0, b.0)) };
        (choose(low, high.up::<BITS>()), choose(low.down::<BITS>(), high))
    }

    #[inline(always)]
    fn by_low_half(self, (): (), table: Self) -> Option<Self> {
        // A place past the 16 bytes would give 0.
        Some(table.look_up(self & Self::splat((), 15)))
    }
}

impl LookUp for Bytes16 {
    operations! {
        look_up: vqtbl1q_u8,
    }
}

impl Boards for Bytes16 {
    interleave! {
        bytes: vzip1q_u8 vzip2q_u8,
    }

    #[inline(always)]
    fn pairs(self, other: Self) -> [Self; 2] {
        // SAFETY: every processor of the target has NEON.
        unsafe {
            let [a, b] = [self, other].map(|register| vreinterpretq_u16_u8(register.0));
            [vzip1q_u16(a, b), vzip2q_u16(a, b)].map(|pairs| Self(vreinterpretq_u8_u16(pairs)))
        }
    }

    #[inline(always)]
    fn fours(self, other: Self) -> [Self; 2] {
        // SAFETY: every processor of the target has NEON.
        unsafe {
            let [a, b] = [self, other].map(|register| vreinterpretq_u32_u8(register.0));
            [vzip1q_u32(a, b), vzip2q_u32(a, b)].map(|fours| Self(vreinterpretq_u8_u32(fours)))
        }
    }
}

impl EightRanks for Bytes16 {
    #[inline(always)]
    fn joined<const FROM: i32>(self, next: Self) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe { Self(vextq_u8::<FROM>(self.0, next.0)) }
    }

    #[inline(always)]
    fn ranks_east(self, files: u32) -> Self {
        self.ranks_shifted(files as i16)
    }

    #[inline(always)]
    fn ranks_west(self, files: u32) -> Self {
        self.ranks_shifted(-(files as i16))
    }
}
