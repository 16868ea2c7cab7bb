//! The instruction sets: their detection, the dispatch, and their registers behind a few traits, so
//! that each kernel is written once.

#[allow(unsafe_code)]
pub(crate) mod barrier;
#[allow(unsafe_code)]
pub(crate) mod boards;
mod detect;
mod dispatch;
mod isa;
#[allow(unsafe_code)]
pub(crate) mod lanes;
#[allow(unsafe_code)]
pub(crate) mod ranks;
#[allow(unsafe_code)]
pub(crate) mod register;
pub(crate) mod words;

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod avx2;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod avx512;
#[cfg(target_arch = "aarch64")]
#[allow(unsafe_code)]
mod neon;
// The registers of every other target; tests on all targets compare with them.
#[allow(dead_code, unsafe_code)]
pub(crate) mod portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[allow(unsafe_code)]
mod simd128;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod sse2;

pub use detect::Cpu;
#[cfg(target_arch = "x86_64")]
pub(crate) use detect::{Avx2, Avx512, with_avx2, with_avx512};
pub(crate) use dispatch::{Operation, for_each_cpu, run_up_to_avx2};
pub(crate) use isa::Isa;
pub(crate) use words::Word;

#[cfg(test)]
pub(crate) mod tests;
