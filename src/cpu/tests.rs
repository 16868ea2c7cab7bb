//! The choice between instruction sets.

use super::*;

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

#[test]
#[cfg(target_arch = "x86_64")]
fn agrees_with_the_standard_library() {
    use std::arch::is_x86_feature_detected as has;
    macro_rules! all {
        ($($feature:tt)*) => {
            ([$($feature),*].to_vec(), [$(has!($feature)),*].into_iter().all(|has| has))
        };
    }
    let (for_avx2, avx2) = all!("avx2" "bmi1" "bmi2" "cmpxchg16b" "f16c" "fma" "fxsr" "lzcnt" "movbe" "popcnt" "xsave");
    let (for_avx512, avx512) = all!(
        "adx" "aes" "avx512bitalg" "avx512bw" "avx512cd" "avx512dq" "avx512f" "avx512ifma"
        "avx512vbmi" "avx512vbmi2" "avx512vl" "avx512vnni" "avx512vpopcntdq" "gfni" "pclmulqdq"
        "rdrand" "rdseed" "sha" "vaes" "vpclmulqdq" "xsavec" "xsaveopt" "xsaves"
    );
    let most = Cpu::available().last();
    assert_eq!(most != Some(Cpu::Plain), avx2);
    assert_eq!(matches!(most, Some(Cpu::Avx512(_))), avx2 && avx512);
    // A kernel with a feature that nothing asked for would be undefined behavior, on no processor of
    // a test. AVX-512 contains AVX2 and F16C.
    let both = [for_avx2.clone(), for_avx512.clone()].concat();
    let mut lists = 0;
    let mut list = std::vec::Vec::new();
    for attribute in include_str!("../cpu.rs").split("#[target_feature(enable = \"").skip(1) {
        let (features, rest) = attribute.split_once("\")]").expect("a list");
        list.extend(features.split(','));
        if rest.trim().is_empty() {
            continue;
        }
        lists += 1;
        let (all, needed) =
            if list.contains(&"avx2") { (&for_avx2, &for_avx2) } else { (&both, &for_avx512) };
        assert!(list.iter().all(|feature| all.contains(feature)), "{list:?}");
        assert!(needed.iter().all(|feature| list.contains(feature)), "{list:?}");
        list.clear();
    }
    assert_eq!(lists, 3);
}
