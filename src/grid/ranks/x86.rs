//! A board in a register of 256 bits.

mod bytes;

use core::arch::x86_64::*;

use super::{Ranks, joined, low};
use crate::grid::squares::GridSquares;
use crate::grid::steps::Step;
use crate::grid::terrain::{Terrain, Time};
use crate::simd;

/// A register of AVX2.
#[derive(Clone, Copy)]
pub(in crate::grid) struct Avx2(__m256i);

/// The same register with the instructions of AVX-512.
#[derive(Clone, Copy)]
pub(in crate::grid) struct Avx512(__m256i);

/// The positions of eight ranks: ranks 0, 2, 4 and 6 in the lower halves of four 32-bit lanes, the
/// others in the upper halves.
struct Places {
    /// The byte in which each rank begins, for all four bytes of a lane.
    lower_bytes: [u8; 16],
    upper_bytes: [u8; 16],
    /// The shifts: down to the lower half, and up to the upper half.
    down: [u32; 4],
    up: [u32; 4],
}

/// For boards of 1 to 16 files.
static PLACES: [Places; 16] = {
    let mut all = [const {
        Places {
            lower_bytes: [0; 16],
            upper_bytes: [0; 16],
            down: [0; 4],
            up: [0; 4],
        }
    }; 16];
    let mut at = 0;
    while at < 64 {
        let (files, pair) = (at / 4 + 1, at % 4);
        let (lower, upper) = (2 * pair * files, (2 * pair + 1) * files);
        let places = &mut all[at / 4];
        (places.down[pair], places.up[pair]) = (lower as u32 % 8, 16 - upper as u32 % 8);
        let mut byte = 0;
        while byte < 4 {
            places.lower_bytes[4 * pair + byte] = (lower / 8 + byte) as u8;
            places.upper_bytes[4 * pair + byte] = (upper / 8 + byte) as u8;
            byte += 1;
        }
        at += 1;
    }
    all
};

// Ranks of 16 bits begin in bytes of their own. With 9 files rank 2 begins at bit 18, rank 3 at 27.
const _: () = {
    let (nine, last) = (&PLACES[8], &PLACES[15]);
    assert!(nine.lower_bytes[4] == 2 && nine.upper_bytes[4] == 3);
    assert!(nine.down[1] == 2 && nine.up[1] == 16 - 3);
    assert!(last.upper_bytes[12] == 14 && last.down[3] == 0 && last.up[3] == 16);
};

/// The ranks of a set, each in 16 bits. The lower eight and the upper eight ranks begin in separate
/// bytes.
#[target_feature(enable = "avx2")]
#[inline]
fn spread(squares: &GridSquares, files: u32) -> __m256i {
    let files = files.clamp(1, 16);
    let Places {
        lower_bytes,
        upper_bytes,
        down,
        up,
    } = &PLACES[files as usize - 1];
    let both = |half: *const __m128i| {
        // SAFETY: a half of a place is 16 bytes.
        _mm256_broadcastsi128_si256(unsafe { _mm_loadu_si128(half) })
    };
    let ranks = squares.0.as_ptr().cast::<u8>();
    // SAFETY: 16 bytes from byte 16 on are the last ones.
    let ranks = unsafe { _mm256_loadu2_m128i(ranks.add(files as usize).cast(), ranks.cast()) };
    let lower = _mm256_shuffle_epi8(ranks, both(lower_bytes.as_ptr().cast()));
    let upper = _mm256_shuffle_epi8(ranks, both(upper_bytes.as_ptr().cast()));
    let lower = _mm256_srlv_epi32(lower, both(down.as_ptr().cast()));
    let upper = _mm256_sllv_epi32(upper, both(up.as_ptr().cast()));
    let ranks = _mm256_blend_epi16::<0b1010_1010>(lower, upper);
    _mm256_and_si256(ranks, _mm256_set1_epi64x(low(files) as i64))
}

/// The operations that both have.
macro_rules! as_with_avx2 {
    ($proof:ty, $write:path) => {
        type Proof = $proof;
        const LINES: bool = true;
        type Any = Avx2;

        #[inline(always)]
        fn new(_: $proof, [a, b, c, d]: [u64; 4]) -> Self {
            // SAFETY: the proof says that the processor has AVX2.
            Self(unsafe { _mm256_setr_epi64x(a as i64, b as i64, c as i64, d as i64) })
        }

        #[inline(always)]
        fn and(self, other: Self) -> Self {
            // SAFETY: a value is the proof of AVX2.
            Self(unsafe { _mm256_and_si256(self.0, other.0) })
        }

        #[inline(always)]
        fn or(self, other: Self) -> Self {
            // SAFETY: a value is the proof of AVX2.
            Self(unsafe { _mm256_or_si256(self.0, other.0) })
        }

        #[inline(always)]
        fn without(self, other: Self) -> Self {
            // SAFETY: a value is the proof of AVX2.
            Self(unsafe { _mm256_andnot_si256(other.0, self.0) })
        }

        #[inline(always)]
        fn is_empty(self) -> bool {
            // SAFETY: a value is the proof of AVX2.
            unsafe { _mm256_testz_si256(self.0, self.0) != 0 }
        }

        #[inline(always)]
        fn east(self, files: u32) -> Self {
            // SAFETY: a value is the proof of AVX2.
            Self(unsafe { _mm256_sll_epi16(self.0, _mm_cvtsi32_si128(files as i32)) })
        }

        #[inline(always)]
        fn west(self, files: u32) -> Self {
            // SAFETY: a value is the proof of AVX2.
            Self(unsafe { _mm256_srl_epi16(self.0, _mm_cvtsi32_si128(files as i32)) })
        }

        #[inline(always)]
        fn spread(_: $proof, squares: &GridSquares, files: u32) -> Self {
            // SAFETY: the proof says that the processor has AVX2.
            Self(unsafe { spread(squares, files) })
        }

        #[inline(always)]
        fn gather(self, files: u32) -> GridSquares {
            // SAFETY: both are 32 bytes, and any bytes are words.
            let words: [u64; 4] = unsafe { core::mem::transmute(self.0) };
            let together = |ranks| {
                // SAFETY: the proof says that the processor has BMI2.
                unsafe { _pext_u64(ranks, low(files)) }
            };
            joined(words.map(together), files)
        }

        #[inline(always)]
        fn write(planes: &[Self], none: Self, files: u32, out: &mut [u8]) {
            let mut bits = [none.0; 8];
            for (bits, plane) in bits.iter_mut().zip(planes) {
                *bits = plane.or(none).0;
            }
            // SAFETY: a value is the proof of its own instruction set.
            unsafe { $write(&bits, files, out) }
        }
    };
}

impl Ranks for Avx2 {
    as_with_avx2!(simd::Avx2, bytes::write);

    #[inline(always)]
    fn any(proof: simd::Avx2) -> simd::Avx2 {
        proof
    }

    fn moves(terrain: &Terrain<Self>, step: Step, set: Self, time: Time) -> Self {
        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
        fn with_avx2(terrain: &Terrain<Avx2>, step: Step, set: Avx2, time: Time) -> Avx2 {
            terrain.moves(step, set, time)
        }
        // SAFETY: a value is the proof of AVX2.
        unsafe { with_avx2(terrain, step, set, time) }
    }

    #[inline(always)]
    fn north(self, ranks: i32) -> Self {
        // SAFETY: a value is the proof of AVX2; 32 bytes from byte 0 to 64 on are inside.
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
        const { assert!(matches!(N, 1 | 2 | 4 | 8)) };
        // SAFETY: a value is the proof of AVX2.
        unsafe {
            let low_half = _mm256_permute2x128_si256::<0x08>(self.0, self.0);
            Self(match N {
                1 => _mm256_alignr_epi8::<14>(self.0, low_half),
                2 => _mm256_alignr_epi8::<12>(self.0, low_half),
                4 => _mm256_alignr_epi8::<8>(self.0, low_half),
                _ => low_half,
            })
        }
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        const { assert!(matches!(N, 1 | 2 | 4 | 8)) };
        // SAFETY: a value is the proof of AVX2.
        unsafe {
            let high_half = _mm256_permute2x128_si256::<0x81>(self.0, self.0);
            Self(match N {
                1 => _mm256_alignr_epi8::<2>(high_half, self.0),
                2 => _mm256_alignr_epi8::<4>(high_half, self.0),
                4 => _mm256_alignr_epi8::<8>(high_half, self.0),
                _ => high_half,
            })
        }
    }
}

impl Ranks for Avx512 {
    as_with_avx2!(simd::Avx512, bytes::write_by_products);

    #[inline(always)]
    fn any(proof: simd::Avx512) -> simd::Avx2 {
        proof.avx2()
    }

    /// Only kernels are compiled for AVX-512.
    #[inline(always)]
    fn moves(terrain: &Terrain<Self>, step: Step, set: Self, time: Time) -> Self {
        terrain.moves(step, set, time)
    }

    #[inline(always)]
    fn north(self, ranks: i32) -> Self {
        // SAFETY: a value is the proof of AVX-512.
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
}
