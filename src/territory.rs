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
