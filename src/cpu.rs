//! The instruction sets: the choice between them, and what kernels ask of them beyond the operations
//! of `fearless_simd`, whose registers they use.

mod detect;
mod plain;

use fearless_simd::prelude::*;

pub use detect::Cpu;
pub(crate) use plain::{Plain, behind_barrier, bytes_of, plain, word_behind_barrier};
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub(crate) use x86_64::{with_avx2, with_avx512};

/// An instruction set whose registers kernels use, and what they ask of it beyond the operations of
/// `fearless_simd`. A value is the proof of `fearless_simd` that the processor has it.
pub(crate) trait Isa: Simd {
    /// Whether an instruction looks up bytes. Kernels also take it as a sign of many registers and a
    /// large cache of instructions: they unroll more, and have a loop for each piece.
    const LOOKS_UP: bool = false;
    /// Boards of 64 bits in a register: 2, 4 or 8.
    const BOARDS: usize = <Self::u64s as SimdBase<Self>>::LEN;
    /// Registers in a board of 64 bytes: 4, 2 or 1.
    const PARTS: usize = 8 / Self::BOARDS;

    /// The instruction set for two or four words side by side: this one if it shifts each by a
    /// number of its own, or else none. SSE2 and simd128 cannot.
    type Narrow: Simd;

    fn narrow(self) -> Self::Narrow;

    /// Runs a task in a function of its own: code that is called from several places and too large
    /// for all of them. The task is `#[inline(always)]`. The function has the instructions of every
    /// processor, or those of AVX2; no kernel for AVX-512 calls it.
    #[inline(never)]
    fn outlined<T>(self, task: impl FnOnce() -> T) -> T {
        task()
    }
}

/// Whether there are vector registers. Without them the vectors of `fearless_simd` are arrays.
#[inline(always)]
pub(crate) fn has_vectors<S: Simd>(simd: S) -> bool {
    !simd.level().is_fallback()
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
impl Isa for fearless_simd::Avx512 {
    const LOOKS_UP: bool = true;
    type Narrow = Self;

    #[inline(always)]
    fn narrow(self) -> Self {
        self
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
impl Isa for fearless_simd::Avx2 {
    const LOOKS_UP: bool = true;
    type Narrow = Self;

    #[inline(always)]
    fn narrow(self) -> Self {
        self
    }

    #[inline(always)]
    fn outlined<T>(self, task: impl FnOnce() -> T) -> T {
        crate::cpu::with_avx2! {
            #[inline(never)]
            fn outlined<T>(task: impl FnOnce() -> T) -> T {
                task()
            }
        }
        // SAFETY: the value proves that the processor has the features of `with_avx2`.
        unsafe { outlined(task) }
    }
}

/// The instructions of AVX2 and AVX-512.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod x86_64 {
    /// The features that the proof of `fearless_simd` promises: for a function that detects them, and
    /// for a macro that adds them to a function as an attribute. `cpufeatures` detects the first
    /// ones, and with them whether the operating system saves the registers. It does not
    /// detect the others, which `detect.rs` asks the processor for.
    macro_rules! instruction_set {
        (
            $dollar:tt $detection:ident $detected:ident $attribute:ident:
            [$($feature:tt)*] [$($other:tt)*]
        ) => {
            cpufeatures::new!($detection, $($feature),*);
            pub(super) use $detection::get as $detected;

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
        $ avx2 finds_avx2 with_avx2:
        ["avx2" "bmi1" "bmi2" "fma" "popcnt"]
        ["cmpxchg16b" "f16c" "fxsr" "lzcnt" "movbe" "xsave"]
    );
    instruction_set!(
        $ avx512 finds_avx512 with_avx512:
        ["adx" "aes" "avx512bitalg" "avx512bw" "avx512cd" "avx512dq" "avx512f" "avx512ifma"
        "avx512vbmi" "avx512vbmi2" "avx512vl" "avx512vpopcntdq" "bmi1" "bmi2" "fma" "gfni"
        "pclmulqdq" "popcnt" "rdrand" "rdseed" "sha" "vaes" "vpclmulqdq"]
        ["avx512vnni" "cmpxchg16b" "fxsr" "lzcnt" "movbe" "xsave" "xsavec" "xsaveopt" "xsaves"]
    );
}

/// The dispatch. Makes functions that choose a kernel by their first argument, a [`Cpu`]. The kernel
/// is written once, over an [`Isa`], which replaces that argument:
///
/// ```ignore
/// for_each_cpu! {
///     avx2:
///     fn largest(bytes: &[u8; 64]) -> u8 = largest_of;
/// }
/// fn largest_of<I: Isa>(isa: I, bytes: &[u8; 64]) -> u8 { ... }
/// ```
///
/// The first word is the most that the kernel is compiled for. It is `avx512` for the work that
/// `src/README.md` names.
///
/// Each function contains the kernel once for each instruction set: in `plain`, and in functions to
/// which `with_avx2!` and `with_avx512!` add the attribute `target_feature`. It lets the compiler use
/// the instructions in these functions, and in whatever is inlined into them: so kernels, and the
/// functions that they call, are `#[inline(always)]`. This is a macro because a generic function
/// would get the arguments as a structure in memory and not in registers.
///
/// The functions are `#[inline]`, so that they are compiled in the crate that calls them: in one
/// object file, every program would get the constants of all kernels. `plain` is not inlined, to
/// keep its stack frame out of its callers. The choice is a table of pointers, not three calls in a
/// match: the match made short batches slower, and LLVM moved it before the match on the piece.
///
/// # Safety
///
/// To call a function with `target_feature` is unsafe, because the processor may lack the
/// instructions. A `Cpu` other than `Plain` has a field that only detection makes, so the choice by
/// such a value is sound, and the only unsafe code here. The proofs of `fearless_simd` are safe to
/// make in functions with their features.
macro_rules! for_each_cpu {
    ($widest:ident: $(
        $(#[$attribute:meta])*
        $visibility:vis fn $name:ident$(<$generic:ident: $bound:path>)?(
            $($argument:ident: $type:ty),* $(,)?
        ) -> $result:ty = $kernel:path;
    )*) => {$(
        $(#[$attribute])*
        #[allow(unsafe_code)] // for the choice alone
        #[inline(always)]
        $visibility fn $name$(<$generic: $bound>)?(
            cpu: $crate::Cpu, $($argument: $type),*
        ) -> $result {
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            $crate::cpu::with_avx512! {
                #[allow(dead_code)] // where AVX2 is the most
                #[inline]
                fn avx512$(<$generic: $bound>)?($($argument: $type),*) -> $result {
                    $kernel(fearless_simd::Avx512::assume_supported(), $($argument),*)
                }
            }
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            $crate::cpu::with_avx2! {
                #[inline]
                fn avx2$(<$generic: $bound>)?($($argument: $type),*) -> $result {
                    $kernel(fearless_simd::Avx2::assume_supported(), $($argument),*)
                }
            }
            #[inline(never)]
            fn plain$(<$generic: $bound>)?($($argument: $type),*) -> $result {
                $kernel($crate::cpu::plain(), $($argument),*)
            }
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            let kernel = {
                let kernels: &[unsafe fn($($type),*) -> $result; 3] =
                    const { &[plain$(::<$generic>)?, avx2$(::<$generic>)?, $widest$(::<$generic>)?] };
                kernels[cpu.index() as usize]
            };
            #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
            let kernel = {
                _ = cpu;
                plain$(::<$generic>)? as unsafe fn($($type),*) -> $result
            };
            // SAFETY: the value proves that the processor has the instruction sets.
            unsafe { kernel($($argument),*) }
        }
    )*};
}
pub(crate) use for_each_cpu;

#[cfg(test)]
pub(crate) mod tests;
