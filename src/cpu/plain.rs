//! The instruction set that every processor of the target has, and barriers against the compiler's
//! optimisations.

use fearless_simd::Fallback;

use super::Isa;

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

/// The bytes of words in memory.
#[inline(always)]
pub(crate) fn bytes_of(words: &[u64; 4]) -> &[u8; 32] {
    // SAFETY: words are bytes, eight times as many, and bytes need no alignment.
    unsafe { &*core::ptr::from_ref(words).cast() }
}

/// The same word behind an optimisation barrier, which hides a value from the compiler. It is no
/// instruction, but may cost a move between registers. Only x86-64 needs barriers.
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
