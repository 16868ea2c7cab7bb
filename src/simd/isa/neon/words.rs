//! Two and four words with a shift for each: NEON.

use crate::simd::register::{Register, operations, operators};
use crate::simd::words::{Pair, Words};
use core::arch::aarch64::*;

/// Two words.
#[derive(Clone, Copy)]
pub(in crate::simd) struct Two(uint64x2_t);

operations!(Two: vandq_u64 vorrq_u64 veorq_u64);

impl Register for Two {
    type Proof = ();

    #[inline(always)]
    fn splat_word((): (), word: u64) -> Self {
        // SAFETY: the processor has NEON.
        unsafe { Self(vdupq_n_u64(word)) }
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        // SAFETY: the processor has NEON.
        unsafe { Self(vshlq_n_u64::<BITS>(self.0)) }
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        // SAFETY: the processor has NEON.
        unsafe { Self(vshrq_n_u64::<BITS>(self.0)) }
    }

    #[inline(always)]
    fn east(self) -> Self {
        // SAFETY: the processor has NEON. A byte is a rank, and a sum does not leave its byte.
        unsafe {
            let ranks = vreinterpretq_u8_u64(self.0);
            Self(vreinterpretq_u64_u8(vaddq_u8(ranks, ranks)))
        }
    }
}

impl Words for Two {
    const COUNT: usize = 2;

    #[inline(always)]
    fn new((): (), words: [u64; 4]) -> Self {
        let [a, b, ..] = words;
        // SAFETY: the processor has NEON.
        unsafe { Self(vcombine_u64(vcreate_u64(a), vcreate_u64(b))) }
    }

    #[inline(always)]
    fn left(self, by: Self) -> Self {
        // SAFETY: the processor has NEON.
        unsafe { Self(vshlq_u64(self.0, vreinterpretq_s64_u64(by.0))) }
    }

    #[inline(always)]
    fn right(self, by: Self) -> Self {
        // SAFETY: the processor has NEON.
        unsafe { Self(vshlq_u64(self.0, vnegq_s64(vreinterpretq_s64_u64(by.0)))) }
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        (self | self.exchanged()) | other
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        // SAFETY: the processor has NEON.
        unsafe { Self(vaddq_u64(self.0, other.0)) }
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        // SAFETY: the processor has NEON.
        let [low, high] = unsafe { [vgetq_lane_u64::<0>(self.0), vgetq_lane_u64::<1>(self.0)] };
        [low, high, 0, 0]
    }
}

impl Pair for Two {
    #[inline(always)]
    fn empty(self) -> Self {
        // SAFETY: the processor has NEON.
        unsafe { Self(vceqzq_u64(self.0)) }
    }

    #[inline(always)]
    fn crossed(self, other: Self) -> Self {
        // SAFETY: the processor has NEON.
        unsafe { Self(vextq_u64::<1>(self.0, other.0)) }
    }
}

/// Four words in two registers.
#[derive(Clone, Copy)]
pub(in crate::simd) struct Four([Two; 2]);

impl Four {
    #[inline(always)]
    fn both(self, other: Self, operation: impl Fn(Two, Two) -> Two) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        Self([operation(a, c), operation(b, d)])
    }
}

operators!(Four);

impl Register for Four {
    type Proof = ();

    #[inline(always)]
    fn splat_word((): (), word: u64) -> Self {
        Self([Two::splat_word((), word); 2])
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        Self(self.0.map(Two::up::<BITS>))
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        Self(self.0.map(Two::down::<BITS>))
    }

    #[inline(always)]
    fn east(self) -> Self {
        Self(self.0.map(Two::east))
    }
}

impl Words for Four {
    const COUNT: usize = 4;

    #[inline(always)]
    fn new((): (), words: [u64; 4]) -> Self {
        let [a, b, c, d] = words;
        Self([[a, b, 0, 0], [c, d, 0, 0]].map(|two| Two::new((), two)))
    }

    #[inline(always)]
    fn left(self, by: Self) -> Self {
        self.both(by, Two::left)
    }

    #[inline(always)]
    fn right(self, by: Self) -> Self {
        self.both(by, Two::right)
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        let ([a, b], [other, _]) = (self.0, other.0);
        Self([(a | b).union_with(other); 2])
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.both(other, Two::plus)
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        let [[a, b, ..], [c, d, ..]] = self.0.map(Two::words);
        [a, b, c, d]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::words::tests::{check, check_pair};

    #[test]
    fn words_side_by_side() {
        check_pair::<Two>(());
        check::<Four>((), 4);
    }
}
