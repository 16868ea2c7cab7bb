//! Two and four words with a shift for each: NEON.

use core::arch::aarch64::*;

use super::Bytes16;
use crate::cpu::ranks::EightRanks;
use crate::cpu::register::{Register, operators};
use crate::cpu::words::{Pair, Words};

impl Words for Bytes16 {
    const COUNT: usize = 2;

    #[inline(always)]
    fn new((): (), [a, b, ..]: [u64; 4]) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe { Self::of_words(vcombine_u64(vcreate_u64(a), vcreate_u64(b))) }
    }

    #[inline(always)]
    fn left(self, by: Self) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe { Self::of_words(vshlq_u64(self.as_words(), vreinterpretq_s64_u8(by.0))) }
    }

    #[inline(always)]
    fn right(self, by: Self) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe {
            let down = vnegq_s64(vreinterpretq_s64_u8(by.0));
            Self::of_words(vshlq_u64(self.as_words(), down))
        }
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        (self | self.exchanged()) | other
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe { Self::of_words(vaddq_u64(self.as_words(), other.as_words())) }
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        let words = self.as_words();
        // SAFETY: every processor of the target has NEON.
        let [low, high] = unsafe { [vgetq_lane_u64::<0>(words), vgetq_lane_u64::<1>(words)] };
        [low, high, 0, 0]
    }
}

impl Pair for Bytes16 {
    #[inline(always)]
    fn empty(self) -> Self {
        // SAFETY: every processor of the target has NEON.
        unsafe { Self::of_words(vceqzq_u64(self.as_words())) }
    }

    #[inline(always)]
    fn crossed(self, other: Self) -> Self {
        self.joined::<8>(other)
    }
}

/// Four words in two registers.
#[derive(Clone, Copy)]
pub(crate) struct Four([Bytes16; 2]);

impl Four {
    #[inline(always)]
    fn both(self, other: Self, operation: impl Fn(Bytes16, Bytes16) -> Bytes16) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        Self([operation(a, c), operation(b, d)])
    }
}

operators!(Four);

impl Register for Four {
    type Proof = ();

    #[inline(always)]
    fn splat_word((): (), word: u64) -> Self {
        Self([Bytes16::splat_word((), word); 2])
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        Self(self.0.map(Bytes16::up::<BITS>))
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        Self(self.0.map(Bytes16::down::<BITS>))
    }

    #[inline(always)]
    fn east(self) -> Self {
        Self(self.0.map(Bytes16::east))
    }
}

impl Words for Four {
    const COUNT: usize = 4;

    #[inline(always)]
    fn new((): (), words: [u64; 4]) -> Self {
        let [a, b, c, d] = words;
        Self([[a, b, 0, 0], [c, d, 0, 0]].map(|two| Bytes16::new((), two)))
    }

    #[inline(always)]
    fn left(self, by: Self) -> Self {
        self.both(by, Bytes16::left)
    }

    #[inline(always)]
    fn right(self, by: Self) -> Self {
        self.both(by, Bytes16::right)
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        let ([a, b], [other, _]) = (self.0, other.0);
        Self([(a | b).union_with(other); 2])
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.both(other, Bytes16::plus)
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        let [[a, b, ..], [c, d, ..]] = self.0.map(Bytes16::words);
        [a, b, c, d]
    }
}
