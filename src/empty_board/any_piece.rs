//! Fewest moves of any piece on the empty board.

use crate::{Bitboard, Board, Piece, Square};
use crate::{DifferencePiece, distance_by_x88, king_distance, knight_distance};
use crate::{definition, manhattan_distance};

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
    match piece {
        Piece::King => Some(king_distance(a, b)),
        Piece::Wazir => Some(manhattan_distance(a, b)),
        Piece::Knight => Some(knight_distance(a, b)),
        _ => match DifferencePiece::new(piece) {
            Some(piece) => distance_by_x88(piece, a, b),
            None => {
                definition::set_distance(piece, Bitboard::of(a), Bitboard::of(b), &Board::EMPTY)
            }
        },
    }
}
