//! Territory: which of two sides is nearer to each square.
//!
//! Source: chessprogramming wiki, Manhattan-Distance (its Voronoi diagram).

use crate::fill::Fill;
use crate::{Bitboard, Board, Piece};

/// The squares of the board by who needs fewer moves to them. Squares that neither side reaches
/// are in no set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Territory {
    /// Squares nearer to the first side, or reached by it alone.
    pub first: Bitboard,
    /// Squares nearer to the second side, or reached by it alone.
    pub second: Bitboard,
    /// Squares that both reach in the same number of moves.
    pub tied: Bitboard,
}

/// Divides the board between two sides, each a set of like pieces with its own obstacles. A
/// square's distance to a side is that to the nearest of its pieces; an empty side reaches
/// nothing.
///
/// ```
/// use chess_distance::{territory, Bitboard, Board, Piece};
/// let (e1, e8) = (Bitboard(1 << 4), Bitboard(1 << 60));
/// let kings = territory((Piece::King, e1, &Board::EMPTY), (Piece::King, e8, &Board::EMPTY));
/// assert_eq!((kings.first.len(), kings.second.len(), kings.tied.len()), (31, 31, 2));
/// ```
///
/// Kings on c3 and g6, and what the first of them is nearer to:
///
/// ```
/// use chess_distance::{territory, Bitboard, Board, Piece};
/// let (c3, g6) = (Bitboard(1 << 18), Bitboard(1 << 46));
/// let kings = territory((Piece::King, c3, &Board::EMPTY), (Piece::King, g6, &Board::EMPTY));
/// let first = format!("{:?}", kings.first);
/// assert_eq!(first.lines().collect::<Vec<_>>(), [
///     "1 . . . . . . .",
///     "1 1 . . . . . .",
///     "1 1 1 . . . . .",
///     "1 1 1 1 . . . .",
///     "1 1 1 1 . . . .",
///     "1 1 1 1 1 . . .",
///     "1 1 1 1 1 1 . .",
///     "1 1 1 1 1 1 1 .",
/// ]);
/// ```
#[must_use]
pub fn territory(first: (Piece, Bitboard, &Board), second: (Piece, Bitboard, &Board)) -> Territory {
    let mut fills = (
        Fill::new(first.0, first.1, first.2),
        Fill::new(second.0, second.1, second.2),
    );
    let mut territory = Territory::default();
    while !fills.0.frontier.is_empty() || !fills.1.frontier.is_empty() {
        // Squares that one side has reached in fewer moves are its own.
        let first = fills.0.frontier & !(territory.second | territory.tied);
        let second = fills.1.frontier & !(territory.first | territory.tied);
        territory.tied |= first & second;
        territory.first |= first & !second;
        territory.second |= second & !first;
        fills.0.advance();
        fills.1.advance();
    }
    territory
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{pieces, queue_search, random_board, random_set};
    use crate::{Square, king_distance};

    /// Who is nearer, square by square, from two separate searches.
    fn by_two_searches(
        first: (Piece, Bitboard, &Board),
        second: (Piece, Bitboard, &Board),
    ) -> Territory {
        let first = queue_search(first.0, first.1, first.2);
        let second = queue_search(second.0, second.1, second.2);
        let mut territory = Territory::default();
        for square in Square::all() {
            let set = match (first[square.index()], second[square.index()]) {
                (None, None) => continue,
                (Some(near), Some(far)) if near < far => &mut territory.first,
                (Some(near), Some(far)) if near == far => &mut territory.tied,
                (Some(_), None) => &mut territory.first,
                _ => &mut territory.second,
            };
            *set |= Bitboard::of(square);
        }
        territory
    }

    #[test]
    fn agrees_with_two_separate_searches() {
        let mut random = fastrand::Rng::with_seed(6);
        for _ in 0..200 {
            let boards = [random_board(&mut random), random_board(&mut random)];
            let boards = [boards[0], boards[random.usize(0..2)]];
            for first in pieces() {
                let second = pieces().nth(random.usize(0..pieces().count())).unwrap();
                let mut side = |piece, board| {
                    let members = random.u64(0..6);
                    (piece, random_set(&mut random, members), board)
                };
                let (first, second) = (side(first, &boards[0]), side(second, &boards[1]));
                let expected = by_two_searches(first, second);
                assert_eq!(territory(first, second), expected, "{first:?} {second:?}");
            }
        }
    }

    #[test]
    fn two_single_kings_on_every_pair_of_squares() {
        let king = |square| (Piece::King, Bitboard::of(square), &Board::EMPTY);
        for a in Square::all() {
            for b in Square::all() {
                let divided = territory(king(a), king(b));
                for square in Square::all() {
                    let order = king_distance(a, square).cmp(&king_distance(b, square));
                    assert_eq!(divided.first.contains(square), order.is_lt(), "{a} {b}");
                    assert_eq!(divided.tied.contains(square), order.is_eq(), "{a} {b}");
                    assert_eq!(divided.second.contains(square), order.is_gt(), "{a} {b}");
                }
            }
        }
    }
}
