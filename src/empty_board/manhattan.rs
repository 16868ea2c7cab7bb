//! Manhattan distance (taxicab distance): orthogonal steps on the empty board.

use crate::definition::table::{SquareTable, census};
use crate::{Piece, Square};

/// Orthogonal steps from one square to the other, 0 to 14: the sum of file and rank distance.
///
/// Source: chessprogramming wiki, Manhattan-Distance.
///
/// From c3 to every square, rank 8 on top:
///
/// ```
/// use chess_distance::{map, Bitboard, Board, Piece};
/// let board = format!("{:?}", map(Piece::Wazir, Bitboard(1 << 18), &Board::EMPTY));
/// assert_eq!(board.lines().collect::<Vec<_>>(), [
///     " 7  6  5  6  7  8  9 10",
///     " 6  5  4  5  6  7  8  9",
///     " 5  4  3  4  5  6  7  8",
///     " 4  3  2  3  4  5  6  7",
///     " 3  2  1  2  3  4  5  6",
///     " 2  1  0  1  2  3  4  5",
///     " 3  2  1  2  3  4  5  6",
///     " 4  3  2  3  4  5  6  7",
/// ]);
/// ```
#[must_use]
pub const fn manhattan_distance(a: Square, b: Square) -> u8 {
    a.file().distance(b.file()) + a.rank().distance(b.rank())
}

/// Manhattan distances of all pairs of squares.
#[cfg_attr(
    feature = "c-names",
    allow(unsafe_code),
    unsafe(export_name = "chess_distance_manhattan_table")
)]
pub static MANHATTAN: SquareTable = SquareTable::of(Piece::Wazir);

const _: () = {
    let (sum, pairs) = census(&MANHATTAN);
    assert!(sum == 21504 && pairs[0] == 64 && pairs[1] == 224 && pairs[7] == 448);
    assert!(pairs[14] == 4 && pairs[15] == 0);
};
