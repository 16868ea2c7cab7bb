//! Words that rotate: one for each direction and one for its opposite. AVX-512 rotates each word by
//! its own number.

use crate::simd::Avx512;
use crate::simd::isa::avx2::Bytes32;
use crate::simd::register::{Register, operators};
use crate::simd::words::Words;
use core::arch::x86_64::*;

/// Two directions and back in each of N registers.
#[derive(Clone, Copy)]
pub(in crate::simd) struct Turning<const N: usize>([Bytes32; N]);

/// Files and ranks, or diagonals of both kinds.
pub(in crate::simd) type TwoBothWays = Turning<1>;
/// All directions.
pub(in crate::simd) type FourBothWays = Turning<2>;

impl<const N: usize> Turning<N> {
    #[inline(always)]
    fn each(mut self, operation: impl Fn(Bytes32) -> Bytes32) -> Self {
        let mut at = 0;
        while at < N {
            self.0[at] = operation(self.0[at]);
            at += 1;
        }
        self
    }

    #[inline(always)]
    fn both(mut self, other: Self, operation: impl Fn(Bytes32, Bytes32) -> Bytes32) -> Self {
        let mut at = 0;
        while at < N {
            self.0[at] = operation(self.0[at], other.0[at]);
            at += 1;
        }
        self
    }

    /// Two words of the first set and two of the second in each register.
    #[inline(always)]
    fn pairs(proof: Avx512, ahead: &[u64; 4], back: &[u64; 4]) -> Self {
        let [a, b, c, d] = *ahead;
        let [e, f, g, h] = *back;
        let mut pairs = Self([Bytes32::new(proof.avx2(), [c, d, g, h]); N]);
        pairs.0[0] = Bytes32::new(proof.avx2(), [a, b, e, f]);
        pairs
    }

    /// The union of all registers.
    #[inline(always)]
    fn gathered(self) -> Bytes32 {
        let mut gathered = self.0[0];
        let mut at = 1;
        while at < N {
            gathered = gathered | self.0[at];
            at += 1;
        }
        gathered
    }
}

operators!(Turning<N>);

impl<const N: usize> Register for Turning<N> {
    type Proof = Avx512;

    #[inline(always)]
    fn splat_word(proof: Avx512, word: u64) -> Self {
        Self([Bytes32::splat_word(proof.avx2(), word); N])
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        self.each(Bytes32::up::<BITS>)
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        self.each(Bytes32::down::<BITS>)
    }

    #[inline(always)]
    fn east(self) -> Self {
        self.each(Bytes32::east)
    }
}

impl<const N: usize> Words for Turning<N> {
    /// Those of the first register.
    const COUNT: usize = 4;
    const BOTH_WAYS: bool = true;

    #[inline(always)]
    fn new(proof: Avx512, words: [u64; 4]) -> Self {
        Self([Bytes32::new(proof.avx2(), words); N])
    }

    #[inline(always)]
    fn shifts(proof: Avx512, by: &[u64; 4]) -> Self {
        let [a, b, c, d] = *by;
        Self::pairs(proof, by, &[64 - a, 64 - b, 64 - c, 64 - d])
    }

    #[inline(always)]
    fn both_ways(proof: Avx512, forward: &[u64; 4], back: &[u64; 4]) -> Self {
        Self::pairs(proof, forward, back)
    }

    #[inline(always)]
    fn first(self) -> u64 {
        self.0[0].first()
    }

    #[inline(always)]
    fn left(self, by: Self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        self.both(by, |word, by| unsafe {
            Bytes32(_mm256_rolv_epi64(word.0, by.0))
        })
    }

    #[inline(always)]
    fn right(self, by: Self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        self.both(by, |word, by| unsafe {
            Bytes32(_mm256_rorv_epi64(word.0, by.0))
        })
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.both(other, Bytes32::plus)
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        let pairs = self.gathered();
        // SAFETY: a register exists only where the processor has its instructions.
        let [beside, across, opposite] = unsafe {
            [
                _mm256_shuffle_epi32::<0b01_00_11_10>(pairs.0),
                _mm256_permute4x64_epi64::<0b01_00_11_10>(pairs.0),
                _mm256_permute4x64_epi64::<0b00_01_10_11>(pairs.0),
            ]
        };
        // Three independent exchanges: those across 128 bits have three times the latency.
        let near = (pairs | Bytes32(beside)) | other.0[0];
        Self([near | Bytes32(across) | Bytes32(opposite); N])
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        self.0[0].words()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::Cpu;
    use crate::simd::words::tests::check;

    #[test]
    fn words_that_turn() {
        for proof in Cpu::available().filter_map(Avx512::of) {
            check::<TwoBothWays>(proof, 4);
            check::<FourBothWays>(proof, 4);
        }
    }

    #[test]
    fn two_directions_in_each_register() {
        for proof in Cpu::available().filter_map(Avx512::of) {
            let (ahead, back) = ([1, 2, 3, 4], [5, 6, 7, 8]);
            let words = FourBothWays::both_ways(proof, &ahead, &back);
            assert_eq!(words.0.map(Bytes32::words), [[1, 2, 5, 6], [3, 4, 7, 8]]);
            let turns = FourBothWays::shifts(proof, &ahead);
            assert_eq!(
                turns.0.map(Bytes32::words),
                [[1, 2, 63, 62], [3, 4, 61, 60]]
            );
            let union = words.union_with(FourBothWays::splat_word(proof, 16));
            assert_eq!(union.0.map(Bytes32::words), [[31; 4]; 2]);
        }
    }
}
