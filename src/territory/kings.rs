//! Two single kings on the empty board: 64 distances of one compared with 64 of the other.
#![allow(unsafe_code)]

use super::Territory;
use crate::table::SquareTable;
use crate::{Bitboard, Cpu, KING, Square};

static KING_ROWS: SquareTable = KING;

/// [`territory`](super::territory) of two kings on the empty board, in place of another one.
pub fn king_territory(first: Square, second: Square, territory: &mut Territory) {
    let rows = (&KING_ROWS.0[first.index()], &KING_ROWS.0[second.index()]);
    #[cfg(target_arch = "x86_64")]
    {
        if Cpu::detect() >= Cpu::Avx512 {
            // SAFETY: the processor has AVX-512.
            unsafe { x86::compare_avx512(rows.0, rows.1, territory) };
        } else {
            x86::compare_sse2(rows.0, rows.1, territory);
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    compare(rows.0, rows.1, territory);
}

/// The definition: which of two distances is less, byte by byte.
#[cfg(any(test, not(target_arch = "x86_64")))]
fn compare(first: &[u8; 64], second: &[u8; 64], territory: &mut Territory) {
    *territory = Territory::default();
    for square in 0..64 {
        let (near, far) = (first[square], second[square]);
        territory.first.0 |= u64::from(near < far) << square;
        territory.second.0 |= u64::from(far < near) << square;
        territory.tied.0 |= u64::from(near == far) << square;
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::*;

    use super::{Bitboard, Territory};

    #[target_feature(enable = "avx512f,avx512bw")]
    pub(super) fn compare_avx512(first: &[u8; 64], second: &[u8; 64], out: &mut Territory) {
        // SAFETY: each row has 64 bytes.
        let (first, second) = unsafe {
            (
                _mm512_loadu_si512(first.as_ptr().cast()),
                _mm512_loadu_si512(second.as_ptr().cast()),
            )
        };
        *out = Territory {
            first: Bitboard(_mm512_cmplt_epu8_mask(first, second)),
            second: Bitboard(_mm512_cmplt_epu8_mask(second, first)),
            tied: Bitboard(_mm512_cmpeq_epu8_mask(first, second)),
        };
    }

    pub(super) fn compare_sse2(first: &[u8; 64], second: &[u8; 64], out: &mut Territory) {
        let (mut first_not_farther, mut second_not_farther) = (0, 0);
        for quarter in 0..4 {
            // SAFETY: a quarter of a row has 16 bytes, and every x86-64 processor has SSE2.
            let (not_farther, other_not_farther) = unsafe {
                let first = _mm_loadu_si128(first.as_ptr().add(16 * quarter).cast());
                let second = _mm_loadu_si128(second.as_ptr().add(16 * quarter).cast());
                let nearer = _mm_min_epu8(first, second);
                (
                    _mm_movemask_epi8(_mm_cmpeq_epi8(first, nearer)),
                    _mm_movemask_epi8(_mm_cmpeq_epi8(second, nearer)),
                )
            };
            first_not_farther |= u64::from(not_farther as u16) << (16 * quarter);
            second_not_farther |= u64::from(other_not_farther as u16) << (16 * quarter);
        }
        *out = Territory {
            first: Bitboard(first_not_farther & !second_not_farther),
            second: Bitboard(second_not_farther & !first_not_farther),
            tied: Bitboard(first_not_farther & second_not_farther),
        };
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    #[test]
    fn every_kernel_agrees_with_the_definition_for_all_pairs() {
        for pair in 0..4096 {
            let rows = (&KING_ROWS.0[pair / 64], &KING_ROWS.0[pair % 64]);
            let mut territories = [Territory::default(); 3];
            let [expected, sse2, avx512] = &mut territories;
            compare(rows.0, rows.1, expected);
            x86::compare_sse2(rows.0, rows.1, sse2);
            if Cpu::detect() >= Cpu::Avx512 {
                // SAFETY: the processor has AVX-512.
                unsafe { x86::compare_avx512(rows.0, rows.1, avx512) };
                assert_eq!(avx512, expected);
            }
            assert_eq!(sse2, expected);
        }
    }
}
