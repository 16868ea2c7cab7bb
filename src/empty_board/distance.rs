//! King distance (Chebyshev distance), Manhattan distance (taxicab distance) and knight distance of
//! two squares of the empty board, and their tables.

use crate::definition::table::{SquareTable, census};
use crate::language::{max, min};
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
/// use chess_distance::{map, Bitboard, Obstacles, Piece};
/// let board = format!("{:?}", map(Piece::King, Bitboard(1 << 18), &Obstacles::NONE));
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

/// Orthogonal steps from one square to the other, 0 to 14: the sum of file and rank distance.
///
/// Source: chessprogramming wiki, Manhattan-Distance.
///
/// From c3 to every square, rank 8 on top:
///
/// ```
/// use chess_distance::{map, Bitboard, Obstacles, Piece};
/// let board = format!("{:?}", map(Piece::Wazir, Bitboard(1 << 18), &Obstacles::NONE));
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

/// Knight moves from one square to the other on the empty board, 0 to 6: a look-up by rank and
/// file distance, with two more moves between a corner and its diagonal neighbor.
///
/// Source: chessprogramming wiki, Knight-Distance.
///
/// ```
/// use chess_distance::{knight_distance, Square};
/// let (a1, b2, c3): (Square, Square, Square) = ("a1".parse()?, "b2".parse()?, "c3".parse()?);
/// assert_eq!((knight_distance(a1, b2), knight_distance(b2, c3)), (4, 2));
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
///
/// From a1 to every square, rank 8 on top; b2 shows the corner:
///
/// ```
/// use chess_distance::{map, Bitboard, Obstacles, Piece};
/// let board = format!("{:?}", map(Piece::Knight, Bitboard(1), &Obstacles::NONE));
/// assert_eq!(board.lines().collect::<Vec<_>>(), [
///     " 5  4  5  4  5  4  5  6",
///     " 4  3  4  3  4  5  4  5",
///     " 3  4  3  4  3  4  5  4",
///     " 2  3  2  3  4  3  4  5",
///     " 3  2  3  2  3  4  3  4",
///     " 2  1  4  3  2  3  4  5",
///     " 3  4  1  2  3  4  3  4",
///     " 0  3  2  3  2  3  4  5",
/// ]);
/// ```
#[must_use]
pub const fn knight_distance(a: Square, b: Square) -> u8 {
    let difference = 8 * a.rank().distance(b.rank()) + a.file().distance(b.file());
    // At most one of two diagonal neighbors is a corner.
    let corners = KNIGHT_CORNERS[a.index()] + KNIGHT_CORNERS[b.index()];
    KNIGHT_BY_RANK_FILE[(difference & 63) as usize] + 2 * ((difference == 9) as u8 & corners)
}

/// Knight distances of all pairs of squares.
#[cfg_attr(
    feature = "c-names",
    allow(unsafe_code),
    unsafe(export_name = "chess_distance_knight_table")
)]
pub static KNIGHT: SquareTable = SquareTable::of(Piece::Knight);

/// Knight distance by 8 * rank distance + file distance, without the corner rule: the least over
/// all pairs of squares at these distances.
pub static KNIGHT_BY_RANK_FILE: [u8; 64] = {
    let mut table = [u8::MAX; 64];
    let mut pair = 0;
    while pair < 4096 {
        let (a, b) = (Square::wrapping(pair / 64), Square::wrapping(pair));
        let difference = 8 * a.rank().distance(b.rank()) + a.file().distance(b.file());
        let entry = &mut table[difference as usize];
        *entry = min(*entry, KNIGHT.0[pair / 64][pair % 64]);
        pair += 1;
    }
    table
};

/// 1 on a1, h1, a8 and h8, otherwise 0.
pub static KNIGHT_CORNERS: [u8; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let at = Square::wrapping(square);
        table[square] = (at.file().edge_distance() + at.rank().edge_distance() == 0) as u8;
        square += 1;
    }
    table
};

const _: () = {
    let (sum, pairs) = census(&KNIGHT);
    assert!(sum == 11608 && pairs[0] == 64 && pairs[1] == 336 && pairs[2] == 1080);
    assert!(pairs[3] == 1536 && pairs[4] == 900 && pairs[5] == 176 && pairs[6] == 4);
    // Two more between a corner and its diagonal neighbor. Without this rule exactly 8 ordered
    // pairs are wrong, with it none.
    let mut wrong = 0;
    let mut pair = 0;
    while pair < 4096 {
        let (a, b) = (Square::wrapping(pair / 64), Square::wrapping(pair));
        let difference = 8 * a.rank().distance(b.rank()) + a.file().distance(b.file());
        let corner = KNIGHT_CORNERS[pair / 64] + KNIGHT_CORNERS[pair % 64];
        let more = if difference == 9 { 2 * corner } else { 0 };
        let by_rank_file = KNIGHT_BY_RANK_FILE[difference as usize];
        assert!(by_rank_file + more == KNIGHT.0[pair / 64][pair % 64]);
        wrong += (more != 0) as u32;
        pair += 1;
    }
    assert!(wrong == 8);
};
