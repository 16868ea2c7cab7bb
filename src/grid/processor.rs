//! Chooses the registers for every operation written over [`Ranks`].

use super::ranks::Ranks;
use crate::Cpu;
#[cfg(target_arch = "x86_64")]
use crate::simd::Avx2;
use crate::simd::Isa;

/// An operation that is compiled for each instruction set.
pub(super) trait Operation {
    type Output;

    /// `#[inline(always)]`, with all that it calls: it becomes code of the instruction set only in
    /// the functions below.
    fn run<R: Ranks>(self, proof: R::Proof) -> Self::Output;
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn with_avx2<O: Operation>(operation: O) -> O::Output {
    operation.run::<<Avx2 as Isa>::Ranks>(Avx2::here())
}

#[inline(never)]
fn plain<O: Operation>(operation: O) -> O::Output {
    operation.run::<<() as Isa>::Ranks>(())
}

/// The instruction sets of this processor, or those that a test asks for.
#[inline]
pub(super) fn detect() -> Cpu {
    #[cfg(test)]
    if let Some(cpu) = super::tests::PROCESSOR.get() {
        return cpu;
    }
    Cpu::detect()
}

/// Runs an operation. A board has 32 bytes, so that AVX-512 would gain nothing.
#[inline]
#[allow(unsafe_code)]
pub(super) fn run_any<O: Operation>(cpu: Cpu, operation: O) -> O::Output {
    match cpu {
        // SAFETY: the value proves that the processor has the instruction sets.
        #[cfg(target_arch = "x86_64")]
        Cpu::Avx512(_) | Cpu::Avx2(_) => unsafe { with_avx2(operation) },
        _ => plain(operation),
    }
}
