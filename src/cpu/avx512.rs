//! 64-byte registers: AVX-512, where one holds a whole board.

use core::arch::x86_64::*;

use super::avx2;
use crate::cpu::Avx512;
use crate::cpu::boards::{Boards, interleave};
use crate::cpu::lanes::{DIAGONAL, Lanes, Line, LookUp, Numbers};
use crate::cpu::register::{Register, operations};

/// A register of AVX-512.
#[derive(Clone, Copy)]
pub(crate) struct Bytes64(__m512i);

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

operations!(Bytes64: _mm512_and_si512 _mm512_or_si512 _mm512_xor_si512);

impl Register for Bytes64 {
    type Proof = Avx512;

    #[inline(always)]
    fn splat_word(_: Avx512, word: u64) -> Self {
        // SAFETY: the proof says that the processor has AVX-512.
        unsafe { Self(_mm512_set1_epi64(word.cast_signed())) }
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Self(_mm512_sll_epi64(self.0, _mm_cvtsi32_si128(BITS))) }
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Self(_mm512_srl_epi64(self.0, _mm_cvtsi32_si128(BITS))) }
    }

    #[inline(always)]
    fn east(self) -> Self {
        // A rank is a byte: what leaves it is lost.
        self.add(self)
    }
}

impl Lanes for Bytes64 {
    const BYTES: usize = 64;
    const BY_PIECE: bool = true;

    operations! {
        add: _mm512_add_epi8,
        sub: _mm512_sub_epi8,
        add_to_limit: _mm512_adds_epu8,
        min: _mm512_min_epu8,
        max: _mm512_max_epu8,
    }

    #[inline(always)]
    fn stream(self, line: &mut Line, _: usize) {
        // SAFETY: a register exists only where the processor has AVX-512; the line has 64 bytes,
        // and is aligned to them.
        unsafe { _mm512_stream_si512(line.0.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn members(_: Avx512, set: u64, _: usize) -> Self {
        // SAFETY: the proof says that the processor has AVX-512.
        unsafe { Self(_mm512_movm_epi8(set)) }
    }

    #[inline(always)]
    fn set(self) -> u64 {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { _mm512_movepi8_mask(self.0) }
    }

    #[inline(always)]
    fn largest(self) -> u8 {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe {
            let half = _mm512_extracti64x4_epi64::<1>(self.0);
            let bytes = _mm256_max_epu8(_mm512_castsi512_si256(self.0), half);
            let half = _mm256_extracti128_si256::<1>(bytes);
            avx2::largest(_mm_max_epu8(_mm256_castsi256_si128(bytes), half))
        }
    }

    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Self(_mm512_movm_epi8(_mm512_cmpeq_epi8_mask(self.0, other.0))) }
    }

    #[inline(always)]
    fn write_numbers(proof: Avx512, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
        // SAFETY: the proof says that the processor has AVX-512.
        unsafe { write_numbers(proof, numbers, board) }
    }

    #[inline(always)]
    fn right_in_bytes<const BITS: i32>(self, proof: Avx512) -> Self {
        // From the highest bit, each row is the bit this number of places higher.
        let matrix = Self::splat_word(proof, 0x0102_0408_1020_4080 << (8 * BITS));
        // SAFETY: a register exists only where the processor has its instructions, and GFNI.
        unsafe { Self(_mm512_gf2p8affine_epi64_epi8::<0>(self.0, matrix.0)) }
    }

    #[inline(always)]
    fn exchange<const BITS: i32>(mask: Self, low: Self, high: Self) -> (Self, Self) {
        // The first where the mask has a bit, the second elsewhere.
        // SAFETY: a register exists only where the processor has its instructions.
        let choose =
            |a: Self, b: Self| unsafe { Self(_mm512_ternarylogic_epi64::<0xca>(mask.0, a.0, b.0)) };
        (choose(low, high.up::<BITS>()), choose(low.down::<BITS>(), high))
    }

    #[inline(always)]
    fn repeated(_: Avx512, bytes: &[u8; 16]) -> Self {
        // SAFETY: the proof says that the processor has AVX-512; the array has 16 bytes, and the
        // load needs no alignment.
        unsafe { Self(_mm512_broadcast_i32x4(_mm_loadu_si128(bytes.as_ptr().cast()))) }
    }

    #[inline(always)]
    fn by_low_half(self, _: Avx512, table: Self) -> Option<Self> {
        // The instruction reads six bits of an index, and the table repeats.
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Some(Self(_mm512_permutexvar_epi8(self.0, table.0))) }
    }
}

impl LookUp for Bytes64 {
    operations! {
        look_up: _mm512_shuffle_epi8,
    }
}

#[inline(never)]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni")]
fn write_numbers(_: Avx512, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
    let halves = board.as_chunks_mut::<32>().0;
    // SAFETY: the proof says that the processor has AVX-512 VBMI and GFNI; the statics have 32
    // bytes each, and so have the words and the halves; loads and stores need no alignment.
    unsafe {
        let sets = _mm256_loadu_si256(numbers.bits.as_ptr().cast());
        // Halves: 64-byte instructions disable one of the three vector ports.
        let half = |by_rank: &[u8; 32]| {
            let by_rank = _mm256_loadu_si256(by_rank.as_ptr().cast());
            let matrices = _mm256_permutexvar_epi8(by_rank, sets);
            let files = _mm256_set1_epi64x(DIAGONAL.cast_signed());
            // All bits inverted: the largest number has the least byte.
            _mm256_gf2p8affine_epi64_epi8::<0xff>(files, matrices)
        };
        let (low, high) = (half(&BY_RANK[0]), half(&BY_RANK[1]));
        let low_bits = _mm256_loadu_si256(LOW_BITS.as_ptr().cast());
        let (known, none) = (!numbers.none, _mm256_set1_epi8(-1));
        let least = _mm256_min_epu8(low, high);
        let low = _mm256_mask_permutexvar_epi8(none, known as u32, low, low_bits);
        let high = _mm256_mask_permutexvar_epi8(none, (known >> 32) as u32, high, low_bits);
        _mm256_storeu_si256(halves[0].as_mut_ptr().cast(), low);
        _mm256_storeu_si256(halves[1 % halves.len()].as_mut_ptr().cast(), high);
        let half = _mm256_extracti128_si256::<1>(least);
        let least = _mm_min_epu8(_mm256_castsi256_si128(least), half);
        let words = _mm_min_epu8(least, _mm_srli_epi16::<8>(least));
        !(_mm_cvtsi128_si32(_mm_minpos_epu16(words)) as u8) & 15
    }
}

impl Boards for Bytes64 {
    interleave! {
        bytes: _mm512_unpacklo_epi8 _mm512_unpackhi_epi8,
        pairs: _mm512_unpacklo_epi16 _mm512_unpackhi_epi16,
        fours: _mm512_unpacklo_epi32 _mm512_unpackhi_epi32,
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

    /// A map is a register. The bits of a rank in the four words are the rows of a matrix of bits,
    /// whose columns are the distances: one instruction transposes it.
    #[inline(always)]
    unsafe fn write_maps(proof: Avx512, bits: [Self; 4], near: bool, maps: *mut [u8; 64]) {
        let [one, two, four, eight] = bits.map(|bit| bit.0);
        // With `near` all rows from the fourth on: the last bit fills the byte with ones.
        let rows = if near { !0 } else { 0xf0f0_f0f0_f0f0_f0f0 };
        // SAFETY: the proof says that the processor has AVX-512 VBMI and GFNI; the statics have 64
        // bytes, and there is room for eight maps, as the caller promises.
        unsafe {
            let by_rank =
                PAIR_BY_RANK.each_ref().map(|places| _mm512_loadu_si512(places.as_ptr().cast()));
            let files = _mm512_set1_epi64(DIAGONAL.cast_signed());
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
                        let bytes = Self(_mm512_gf2p8affine_epi64_epi8::<0>(files, matrices));
                        let bytes = if near { bytes } else { bytes.none_for_15(proof) };
                        // One of the eight: each of the three is 0 or 1.
                        let board = 4 * half + 2 * second + odd;
                        bytes.store(&mut *maps.add(board), 0);
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
