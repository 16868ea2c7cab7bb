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

// Registers of vectors. A target without them, such as x86_64-unknown-none, has the portable words:
// LLVM compiles no code for AVX2 there.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[allow(unsafe_code)]
mod avx2;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[allow(unsafe_code)]
mod avx512;
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
#[allow(unsafe_code)]
mod neon;
// The registers of every other target; tests on all targets compare with them.
#[allow(dead_code, unsafe_code)]
pub(crate) mod portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[allow(unsafe_code)]
mod simd128;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[allow(unsafe_code)]
mod sse2;

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

// The registers that every processor of the target has.
neon_or! {
    {
        use neon as plain;
    } {
        #[cfg(not(any(
            all(target_arch = "x86_64", target_feature = "sse2"),
            all(target_arch = "wasm32", target_feature = "simd128")
        )))]
        use portable as plain;
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        use simd128 as plain;
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        use sse2 as plain;
    }
}

pub use detect::Cpu;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub(crate) use detect::{Avx2, Avx512, with_avx2, with_avx512};
pub(crate) use dispatch::{Operation, for_each_cpu, run_up_to_avx2};
pub(crate) use isa::Isa;
pub(crate) use words::Word;

#[cfg(test)]
pub(crate) mod tests;
