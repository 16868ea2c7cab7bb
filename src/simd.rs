//! Which instruction sets the processor has, found out at run time and in one place.

#[cfg(target_arch = "aarch64")]
#[allow(dead_code, unsafe_code)] // until kernels are written over them
mod aarch64;
pub(crate) mod batch;
pub(crate) mod columns;
#[cfg(target_arch = "x86_64")]
pub(crate) mod counts;
#[allow(dead_code, unused_macros, unused_imports)] // until kernels are written over them
mod lanes;
#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, unused_imports, unused_variables)
)] // for AVX-512
pub(crate) mod map;
mod planes;
#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
#[allow(dead_code)] // until kernels are written over them
mod portable;
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))] // for AVX-512
pub(crate) mod steps;
#[cfg_attr(not(target_arch = "x86_64"), allow(unused_imports))] // for vectors
pub(crate) mod territory;
#[cfg(target_arch = "x86_64")]
#[allow(dead_code, unsafe_code)] // until kernels are written over them
mod x86;

use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// The instruction sets that kernels are written for, each including the ones before it.
///
/// A value other than `Plain` is the proof that this processor, and its operating system, can
/// run such code: outside this crate nothing but [`Cpu::detect`] and [`Cpu::available`] makes one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cpu {
    /// What every processor of the target has.
    Plain,
    /// AVX2, BMI1, BMI2 and POPCNT: Haswell, Zen and later.
    #[non_exhaustive]
    Avx2,
    /// AVX-512 F, BW, DQ, VL, VBMI and GFNI: Ice Lake, Zen 4 and later.
    #[non_exhaustive]
    Avx512,
}

#[cfg(target_arch = "x86_64")]
cpufeatures::new!(avx2, "avx2", "bmi1", "bmi2", "popcnt");
#[cfg(target_arch = "x86_64")]
cpufeatures::new!(
    avx512,
    "avx512f",
    "avx512bw",
    "avx512dq",
    "avx512vl",
    "avx512vbmi",
    "gfni"
);

/// What [`Cpu::detect`] found out, plus 1; 0 before the first call. One byte to look at makes a
/// choice of kernels cost less than a nanosecond.
static KNOWN: AtomicU8 = AtomicU8::new(0);

impl Cpu {
    /// The most that this processor has. The first call asks it, the others remember.
    #[must_use]
    #[inline]
    pub fn detect() -> Self {
        match KNOWN.load(Relaxed) {
            1 => Self::Plain,
            2 => Self::Avx2,
            3 => Self::Avx512,
            _ => Self::ask(),
        }
    }

    #[cold]
    fn ask() -> Self {
        let cpu = Self::most();
        KNOWN.store(cpu as u8 + 1, Relaxed);
        cpu
    }

    fn most() -> Self {
        #[cfg(target_arch = "x86_64")]
        if avx2::get() {
            return if avx512::get() {
                Self::Avx512
            } else {
                Self::Avx2
            };
        }
        Self::Plain
    }

    /// All that this processor has, for tests and measurements of every kernel.
    #[inline]
    pub fn available() -> impl Iterator<Item = Self> {
        [Self::Plain, Self::Avx2, Self::Avx512]
            .into_iter()
            .filter(|&cpu| cpu <= Self::detect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn agrees_with_the_standard_library() {
        use std::arch::is_x86_feature_detected as has;
        let avx2 = has!("avx2") && has!("bmi1") && has!("bmi2") && has!("popcnt");
        let avx512 = has!("avx512f") && has!("avx512bw") && has!("avx512dq");
        let avx512 = avx512 && has!("avx512vl") && has!("avx512vbmi") && has!("gfni");
        assert_eq!(Cpu::detect() >= Cpu::Avx2, avx2);
        assert_eq!(Cpu::detect() >= Cpu::Avx512, avx2 && avx512);
    }

    #[test]
    fn plain_code_runs_everywhere() {
        assert_eq!(Cpu::available().next(), Some(Cpu::Plain));
        assert_eq!(Cpu::available().last(), Some(Cpu::detect()));
    }
}
