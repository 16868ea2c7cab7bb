//! King distance (Chebyshev distance): king moves on the empty board.

use crate::board::square::max;
use crate::definition::table::{SquareTable, census};
use crate::{Bitboard, Piece, Square};

/// King moves from one square to the other on the empty board, 0 to 7: the greater of file and
/// rank distance.
///
/// Source: chessprogramming wiki, Distance.
///
/// ```
/// use chess_distance::{king_distance, Square};
/// let (f6, h1): (Square, Square) = ("f6".parse()?, "h1".parse()?);
/// assert_eq!(king_distance(f6, h1), 5);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
///
/// From c3 to every square, rank 8 on top:
///
/// ```
/// use chess_distance::{map, Bitboard, Board, Piece};
/// let board = format!("{:?}", map(Piece::King, Bitboard(1 << 18), &Board::EMPTY));
/// assert_eq!(board.lines().collect::<Vec<_>>(), [
///     " 5  5  5  5  5  5  5  5",
///     " 4  4  4  4  4  4  4  5",
///     " 3  3  3  3  3  3  4  5",
///     " 2  2  2  2  2  3  4  5",
///     " 2  1  1  1  2  3  4  5",
///     " 2  1  0  1  2  3  4  5",
///     " 2  1  1  1  2  3  4  5",
///     " 2  2  2  2  2  3  4  5",
/// ]);
/// ```
#[must_use]
pub const fn king_distance(a: Square, b: Square) -> u8 {
    max(a.file().distance(b.file()), a.rank().distance(b.rank()))
}

/// King distances of all pairs of squares.
#[cfg_attr(
    feature = "c-names",
    allow(unsafe_code),
    unsafe(export_name = "chess_distance_king_table")
)]
pub static KING: SquareTable = SquareTable::of(Piece::King);

/// `KING_RINGS[square][d]`: the squares exactly d king moves away from the square.
#[cfg_attr(
    feature = "c-names",
    allow(unsafe_code),
    unsafe(export_name = "chess_distance_king_ring_table")
)]
pub static KING_RINGS: [[Bitboard; 8]; 64] = {
    let mut rings = [[Bitboard::EMPTY; 8]; 64];
    let mut pair = 0;
    while pair < 4096 {
        let (from, to) = (pair / 64, pair % 64);
        rings[from][KING.0[from][to] as usize].0 |= 1 << to;
        pair += 1;
    }
    rings
};

const _: () = {
    let (sum, pairs) = census(&KING);
    assert!(sum == 15120 && pairs[0] == 64 && pairs[1] == 420 && pairs[2] == 672);
    assert!(pairs[3] == 780 && pairs[4] == 768 && pairs[5] == 660);
    assert!(pairs[6] == 480 && pairs[7] == 252 && pairs[8] == 0);
    let (mut squares, mut moves) = (0, 0);
    let mut entry = 0;
    while entry < 512 {
        let ring = KING_RINGS[entry / 8][entry % 8].0.count_ones();
        squares += ring;
        moves += ring * (entry as u32 % 8);
        entry += 1;
    }
    assert!(squares == 4096 && moves == sum);
};
