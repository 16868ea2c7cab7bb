//! Two single kings on the empty board: 64 distances of one compared with 64 of the other.

use super::NotLater;
use crate::cpu::Isa;
use crate::cpu::lanes::Lanes;
use crate::cpu::register::Register;
use crate::{KING, Square};

/// The distances of kings on rank 1: of one on the a-file to all files, and so on for each file.
static TO_FILES: [[u8; 8]; 8] = {
    let mut distances = [[0; 8]; 8];
    let mut entry = 0;
    while entry < 64 {
        distances[entry / 8][entry % 8] = KING.0[entry / 8][entry % 8];
        entry += 1;
    }
    distances
};

/// From each rank to the ranks of all squares.
static TO_RANKS: [Row; 8] = {
    let mut rows = [Row([0; 64]); 8];
    let mut entry = 0;
    while entry < 512 {
        rows[entry / 64].0[entry % 64] = (entry / 64).abs_diff(entry % 64 / 8) as u8;
        entry += 1;
    }
    rows
};

// The distances of 8 squares in a row add up to 168.
const _: () = {
    let (mut files, mut ranks) = (0, 0);
    let mut entry = 0;
    while entry < 512 {
        files += TO_FILES[entry / 64][entry % 8] as u32;
        ranks += TO_RANKS[entry / 64].0[entry % 64] as u32;
        entry += 1;
    }
    assert!(files == 8 * 168 && ranks == 8 * 168);
};

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Row([u8; 64]);

/// The registers that every processor has. Wider ones would save little.
type Bytes = <() as Isa>::Bytes;

/// For each square, the kings on the empty board that are not later than the other.
#[inline]
pub(crate) fn of_two_kings(first: Square, second: Square) -> NotLater {
    let (mut first_not_later, mut second_not_later) = (0, 0);
    for part in 0..Bytes::PARTS {
        let (one, other) = (distances(first, part), distances(second, part));
        let least = one.min(other);
        let shift = part * Bytes::BYTES;
        first_not_later |= one.equal(least).set() << shift;
        second_not_later |= other.equal(least).set() << shift;
    }
    (first_not_later, second_not_later)
}

/// The distances of a king to the squares of a part: the greater of those to file and rank.
#[inline(always)]
fn distances(king: Square, part: usize) -> Bytes {
    let to_files = u64::from_le_bytes(TO_FILES[king.file().index()]);
    let to_ranks = &TO_RANKS[king.rank().index()].0;
    Bytes::splat_word((), to_files).max(Bytes::load((), to_ranks, part))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::king_distance;
    use crate::test_boards::one_of;

    #[test]
    fn agrees_with_the_definition_for_all_pairs() {
        for pair in one_of(97, 0..4096) {
            let (first, second) = (Square::wrapping(pair / 64), Square::wrapping(pair));
            let mut expected = (0, 0);
            for square in Square::all() {
                let [one, other] = [first, second].map(|king| king_distance(king, square));
                expected.0 |= u64::from(one <= other) << square.index();
                expected.1 |= u64::from(other <= one) << square.index();
            }
            assert_eq!(of_two_kings(first, second), expected);
        }
    }
}
