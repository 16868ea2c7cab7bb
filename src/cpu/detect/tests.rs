use super::*;

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
fn a_number_is_remembered_for_each() {
    let each = [1, 2, 3].map(Cpu::of_count);
    assert_eq!(each, Cpu::ALL.map(Some));
    assert_eq!([0, 4, 255].map(Cpu::of_count), [None; 3]);
}
