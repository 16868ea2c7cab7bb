//! What a register needs to hold a board in each of its words: their way in, and out as bytes.

use crate::simd::lanes::Lanes;

/// A register of boards, a word each.
pub(in crate::simd) trait Boards: Lanes {
    /// Boards in a register.
    const ROWS: usize = Self::BYTES / 8;

    /// The boards from a place on.
    ///
    /// # Safety
    /// There are as many words as in a register.
    unsafe fn read(proof: Self::Proof, words: *const u64) -> Self;

    /// Writes the boards.
    ///
    /// # Safety
    /// There is room for as many words as in a register, and nothing else refers to it.
    unsafe fn write(self, words: *mut u64);

    /// Writes each 16 bytes to a place of its own, 128 bytes from one to the next.
    ///
    /// # Safety
    /// There is room at every place, and nothing else refers to it.
    unsafe fn write_sixteens(self, to: *mut u8);

    /// Bytes of both in turn, from the lower half of each 16 bytes and from the upper one.
    fn bytes(self, other: Self) -> [Self; 2];
    /// The same with pairs of bytes.
    fn pairs(self, other: Self) -> [Self; 2];
    /// The same with four bytes.
    fn fours(self, other: Self) -> [Self; 2];

    /// Writes the maps of the boards from the bits of distances: 0 to 14, and 15 for none.
    ///
    /// # Safety
    /// There is room for as many maps as a register has words, and nothing else refers to it.
    #[inline(always)]
    unsafe fn write_maps(proof: Self::Proof, bits: [Self; 4], maps: *mut [u8; 64]) {
        // From a bit of each distance in each of four words to the four bits of a distance side
        // by side: exchanges of single bits, then of pairs.
        let [a, b, c, d] = bits;
        let [odd, two, low] = [0x55, 0x33, 0x0f].map(|byte| Self::splat(proof, byte));
        let (a, b) = exchanged::<Self, 1>(a, b, odd);
        let (c, d) = exchanged::<Self, 1>(c, d, odd);
        let (a, c) = exchanged::<Self, 2>(a, c, two);
        let (b, d) = exchanged::<Self, 2>(b, d, two);
        // The first and the second board of each 16 bytes.
        for (board, (a, c)) in a.bytes(b).into_iter().zip(c.bytes(d)).enumerate() {
            for (half, ranks) in a.pairs(c).into_iter().enumerate() {
                let files_a_to_d = (ranks & low).none_for_15(proof);
                let files_e_to_h = (ranks.right::<4>() & low).none_for_15(proof);
                let quarters = files_a_to_d.fours(files_e_to_h);
                for (quarter, bytes) in quarters.into_iter().enumerate() {
                    let at = 64 * board + 32 * half + 16 * quarter;
                    // SAFETY: as the caller promises; the boards of one quarter are two maps, 128
                    // bytes, from one to the next.
                    unsafe { bytes.write_sixteens(maps.cast::<u8>().add(at)) };
                }
            }
        }
    }
}

/// Exchanges the marked bits of the second with those so many above them in the first.
#[inline(always)]
fn exchanged<V: Lanes, const BITS: i32>(a: V, b: V, marked: V) -> (V, V) {
    let differing = (a.right::<BITS>() ^ b) & marked;
    (a ^ differing.left::<BITS>(), b ^ differing)
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::*;

    use super::Boards;
    use crate::simd::x86::{avx2::Bytes32, avx512::Bytes64, sse2::Bytes16};
    use crate::simd::{Avx2, Avx512};

    /// Low and high halves of two registers in turn: an instruction each.
    macro_rules! interleave {
        ($($name:ident: $low:ident $high:ident,)*) => {$(
            #[inline(always)]
            fn $name(self, other: Self) -> [Self; 2] {
                // SAFETY: a register exists only where the processor has its instructions.
                unsafe { [Self($low(self.0, other.0)), Self($high(self.0, other.0))] }
            }
        )*};
    }

    impl Boards for Bytes16 {
        interleave! {
            bytes: _mm_unpacklo_epi8 _mm_unpackhi_epi8,
            pairs: _mm_unpacklo_epi16 _mm_unpackhi_epi16,
            fours: _mm_unpacklo_epi32 _mm_unpackhi_epi32,
        }

        #[inline(always)]
        unsafe fn read((): (), words: *const u64) -> Self {
            // SAFETY: every x86-64 processor has SSE2; there are two words.
            unsafe { Self(_mm_loadu_si128(words.cast())) }
        }

        #[inline(always)]
        unsafe fn write(self, words: *mut u64) {
            // SAFETY: every x86-64 processor has SSE2; there is room for two words.
            unsafe { _mm_storeu_si128(words.cast(), self.0) }
        }

        #[inline(always)]
        unsafe fn write_sixteens(self, to: *mut u8) {
            // SAFETY: every x86-64 processor has SSE2; there is room at the one place.
            unsafe { _mm_storeu_si128(to.cast(), self.0) }
        }
    }

    impl Boards for Bytes32 {
        interleave! {
            bytes: _mm256_unpacklo_epi8 _mm256_unpackhi_epi8,
            pairs: _mm256_unpacklo_epi16 _mm256_unpackhi_epi16,
            fours: _mm256_unpacklo_epi32 _mm256_unpackhi_epi32,
        }

        #[inline(always)]
        unsafe fn read(_: Avx2, words: *const u64) -> Self {
            // SAFETY: the proof says that the processor has AVX2; there are four words.
            unsafe { Self(_mm256_loadu_si256(words.cast())) }
        }

        #[inline(always)]
        unsafe fn write(self, words: *mut u64) {
            // SAFETY: a register exists only where the processor has AVX2; there is room for four
            // words.
            unsafe { _mm256_storeu_si256(words.cast(), self.0) }
        }

        #[inline(always)]
        unsafe fn write_sixteens(self, to: *mut u8) {
            // SAFETY: a register exists only where the processor has AVX2; there is room at both
            // places.
            unsafe {
                _mm_storeu_si128(to.cast(), _mm256_castsi256_si128(self.0));
                let second = _mm256_extracti128_si256::<1>(self.0);
                _mm_storeu_si128(to.add(128).cast(), second);
            }
        }
    }

    impl Boards for Bytes64 {
        interleave! {
            bytes: _mm512_unpacklo_epi8 _mm512_unpackhi_epi8,
            pairs: _mm512_unpacklo_epi16 _mm512_unpackhi_epi16,
            fours: _mm512_unpacklo_epi32 _mm512_unpackhi_epi32,
        }

        #[inline(always)]
        unsafe fn read(_: Avx512, words: *const u64) -> Self {
            // SAFETY: the proof says that the processor has AVX-512; there are eight words.
            unsafe { Self(_mm512_loadu_si512(words.cast())) }
        }

        #[inline(always)]
        unsafe fn write(self, words: *mut u64) {
            // SAFETY: a register exists only where the processor has AVX-512; there is room for
            // eight words.
            unsafe { _mm512_storeu_si512(words.cast(), self.0) }
        }

        #[inline(always)]
        unsafe fn write_sixteens(self, to: *mut u8) {
            // SAFETY: a register exists only where the processor has AVX-512; there is room at
            // each place.
            unsafe {
                _mm_storeu_si128(to.cast(), _mm512_castsi512_si128(self.0));
                let second = _mm512_extracti32x4_epi32::<1>(self.0);
                _mm_storeu_si128(to.add(128).cast(), second);
                let third = _mm512_extracti32x4_epi32::<2>(self.0);
                _mm_storeu_si128(to.add(256).cast(), third);
                let fourth = _mm512_extracti32x4_epi32::<3>(self.0);
                _mm_storeu_si128(to.add(384).cast(), fourth);
            }
        }
    }
}

#[cfg(target_arch = "aarch64")]
mod aarch64 {
    use core::arch::aarch64::*;

    use super::Boards;
    use crate::simd::aarch64::Bytes16;

    impl Boards for Bytes16 {
        #[inline(always)]
        unsafe fn read((): (), words: *const u64) -> Self {
            // SAFETY: the processor has NEON; there are two words.
            unsafe { Self(vreinterpretq_u8_u64(vld1q_u64(words))) }
        }

        #[inline(always)]
        unsafe fn write(self, words: *mut u64) {
            // SAFETY: the processor has NEON; there is room for two words.
            unsafe { vst1q_u64(words, vreinterpretq_u64_u8(self.0)) }
        }

        #[inline(always)]
        unsafe fn write_sixteens(self, to: *mut u8) {
            // SAFETY: the processor has NEON; there is room at the one place.
            unsafe { vst1q_u8(to, self.0) }
        }

        #[inline(always)]
        fn bytes(self, other: Self) -> [Self; 2] {
            // SAFETY: the processor has NEON.
            unsafe {
                [
                    Self(vzip1q_u8(self.0, other.0)),
                    Self(vzip2q_u8(self.0, other.0)),
                ]
            }
        }

        #[inline(always)]
        fn pairs(self, other: Self) -> [Self; 2] {
            // SAFETY: the processor has NEON.
            unsafe {
                let [a, b] = [self, other].map(|register| vreinterpretq_u16_u8(register.0));
                [vzip1q_u16(a, b), vzip2q_u16(a, b)].map(|pairs| Self(vreinterpretq_u8_u16(pairs)))
            }
        }

        #[inline(always)]
        fn fours(self, other: Self) -> [Self; 2] {
            // SAFETY: the processor has NEON.
            unsafe {
                let [a, b] = [self, other].map(|register| vreinterpretq_u32_u8(register.0));
                [vzip1q_u32(a, b), vzip2q_u32(a, b)].map(|fours| Self(vreinterpretq_u8_u32(fours)))
            }
        }
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm32 {
    use core::arch::wasm32::*;

    use super::Boards;
    use crate::simd::wasm32::Bytes16;

    impl Boards for Bytes16 {
        #[inline(always)]
        unsafe fn read((): (), words: *const u64) -> Self {
            // SAFETY: there are two words, and the load needs no alignment.
            unsafe { Self(v128_load(words.cast())) }
        }

        #[inline(always)]
        unsafe fn write(self, words: *mut u64) {
            // SAFETY: there is room for two words, and the store needs no alignment.
            unsafe { v128_store(words.cast(), self.0) }
        }

        #[inline(always)]
        unsafe fn write_sixteens(self, to: *mut u8) {
            // SAFETY: there is room at the one place, and the store needs no alignment.
            unsafe { v128_store(to.cast(), self.0) }
        }

        #[inline(always)]
        fn bytes(self, other: Self) -> [Self; 2] {
            let (a, b) = (self.0, other.0);
            [
                Self(u8x16_shuffle::<
                    0,
                    16,
                    1,
                    17,
                    2,
                    18,
                    3,
                    19,
                    4,
                    20,
                    5,
                    21,
                    6,
                    22,
                    7,
                    23,
                >(a, b)),
                Self(u8x16_shuffle::<
                    8,
                    24,
                    9,
                    25,
                    10,
                    26,
                    11,
                    27,
                    12,
                    28,
                    13,
                    29,
                    14,
                    30,
                    15,
                    31,
                >(a, b)),
            ]
        }

        #[inline(always)]
        fn pairs(self, other: Self) -> [Self; 2] {
            let (a, b) = (self.0, other.0);
            [
                Self(u16x8_shuffle::<0, 8, 1, 9, 2, 10, 3, 11>(a, b)),
                Self(u16x8_shuffle::<4, 12, 5, 13, 6, 14, 7, 15>(a, b)),
            ]
        }

        #[inline(always)]
        fn fours(self, other: Self) -> [Self; 2] {
            let (a, b) = (self.0, other.0);
            [
                Self(u32x4_shuffle::<0, 4, 1, 5>(a, b)),
                Self(u32x4_shuffle::<2, 6, 3, 7>(a, b)),
            ]
        }
    }
}

#[cfg(any(
    test,
    not(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        all(target_arch = "wasm32", target_feature = "simd128")
    ))
))]
mod portable {
    use super::Boards;
    use crate::simd::portable::Words;

    impl Boards for Words {
        #[inline(always)]
        unsafe fn read((): (), words: *const u64) -> Self {
            // SAFETY: there are two words.
            unsafe { Self([words.read(), words.add(1).read()]) }
        }

        #[inline(always)]
        unsafe fn write(self, words: *mut u64) {
            // SAFETY: there is room for two words.
            unsafe {
                words.write(self.0[0]);
                words.add(1).write(self.0[1]);
            }
        }

        #[inline(always)]
        unsafe fn write_sixteens(self, to: *mut u8) {
            let bytes = self.0.map(u64::to_le_bytes);
            // SAFETY: there is room for 16 bytes at the one place.
            unsafe { to.cast::<[[u8; 8]; 2]>().write(bytes) };
        }

        #[inline(always)]
        fn bytes(self, other: Self) -> [Self; 2] {
            let apart = |four: u64| {
                let pairs = (four | four << 16) & 0x0000_ffff_0000_ffff;
                (pairs | pairs << 8) & 0x00ff_00ff_00ff_00ff
            };
            interleaved::<8>(self, other, apart)
        }

        #[inline(always)]
        fn pairs(self, other: Self) -> [Self; 2] {
            interleaved::<16>(self, other, |four| {
                (four | four << 16) & 0x0000_ffff_0000_ffff
            })
        }

        #[inline(always)]
        fn fours(self, other: Self) -> [Self; 2] {
            interleaved::<32>(self, other, |four| four)
        }
    }

    /// Parts of so many bits in turn. `apart` leaves room for as much beside each part of four
    /// bytes.
    #[inline(always)]
    fn interleaved<const BITS: u32>(a: Words, b: Words, apart: impl Fn(u64) -> u64) -> [Words; 2] {
        [0, 1].map(|half| {
            Words([0, 32].map(|from| {
                let four = |word: u64| apart(word >> from & 0xffff_ffff);
                four(a.0[half]) | four(b.0[half]) << BITS
            }))
        })
    }
}

#[cfg(test)]
mod tests;
