//! The instruction sets: the choice between them, their detection, and what `fearless_simd`, whose
//! registers the kernels use, does not have.

mod detect;

use fearless_simd::Fallback;
use fearless_simd::prelude::*;

pub use detect::Cpu;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub(crate) use detect::{with_avx2, with_avx512};

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
/// `docs/kernels.md` names.
///
/// Each function holds others: `plain`, and those with the attribute `target_feature`, which
/// `with_avx512!` and `with_avx2!` of `detect.rs` add. It lets the compiler use the instructions in
/// them, and in whatever is inlined into them: so kernels, and all that they call, are
/// `#[inline(always)]`. This is a macro because a generic function would get the arguments as a
/// structure in memory and not in registers. The functions are
/// `#[inline]`, so that they are compiled in the crate that calls them: in one object file,
/// every program would get the constants of all kernels. `plain` is not inlined, to keep its stack
/// frame out of its callers. The choice is a pointer from a table, because calls made short batches
/// slower, and LLVM would make the choices of all pieces before it looks which piece it is.
///
/// # Safety
///
/// To call a function with `target_feature` is unsafe, because the processor may lack the
/// instructions. A `Cpu` other than `Plain` has a field that only detection makes, so the choice by
/// such a value is sound, and the only unsafe code here. The proofs of `fearless_simd` are safe to
/// make in functions with their features.
macro_rules! for_each_cpu {
    ($most:ident: $(
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
                    const { &[plain$(::<$generic>)?, avx2$(::<$generic>)?, $most$(::<$generic>)?] };
                kernels[cpu.number() as usize]
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

    /// Runs a task in a function of its own, compiled for the instruction set: code that is called
    /// from several places and too large for all of them. The task is `#[inline(always)]`.
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

/// The bytes of words in memory.
#[inline(always)]
pub(crate) fn bytes_of(words: &[u64; 4]) -> &[u8; 32] {
    // SAFETY: words are bytes, eight times as many, and bytes need no alignment.
    unsafe { &*core::ptr::from_ref(words).cast() }
}

/// The same word behind an optimisation barrier, which hides a value from the compiler and costs no
/// instruction. Only x86-64 needs barriers.
#[inline(always)]
pub(crate) fn word_behind_barrier(word: u64) -> u64 {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    let word = {
        let mut same = word;
        // SAFETY: the text is a comment, so that nothing runs and the word stays the same.
        unsafe {
            core::arch::asm!(
                "/* {0} */",
                inout(reg) same,
                options(pure, nomem, nostack, preserves_flags)
            );
        }
        same
    };
    word
}

/// The same reference behind such a barrier.
#[inline(always)]
pub(crate) fn behind_barrier<T>(value: &T) -> &T {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    let value = {
        let mut same = core::ptr::from_ref(value);
        // SAFETY: the text is a comment, so that nothing runs and the pointer stays that of the
        // reference.
        unsafe {
            core::arch::asm!(
                "/* {0} */",
                inout(reg) same,
                options(pure, readonly, nostack, preserves_flags)
            );
            &*same
        }
    };
    value
}

impl Isa for Fallback {
    type Narrow = Self;

    #[inline(always)]
    fn narrow(self) -> Self {
        self
    }
}

/// Makes an instruction set [`Plain`]: what every processor of the target has.
macro_rules! plain {
    ($isa:ident => $proof:expr) => {
        pub(crate) type Plain = fearless_simd::$isa;

        #[inline(always)]
        #[allow(unused_unsafe)] // in WebAssembly
        pub(crate) fn plain() -> Plain {
            // SAFETY: every processor of the target has it.
            unsafe { $proof }
        }
    };
    ($isa:ident, $looks_up:literal, $narrow:ident => $new:expr) => {
        plain!($isa => Plain::assume_supported());

        impl Isa for Plain {
            const LOOKS_UP: bool = $looks_up;
            type Narrow = fearless_simd::$narrow;

            #[inline(always)]
            fn narrow(self) -> Self::Narrow {
                $new
            }
        }
    };
}

#[cfg(all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"))]
plain!(Sse2, false, Fallback => Fallback::new());
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
plain!(WasmSimd128, false, Fallback => Fallback::new());
// On big-endian processors lanes are in another order.
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
plain!(Neon, true, Neon => plain());
#[cfg(not(any(
    all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"),
    all(target_arch = "wasm32", target_feature = "simd128"),
    all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")
)))]
plain!(Fallback => Plain::new());

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

#[cfg(test)]
pub(crate) mod tests;
