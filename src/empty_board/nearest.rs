//! From a square to the nearest member of a set.

use crate::{Bitboard, Square};

/// Files from the square to the nearest member of the set, 0 to 7; `None` for the empty set.
///
/// ```
/// use chess_distance::{nearest_file, Bitboard, Square};
/// let pawns: Bitboard = ["b4", "g2"].iter().filter_map(|s| s.parse::<Square>().ok()).collect();
/// let king: Square = "e1".parse()?;
/// assert_eq!(nearest_file(king, pawns), Some(2));
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
pub const fn nearest_file(square: Square, set: Bitboard) -> Option<u8> {
    // Fold the ranks together: bit f is set where some member stands on file f.
    let mut files = set.0 | set.0 >> 32;
    files |= files >> 16;
    files |= files >> 8;
    let files = files as u8;
    if files == 0 {
        return None;
    }
    let file = square.file().index() as u32;
    let right = (files >> file).trailing_zeros();
    let left = (files << (7 - file)).leading_zeros();
    Some(if left < right { left } else { right } as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_file_is_that_of_the_nearest_member() {
        let mut random = fastrand::Rng::with_seed(9);
        for round in 0..2000 {
            let set = crate::test_boards::random_set(&mut random, round % 16);
            for square in Square::all() {
                let nearest = set
                    .into_iter()
                    .map(|s| s.file().distance(square.file()))
                    .min();
                assert_eq!(nearest_file(square, set), nearest, "{square} {set:?}");
            }
        }
        for a in Square::all() {
            for b in Square::all() {
                let files = a.file().distance(b.file());
                assert_eq!(nearest_file(a, Bitboard::of(b)), Some(files));
            }
        }
    }
}
