//! The instruction sets: their detection, the dispatch, and their registers behind a few traits, so
//! that each kernel is written once.

#[allow(unsafe_code)]
pub(crate) mod barrier;
#[allow(unsafe_code)]
mod boards;
#[allow(unsafe_code)]
mod bytes;
#[allow(unsafe_code)]
mod detect;
mod dispatch;
#[allow(unsafe_code)]
mod isa;
#[allow(unsafe_code)]
pub(crate) mod lanes;
#[allow(unsafe_code)]
pub(crate) mod ranks;
pub(crate) mod register;
pub(crate) mod words;
// A target without vector registers, such as x86_64-unknown-none, has words: LLVM compiles no code
// for AVX2 there.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[allow(unsafe_code)]
mod avx2;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[allow(unsafe_code)]
mod avx512;

/// The first code where every processor of the target has NEON, and the second elsewhere: also for
/// aarch64 without floating point, and on big-endian processors, where lanes are in another order.
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
macro_rules! neon_or {
    ({ $($neon:tt)* } { $($other:tt)* }) => { $($neon)* };
}
#[cfg(not(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")))]
macro_rules! neon_or {
    ({ $($neon:tt)* } { $($other:tt)* }) => { $($other)* };
}
pub(crate) use neon_or;

pub(crate) use bytes::Bytes;
pub use detect::Cpu;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub(crate) use detect::{Avx2, Avx512, with_avx2, with_avx512};
pub(crate) use dispatch::{Operation, for_each_cpu, run_up_to_avx2};
pub(crate) use isa::Isa;
pub(crate) use words::Word;

#[cfg(test)]
pub(crate) mod tests;
