//! Distances to the border and to the corners, where a bare king is mated.

use crate::board::square::min;
use crate::{Square, manhattan_distance};

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
