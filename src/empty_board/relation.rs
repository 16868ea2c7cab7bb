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
