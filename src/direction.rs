//! From one square toward another, and the indices of the difference tables.

use crate::Square;
use crate::difference::{difference, offset, step, x88};

/// The increment of the square index for a step from a toward b along a line (+1, +7, +8, +9
/// and their negatives), or for the whole jump where b is a knight's jump away (+6, +10, +15,
/// +17 and their negatives). `None` off every line, and for b = a.
#[must_use]
pub const fn direction(a: Square, b: Square) -> Option<i8> {
    let (files, ranks) = difference(a, b);
    match step(files, ranks) {
        (0, 0) => None,
        (files, ranks) => Some((8 * ranks + files) as i8),
    }
}

/// Index of the pair in the tables by 0x88 difference, 1 to 239; 120 for equal squares.
///
/// Source: chessprogramming wiki, 0x88.
#[must_use]
pub const fn x88_difference(a: Square, b: Square) -> u8 {
    let (files, ranks) = difference(a, b);
    x88::index(files, ranks) as u8
}

/// Index of the pair in the 15x15 tables, 0 to 224; 112 for equal squares.
///
/// Source: chessprogramming wiki, Distance (Stilman's Pioneer).
#[must_use]
pub const fn offset_difference(a: Square, b: Square) -> u8 {
    let (files, ranks) = difference(a, b);
    offset::index(files, ranks) as u8
}

/// The square on a 0x88 board: rank * 16 + file, 0 to 119.
#[must_use]
pub const fn to_x88(square: Square) -> u8 {
    (square.rank().index() * 16 + square.file().index()) as u8
}

/// The square with this number on a 0x88 board, `None` off the board.
#[must_use]
pub const fn from_x88(x88: i32) -> Option<Square> {
    if x88 & !0x77 != 0 {
        return None;
    }
    Square::new((x88 >> 4) * 8 + (x88 & 7))
}
