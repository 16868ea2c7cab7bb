//! The distances as arithmetic on bytes without a branch or a look-up: LLVM vectorizes a loop over
//! it for any instruction set. The squares must be 0 to 63; for other bytes the result is any
//! byte.

use crate::language::{max, min};

/// The distances along files and ranks. With `files` subtracted, the difference of the squares
/// is 8 times the difference of the ranks.
///
/// Bit 7 of a square is 0 and changes nothing. With it in the mask, LLVM does not know that the
/// numbers are small, and the absolute value takes two instructions more.
#[inline(always)]
const fn files_and_ranks(a: u8, b: u8) -> (u8, u8) {
    let files = (a & 0x87).wrapping_sub(b & 0x87);
    let eightfold = a.wrapping_sub(b).wrapping_sub(files);
    (files.cast_signed().unsigned_abs(), eightfold.cast_signed().unsigned_abs() >> 3)
}

#[inline(always)]
pub(super) const fn king(a: u8, b: u8) -> u8 {
    let (files, ranks) = files_and_ranks(a, b);
    max(files, ranks)
}

#[inline(always)]
pub(super) const fn wazir(a: u8, b: u8) -> u8 {
    let (files, ranks) = files_and_ranks(a, b);
    files.wrapping_add(ranks)
}

/// A knight moves at most two squares along an axis and three in all, and each move changes the
/// color. The least number with these three properties is right except for neighbors on a line (3
/// moves), two steps along a diagonal (4), and a corner's diagonal neighbor (4).
#[inline(always)]
pub(super) const fn knight(a: u8, b: u8) -> u8 {
    let (files, ranks) = files_and_ranks(a, b);
    let sum = files.wrapping_add(ranks);
    let far = max(files, ranks);
    // Eight times the lower bound: 4 far + 4 and 3 sum + 3, the latter near enough to a third
    // of the sum rounded up.
    let by_axis = far.wrapping_mul(4).wrapping_add(4);
    let by_sum = sum.wrapping_mul(3).wrapping_add(3);
    let eightfold = max(by_axis, by_sum);
    let bound = eightfold >> 3;
    let distance = bound.wrapping_add((bound ^ sum) & 1);
    // Neighbors on a line are the only pairs with 8 here, two diagonal steps the only with 15.
    let exceptions = mask(eightfold == 8).wrapping_add(mask(eightfold == 15));
    let exceptions = exceptions.wrapping_add(corner(a, b));
    // Two more: a mask is -1, and no pair has two exceptions.
    distance.wrapping_sub(exceptions).wrapping_sub(exceptions)
}

/// At most two moves: one along a rank, file or diagonal. Neighbors lie on such a line.
#[inline(always)]
pub(super) const fn queen(a: u8, b: u8) -> u8 {
    let (files, ranks) = files_and_ranks(a, b);
    let line = mask(files == 0 || ranks == 0 || files == ranks);
    // A mask is -1.
    min(max(files, ranks), line.wrapping_add(2))
}

/// All bits set if one square is a corner and the other its diagonal neighbor. Such squares differ
/// in the lowest bit of file and rank and in no other. Among the pairs with this difference, the
/// changes from bit to bit within file and rank identify them: a corner has none, its neighbor has
/// one in both.
#[inline(always)]
const fn corner(a: u8, b: u8) -> u8 {
    let changes = (a ^ (a >> 1)) & 0o33;
    mask(a ^ b == 0o11) & mask(changes == 0).wrapping_add(mask(changes == 0o11))
}

#[inline(always)]
const fn mask(condition: bool) -> u8 {
    if condition { 0xff } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::pairs;
    use crate::{KING, KNIGHT, MANHATTAN, Piece, distance};

    #[test]
    fn every_pair_is_as_in_the_tables_that_come_from_the_moves() {
        for (a, b) in pairs() {
            let of = |metric: fn(u8, u8) -> u8| metric(a.index() as u8, b.index() as u8);
            assert_eq!(KING[a].get(b), Some(of(king)));
            assert_eq!(MANHATTAN[a].get(b), Some(of(wazir)));
            assert_eq!(KNIGHT[a].get(b), Some(of(knight)));
            assert_eq!(distance(Piece::Queen, a, b), Some(of(queen)));
        }
    }
}
