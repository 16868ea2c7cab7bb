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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bitboard, Board, Piece, moves};

    fn coordinates(square: Square) -> (i32, i32) {
        (square.file().index() as i32, square.rank().index() as i32)
    }

    #[test]
    fn directions_lead_along_the_moves_of_the_amazon() {
        for a in Square::all() {
            let reached = moves(Piece::Amazon, Bitboard::of(a), &Board::EMPTY);
            let jumps = moves(Piece::Knight, Bitboard::of(a), &Board::EMPTY);
            for b in Square::all() {
                let apart = b.index() as i8 - a.index() as i8;
                let direction = direction(a, b);
                assert_eq!(direction.is_some(), reached.contains(b), "{a} {b}");
                if let Some(step) = direction {
                    // A jump takes one step; a line as many as the king.
                    let steps = if jumps.contains(b) {
                        1
                    } else {
                        crate::king_distance(a, b)
                    };
                    assert_eq!(step * steps as i8, apart, "{a} {b}");
                }
            }
        }
    }

    #[test]
    fn differences_are_those_of_0x88_squares_and_of_the_board_of_15x15() {
        for a in Square::all() {
            for b in Square::all() {
                let ((file, rank), (to_file, to_rank)) = (coordinates(a), coordinates(b));
                let by_x88 = 120 + i32::from(to_x88(b)) - i32::from(to_x88(a));
                assert_eq!(i32::from(x88_difference(a, b)), by_x88);
                let offset = 15 * (7 + to_rank - rank) + 7 + to_file - file;
                assert_eq!(i32::from(offset_difference(a, b)), offset);
            }
        }
    }

    #[test]
    fn squares_of_the_0x88_board() {
        let mut squares = Square::all();
        for x88 in 0..128 {
            let square = if x88 % 16 < 8 { squares.next() } else { None };
            assert_eq!(from_x88(x88), square, "{x88:#x}");
            assert!(square.is_none_or(|square| i32::from(to_x88(square)) == x88));
        }
        for x88 in [i32::MIN, -128, -1, 0x80, 0x100, 0x177, 1 << 30, i32::MAX] {
            assert_eq!(from_x88(x88), None, "{x88:#x}");
        }
    }
}
