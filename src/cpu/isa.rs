//! What kernels ask of an instruction set beyond the operations of `fearless_simd`. A value is the
//! proof of `fearless_simd` that the processor has it.

use fearless_simd::Fallback;
use fearless_simd::prelude::*;

/// An instruction set whose registers kernels use.
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
