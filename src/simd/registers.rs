//! The registers of each instruction set: those of bytes, and those of one word, two and four.
//!
//! A fill by jumps is done in one word. Where an instruction does any function of three words, a
//! vector register is the place for it.

use super::lanes::Lanes;
use super::words::Words;

/// The registers of words for moves along lines, beside registers of bytes.
pub(super) trait Lines: Lanes {
    /// For the lines of a rook or a bishop.
    type Two: Words<Proof = Self::Proof>;
    /// For those of a queen.
    type Four: Words<Proof = Self::Proof>;
}

#[cfg(target_arch = "x86_64")]
impl Lines for avx512::Bytes {
    type Two = super::x86::turning::TwoBothWays;
    type Four = super::x86::turning::FourBothWays;
}

#[cfg(target_arch = "x86_64")]
impl Lines for avx2::Bytes {
    type Two = avx2::Two;
    type Four = avx2::Four;
}

impl Lines for plain::Bytes {
    type Two = plain::Two;
    type Four = plain::Four;
}

/// AVX-512.
#[cfg(target_arch = "x86_64")]
pub(super) mod avx512 {
    pub(in crate::simd) use crate::simd::x86::avx512::Bytes64 as Bytes;
    pub(in crate::simd) use crate::simd::x86::words::{Four, Four as One, Two};
}

/// AVX2.
#[cfg(target_arch = "x86_64")]
pub(super) mod avx2 {
    pub(in crate::simd) use crate::simd::words::One;
    pub(in crate::simd) use crate::simd::x86::avx2::Bytes32 as Bytes;
    pub(in crate::simd) use crate::simd::x86::words::{Four, Two};
}

/// What every processor of the target has: SSE2, NEON, simd128, or words of 64 bits.
pub(super) mod plain {
    #[cfg(target_arch = "aarch64")]
    pub(in crate::simd) use crate::simd::aarch64::{
        Bytes16 as Bytes,
        words::{Four, Two},
    };
    #[cfg(not(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        all(target_arch = "wasm32", target_feature = "simd128")
    )))]
    pub(in crate::simd) use crate::simd::portable::Words as Bytes;
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    pub(in crate::simd) use crate::simd::wasm32::Bytes16 as Bytes;
    pub(in crate::simd) use crate::simd::words::One;
    #[cfg(not(target_arch = "aarch64"))]
    pub(in crate::simd) use crate::simd::words::{Four, Two};
    #[cfg(target_arch = "x86_64")]
    pub(in crate::simd) use crate::simd::x86::sse2::Bytes16 as Bytes;
}

/// Calls a generic check with the registers of bytes of every instruction set that this machine has,
/// and with the words that stand in for them elsewhere.
#[cfg(test)]
macro_rules! check_every_register {
    ($check:ident) => {{
        use $crate::simd::{portable, registers};
        $check::<portable::Words>(());
        $check::<registers::plain::Bytes>(());
        #[cfg(target_arch = "x86_64")]
        {
            use $crate::simd::{Avx2, Avx512, Cpu};
            if let Some(proof) = Avx2::of(Cpu::detect()) {
                $check::<registers::avx2::Bytes>(proof);
            }
            if let Some(proof) = Avx512::of(Cpu::detect()) {
                $check::<registers::avx512::Bytes>(proof);
            }
        }
    }};
}
#[cfg(test)]
pub(super) use check_every_register;
