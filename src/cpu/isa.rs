//! The instruction sets, and the registers that kernels use with each. Their operations are those
//! of `fearless_simd`, which has them for every instruction set; here is what it lacks.

use fearless_simd::{Simd, u8x32, u16x16};

use super::boards::{self, U8};
use super::bytes::Bytes;
use super::lanes::{self, Line, Numbers};
use super::neon_or;
use super::ranks::{Ranks, squares};
use super::register::Register;
use super::words::{Word, Words};

/// An instruction set: the proof that the processor has it, and its registers.
pub(crate) trait Isa: Copy {
    /// The library's proof of the same.
    type Level: Simd;
    /// Whether an instruction looks up bytes. Such processors also have registers and room for a
    /// loop for each piece.
    const LOOKS_UP: bool = true;
    /// Whether a mask of bits is a register, and an instruction looks up six bits.
    const HAS_MASKS: bool = false;
    /// Whether an instruction chooses bits of two registers by a third.
    const CHOOSES: bool = false;
    /// Whether a shift of 16 bits by 16 changes nothing; elsewhere it leaves nothing.
    const SHIFTS_ARE_CYCLIC: bool = false;
    /// One word for a fill by jumps. A vector register if an instruction computes any function of
    /// three words.
    type OneWord: Words<Proof: From<Self>>;
    /// Two words: two fills side by side, or the lines of a rook or of a bishop.
    type TwoWords: Words<Proof: From<Self>>;
    /// The lines of a queen.
    type FourLines: Words<Proof: From<Self>>;

    fn level(self) -> Self::Level;

    /// Runs a task in a function of its own, compiled for the instruction set: code that is called
    /// from several places and too large for all of them. The task is `#[inline(always)]`.
    fn outlined<T>(self, task: impl FnOnce() -> T) -> T;

    /// [`Bytes::write_numbers`].
    fn write_numbers(self, numbers: &Numbers, board: &mut [u8; 64]) -> u8;

    /// [`Bytes::stream`].
    #[inline(always)]
    fn stream(self, bytes: Bytes<Self>, line: &mut Line, part: usize) {
        bytes.store(&mut line.0, part);
    }

    /// [`Bytes::right_in_bytes`].
    #[inline(always)]
    fn right_in_bytes<const BITS: i32>(self, bytes: Bytes<Self>) -> Bytes<Self> {
        bytes.down::<BITS>() & Bytes::splat(self, 0xff >> BITS)
    }

    /// [`Bytes::write_maps`].
    #[inline(always)]
    fn write_maps(self, bits: [U8<Self>; 4], near: bool, maps: &mut [u8]) {
        _ = near; // saves little here
        boards::write_native(self, bits, maps);
    }

    /// [`Ranks::write_numbers`], from registers of bytes.
    #[inline(always)]
    fn write_ranks(self, bits: [u8x32<Self::Level>; 4], maps: &mut [u8]) {
        boards::write_half(self, bits, maps);
    }

    /// [`Ranks::spread`].
    #[inline(always)]
    fn spread(self, squares: &[u64; 4], files: u32) -> u16x16<Self::Level> {
        let [a, b, c, d] = *squares;
        // Most sets of obstacles are empty.
        if a | b | c | d == 0 {
            return Ranks::new(self, [0; 4]).0;
        }
        let (a, b) = squares::spread(squares, files, 0);
        let (c, d) = squares::spread(squares, files, 1);
        Ranks::new(self, [a, b, c, d]).0
    }

    /// [`Ranks::gather`].
    #[inline(always)]
    fn gather(self, ranks: [u64; 4], files: u32) -> [u64; 4] {
        squares::gather(ranks, files)
    }
}

// What every processor of the target has. Of the words side by side, only NEON's are faster in a
// register: SSE2 and simd128 cannot shift each by its own number.
neon_or! {
    {
        type Plain = fearless_simd::Neon;
        type PlainTwo = super::words::Two<()>;
        type PlainFour = super::words::Four<()>;
    } {
        #[cfg(all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"))]
        type Plain = fearless_simd::Sse2;
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        type Plain = fearless_simd::WasmSimd128;
        #[cfg(not(any(
            all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"),
            all(target_arch = "wasm32", target_feature = "simd128")
        )))]
        type Plain = fearless_simd::Fallback;
        type PlainTwo = super::words::Scalar<2>;
        type PlainFour = super::words::Scalar<4>;
    }
}

/// What every processor of the target has: SSE2, NEON, simd128, or words.
impl Isa for () {
    type Level = Plain;
    const LOOKS_UP: bool = neon_or! { { true } { false } };
    const CHOOSES: bool = Self::LOOKS_UP;
    const SHIFTS_ARE_CYCLIC: bool = cfg!(not(any(
        all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"),
        all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")
    )));
    type OneWord = Word;
    type TwoWords = PlainTwo;
    type FourLines = PlainFour;

    #[inline(always)]
    fn level(self) -> Plain {
        #[cfg(any(
            all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"),
            all(target_arch = "wasm32", target_feature = "simd128"),
            all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")
        ))]
        #[allow(unused_unsafe)] // in WebAssembly
        // SAFETY: every processor of the target has it.
        return unsafe { Plain::assume_supported() };
        #[cfg(not(any(
            all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"),
            all(target_arch = "wasm32", target_feature = "simd128"),
            all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")
        )))]
        Plain::new()
    }

    #[inline(never)]
    fn outlined<T>(self, task: impl FnOnce() -> T) -> T {
        task()
    }

    #[inline(never)]
    fn write_numbers(self, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
        lanes::write_numbers(self, numbers, board)
    }

    neon_or! {
        {
            #[inline(always)]
            fn right_in_bytes<const BITS: i32>(self, bytes: Bytes<Self>) -> Bytes<Self> {
                Bytes(bytes.0 >> BITS as u32)
            }
        } {}
    }
}
