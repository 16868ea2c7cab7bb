//! Distances on the empty board, and rules of endings.

pub(crate) mod center_and_edge;
pub mod difference;
pub(crate) mod distance;
pub(crate) mod endings;
pub(crate) mod x88;

use crate::difference::{difference as between, step};
use crate::language::{max, min};
use crate::{
    Bitboard, DifferencePiece, KING_RINGS, Obstacles, Piece, Square, definition, distance_by_x88,
    king_distance, knight_distance, manhattan_distance,
};

/// Fewest moves of the piece from one square to the other on the empty board. `None` if no sequence
/// of moves leads there, for example for a bishop to the other color or a pawn backward.
///
/// ```
/// use chess_distance::{distance, Piece, Square};
/// let (a1, h8, a4): (Square, Square, Square) = ("a1".parse()?, "h8".parse()?, "a4".parse()?);
/// assert_eq!(distance(Piece::Knight, a1, h8), Some(6));
/// assert_eq!(distance(Piece::WhitePawn, a1, a4), Some(2)); // the second is a double step
/// assert_eq!(distance(Piece::WhitePawn, a4, a1), None);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
pub const fn distance(piece: Piece, a: Square, b: Square) -> Option<u8> {
    use Piece::*;
    match piece {
        King => Some(king_distance(a, b)),
        Wazir => Some(manhattan_distance(a, b)),
        Knight => Some(knight_distance(a, b)),
        Bishop | Rook | Queen | WhitePawn | BlackPawn | Archbishop | Chancellor | Amazon
        | Leaper(_) => match DifferencePiece::new(piece) {
            Some(piece) => distance_by_x88(piece, a, b),
            None => {
                definition::set_distance(piece, Bitboard::of(a), Bitboard::of(b), &Obstacles::NONE)
            }
        },
    }
}

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
    let (files, ranks) = between(a, b);
    match step(files, ranks) {
        (0, 0) => None,
        (files, ranks) => Some((8 * ranks + files) as i8),
    }
}

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

#[cfg(test)]
mod tests;
