//! Two single kings on the empty board: 64 distances of one compared with 64 of the other.

use super::NotLater;
use crate::Square;

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

/// The definition: which of two distances is less, byte by byte.
#[cfg(any(test, not(target_arch = "x86_64")))]
fn plain(first: Square, second: Square) -> NotLater {
    let (first, second) = (King::on(first), King::on(second));
    let [mut first_not_later, mut second_not_later] = [0; 2];
    for square in 0..64 {
        let (one, other) = (first.distance(square), second.distance(square));
        first_not_later |= u64::from(one <= other) << square;
        second_not_later |= u64::from(other <= one) << square;
    }
    (first_not_later, second_not_later)
}

/// Which of two kings on the empty board is not later on each square.
#[inline]
pub(crate) fn of_two_kings(first: Square, second: Square) -> NotLater {
    #[cfg(target_arch = "x86_64")]
    return x86::sse2(first, second);
    #[cfg(not(target_arch = "x86_64"))]
    plain(first, second)
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::*;

    use super::{King, NotLater, Square};

    #[inline]
    pub(super) fn sse2(first: Square, second: Square) -> NotLater {
        let (first, second) = (King::on(first), King::on(second));
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
        (first_not_farther, second_not_farther)
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use crate::king_distance;
    use crate::test_boards::one_of;

    #[test]
    fn every_kernel_agrees_with_the_definition_for_all_pairs() {
        for pair in one_of(97, 0..4096) {
            let (first, second) = (Square::wrapping(pair / 64), Square::wrapping(pair));
            for square in Square::all() {
                let distance = king_distance(first, square);
                assert_eq!(King::on(first).distance(square.index()), distance);
            }
            let expected = plain(first, second);
            assert_eq!(of_two_kings(first, second), expected);
        }
    }
}
