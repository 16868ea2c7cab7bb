//! 16 bytes in two words, for processors whose vectors no kernel knows.

use core::ops::{BitAnd, BitOr, BitXor};

use crate::simd::lanes::Lanes;

/// Two words, the first byte in the lowest bits of the first.
#[derive(Clone, Copy)]
pub(crate) struct Words(pub(in crate::simd) [u64; 2]);

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x80 * ONES;

/// 255 in each byte whose highest bit is set.
#[inline(always)]
const fn spread_high(word: u64) -> u64 {
    (word >> 7 & ONES) * 0xff
}

/// Sums of bytes.
#[inline(always)]
const fn add(a: u64, b: u64) -> u64 {
    (a & !HIGH).wrapping_add(b & !HIGH) ^ ((a ^ b) & HIGH)
}

/// Differences of bytes.
#[inline(always)]
const fn sub(a: u64, b: u64) -> u64 {
    (a | HIGH).wrapping_sub(b & !HIGH) ^ ((a ^ !b) & HIGH)
}

/// 255 in each byte of `a` that is less than that of `b`.
#[inline(always)]
const fn less(a: u64, b: u64) -> u64 {
    spread_high(!a & b | (!a | b) & sub(a, b))
}

impl Words {
    #[inline(always)]
    fn both(self, other: Self, operation: impl Fn(u64, u64) -> u64) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        Self([operation(a, c), operation(b, d)])
    }
}

impl BitAnd for Words {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.both(other, |a, b| a & b)
    }
}

impl BitOr for Words {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.both(other, |a, b| a | b)
    }
}

impl BitXor for Words {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        self.both(other, |a, b| a ^ b)
    }
}

impl Lanes for Words {
    type Proof = ();
    const BYTES: usize = 16;

    #[inline(always)]
    fn splat((): (), byte: u8) -> Self {
        Self([ONES * u64::from(byte); 2])
    }

    #[inline(always)]
    fn splat_word((): (), word: u64) -> Self {
        Self([word; 2])
    }

    #[inline(always)]
    fn load((): (), board: &[u8; 64], part: usize) -> Self {
        let words = board.as_chunks::<8>().0;
        let at = 2 * (part % 4);
        Self([words[at], words[at + 1]].map(u64::from_le_bytes))
    }

    #[inline(always)]
    fn store(self, board: &mut [u8; 64], part: usize) {
        let words = board.as_chunks_mut::<8>().0;
        let at = 2 * (part % 4);
        words[at] = self.0[0].to_le_bytes();
        words[at + 1] = self.0[1].to_le_bytes();
    }

    #[inline(always)]
    fn members((): (), set: u64, part: usize) -> Self {
        let two = set >> (16 * (part % 4));
        let bytes = |bits: u64| {
            // Each bit of the lower seven in a byte of its own; the eighth would meet a carry.
            let seven = ((bits & 0x7f) * 0x0002_0408_1020_4081) & ONES;
            (seven + ((bits & 0x80) << 49)) * 0xff
        };
        Self([bytes(two & 0xff), bytes(two >> 8 & 0xff)])
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0 == [0; 2]
    }

    #[inline(always)]
    fn largest(self) -> u8 {
        let bytes = self.0.map(u64::to_le_bytes);
        bytes
            .as_flattened()
            .iter()
            .fold(0, |largest, &byte| largest.max(byte))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.both(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.both(other, add)
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.both(other, sub)
    }

    #[inline(always)]
    fn add_to_limit(self, other: Self) -> Self {
        self.both(other, |a, b| {
            let sum = add(a, b);
            sum | less(sum, a)
        })
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        self.both(other, |a, b| b ^ (a ^ b) & less(a, b))
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        self.both(other, |a, b| a ^ (a ^ b) & less(a, b))
    }

    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        // A byte is zero where neither it nor its low bits plus 127 have the highest bit.
        self.both(other, |a, b| {
            let (a, b) = (a ^ b, !HIGH);
            spread_high(!(a | ((a & b) + b)))
        })
    }

    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        Self(self.0.map(|word| word << BITS))
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        Self(self.0.map(|word| word >> BITS))
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_operation_is_that_of_single_bytes() {
        crate::simd::lanes::tests::check::<super::Words>(());
    }
}
