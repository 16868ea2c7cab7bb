//! Fewest moves of any piece on the empty board.

use crate::difference::{difference, x88};
use crate::fill::set_distance;
use crate::{Bitboard, Board, NONE, Piece, Square};
use crate::{king_distance, knight_distance, manhattan_distance};

/// Fewest moves of the piece from one square to the other on the empty board; `None` where no
/// sequence of moves leads: a bishop to the other color, a pawn backward, many leapers.
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
            None => set_distance(piece, Bitboard::of(a), Bitboard::of(b), &Board::EMPTY),
        },
    }
}

/// A piece that has tables by difference: king to black pawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DifferencePiece(Piece);

impl DifferencePiece {
    /// The eight pieces, in the order of their codes.
    const ALL: usize = 8;

    /// `None` for compound pieces and for leapers other than wazir and knight.
    #[must_use]
    pub const fn new(piece: Piece) -> Option<Self> {
        if piece.code() < Self::ALL as i32 {
            Some(Self(piece))
        } else {
            None
        }
    }

    /// The piece with this number, 0 to 7, in the C interface.
    #[must_use]
    pub const fn from_code(code: i32) -> Option<Self> {
        if 0 <= code && code < Self::ALL as i32 {
            Some(Self(Piece::NAMED[code as usize]))
        } else {
            None
        }
    }

    /// The distance by a file and rank difference of -7 to 7 each, [`NONE`] where no moves lead,
    /// without the knight's corner rule and the double step.
    #[inline(always)]
    pub(crate) const fn by_difference(self, (files, ranks): (i32, i32)) -> u8 {
        // The mask tells the compiler what the constructors guarantee.
        let table = &BY_DIFFERENCE[(self.0.code() & 7) as usize];
        table[(7 + ranks) as usize][files.unsigned_abs() as usize]
    }
}

/// The tables by 0x88 difference without their left halves, which mirror the right ones, and
/// without holes.
static BY_DIFFERENCE: [[[u8; 8]; 15]; DifferencePiece::ALL] = {
    let mut tables = [[[0; 8]; 15]; DifferencePiece::ALL];
    let mut piece = 0;
    while piece < tables.len() {
        let by_x88 = x88::distance_table(Piece::NAMED[piece]);
        let mut entry = 0;
        while entry < 120 {
            let (files, ranks) = (entry % 8, entry / 8);
            let index = x88::index(files as i32, ranks as i32 - 7);
            tables[piece][ranks][files] = by_x88[index];
            entry += 1;
        }
        piece += 1;
    }
    tables
};

/// The same from the 240-entry tables by 0x88 difference, with what they leave out: the
/// knight's corner rule and the pawn's double step.
///
/// Source: chessprogramming wiki, Knight-Distance and 0x88.
#[must_use]
pub const fn distance_by_x88(piece: DifferencePiece, a: Square, b: Square) -> Option<u8> {
    let (files, ranks) = difference(a, b);
    let by_difference = piece.by_difference((files, ranks));
    if by_difference == NONE {
        return None;
    }
    let (from, to) = (a.rank().index(), b.rank().index());
    Some(match piece.0 {
        Piece::Knight if files.abs() == 1 && ranks.abs() == 1 => knight_distance(a, b),
        Piece::WhitePawn if from <= 1 && to >= 3 => by_difference - 1,
        Piece::BlackPawn if from >= 6 && to <= 4 => by_difference - 1,
        _ => by_difference,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::empty_board;

    #[test]
    fn the_first_eight_pieces_have_tables_by_difference() {
        for code in [i32::MIN, -1, 8, 10, 256, 511, i32::MAX] {
            assert_eq!(DifferencePiece::from_code(code), None, "{code}");
        }
        for (code, piece) in (0..).zip(Piece::NAMED) {
            let piece = DifferencePiece::new(piece);
            assert_eq!(piece, DifferencePiece::from_code(code), "{code}");
            assert_eq!(piece.is_some(), code < 8, "{code}");
        }
    }

    #[test]
    fn formulas_and_tables_agree_with_the_fill() {
        for piece in Piece::NAMED {
            let table = empty_board(piece);
            for a in Square::all() {
                for b in Square::all() {
                    let filled = table.0[a.index()][b.index()];
                    let filled = (filled != NONE).then_some(filled);
                    assert_eq!(distance(piece, a, b), filled, "{piece:?} {a} {b}");
                    if let Some(piece) = DifferencePiece::new(piece) {
                        assert_eq!(distance_by_x88(piece, a, b), filled, "{piece:?} {a} {b}");
                    }
                }
            }
        }
    }
}
