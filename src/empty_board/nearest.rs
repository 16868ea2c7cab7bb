//! From a square to the nearest member of a set.

use crate::board::square::min;
use crate::empty_board::king::KING_RINGS;
use crate::{Bitboard, Square};

/// King moves from the square to the nearest member of the set on the empty board, 0 to 7; `None`
/// for the empty set.
///
/// ```
/// use chess_distance::{nearest, Bitboard, Square};
/// let pawns: Bitboard = ["b4", "g2"].iter().filter_map(|s| s.parse::<Square>().ok()).collect();
/// let king: Square = "d1".parse()?;
/// assert_eq!(nearest(king, pawns), Some(3));
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
pub const fn nearest(square: Square, set: Bitboard) -> Option<u8> {
    let rings = &KING_RINGS[square.index()];
    // One bit for each ring that meets the set. All rings are tested, without a branch.
    let mut meeting = 0;
    let mut distance = 0;
    while distance < 8 {
        meeting |= ((rings[distance].0 & set.0 != 0) as u32) << distance;
        distance += 1;
    }
    if meeting == 0 {
        return None;
    }
    Some(meeting.trailing_zeros() as u8)
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
    Some(min(left as u8, right as u8))
}
