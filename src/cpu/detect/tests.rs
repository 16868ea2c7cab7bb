use super::*;

#[cfg(target_arch = "x86_64")]
impl Avx2 {
    /// From the detected instruction sets.
    pub(crate) fn of(cpu: Cpu) -> Option<Self> {
        (cpu >= Cpu::ALL[1]).then_some(Self(()))
    }

    /// If this processor has them, whichever kernels another test forces.
    pub(crate) fn present() -> Option<Self> {
        Cpu::available().find_map(Self::of)
    }
}

#[cfg(target_arch = "x86_64")]
impl Avx512 {
    /// From the detected instruction sets.
    pub(crate) fn of(cpu: Cpu) -> Option<Self> {
        (cpu >= Cpu::ALL[2]).then_some(Self(()))
    }

    /// If this processor has them, whichever kernels another test forces.
    pub(crate) fn present() -> Option<Self> {
        Cpu::available().find_map(Self::of)
    }
}

#[test]
#[cfg(target_arch = "x86_64")]
fn agrees_with_the_standard_library() {
    use std::arch::is_x86_feature_detected as has;
    macro_rules! all {
        ($($feature:tt)*) => { [$(has!($feature)),*].into_iter().all(|has| has) };
    }
    let avx2 = all!("avx2" "bmi1" "bmi2" "cmpxchg16b" "f16c" "fma" "fxsr" "lzcnt" "movbe" "popcnt" "xsave");
    let avx512 = all!(
        "adx" "aes" "avx512bitalg" "avx512bw" "avx512cd" "avx512dq" "avx512f" "avx512ifma"
        "avx512vbmi" "avx512vbmi2" "avx512vl" "avx512vnni" "avx512vpopcntdq" "gfni" "pclmulqdq"
        "rdrand" "rdseed" "sha" "vaes" "vpclmulqdq" "xsavec" "xsaveopt" "xsaves"
    );
    let most = Cpu::available().last();
    assert_eq!(most != Some(Cpu::Plain), avx2);
    assert_eq!(matches!(most, Some(Cpu::Avx512(_))), avx2 && avx512);
}

#[test]
fn what_the_processor_answered_is_remembered() {
    let _alone = crate::test_boards::alone();
    let asked = Cpu::ask();
    assert_eq!((Cpu::known(), Cpu::detect()), (Some(asked), asked));
    assert_eq!(Cpu::available().last(), Some(asked));
}

#[test]
fn a_kernel_is_forced() {
    crate::test_boards::for_each_cpu(|cpu| {
        assert_eq!((Cpu::known(), Cpu::detect()), (Some(cpu), cpu));
    });
}

#[test]
fn plain_code_runs_everywhere() {
    assert_eq!(Cpu::available().next(), Some(Cpu::Plain));
}

/// Without these values, tests of single kernels would pass without running them.
#[test]
#[cfg(target_arch = "x86_64")]
fn proofs_are_there_where_the_instructions_are() {
    for cpu in Cpu::available() {
        assert_eq!(Avx2::of(cpu).is_some(), cpu != Cpu::Plain);
        assert_eq!(Avx512::of(cpu).is_some(), matches!(cpu, Cpu::Avx512(_)));
    }
}

#[test]
fn a_number_is_remembered_for_each() {
    let numbered = [1, 2, 3].map(Cpu::numbered);
    assert_eq!(numbered, Cpu::ALL.map(Some));
    assert_eq!([0, 4, 255].map(Cpu::numbered), [None; 3]);
}
