//! The instruction sets, one file each, and the one that every processor of the target has.

mod scalar;

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(super) mod avx512;
#[cfg(target_arch = "x86_64")]
mod sse2;
#[cfg(target_arch = "x86_64")]
use sse2 as plain;

#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(target_arch = "aarch64")]
use neon as plain;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use simd128 as plain;

// For every other target; tests are everywhere.
#[allow(dead_code)]
pub(super) mod portable;
#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    all(target_arch = "wasm32", target_feature = "simd128")
)))]
use portable as plain;

use super::batch::columns;
use super::batch::metric::Metric;
use super::boards::Boards;
use super::graph::{self, Rows};
use super::words::{Pair, Words};
#[cfg(target_arch = "x86_64")]
use super::{Avx2, Avx512};

pub(super) use scalar::Word;

/// An instruction set: the proof that the processor has it, and its registers.
pub(super) trait Isa: Copy {
    /// Bytes: a part of a board, or a board in each word.
    type Bytes: Boards<Proof = Self>;
    /// One word for a fill by jumps. A vector register if an instruction computes any function of
    /// three words.
    type OneWord: Words<Proof: From<Self>>;
    /// Two words: two fills side by side, or the lines of a rook or of a bishop.
    type TwoWords: Pair<Proof: From<Self>>;
    /// The lines of a queen.
    type FourLines: Words<Proof: From<Self>>;

    /// Some byte for every pair of two columns, and whether a square is above 63.
    fn pairs<M: Metric>(self, a: &[u8], b: &[u8], out: &mut [u8]) -> bool;

    /// The maps of all squares in a graph.
    fn graph_matrix(self, rows: &Rows, maps: &mut [[u8; 64]; 64]);
}

/// What every processor of the target has: SSE2, NEON, simd128, or words of 64 bits.
impl Isa for () {
    type Bytes = plain::Bytes16;
    type OneWord = Word;
    #[cfg(target_arch = "aarch64")]
    type TwoWords = plain::Bytes16;
    #[cfg(not(target_arch = "aarch64"))]
    type TwoWords = scalar::Scalar<2>;
    #[cfg(target_arch = "aarch64")]
    type FourLines = neon::words::Four;
    #[cfg(not(target_arch = "aarch64"))]
    type FourLines = scalar::Scalar<4>;

    #[inline(always)]
    fn pairs<M: Metric>(self, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
        columns::plain::<M>(a, b, out)
    }

    #[inline(always)]
    fn graph_matrix(self, rows: &Rows, maps: &mut [[u8; 64]; 64]) {
        #[cfg(target_arch = "aarch64")]
        graph::fours::matrix::<Self::Bytes, 4>(self, rows, maps);
        #[cfg(not(target_arch = "aarch64"))]
        graph::by_rows::<Self::Bytes>(self, rows, maps);
    }
}

#[cfg(target_arch = "x86_64")]
impl Isa for Avx2 {
    type Bytes = avx2::Bytes32;
    type OneWord = Word;
    type TwoWords = avx2::words::Two;
    type FourLines = avx2::Bytes32;

    #[inline(always)]
    fn pairs<M: Metric>(self, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
        columns::vectors::<32>(avx2::pairs::step::<M>(self), columns::plain::<M>, a, b, out)
    }

    #[inline(always)]
    fn graph_matrix(self, rows: &Rows, maps: &mut [[u8; 64]; 64]) {
        graph::fours::matrix::<Self::Bytes, 2>(self, rows, maps);
    }
}

#[cfg(target_arch = "x86_64")]
impl From<Avx2> for () {
    #[inline(always)]
    fn from(_: Avx2) {}
}

#[cfg(target_arch = "x86_64")]
impl Isa for Avx512 {
    type Bytes = avx512::Bytes64;
    type OneWord = avx2::Bytes32;
    type TwoWords = avx2::words::Two;
    type FourLines = avx2::Bytes32;

    #[inline(always)]
    fn pairs<M: Metric>(self, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
        let step = avx512::pairs::step::<M>(self);
        columns::vectors::<64>(step, avx512::pairs::masked::<M>(self), a, b, out)
    }

    #[inline(always)]
    fn graph_matrix(self, rows: &Rows, maps: &mut [[u8; 64]; 64]) {
        graph::fours::matrix::<Self::Bytes, 1>(self, rows, maps);
    }
}

#[cfg(target_arch = "x86_64")]
impl From<Avx512> for Avx2 {
    #[inline(always)]
    fn from(proof: Avx512) -> Self {
        proof.avx2()
    }
}

#[cfg(test)]
pub(super) mod tests;
