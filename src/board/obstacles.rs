//! Obstacles: the squares that a piece may not enter or pass, on one board and on many. And
//! territory.

use core::fmt;

use crate::board::write_board;
use crate::{Bitboard, GridSquares, Piece};

/// The obstacles in a piece's way. Where the sets overlap, every restriction applies.
///
/// The sets stay the same for a whole path: a capture on the way does not change them. A start
/// square is at distance 0, even if it is in a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(C)]
pub struct Obstacles {
    /// Squares that are neither entered nor passed.
    pub own: Bitboard,
    /// Squares that may be entered; a slide ends there. Pawns enter them only as prey.
    pub enemy: Bitboard,
    /// Squares that no move enters. A slide or a pawn's double step passes them. For a king these
    /// are, for example, the squares that the enemy attacks.
    pub avoid: Bitboard,
}

impl Obstacles {
    /// No obstacles.
    pub const NONE: Self =
        Self { own: Bitboard::EMPTY, enemy: Bitboard::EMPTY, avoid: Bitboard::EMPTY };

    /// The squares that a slide may pass.
    pub(crate) const fn free(&self) -> u64 {
        !(self.own.0 | self.enemy.0)
    }

    /// The squares on which a move of the piece may end.
    pub(crate) const fn enterable(&self, piece: Piece) -> u64 {
        match piece {
            Piece::WhitePawn | Piece::BlackPawn => self.free() & !self.avoid.0,
            _ => !(self.own.0 | self.avoid.0),
        }
    }
}

impl fmt::Debug for Obstacles {
    /// A board with rank 8 on top: `o` own, `e` enemy, `a` avoid, `.` none of them. Where sets
    /// overlap, a digit: the sum of own 1, enemy 2 and avoid 4.
    ///
    /// ```
    /// use chess_distance::{Bitboard, Obstacles};
    /// let (own, enemy, avoid) = (Bitboard(0xf), Bitboard(1 << 60), Bitboard(0x2ff));
    /// assert_eq!(
    ///     format!("{:?}", Obstacles { own, enemy, avoid }),
    ///     ". . . . e . . .\n\
    ///      . . . . . . . .\n\
    ///      . . . . . . . .\n\
    ///      . . . . . . . .\n\
    ///      . . . . . . . .\n\
    ///      . . . . . . . .\n\
    ///      . a . . . . . .\n\
    ///      5 5 5 5 a a a a\n",
    /// );
    /// ```
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, |f, square| {
            let sets = [self.own, self.enemy, self.avoid];
            let [own, enemy, avoid] = sets.map(|set| set.0 >> square & 1);
            let sum = (own + 2 * enemy + 4 * avoid) as usize;
            f.write_str([".", "o", "e", "3", "a", "5", "6", "7"][sum & 7])
        })
    }
}

/// The obstacles of many boards: row i of each column belongs to board i. A column that is `None`
/// is empty in every row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Columns<'a> {
    /// [`Obstacles::own`] of each board.
    pub own: Option<&'a [Bitboard]>,
    /// [`Obstacles::enemy`] of each board.
    pub enemy: Option<&'a [Bitboard]>,
    /// [`Obstacles::avoid`] of each board.
    pub avoid: Option<&'a [Bitboard]>,
}

impl Columns<'_> {
    /// Any number of boards without obstacles.
    pub const EMPTY: Self = Self { own: None, enemy: None, avoid: None };

    /// The obstacles of one row; none after the end of a column.
    #[must_use]
    #[inline]
    pub fn obstacles(&self, row: usize) -> Obstacles {
        let set = |column: Option<&[Bitboard]>| {
            column.and_then(|column| column.get(row).copied()).unwrap_or_default()
        };
        Obstacles { own: set(self.own), enemy: set(self.enemy), avoid: set(self.avoid) }
    }

    pub(crate) fn all(&self) -> [Option<&[Bitboard]>; 3] {
        [self.own, self.enemy, self.avoid]
    }
}

/// One of two sides on many boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side<'a> {
    /// Its piece.
    pub piece: Piece,
    /// Its squares on each board, one set a row. An empty set reaches nothing.
    pub sets: &'a [Bitboard],
    /// Its obstacles.
    pub boards: Columns<'a>,
}

/// The squares of the board by the side that needs fewer moves to them. Squares that neither side
/// reaches are in no set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(C)]
pub struct Territory<S = Bitboard> {
    /// Squares nearer to the first side, or reached by it alone.
    pub first: S,
    /// Squares nearer to the second side, or reached by it alone.
    pub second: S,
    /// Squares that both reach in the same number of moves.
    pub tied: S,
}

/// The squares of a grid by the side that needs fewer moves to them.
pub type GridTerritory = Territory<GridSquares>;

/// The outputs for the territories of many boards: a column for each of the three sets, or `None`
/// for a set that is not wanted.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Territories<'a> {
    /// [`Territory::first`] of each board.
    pub first: Option<&'a mut [Bitboard]>,
    /// [`Territory::second`] of each board.
    pub second: Option<&'a mut [Bitboard]>,
    /// [`Territory::tied`] of each board.
    pub tied: Option<&'a mut [Bitboard]>,
}

impl Territories<'_> {
    /// The columns, `None` for those that are not wanted.
    pub(crate) fn columns(&self) -> [Option<&[Bitboard]>; 3] {
        [&self.first, &self.second, &self.tied].map(|column| column.as_deref())
    }

    /// Writes one row, without the sets that are not wanted.
    #[inline]
    pub(crate) fn enter(&mut self, row: usize, territory: Territory) {
        let Territory { first, second, tied } = territory;
        let columns = [&mut self.first, &mut self.second, &mut self.tied];
        for (column, set) in columns.into_iter().zip([first, second, tied]) {
            if let Some(place) = column.as_mut().and_then(|column| column.get_mut(row)) {
                *place = set;
            }
        }
    }
}
