//! Two single kings on the empty board: 64 distances of one compared with 64 of the other.
#![allow(unsafe_code)]

use crate::{Bitboard, Cpu, Square, Territory};

/// The distance from each file or rank, 0 to 7, to each other.
const STEPS: [[u8; 8]; 8] = {
    let mut steps = [[0; 8]; 8];
    let mut entry = 0;
    while entry < 64 {
        steps[entry / 8][entry % 8] = (entry / 8).abs_diff(entry % 8) as u8;
        entry += 1;
    }
    steps
};

static FILE_DISTANCES: [[u8; 8]; 8] = STEPS;

/// From each rank to the ranks of all squares.
static RANK_DISTANCES: [Row; 8] = {
    let mut rows = [Row([0; 64]); 8];
    let mut entry = 0;
    while entry < 512 {
        rows[entry / 64].0[entry % 64] = STEPS[entry / 64][entry % 64 / 8];
        entry += 1;
    }
    rows
};

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Row([u8; 64]);

/// The distances of a king to all squares: of each square the greater of these two. That is an
/// eighth of a table of kings.
#[derive(Clone, Copy)]
struct King {
    /// To the files, the same for every rank.
    files: &'static [u8; 8],
    ranks: &'static [u8; 64],
}

impl King {
    #[inline]
    fn on(square: Square) -> Self {
        Self {
            files: &FILE_DISTANCES[square.file().index()],
            ranks: &RANK_DISTANCES[square.rank().index()].0,
        }
    }

    #[cfg(any(test, not(target_arch = "x86_64")))]
    fn distance(self, square: usize) -> u8 {
        self.files[square % 8].max(self.ranks[square])
    }
}

/// [`territory`](crate::territory()) of two kings on the empty board, in place of another one.
pub fn king_territory(first: Square, second: Square, territory: &mut Territory) {
    let (first, second) = (King::on(first), King::on(second));
    #[cfg(target_arch = "x86_64")]
    {
        if Cpu::detect() >= Cpu::Avx512 {
            // SAFETY: the processor has AVX-512.
            unsafe { x86::compare_avx512(first, second, territory) };
        } else {
            x86::compare_sse2(first, second, territory);
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    compare(first, second, territory);
}

/// The definition: which of two distances is less, byte by byte.
#[cfg(any(test, not(target_arch = "x86_64")))]
fn compare(first: King, second: King, territory: &mut Territory) {
    *territory = Territory::default();
    for square in 0..64 {
        let (near, far) = (first.distance(square), second.distance(square));
        territory.first.0 |= u64::from(near < far) << square;
        territory.second.0 |= u64::from(far < near) << square;
        territory.tied.0 |= u64::from(near == far) << square;
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::*;

    use super::{Bitboard, King, Territory};

    #[target_feature(enable = "avx512f,avx512bw")]
    pub(super) fn compare_avx512(first: King, second: King, out: &mut Territory) {
        let distances = |king: King| {
            let files = _mm512_set1_epi64(i64::from_le_bytes(*king.files));
            // SAFETY: the ranks are 64 bytes.
            let ranks = unsafe { _mm512_loadu_si512(king.ranks.as_ptr().cast()) };
            _mm512_max_epu8(files, ranks)
        };
        let (first, second) = (distances(first), distances(second));
        *out = Territory {
            first: Bitboard(_mm512_cmplt_epu8_mask(first, second)),
            second: Bitboard(_mm512_cmplt_epu8_mask(second, first)),
            tied: Bitboard(_mm512_cmpeq_epu8_mask(first, second)),
        };
    }

    pub(super) fn compare_sse2(first: King, second: King, out: &mut Territory) {
        // SAFETY: every x86-64 processor has SSE2, and a quarter of the ranks has 16 bytes.
        let distances = |king: King, quarter: usize| unsafe {
            let files = _mm_set1_epi64x(i64::from_le_bytes(*king.files));
            let ranks = _mm_loadu_si128(king.ranks.as_ptr().add(16 * quarter).cast());
            _mm_max_epu8(files, ranks)
        };
        let (mut first_not_farther, mut second_not_farther) = (0, 0);
        for quarter in 0..4 {
            let (first, second) = (distances(first, quarter), distances(second, quarter));
            // SAFETY: every x86-64 processor has SSE2.
            let (not_farther, other_not_farther) = unsafe {
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
    use crate::king_distance;

    #[test]
    fn every_kernel_agrees_with_the_definition_for_all_pairs() {
        for pair in 0..4096 {
            let (first, second) = (Square::wrapping(pair / 64), Square::wrapping(pair));
            let kings = (King::on(first), King::on(second));
            for square in Square::all() {
                let distance = king_distance(first, square);
                assert_eq!(kings.0.distance(square.index()), distance);
            }
            let mut territories = [Territory::default(); 3];
            let [expected, sse2, avx512] = &mut territories;
            compare(kings.0, kings.1, expected);
            x86::compare_sse2(kings.0, kings.1, sse2);
            if Cpu::detect() >= Cpu::Avx512 {
                // SAFETY: the processor has AVX-512.
                unsafe { x86::compare_avx512(kings.0, kings.1, avx512) };
                assert_eq!(avx512, expected);
            }
            assert_eq!(sse2, expected);
        }
    }
}
