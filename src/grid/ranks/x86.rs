//! A board in a register of 256 bits.

use core::arch::x86_64::*;

use super::{Ranks, gather, low, shifted_up, write_words};
use crate::grid::piece::Step;
use crate::grid::squares::GridSquares;
use crate::grid::terrain::{Terrain, Time};
use crate::simd;

/// A register of AVX2.
#[derive(Clone, Copy)]
pub(in crate::grid) struct Avx2(__m256i);

/// The same with the instructions of AVX-512.
#[derive(Clone, Copy)]
pub(in crate::grid) struct Avx512(__m256i);

/// Four ranks of so many files, one behind the other, each in 16 bits, and back.
macro_rules! by_bits_deposited {
    () => {
        #[inline(always)]
        fn spread(proof: Self::Proof, squares: &GridSquares, files: u32) -> Self {
            let mut words = [0; 4];
            let bytes = squares.0.as_ptr().cast::<u8>();
            for (at, word) in words.iter_mut().enumerate() {
                let bit = 4 * (files.min(16) as usize) * at;
                // SAFETY: the proof says that the processor has BMI2. Four ranks are at most 64
                // bits: those of this word begin at bit 0 or 4 of one of the first 25 bytes.
                *word = unsafe {
                    let bits = bytes.add(bit / 8).cast::<u64>().read_unaligned();
                    _pdep_u64(bits >> (bit % 8), low(files))
                };
            }
            Self::new(proof, words)
        }

        #[inline(always)]
        fn gather(self, files: u32) -> GridSquares {
            let mut squares = [0; 4];
            for word in self.words().into_iter().rev() {
                squares = before(squares, files);
                // SAFETY: as above.
                squares[0] |= unsafe { _pext_u64(word, low(files)) };
            }
            GridSquares(squares)
        }
    };
}

/// With room for four ranks.
#[inline(always)]
fn before(words: [u64; 4], files: u32) -> [u64; 4] {
    match files {
        16 => [0, words[0], words[1], words[2]],
        _ => shifted_up(words, (4 * files) & 63),
    }
}

/// What both have.
macro_rules! as_with_avx2 {
    ($proof:ty) => {
        type Proof = $proof;
        const LINES: bool = true;
        type Any = Avx2;

        #[inline(always)]
        fn new(_: $proof, [a, b, c, d]: [u64; 4]) -> Self {
            // SAFETY: the proof says that the processor has AVX2.
            Self(unsafe { _mm256_setr_epi64x(a as i64, b as i64, c as i64, d as i64) })
        }

        #[inline(always)]
        fn words(self) -> [u64; 4] {
            // SAFETY: both are 32 bytes, and any bytes are words.
            unsafe { core::mem::transmute(self.0) }
        }

        #[inline(always)]
        fn and(self, other: Self) -> Self {
            // SAFETY: there is such a value only with the proof; so in all functions below.
            Self(unsafe { _mm256_and_si256(self.0, other.0) })
        }

        #[inline(always)]
        fn or(self, other: Self) -> Self {
            // SAFETY: as above.
            Self(unsafe { _mm256_or_si256(self.0, other.0) })
        }

        #[inline(always)]
        fn without(self, other: Self) -> Self {
            // SAFETY: as above.
            Self(unsafe { _mm256_andnot_si256(other.0, self.0) })
        }

        #[inline(always)]
        fn is_empty(self) -> bool {
            // SAFETY: as above.
            unsafe { _mm256_testz_si256(self.0, self.0) != 0 }
        }

        #[inline(always)]
        fn east(self, files: u32) -> Self {
            // SAFETY: as above.
            Self(unsafe { _mm256_sll_epi16(self.0, _mm_cvtsi32_si128(files as i32)) })
        }

        #[inline(always)]
        fn west(self, files: u32) -> Self {
            // SAFETY: as above.
            Self(unsafe { _mm256_srl_epi16(self.0, _mm_cvtsi32_si128(files as i32)) })
        }

        by_bits_deposited!();
    };
}

impl Ranks for Avx2 {
    as_with_avx2!(simd::Avx2);

    #[inline(always)]
    fn any(proof: simd::Avx2) -> simd::Avx2 {
        proof
    }

    fn moves(terrain: &Terrain<Self>, step: Step, set: Self, time: Time) -> Self {
        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
        fn with_avx2(terrain: &Terrain<Avx2>, step: Step, set: Avx2, time: Time) -> Avx2 {
            terrain.moves(step, set, time)
        }
        // SAFETY: as above.
        unsafe { with_avx2(terrain, step, set, time) }
    }

    #[inline(always)]
    fn north(self, ranks: i32) -> Self {
        // SAFETY: as above; 32 bytes from byte 0 to 64 on are inside.
        unsafe {
            let none = _mm256_setzero_si256();
            let below_and_above = [none, self.0, none];
            let start = (32 - 2 * ranks).clamp(0, 64) as usize;
            let bytes = core::ptr::from_ref(&below_and_above).cast::<u8>();
            Self(_mm256_loadu_si256(bytes.add(start).cast()))
        }
    }

    #[inline(always)]
    fn up<const N: i32>(self) -> Self {
        // SAFETY: as above.
        unsafe {
            let low_half = _mm256_permute2x128_si256::<0x08>(self.0, self.0);
            Self(match N {
                1 => _mm256_alignr_epi8::<14>(self.0, low_half),
                2 => _mm256_alignr_epi8::<12>(self.0, low_half),
                4 => _mm256_alignr_epi8::<8>(self.0, low_half),
                8 => low_half,
                _ => return self.north(N),
            })
        }
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        // SAFETY: as above.
        unsafe {
            let high_half = _mm256_permute2x128_si256::<0x81>(self.0, self.0);
            Self(match N {
                1 => _mm256_alignr_epi8::<2>(high_half, self.0),
                2 => _mm256_alignr_epi8::<4>(high_half, self.0),
                4 => _mm256_alignr_epi8::<8>(high_half, self.0),
                8 => high_half,
                _ => return self.north(-N),
            })
        }
    }

    fn write(planes: &[Self], reached: Self, files: u32, out: &mut [u8]) {
        // SAFETY: there is such a value only with the proof.
        unsafe { write_avx2(planes, reached, files, out) }
    }
}

/// A map, 32 bytes at a time, the last 32 of them twice where the board has no multiple of 32.
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn write_avx2(planes: &[Avx2], reached: Avx2, files: u32, out: &mut [u8]) {
    let gathered = gather(planes, files);
    let planes = gathered.get(..planes.len()).unwrap_or_default();
    let none = !reached.gather(files);
    let Some(last) = out.len().checked_sub(32) else {
        return write_words(planes, none, out);
    };
    let mut start = 0;
    while start < out.len() {
        start = start.min(last);
        // SAFETY: as above; 32 bytes from `start` on are inside.
        unsafe {
            let mut bytes = spread_32(none, start);
            for (bit, &plane) in planes.iter().enumerate() {
                let bit = _mm256_set1_epi8((1_u8 << (bit & 7)) as i8);
                bytes = _mm256_or_si256(bytes, _mm256_and_si256(spread_32(plane, start), bit));
            }
            _mm256_storeu_si256(out.as_mut_ptr().add(start).cast(), bytes);
        }
        start += 32;
    }
}

impl Ranks for Avx512 {
    as_with_avx2!(simd::Avx512);

    #[inline(always)]
    fn any(proof: simd::Avx512) -> simd::Avx2 {
        proof.avx2()
    }

    /// Kernels alone are compiled for AVX-512.
    #[inline(always)]
    fn moves(terrain: &Terrain<Self>, step: Step, set: Self, time: Time) -> Self {
        terrain.moves(step, set, time)
    }

    #[inline(always)]
    fn north(self, ranks: i32) -> Self {
        // SAFETY: as above.
        unsafe {
            let numbers = _mm256_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
            let from = _mm256_sub_epi16(numbers, _mm256_set1_epi16(ranks as i16));
            let inside = _mm256_cmplt_epu16_mask(from, _mm256_set1_epi16(16));
            Self(_mm256_maskz_permutexvar_epi16(inside, from, self.0))
        }
    }

    #[inline(always)]
    fn up<const N: i32>(self) -> Self {
        self.north(N)
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        self.north(-N)
    }

    fn write(planes: &[Self], reached: Self, files: u32, out: &mut [u8]) {
        // SAFETY: there is such a value only with the proof.
        unsafe { write_avx512(planes, reached, files, out) }
    }
}

/// A map, four ranks at a time, with a mask of 64 squares for each plane.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt")]
fn write_avx512(planes: &[Avx512], reached: Avx512, files: u32, out: &mut [u8]) {
    let four = 4 * files as usize;
    let reached = reached.words();
    let Some(places) = PLACES.get(files as usize - 1) else {
        return;
    };
    for (at, out) in out.chunks_mut(four.max(1)).enumerate() {
        // SAFETY: as above; only bytes of the slice are written, at most 64.
        unsafe {
            let mut bytes = _mm512_movm_epi8(!reached[at & 3]);
            for (bit, plane) in planes.iter().enumerate() {
                let bit = _mm512_set1_epi8((1_u8 << (bit & 7)) as i8);
                bytes = _mm512_mask_add_epi8(bytes, plane.words()[at & 3], bytes, bit);
            }
            let places = _mm512_loadu_si512(places.as_ptr().cast());
            let bytes = _mm512_permutexvar_epi8(places, bytes);
            let inside = u64::MAX >> ((64 - out.len() as u64) & 63);
            _mm512_mask_storeu_epi8(out.as_mut_ptr().cast(), inside, bytes);
        }
    }
}

/// For boards of 1 to 16 files: where each square of four ranks stands in a register.
static PLACES: [[u8; 64]; 16] = {
    let mut places = [[0; 64]; 16];
    let mut at = 0;
    while at < 1024 {
        let (files, square) = (at / 64 + 1, at % 64);
        places[at / 64][square] = (16 * (square / files) + square % files) as u8 & 63;
        at += 1;
    }
    places
};

/// All ones for each of 32 squares, from one on, that is in a set.
///
/// # Safety
/// The processor has AVX2.
#[inline(always)]
unsafe fn spread_32(set: GridSquares, start: usize) -> __m256i {
    let (word, bit) = ((start / 64) & 3, (start % 64) as u32);
    let above = set.0[(word + 1) & 3];
    let bits = (set.0[word] >> bit | above << 1 << (63 - bit)) as i32;
    // SAFETY: as the caller promises.
    unsafe {
        let bytes = _mm256_set_epi64x(
            0x0303_0303_0303_0303,
            0x0202_0202_0202_0202,
            0x0101_0101_0101_0101,
            0,
        );
        let each = _mm256_shuffle_epi8(_mm256_set1_epi32(bits), bytes);
        let one = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
        _mm256_cmpeq_epi8(_mm256_and_si256(each, one), one)
    }
}
