//! Registers of AVX-512 as boards, and the maps of eight boards.

use core::arch::x86_64::*;

use super::Bytes64;
use crate::cpu::Avx512;
use crate::cpu::boards::{Boards, interleave};
use crate::cpu::lanes::Lanes;

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
        // bytes.
        unsafe {
            let by_rank =
                BY_RANK.each_ref().map(|places| _mm512_loadu_si512(places.as_ptr().cast()));
            let files = _mm512_set1_epi64(0x8040_2010_0804_0201_u64.cast_signed());
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
                        let board = 4 * half + 2 * second + odd;
                        // This is one of eight maps.
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
static BY_RANK: [[u8; 64]; 2] = {
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
const _: () = assert!(BY_RANK[0][0] == 32 + 8 && BY_RANK[1][63] == 16 + 7);
