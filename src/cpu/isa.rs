//! What kernels ask of an instruction set beyond the operations of `fearless_simd`. A value is the
//! library's proof that the processor has it.

use fearless_simd::Fallback;
use fearless_simd::prelude::*;

/// An instruction set whose registers kernels use.
pub(crate) trait Isa: Simd {
    /// Whether an instruction looks up bytes. Such processors also have registers and room for a
    /// loop for each piece.
    const LOOKS_UP: bool = false;
    /// Boards of 64 bits in a register: 2, 4 or 8.
    const ROWS: usize = <Self::u64s as SimdBase<Self>>::LEN;
    /// Registers in a board of 64 bytes: 4, 2 or 1.
    const PARTS: usize = 8 / Self::ROWS;

    /// The instruction set for a few words side by side: this one if it shifts each by a number of
    /// its own, or else none. SSE2 and simd128 cannot.
    type Words: Simd;

    fn words(self) -> Self::Words;

    /// Bytes of both in turn, from the lower half of each 16 bytes and from the upper one. The
    /// library's `interleave` goes across registers, which takes twice as many instructions.
    #[inline(always)]
    fn bytes_in_turn(self, a: Self::u8s, b: Self::u8s) -> [Self::u8s; 2] {
        a.interleave(b).into()
    }

    /// The same for pairs of bytes.
    #[inline(always)]
    fn pairs_in_turn(self, a: Self::u8s, b: Self::u8s) -> [Self::u8s; 2] {
        let (low, high) = a.bitcast::<Self::u16s>().interleave(b.bitcast::<Self::u16s>());
        [low.bitcast(), high.bitcast()]
    }

    /// The same for fours of bytes.
    #[inline(always)]
    fn fours_in_turn(self, a: Self::u8s, b: Self::u8s) -> [Self::u8s; 2] {
        let (low, high) = a.bitcast::<Self::u32s>().interleave(b.bitcast::<Self::u32s>());
        [low.bitcast(), high.bitcast()]
    }

    /// Runs a task in a function of its own, compiled for the instruction set: code that is called
    /// from several places and too large for all of them. The task is `#[inline(always)]`.
    #[inline(never)]
    fn outlined<T>(self, task: impl FnOnce() -> T) -> T {
        task()
    }
}

/// Whether there are vector registers. Without them the library's vectors are arrays.
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

impl Isa for Fallback {
    type Words = Self;

    #[inline(always)]
    fn words(self) -> Self {
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
    ($isa:ident, $looks_up:literal, $words:ident => $new:expr) => {
        plain!($isa => Plain::assume_supported());

        impl Isa for Plain {
            const LOOKS_UP: bool = $looks_up;
            type Words = fearless_simd::$words;

            #[inline(always)]
            fn words(self) -> Self::Words {
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
mod x86_64 {
    use core::arch::x86_64::*;

    use fearless_simd::kernel;
    use fearless_simd::prelude::*;

    use super::Isa;
    use crate::cpu::with_avx2;

    /// An instruction set with registers of more than 16 bytes.
    macro_rules! wide {
        ($isa:ident $($name:ident: $low:ident $high:ident;)* { $($rest:item)* }) => {
            impl Isa for fearless_simd::$isa {
                const LOOKS_UP: bool = true;
                type Words = Self;

                #[inline(always)]
                fn words(self) -> Self {
                    self
                }

                $(
                    #[inline(always)]
                    fn $name(self, a: Self::u8s, b: Self::u8s) -> [Self::u8s; 2] {
                        kernel! {
                            #[inline(always)]
                            fn in_turn(
                                isa: $isa,
                                a: <fearless_simd::$isa as Simd>::u8s,
                                b: <fearless_simd::$isa as Simd>::u8s,
                            ) -> [<fearless_simd::$isa as Simd>::u8s; 2] {
                                let (a, b) = (a.into(), b.into());
                                [$low(a, b).simd_into(isa), $high(a, b).simd_into(isa)]
                            }
                        }
                        in_turn(self, a, b)
                    }
                )*

                $($rest)*
            }
        };
    }

    wide! {
        Avx2
        bytes_in_turn: _mm256_unpacklo_epi8 _mm256_unpackhi_epi8;
        pairs_in_turn: _mm256_unpacklo_epi16 _mm256_unpackhi_epi16;
        fours_in_turn: _mm256_unpacklo_epi32 _mm256_unpackhi_epi32;
        {
            #[inline(always)]
            fn outlined<T>(self, task: impl FnOnce() -> T) -> T {
                with_avx2! {
                    #[inline(never)]
                    fn outlined<T>(task: impl FnOnce() -> T) -> T {
                        task()
                    }
                }
                // SAFETY: the value proves that the processor has the features of `with_avx2`.
                unsafe { outlined(task) }
            }
        }
    }

    wide! {
        Avx512
        bytes_in_turn: _mm512_unpacklo_epi8 _mm512_unpackhi_epi8;
        pairs_in_turn: _mm512_unpacklo_epi16 _mm512_unpackhi_epi16;
        fours_in_turn: _mm512_unpacklo_epi32 _mm512_unpackhi_epi32;
        {}
    }
}
