//! Chooses the registers for every operation written over [`Ranks`].

use super::ranks::Ranks;
use crate::cpu::Isa;
use crate::cpu::for_each_cpu;

/// An operation that is compiled for each instruction set.
pub(super) trait Operation {
    type Output;

    /// `#[inline(always)]`, with all that it calls.
    fn run<R: Ranks>(self, proof: R::Proof) -> Self::Output;
}

for_each_cpu! {
    up_to_avx2:
    pub(super) fn run_any<O: Operation>(operation: O) -> O::Output = run;
}

#[inline(always)]
fn run<I: Isa, O: Operation>(isa: I, operation: O) -> O::Output {
    operation.run::<I::Ranks>(isa.into())
}
