//! Classes of pairs of squares.

use crate::Square;
use crate::min_max::{max, min};

/// The class of a pair of squares, 0 to 35. With the larger and the smaller of file and rank
/// distance it is larger * (larger + 1) / 2 + smaller. It determines the king distance and the
/// Manhattan distance, and the knight distance unless one of the squares is a corner.
#[must_use]
pub const fn relation(a: Square, b: Square) -> u8 {
    let files = a.file().distance(b.file());
    let ranks = a.rank().distance(b.rank());
    let more = max(files, ranks);
    more * (more + 1) / 2 + min(files, ranks)
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
}
