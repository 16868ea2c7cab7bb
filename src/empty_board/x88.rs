//! For engines with 0x88 squares or a board of 15x15: conversions, indices of the tables by
//! difference, and distances from them.

use super::difference::{difference, offset, x88};
use crate::{NONE, Piece, Square, knight_distance};

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

/// The index of each square in the array of 15x15: 15 * rank + file, 0 to 112. The index of a pair
/// in the 15x15 tables is 112 + `[to]` - `[from]`.
///
/// Source: chessprogramming wiki, Distance (which recommends a small table to map the indices).
pub static OFFSET_SQUARE: [u8; 64] = {
    let mut squares = [0; 64];
    let mut square = 0;
    while square < 64 {
        squares[square] = (15 * (square / 8) + square % 8) as u8;
        square += 1;
    }
    squares
};

const _: () = assert!(OFFSET_SQUARE[0] == 0 && OFFSET_SQUARE[15] == 22 && OFFSET_SQUARE[63] == 112);

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

/// A piece that has tables by difference: king to black pawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DifferencePiece(Piece);

impl DifferencePiece {
    /// How many there are: their codes are the lowest.
    const COUNT: usize = 8;

    /// `None` for compound pieces and for leapers other than wazir and knight.
    #[must_use]
    pub const fn new(piece: Piece) -> Option<Self> {
        if piece.code() < Self::COUNT as i32 { Some(Self(piece)) } else { None }
    }

    /// The distance by file and rank difference, -7 to 7 each; [`NONE`] where no moves lead. The
    /// knight's corner rule and the pawn's double step are left out.
    #[inline(always)]
    pub(crate) const fn by_difference(self, (files, ranks): (i32, i32)) -> u8 {
        // The mask repeats the range of the constructors for the compiler.
        let table = &BY_DIFFERENCE[(self.0.code() & 7) as usize];
        table[(7 + ranks) as usize][files.unsigned_abs() as usize]
    }
}

/// The tables by 0x88 difference without their left halves, which mirror the right ones, and
/// without holes.
static BY_DIFFERENCE: [[[u8; 8]; 15]; DifferencePiece::COUNT] = {
    let mut tables = [[[0; 8]; 15]; DifferencePiece::COUNT];
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

// A king 6 files and 5 ranks away, a knight one file and one rank, a black pawn one rank up.
const _: () = {
    let (king, knight) = (&BY_DIFFERENCE[0], &BY_DIFFERENCE[2]);
    assert!(king[7 - 5][6] == 6 && knight[7 + 1][1] == 2 && BY_DIFFERENCE[7][7 + 1][0] == NONE);
};

/// [`distance`](crate::distance) from the 240-entry tables by 0x88 difference, plus the knight's
/// corner rule and the pawn's double step.
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
        Piece::Knight => knight_distance(a, b),
        Piece::WhitePawn if from <= 1 && to >= 3 => by_difference - 1,
        Piece::BlackPawn if from >= 6 && to <= 4 => by_difference - 1,
        _ => by_difference,
    })
}
