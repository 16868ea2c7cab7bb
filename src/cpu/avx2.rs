//! 32-byte registers: AVX2.

mod ranks;

use core::arch::x86_64::*;

use crate::cpu::Avx2;
use crate::cpu::boards::{Boards, interleave};
use crate::cpu::lanes::{self, DIAGONAL, Lanes, Line, LookUp, Numbers, RANKS};
use crate::cpu::register::{Register, operations, register};
use crate::cpu::words::{Pair, Words};

pub(crate) use ranks::SixteenRanks;

/// A register of AVX2.
#[derive(Clone, Copy)]
pub(crate) struct Bytes32(__m256i);

operations!(Bytes32: _mm256_and_si256 _mm256_or_si256 _mm256_xor_si256);

register!(Bytes32, Avx2: _mm256_set1_epi64x _mm256_slli_epi64 _mm256_srli_epi64 _mm256_add_epi8);

impl Lanes for Bytes32 {
    const BYTES: usize = 32;
    const BY_PIECE: bool = true;

    operations! {
        add: _mm256_add_epi8,
        sub: _mm256_sub_epi8,
        add_to_limit: _mm256_adds_epu8,
        min: _mm256_min_epu8,
        max: _mm256_max_epu8,
        equal: _mm256_cmpeq_epi8,
    }

    #[inline(always)]
    fn stream(self, line: &mut Line, part: usize) {
        let parts = line.0.as_chunks_mut::<32>().0;
        // SAFETY: a register exists only where the processor has AVX2; the part has 32 bytes, and
        // is aligned since the line is.
        unsafe { _mm256_stream_si256(parts[part % 2].as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn members(proof: Avx2, set: u64, part: usize) -> Self {
        let bits = Self::splat_word(proof, DIAGONAL);
        let ranks = Self::splat_word(proof, set).look_up(Self::load(proof, &RANKS, part));
        (ranks & bits).equal(bits)
    }

    #[inline(always)]
    fn set(self) -> u64 {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { u64::from(_mm256_movemask_epi8(self.0).cast_unsigned()) }
    }

    #[inline(always)]
    fn largest(self) -> u8 {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe {
            let half = _mm256_extracti128_si256::<1>(self.0);
            largest(_mm_max_epu8(_mm256_castsi256_si128(self.0), half))
        }
    }

    #[inline(always)]
    fn write_numbers(proof: Avx2, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
        // SAFETY: the proof says that the processor has AVX2.
        unsafe { write_numbers(proof, numbers, board) }
    }

    #[inline(always)]
    fn repeated(_: Avx2, bytes: &[u8; 16]) -> Self {
        // SAFETY: the proof says that the processor has AVX2; the array has 16 bytes, and the load
        // needs no alignment.
        unsafe {
            let bytes = _mm_loadu_si128(bytes.as_ptr().cast());
            Self(_mm256_broadcastsi128_si256(bytes))
        }
    }

    #[inline(always)]
    fn by_low_half(self, proof: Avx2, table: Self) -> Option<Self> {
        // A byte whose highest bit is set would become 0.
        Some(table.look_up(self & Self::splat(proof, 15)))
    }
}

#[inline(never)]
#[target_feature(enable = "avx2")]
fn write_numbers(proof: Avx2, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
    let numbers = crate::cpu::barrier::reference(numbers);
    lanes::write_numbers::<Bytes32>(proof, numbers, board)
}

/// The largest byte of 16.
///
/// # Safety
/// The processor has SSE4.1, as every processor with AVX does.
#[inline]
#[target_feature(enable = "sse4.1")]
pub(super) unsafe fn largest(bytes: __m128i) -> u8 {
    let bytes = _mm_max_epu8(bytes, _mm_srli_epi16::<8>(bytes));
    // The instruction finds the least word: the least 255 - byte is that of the largest byte.
    let words = _mm_andnot_si128(bytes, _mm_set1_epi16(0xff));
    0xff - (_mm_cvtsi128_si32(_mm_minpos_epu16(words)) & 0xff) as u8
}

impl LookUp for Bytes32 {
    operations! {
        look_up: _mm256_shuffle_epi8,
    }
}

impl Boards for Bytes32 {
    interleave! {
        bytes: _mm256_unpacklo_epi8 _mm256_unpackhi_epi8,
        pairs: _mm256_unpacklo_epi16 _mm256_unpackhi_epi16,
        fours: _mm256_unpacklo_epi32 _mm256_unpackhi_epi32,
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

/// Two words.
#[derive(Clone, Copy)]
pub(crate) struct Two(__m128i);

operations!(Two: _mm_and_si128 _mm_or_si128 _mm_xor_si128);

register!(Two, Avx2: _mm_set1_epi64x _mm_slli_epi64 _mm_srli_epi64 _mm_add_epi8);

impl Words for Two {
    const COUNT: usize = 2;
    const HIDES_MASKS: bool = true;

    operations! {
        left: _mm_sllv_epi64,
        right: _mm_srlv_epi64,
        plus: _mm_add_epi64,
    }

    #[inline(always)]
    fn new(_: Avx2, words: [u64; 4]) -> Self {
        let [a, b, ..] = words.map(u64::cast_signed);
        // SAFETY: the proof says that the processor has AVX2.
        unsafe { Self(_mm_set_epi64x(b, a)) }
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        (self | other) | self.exchanged()
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        // SAFETY: a register exists only where the processor has its instructions.
        let [low, high] = unsafe { [_mm_cvtsi128_si64(self.0), _mm_extract_epi64::<1>(self.0)] };
        [low.cast_unsigned(), high.cast_unsigned(), 0, 0]
    }
}

impl Pair for Two {
    #[inline(always)]
    fn empty(self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Self(_mm_cmpeq_epi64(self.0, _mm_setzero_si128())) }
    }

    #[inline(always)]
    fn crossed(self, other: Self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { Self(_mm_alignr_epi8::<8>(other.0, self.0)) }
    }
}

impl Words for Bytes32 {
    const COUNT: usize = 4;

    operations! {
        left: _mm256_sllv_epi64,
        right: _mm256_srlv_epi64,
        plus: _mm256_add_epi64,
    }

    #[inline(always)]
    fn new(_: Avx2, words: [u64; 4]) -> Self {
        let [a, b, c, d] = words.map(u64::cast_signed);
        // SAFETY: the proof says that the processor has AVX2.
        unsafe { Self(_mm256_set_epi64x(d, c, b, a)) }
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe {
            let pairs = self | Self(_mm256_shuffle_epi32::<0b01_00_11_10>(self.0));
            (pairs | other) | Self(_mm256_permute2x128_si256::<1>(pairs.0, pairs.0))
        }
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        // SAFETY: the register is four words.
        unsafe { core::mem::transmute(self.0) }
    }
}
