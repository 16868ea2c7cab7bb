//! AVX-512: the operations that the library lacks.

use core::arch::x86_64::*;

use fearless_simd::prelude::*;
use fearless_simd::{kernel, u8x16, u8x32, u8x64, u64x4};

use super::bytes::Bytes;
use super::isa::Isa;
use super::lanes::{DIAGONAL, Line, NONE_FOR_15, Numbers};
use super::words::{Four, Two};
use super::{Avx2, Avx512, with_avx512};

type Whole = u8x64<fearless_simd::Avx512>;

impl From<Avx512> for () {
    #[inline(always)]
    fn from(_: Avx512) {}
}

impl From<Avx512> for Avx2 {
    #[inline(always)]
    fn from(proof: Avx512) -> Self {
        proof.avx2()
    }
}

impl Isa for Avx512 {
    type Level = fearless_simd::Avx512;
    const HAS_MASKS: bool = true;
    const CHOOSES: bool = true;
    type OneWord = Four<Self>;
    type TwoWords = Two<Self>;
    type FourLines = Four<Self>;

    #[inline(always)]
    fn level(self) -> Self::Level {
        Self::level(self)
    }

    #[inline(always)]
    fn outlined<T>(self, task: impl FnOnce() -> T) -> T {
        self.avx2().outlined(task)
    }

    #[inline(always)]
    fn write_numbers(self, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
        with_avx512! {
            #[inline(never)]
            fn avx512(numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
                write_numbers_by_matrices(Avx512::here().level(), numbers, board)
            }
        }
        // SAFETY: the proof says that the processor has the features of `with_avx512`.
        unsafe { avx512(numbers, board) }
    }

    #[inline(always)]
    fn stream(self, bytes: Bytes<Self>, line: &mut Line, _: usize) {
        stream_whole(self.level(), bytes.0, line);
    }

    #[inline(always)]
    fn right_in_bytes<const BITS: i32>(self, bytes: Bytes<Self>) -> Bytes<Self> {
        Bytes(right_in_bytes(self.level(), bytes.0, BITS))
    }

    #[inline(always)]
    fn write_maps(self, bits: [Whole; 4], near: bool, maps: &mut [u8]) {
        write_maps_by_matrices(self.level(), bits, near, maps);
    }
}

kernel! {
    fn stream_whole(_avx512: Avx512, bytes: Whole, line: &mut Line) {
        // SAFETY: the line has 64 bytes, and is aligned to them.
        unsafe { _mm512_stream_si512(line.0.as_mut_ptr().cast(), bytes.into()) }
    }
}

kernel! {
    /// A product of matrices of bits: from the highest bit, each row is the bit this number of
    /// places higher.
    #[inline(always)]
    fn right_in_bytes(avx512: Avx512, bytes: Whole, bits: i32) -> Whole {
        let matrix = _mm512_set1_epi64(0x0102_0408_1020_4080 << (8 * bits));
        _mm512_gf2p8affine_epi64_epi8::<0>(bytes.into(), matrix).simd_into(avx512)
    }
}

/// For each rank the bytes of four sets, the first set last: the rows of a matrix of bits, in the
/// order of the instruction. Each of the four sets is there twice.
static BY_RANK: [[u8; 32]; 2] = {
    let mut bytes = [[0; 32]; 2];
    let mut at = 0;
    while at < 64 {
        let (rank, set) = (at / 8, 7 - at % 8);
        // The instruction reads five bits: the last four sets repeat the first four.
        bytes[at / 32][at % 32] = (8 * set + rank) as u8;
        at += 1;
    }
    bytes
};

/// The number of four bits, by five bits of its inverse.
static LOW_BITS: [u8; 32] = {
    let mut numbers = [0; 32];
    let mut at = 0;
    while at < 32 {
        numbers[at] = !(at as u8) & 15;
        at += 1;
    }
    numbers
};

// The last set's first byte, the first set's last; four bits, and the same with a fifth.
const _: () = {
    assert!(BY_RANK[0][0] == 56 && BY_RANK[1][31] == 7);
    assert!(LOW_BITS[0] == 15 && LOW_BITS[15] == 0 && LOW_BITS[16] == 15);
};

kernel! {
    #[inline(always)]
    fn write_numbers_by_matrices(avx512: Avx512, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
        type Half = u8x32<fearless_simd::Avx512>;
        let load = |bytes| -> __m256i { Half::load_array_ref(avx512, bytes).into() };
        let sets: __m256i = u64x4::load_array_ref(avx512, &numbers.bits).into();
        // Halves: 64-byte instructions disable one of the three vector ports.
        let half = |by_rank: __m256i| -> __m256i {
            let matrices = _mm256_permutexvar_epi8(by_rank, sets);
            let files = _mm256_set1_epi64x(DIAGONAL.cast_signed());
            // All bits inverted: the largest number has the least byte.
            _mm256_gf2p8affine_epi64_epi8::<0xff>(files, matrices)
        };
        let (low, high) = (half(load(&BY_RANK[0])), half(load(&BY_RANK[1])));
        let low_bits = load(&LOW_BITS);
        let (known, none) = (!numbers.none, _mm256_set1_epi8(-1));
        let least = _mm256_min_epu8(low, high);
        let low = _mm256_mask_permutexvar_epi8(none, known as u32, low, low_bits);
        let high = _mm256_mask_permutexvar_epi8(none, (known >> 32) as u32, high, low_bits);
        let halves = board.as_chunks_mut::<32>().0;
        let (low, high): (Half, Half) = (low.simd_into(avx512), high.simd_into(avx512));
        low.store_array(&mut halves[0]);
        high.store_array(&mut halves[1]);
        let half = _mm256_extracti128_si256::<1>(least);
        let least = _mm_min_epu8(_mm256_castsi256_si128(least), half);
        let words = _mm_min_epu8(least, _mm_srli_epi16::<8>(least));
        !(_mm_cvtsi128_si32(_mm_minpos_epu16(words)) as u8) & 15
    }
}

kernel! {
    /// A map is a register. The bits of a rank in the four words are the rows of a matrix of bits,
    /// whose columns are the distances: one instruction transposes it.
    #[inline(always)]
    fn write_maps_by_matrices(avx512: Avx512, bits: [Whole; 4], near: bool, maps: &mut [u8]) {
        let [one, two, four, eight] = bits.map(|bit| -> __m512i { bit.into() });
        // With `near` all rows from the fourth on: the last bit fills the byte with ones.
        let rows = if near { !0 } else { 0xf0f0_f0f0_f0f0_f0f0 };
        let by_rank = PAIR_BY_RANK.each_ref();
        let by_rank = by_rank.map(|places| -> __m512i { Whole::load_array_ref(avx512, places).into() });
        let none_for_15 = Whole::block_splat(u8x16::load_array_ref(avx512, &NONE_FOR_15));
        let files = _mm512_set1_epi64(DIAGONAL.cast_signed());
        let maps = maps.as_chunks_mut::<64>().0;
        // One board of each 16 bytes, first the even ones.
        let pairs = [
            (_mm512_unpacklo_epi64(one, two), _mm512_unpacklo_epi64(four, eight)),
            (_mm512_unpackhi_epi64(one, two), _mm512_unpackhi_epi64(four, eight)),
        ];
        for (odd, (low, high)) in pairs.into_iter().enumerate() {
            let halves = [
                _mm512_shuffle_i64x2::<0b01_00_01_00>(low, high),
                _mm512_shuffle_i64x2::<0b11_10_11_10>(low, high),
            ];
            for (half, words) in halves.into_iter().enumerate() {
                for (second, by_rank) in by_rank.into_iter().enumerate() {
                    let matrices = _mm512_maskz_permutexvar_epi8(rows, by_rank, words);
                    let bytes = _mm512_gf2p8affine_epi64_epi8::<0>(files, matrices);
                    let bytes: Whole = bytes.simd_into(avx512);
                    let bytes = if near { bytes } else { none_for_15.swizzle_dyn(bytes) };
                    if let Some(map) = maps.get_mut(4 * half + 2 * second + odd) {
                        bytes.store_array(map);
                    }
                }
            }
        }
    }
}

/// Where the bytes of two boards lie among four times 16: those of the bits 0 and 1 of the first
/// and second board, and of their bits 2 and 3. For each rank the bytes of the four bits, the
/// highest first, behind four times the same as it.
static PAIR_BY_RANK: [[u8; 64]; 2] = {
    let mut places = [[0; 64]; 2];
    let mut at = 0;
    while at < 128 {
        let (board, rank) = (at / 64, at % 64 / 8);
        let bit = [3, 3, 3, 3, 3, 2, 1, 0][at % 8];
        places[board][at % 64] = (32 * (bit / 2) + 16 * board + 8 * (bit % 2) + rank) as u8;
        at += 1;
    }
    places
};

// Bit 3 of the first board on its first rank, bit 0 of the second board on its last.
const _: () = assert!(PAIR_BY_RANK[0][0] == 32 + 8 && PAIR_BY_RANK[1][63] == 16 + 7);
