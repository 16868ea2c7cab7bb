//! Distances of a square to the center, the nearest of d4, d5, e4 and e5, to the border, and to the
//! corners, where a bare king is mated.

use crate::language::{max, min};
use crate::{Square, manhattan_distance};

/// King moves to the center, 0 to 3.
///
/// Source: chessprogramming wiki, Center Distance.
///
/// ```
/// use chess_distance::{DistanceMap, CENTER};
/// let board = format!("{:?}", DistanceMap(CENTER));
/// assert_eq!(board.lines().collect::<Vec<_>>(), [
///     " 3  3  3  3  3  3  3  3",
///     " 3  2  2  2  2  2  2  3",
///     " 3  2  1  1  1  1  2  3",
///     " 3  2  1  0  0  1  2  3",
///     " 3  2  1  0  0  1  2  3",
///     " 3  2  1  1  1  1  2  3",
///     " 3  2  2  2  2  2  2  3",
///     " 3  3  3  3  3  3  3  3",
/// ]);
/// ```
#[must_use]
pub const fn center_distance(square: Square) -> u8 {
    max(square.file().center_distance(), square.rank().center_distance())
}

/// Orthogonal steps to the center, 0 to 6.
///
/// Source: chessprogramming wiki, Center Manhattan-Distance.
///
/// ```
/// use chess_distance::{DistanceMap, CENTER_MANHATTAN};
/// let board = format!("{:?}", DistanceMap(CENTER_MANHATTAN));
/// assert_eq!(board.lines().collect::<Vec<_>>(), [
///     " 6  5  4  3  3  4  5  6",
///     " 5  4  3  2  2  3  4  5",
///     " 4  3  2  1  1  2  3  4",
///     " 3  2  1  0  0  1  2  3",
///     " 3  2  1  0  0  1  2  3",
///     " 4  3  2  1  1  2  3  4",
///     " 5  4  3  2  2  3  4  5",
///     " 6  5  4  3  3  4  5  6",
/// ]);
/// ```
#[must_use]
pub const fn center_manhattan_distance(square: Square) -> u8 {
    square.file().center_distance() + square.rank().center_distance()
}

/// Fewest entries of a square's row in a distance table over the four center squares.
pub(super) const fn nearest_center(table: &crate::SquareTable) -> [u8; 64] {
    let center = [27, 28, 35, 36];
    let mut nearest = [u8::MAX; 64];
    let mut square = 0;
    while square < 64 {
        let mut member = 0;
        while member < 4 {
            nearest[square] = min(nearest[square], table.0[square][center[member]]);
            member += 1;
        }
        square += 1;
    }
    nearest
}

/// King moves to the center, by square.
pub static CENTER: [u8; 64] = nearest_center(&crate::KING);

/// Orthogonal steps to the center, by square.
pub static CENTER_MANHATTAN: [u8; 64] = nearest_center(&crate::MANHATTAN);

const _: () = {
    let (mut king, mut manhattan) = (0, 0);
    let mut square = 0;
    while square < 64 {
        let at = Square::wrapping(square);
        assert!(CENTER[square] == center_distance(at));
        assert!(CENTER_MANHATTAN[square] == center_manhattan_distance(at));
        king += CENTER[square] as u32;
        manhattan += CENTER_MANHATTAN[square] as u32;
        square += 1;
    }
    assert!(king == 136 && manhattan == 192);
};

/// Steps to the nearest border square, 0 to 3.
///
/// ```
/// use chess_distance::{edge_distance, DistanceMap, Square};
/// let mut edge = DistanceMap::NOWHERE;
/// Square::all().for_each(|square| edge.0[square.index()] = edge_distance(square));
/// let edge = format!("{:?}", edge);
/// assert_eq!(edge.lines().collect::<Vec<_>>(), [
///     " 0  0  0  0  0  0  0  0",
///     " 0  1  1  1  1  1  1  0",
///     " 0  1  2  2  2  2  1  0",
///     " 0  1  2  3  3  2  1  0",
///     " 0  1  2  3  3  2  1  0",
///     " 0  1  2  2  2  2  1  0",
///     " 0  1  1  1  1  1  1  0",
///     " 0  0  0  0  0  0  0  0",
/// ]);
/// ```
#[must_use]
pub const fn edge_distance(square: Square) -> u8 {
    min(square.file().edge_distance(), square.rank().edge_distance())
}

/// The color of a square or of a corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SquareColor {
    /// As a1 and h8.
    Dark,
    /// As h1 and a8.
    Light,
}

/// Manhattan distance to the nearer corner of that color, 0 to 7. With bishop and knight the king
/// is mated in a corner of the bishop's color.
///
/// ```
/// use chess_distance::{corner_distance, DistanceMap, Square, SquareColor};
/// let mut dark = DistanceMap::NOWHERE;
/// for square in Square::all() {
///     dark.0[square.index()] = corner_distance(square, SquareColor::Dark);
/// }
/// let dark = format!("{:?}", dark);
/// assert_eq!(dark.lines().collect::<Vec<_>>(), [
///     " 7  6  5  4  3  2  1  0",
///     " 6  7  6  5  4  3  2  1",
///     " 5  6  7  6  5  4  3  2",
///     " 4  5  6  7  6  5  4  3",
///     " 3  4  5  6  7  6  5  4",
///     " 2  3  4  5  6  7  6  5",
///     " 1  2  3  4  5  6  7  6",
///     " 0  1  2  3  4  5  6  7",
/// ]);
/// ```
#[must_use]
pub const fn corner_distance(square: Square, color: SquareColor) -> u8 {
    let (one, other) = match color {
        SquareColor::Dark => (Square::wrapping(0), Square::wrapping(63)),
        SquareColor::Light => (Square::wrapping(7), Square::wrapping(56)),
    };
    min(manhattan_distance(square, one), manhattan_distance(square, other))
}
