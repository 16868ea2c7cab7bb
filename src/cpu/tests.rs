//! The choice between instruction sets.

use super::{Cpu, Isa};

/// Calls a generic check with every instruction set of this machine, and without any.
macro_rules! check_every_isa {
    ($check:ident) => {{
        $check(fearless_simd::Fallback::new());
        $check($crate::cpu::plain());
        #[cfg(target_arch = "x86_64")]
        if let Some(proof) = $crate::cpu::tests::avx2() {
            $check(proof);
        }
        #[cfg(target_arch = "x86_64")]
        if let Some(proof) = $crate::cpu::tests::avx512() {
            $check(proof);
        }
    }};
}
pub(crate) use check_every_isa;

/// The library's proof, if this processor has it, whichever kernels another test forces.
#[cfg(target_arch = "x86_64")]
pub(crate) fn avx2() -> Option<fearless_simd::Avx2> {
    let has = Cpu::available().any(|cpu| matches!(cpu, Cpu::Avx2(_)));
    // SAFETY: the processor has it.
    has.then(|| unsafe { fearless_simd::Avx2::assume_supported() })
}

/// The same for AVX-512.
#[cfg(target_arch = "x86_64")]
pub(crate) fn avx512() -> Option<fearless_simd::Avx512> {
    let has = Cpu::available().any(|cpu| matches!(cpu, Cpu::Avx512(_)));
    // SAFETY: the processor has it.
    has.then(|| unsafe { fearless_simd::Avx512::assume_supported() })
}

for_each_cpu! {
    avx512:
    fn bytes_of_a_register() -> usize = bytes_of;
}

for_each_cpu! {
    avx2:
    fn bytes_up_to_avx2() -> usize = bytes_of;
}

fn bytes_of<I: Isa>(_: I) -> usize {
    64 / I::PARTS
}

#[test]
fn each_processor_gets_the_kernel_of_its_own_registers() {
    assert_eq!(Cpu::available().next(), Some(Cpu::Plain));
    for (cpu, bytes) in Cpu::available().zip([16, 32, 64]) {
        assert_eq!(bytes_of_a_register(cpu), bytes, "{cpu:?}");
        assert_eq!(bytes_up_to_avx2(cpu), bytes.min(32), "{cpu:?}");
    }
}
