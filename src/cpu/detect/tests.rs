//! What is found is remembered, and needs all that it is asked for.

use super::*;

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

#[test]
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
fn a_processor_without_a_bit_that_is_asked_for_has_less() {
    // Leaf and subleaf, the bits of its registers that are asked for, and what is left without one.
    let asked = [
        ((1, 0), [0, 0, 0x2440_2000, 0x0100_0000], 1),
        ((0x8000_0001, 0), [0, 0, 0x20, 0], 1),
        ((7, 0), [0, 0, 0x800, 0], 2),
        ((13, 1), [0xb, 0, 0, 0], 2),
    ];
    for case in 0..asked.len() * 128 {
        let (lacks, bits, less) = asked[case / 128];
        let (register, bit) = (case / 32 % 4, 1 << (case % 32));
        let cpuid = |leaf| {
            let mut registers = [u32::MAX; 4];
            registers[register] ^= if leaf == lacks { bit } else { 0 };
            let [eax, ebx, ecx, edx] = registers;
            core::arch::x86_64::CpuidResult { eax, ebx, ecx, edx }
        };
        let most = if bits[register] & bit == 0 { 3 } else { less };
        let finds = [[true, true], [true, false], [false, true]];
        let found = finds.map(|finds| x86_64::count_by(cpuid, finds));
        assert_eq!(found, [most, most.min(2), 1], "{lacks:x?} {register} {bit:x}");
    }
}
