//! The registers of each instruction set, and of what every processor of the target has.

use super::boards::Boards;
use super::ranks::{Ranks, TwoRegisters};
use super::words::{Pair, Word, Words};
use super::{neon_or, plain};

/// An instruction set: the proof that the processor has it, and its registers.
pub(crate) trait Isa: Copy {
    /// Whether every processor of the target has it.
    const IS_PLAIN: bool = false;
    /// Bytes: a part of a board, or a board in each word.
    type Bytes: Boards<Proof = Self>;
    /// A board of any size.
    type Ranks: Ranks<Proof: From<Self>>;
    /// One word for a fill by jumps. A vector register if an instruction computes any function of
    /// three words.
    type OneWord: Words<Proof: From<Self>>;
    /// Two words: two fills side by side, or the lines of a rook or of a bishop.
    type TwoWords: Pair<Proof: From<Self>>;
    /// The lines of a queen.
    type FourLines: Words<Proof: From<Self>>;
}

/// What every processor of the target has: SSE2, NEON, simd128, or words of 64 bits.
impl Isa for () {
    const IS_PLAIN: bool = true;
    type Bytes = plain::Bytes16;
    type Ranks = TwoRegisters<plain::Bytes16>;
    type OneWord = Word;
    neon_or! {
        {
            type TwoWords = plain::Bytes16;
            type FourLines = plain::words::Four;
        } {
            type TwoWords = super::words::Scalar<2>;
            type FourLines = super::words::Scalar<4>;
        }
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod x86_64 {
    use super::{Isa, Word};
    use crate::cpu::{Avx2, Avx512, avx2, avx512};

    impl Isa for Avx2 {
        type Bytes = avx2::Bytes32;
        type Ranks = avx2::SixteenRanks;
        type OneWord = Word;
        type TwoWords = avx2::Two;
        type FourLines = avx2::Bytes32;
    }

    impl From<Avx2> for () {
        #[inline(always)]
        fn from(_: Avx2) {}
    }

    impl Isa for Avx512 {
        type Bytes = avx512::Bytes64;
        type Ranks = avx2::SixteenRanks;
        type OneWord = avx2::Bytes32;
        type TwoWords = avx2::Two;
        type FourLines = avx2::Bytes32;
    }

    impl From<Avx512> for Avx2 {
        #[inline(always)]
        fn from(proof: Avx512) -> Self {
            proof.avx2()
        }
    }
}
