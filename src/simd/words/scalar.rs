//! Words without vector registers.

use core::ops::{BitAnd, BitOr, BitXor};

use super::{NOT_A_FILE, Open, Words};
use crate::simd::hidden;

/// Words in registers of their own.
#[derive(Clone, Copy)]
pub(in crate::simd) struct Scalar<const N: usize>([u64; N]);

/// One word.
pub(in crate::simd) type One = Scalar<1>;
/// Two words, where no vector register shifts each by a number of its own.
#[cfg(any(test, not(target_arch = "aarch64")))]
pub(in crate::simd) type Two = Scalar<2>;
/// Four words.
#[cfg(any(test, not(target_arch = "aarch64")))]
pub(in crate::simd) type Four = Scalar<4>;

impl<const N: usize> Scalar<N> {
    #[inline(always)]
    fn both(mut self, other: Self, operation: impl Fn(u64, u64) -> u64) -> Self {
        let mut at = 0;
        while at < N {
            self.0[at] = operation(self.0[at], other.0[at]);
            at += 1;
        }
        self
    }
}

impl<const N: usize> BitAnd for Scalar<N> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.both(other, |a, b| a & b)
    }
}

impl<const N: usize> BitOr for Scalar<N> {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.both(other, |a, b| a | b)
    }
}

impl<const N: usize> BitXor for Scalar<N> {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        self.both(other, |a, b| a ^ b)
    }
}

impl<const N: usize> Words for Scalar<N> {
    type Proof = ();
    const COUNT: usize = N;

    #[inline(always)]
    fn new((): (), words: [u64; 4]) -> Self {
        let mut first = [0; N];
        let mut at = 0;
        while at < N {
            first[at] = words[at % 4];
            at += 1;
        }
        Self(first)
    }

    #[inline(always)]
    fn splat((): (), word: u64) -> Self {
        Self([word; N])
    }

    #[inline(always)]
    fn first(self) -> u64 {
        self.0[0]
    }

    #[inline(always)]
    fn left(self, by: Self) -> Self {
        self.both(by, |word, by| word << (by & 63))
    }

    #[inline(always)]
    fn right(self, by: Self) -> Self {
        self.both(by, |word, by| word >> (by & 63))
    }

    #[inline(always)]
    fn double(self) -> Self {
        self.both(self, |a, b| a.wrapping_add(b))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.both(other, u64::wrapping_add)
    }

    #[inline(always)]
    fn union(self) -> Self {
        let mut union = self.0[0];
        let mut at = 1;
        while at < N {
            union |= self.0[at];
            at += 1;
        }
        Self([union; N])
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        let mut words = [0; 4];
        let mut at = 0;
        while at < N {
            words[at % 4] = self.0[at];
            at += 1;
        }
        words
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        self.both(self, |word, _| word << BITS)
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        self.both(self, |word, _| word >> BITS)
    }

    #[inline(always)]
    fn exchanged(mut self) -> Self {
        self.0.swap(0, 1 % N);
        self
    }

    #[inline(always)]
    fn crossed(mut self, other: Self) -> Self {
        self.0[0] = self.0[1 % N];
        self.0[1 % N] = other.0[0];
        self
    }

    #[inline(always)]
    fn empty(self) -> Self {
        self.both(self, |word, _| if word == 0 { !0 } else { 0 })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.both(other, |a, b| a.wrapping_sub(b))
    }

    #[inline(always)]
    fn east(self) -> Self {
        self.both(self, |word, _| word << 1 & NOT_A_FILE)
    }

    #[inline(always)]
    fn apart(self) -> Self {
        Self(self.0.map(hidden::word))
    }

    #[inline(always)]
    fn with_beside(self, (): (), centers: Self, open: Open<Self>) -> Self {
        // What waits for the shifts are two operations; one more would be left to do at the end.
        let (east, west) = (centers.up::<1>(), centers.down::<1>());
        (east & open.east | west & open.west) | self & open.all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::words::tests::check;

    #[test]
    fn words_in_registers_of_their_own() {
        check::<One>((), 1);
        check::<Two>((), 2);
        check::<Four>((), 4);
    }
}
