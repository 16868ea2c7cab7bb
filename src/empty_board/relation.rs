//! How two squares lie to each other: the class of a pair, and the direction from one square toward
//! the other.

use crate::Square;
use crate::board::square::{max, min};
use crate::difference::{difference, step};

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

/// The increment of the square index from a toward b. Along a rank, file or diagonal it is one
/// step: 1, 7, 8, 9 or their negatives. If b is a knight's jump away, it is the whole jump: 6, 10,
/// 15, 17 or their negatives. `None` for all other pairs, and for b = a.
#[must_use]
pub const fn direction(a: Square, b: Square) -> Option<i8> {
    let (files, ranks) = difference(a, b);
    match step(files, ranks) {
        (0, 0) => None,
        (files, ranks) => Some((8 * ranks + files) as i8),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::pairs;
    use crate::{Bitboard, Board, Piece, moves};

    #[test]
    fn classes_are_numbered_by_the_longer_and_then_the_shorter_difference() {
        let mut class = 0;
        for more in 0..8 {
            for less in 0..=more {
                for (a, b) in pairs() {
                    let (files, ranks) = (a.file().distance(b.file()), a.rank().distance(b.rank()));
                    let in_class = [(less, more), (more, less)].contains(&(files, ranks));
                    assert_eq!(relation(a, b) == class, in_class, "{a} {b}");
                }
                class += 1;
            }
        }
        assert_eq!(class, 36);
    }

    #[test]
    fn directions_lead_along_the_moves_of_the_amazon() {
        for (a, b) in pairs() {
            let of = |piece| moves(piece, Bitboard::of(a), &Board::EMPTY).contains(b);
            let direction = direction(a, b);
            assert_eq!(direction.is_some(), of(Piece::Amazon), "{a} {b}");
            // A jump takes one step; a line as many as the king.
            let jumps = of(Piece::Knight);
            let steps = if jumps { 1 } else { crate::king_distance(a, b) };
            let far = direction.map(|step| step * steps as i8);
            assert!(far.is_none_or(|far| far == b.index() as i8 - a.index() as i8));
        }
    }
}
