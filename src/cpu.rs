//! The instruction sets: their detection, the choice between them, and what `fearless_simd`, whose
//! registers the kernels use, does not have.

#[allow(unsafe_code)]
mod detect;
mod dispatch;
#[allow(unsafe_code)]
mod isa;

pub use detect::Cpu;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub(crate) use detect::{with_avx2, with_avx512};
pub(crate) use dispatch::{Operation, for_each_cpu, run_up_to_avx2};
#[cfg(test)]
pub(crate) use isa::Plain;
pub(crate) use isa::{Isa, bytes_of, has_vectors, opaque, opaque_word, plain};

#[cfg(test)]
#[allow(unsafe_code)]
pub(crate) mod tests;
