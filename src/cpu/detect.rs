//! The instruction sets of the processor: detected once, remembered, and proved by values.

use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// The instruction sets that kernels are written for. Each includes the ones before it.
///
/// A value other than `Plain` proves that the processor and the operating system can run such code.
/// Only [`Cpu::detect`] and [`Cpu::available`] give one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cpu {
    /// The instructions that every processor of the target has.
    Plain,
    /// AVX2 and the rest of x86-64-v3: Haswell, Zen and later.
    #[non_exhaustive]
    Avx2(Avx2),
    /// AVX-512 with VBMI, GFNI and the rest of Ice Lake's: Ice Lake, Zen 4 and later.
    #[non_exhaustive]
    Avx512(Avx512),
}

/// Proof that the processor has x86-64-v3, to which AVX2 belongs. A kernel takes it as an argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Avx2(());

/// Proof that the processor has AVX-512 as Ice Lake has it, and all of [`Avx2`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Avx512(());

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
impl Avx512 {
    /// [`Avx512`] includes AVX2.
    #[inline(always)]
    pub(crate) const fn avx2(self) -> Avx2 {
        Avx2(())
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod x86_64 {
    use core::arch::x86_64::{__cpuid_count, CpuidResult};

    /// The features that the proof of `fearless_simd` promises, written once: for the detection, in
    /// a module, and for the functions that use them, in a macro that adds the attribute. `cpufeatures` knows the first ones, and with them asks whether the operating
    /// system saves the registers; the others are general instructions.
    macro_rules! instruction_set {
        (
            $dollar:tt $detection:ident $attribute:ident:
            [$($feature:tt)*] [$($other:tt)*]
        ) => {
            cpufeatures::new!($detection, $($feature),*);

            macro_rules! $attribute {
                ($dollar($dollar function:tt)*) => {
                    #[target_feature($(enable = $feature,)* $(enable = $other),*)]
                    $dollar($dollar function)*
                };
            }
            pub(crate) use $attribute;
        };
    }

    instruction_set!(
        $ avx2 with_avx2:
        ["avx2" "bmi1" "bmi2" "fma" "popcnt"]
        ["cmpxchg16b" "f16c" "fxsr" "lzcnt" "movbe" "xsave"]
    );
    instruction_set!(
        $ avx512 with_avx512:
        ["adx" "aes" "avx512bitalg" "avx512bw" "avx512cd" "avx512dq" "avx512f" "avx512ifma"
        "avx512vbmi" "avx512vbmi2" "avx512vl" "avx512vpopcntdq" "bmi1" "bmi2" "fma" "gfni"
        "pclmulqdq" "popcnt" "rdrand" "rdseed" "sha" "vaes" "vpclmulqdq"]
        ["avx512vnni" "cmpxchg16b" "fxsr" "lzcnt" "movbe" "xsave" "xsavec" "xsaveopt" "xsaves"]
    );

    /// A register of `cpuid`, of a leaf and its part.
    #[allow(unused_unsafe)] // safe since Rust 1.93
    fn has(leaf: (u32, u32), register: fn(&CpuidResult) -> u32, bits: &[u32]) -> bool {
        // SAFETY: every x86-64 processor has the instruction, and answers for any leaf.
        let found = register(&unsafe { __cpuid_count(leaf.0, leaf.1) });
        bits.iter().all(|&bit| found >> bit & 1 == 1)
    }

    /// The other features of AVX2: cmpxchg16b, movbe, xsave and f16c, fxsr, lzcnt.
    fn has_others_of_avx2() -> bool {
        has((1, 0), |leaf| leaf.ecx, &[13, 22, 26, 29])
            && has((1, 0), |leaf| leaf.edx, &[24])
            && has((0x8000_0001, 0), |leaf| leaf.ecx, &[5])
    }

    /// The other features of AVX-512: avx512vnni, then xsaveopt, xsavec and xsaves.
    fn has_others_of_avx512() -> bool {
        has((7, 0), |leaf| leaf.ecx, &[11]) && has((13, 1), |leaf| leaf.eax, &[0, 1, 3])
    }

    /// The number of values that the processor has. AVX-512 alone is of no use.
    pub(super) fn most() -> u8 {
        let avx2 = avx2::get() && has_others_of_avx2();
        let avx512 = avx2 && avx512::get() && has_others_of_avx512();
        1 + u8::from(avx2) + u8::from(avx512)
    }
}
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub(crate) use x86_64::{with_avx2, with_avx512};

/// The result of [`Cpu::detect`]; 0 before the first call. Each choice of a kernel reads it. Only
/// [`Cpu::ask`] and [`Cpu::force`] write it, the number of a value that the processor has: so a
/// value made of it is a proof.
static KNOWN: AtomicU8 = AtomicU8::new(0);

impl Cpu {
    /// All values, from the least to the most. The processor need not have them, so they leave this
    /// file only by a number that was detected.
    const ALL: [Self; 3] = [Self::Plain, Self::Avx2(Avx2(())), Self::Avx512(Avx512(()))];

    /// The best that this processor has. The first call detects it, later calls read the result.
    #[must_use]
    #[inline]
    pub fn detect() -> Self {
        Self::known().unwrap_or_else(Self::ask)
    }

    /// The result of the first [`Cpu::detect`]; `None` before it.
    #[inline]
    pub(crate) fn known() -> Option<Self> {
        Self::numbered(KNOWN.load(Relaxed))
    }

    /// The value with this number, which must be one that the processor has.
    #[inline]
    const fn numbered(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::ALL[0]),
            2 => Some(Self::ALL[1]),
            3 => Some(Self::ALL[2]),
            _ => None,
        }
    }

    #[cold]
    fn ask() -> Self {
        let most = Self::most();
        KNOWN.store(most, Relaxed);
        Self::numbered(most).unwrap_or(Self::Plain)
    }

    /// The number of values that the processor has.
    fn most() -> u8 {
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        return x86_64::most();
        #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
        1
    }

    /// The number of instruction sets before it.
    #[inline(always)]
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Plain => 0,
            Self::Avx2(_) => 1,
            Self::Avx512(_) => 2,
        }
    }

    /// Makes all later calls of the process use the kernels of this instruction set: for tests and
    /// measurements of every kernel.
    #[inline]
    pub fn force(self) {
        KNOWN.store(self.number() + 1, Relaxed);
    }

    /// All values that this processor has, for tests and measurements of every kernel.
    #[inline]
    pub fn available() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().take(Self::most().into())
    }
}

#[cfg(test)]
mod tests;
