//! Which instruction sets the processor has.

use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

use super::{Cpu, HasAvx2, HasAvx512};

/// The result of [`Cpu::detect`]; 0 before the first call. Each choice of a kernel reads it. Only
/// [`Cpu::ask`] and [`Cpu::force`] write it, the number of a value that the processor has: so a
/// value made of it is a proof.
static KNOWN: AtomicU8 = AtomicU8::new(0);

impl Cpu {
    /// All values, from the least to the most. The processor need not have them, so they leave this
    /// file only by a number that was detected.
    const ALL: [Self; 3] = [Self::Plain, Self::Avx2(HasAvx2(())), Self::Avx512(HasAvx512(()))];

    /// The best that this processor has. The first call detects it, later calls read the result.
    #[must_use]
    #[inline]
    pub fn detect() -> Self {
        Self::known().unwrap_or_else(Self::ask)
    }

    /// The result of the first [`Cpu::detect`]; `None` before it.
    #[inline]
    pub(crate) fn known() -> Option<Self> {
        Self::of_count(KNOWN.load(Relaxed))
    }

    /// The value with this number, which must be one that the processor has.
    #[inline]
    const fn of_count(count: u8) -> Option<Self> {
        match count {
            1 => Some(Self::ALL[0]),
            2 => Some(Self::ALL[1]),
            3 => Some(Self::ALL[2]),
            _ => None,
        }
    }

    #[cold]
    fn ask() -> Self {
        let count = Self::count();
        KNOWN.store(count, Relaxed);
        Self::of_count(count).unwrap_or(Self::Plain)
    }

    /// The number of values that the processor has.
    fn count() -> u8 {
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        return x86_64::count();
        #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
        1
    }

    /// Makes all later calls of the process use the kernels of this instruction set: for tests and
    /// measurements of every kernel.
    #[inline]
    pub fn force(self) {
        KNOWN.store(self.index() + 1, Relaxed);
    }

    /// All values that this processor has, for tests and measurements of every kernel.
    #[inline]
    pub fn available() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().take(Self::count().into())
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod x86_64 {
    use core::arch::x86_64::{__cpuid_count, CpuidResult};

    // `cpufeatures` detects these, and with them whether the operating system saves the registers.
    // It does not detect the others that `for_each_cpu!` names: the processor is asked for them.
    cpufeatures::new!(avx2, "avx2", "bmi1", "bmi2", "fma", "popcnt");
    cpufeatures::new!(
        avx512,
        "adx",
        "aes",
        "avx512bitalg",
        "avx512bw",
        "avx512cd",
        "avx512dq",
        "avx512f",
        "avx512ifma",
        "avx512vbmi",
        "avx512vbmi2",
        "avx512vl",
        "avx512vpopcntdq",
        "bmi1",
        "bmi2",
        "fma",
        "gfni",
        "pclmulqdq",
        "popcnt",
        "rdrand",
        "rdseed",
        "sha",
        "vaes",
        "vpclmulqdq"
    );

    /// The number of values that the processor has. AVX-512 alone is of no use.
    #[allow(unused_unsafe)] // safe since Rust 1.93
    pub(super) fn count() -> u8 {
        // SAFETY: every x86-64 processor has the instruction, and answers for any leaf.
        let cpuid = |(leaf, subleaf)| unsafe { __cpuid_count(leaf, subleaf) };
        count_by(cpuid, [avx2::get(), avx512::get()])
    }

    /// The same by the answers of `cpuid` to a leaf and its subleaf, and by what `cpufeatures` finds.
    pub(super) fn count_by(cpuid: impl Fn((u32, u32)) -> CpuidResult, finds: [bool; 2]) -> u8 {
        let has = |found: u32, bits: &[u32]| bits.iter().all(|&bit| found >> bit & 1 == 1);
        // cmpxchg16b, movbe, xsave and f16c; fxsr; lzcnt.
        let avx2 = finds[0]
            && has(cpuid((1, 0)).ecx, &[13, 22, 26, 29])
            && has(cpuid((1, 0)).edx, &[24])
            && has(cpuid((0x8000_0001, 0)).ecx, &[5]);
        // avx512vnni; xsaveopt, xsavec and xsaves.
        let avx512 = avx2
            && finds[1]
            && has(cpuid((7, 0)).ecx, &[11])
            && has(cpuid((13, 1)).eax, &[0, 1, 3]);
        1 + u8::from(avx2) + u8::from(avx512)
    }
}

#[cfg(test)]
mod tests;
