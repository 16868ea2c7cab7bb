//! Relations between two squares beyond their distance.

use crate::{Bitboard, Square};

/// The class of a pair of squares under the board's reflections: the unordered pair of file and
/// rank distance, numbered max * (max + 1) / 2 + min, 0 to 35. All distances by difference
/// alone are functions of it.
#[must_use]
pub const fn relation(a: Square, b: Square) -> u8 {
    let files = a.file().distance(b.file());
    let ranks = a.rank().distance(b.rank());
    let (less, more) = if files < ranks {
        (files, ranks)
    } else {
        (ranks, files)
    };
    more * (more + 1) / 2 + less
}

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
    fn classes_are_numbered_by_the_longer_and_then_the_shorter_difference() {
        let mut class = 0;
        for more in 0..8 {
            for less in 0..=more {
                for a in Square::all() {
                    for b in Square::all() {
                        let (files, ranks) =
                            (a.file().distance(b.file()), a.rank().distance(b.rank()));
                        let in_class = [(less, more), (more, less)].contains(&(files, ranks));
                        assert_eq!(relation(a, b) == class, in_class, "{a} {b}");
                    }
                }
                class += 1;
            }
        }
        assert_eq!(class, 36);
    }

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
