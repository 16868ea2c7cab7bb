//! Territory, and columns of boards and of sets: inputs and outputs of a call for many boards.

use crate::{Bitboard, Board, GridSquares, Piece};

/// The obstacles of many boards: row i of each column belongs to board i. A column that is `None`
/// is empty in every row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Columns<'a> {
    /// [`Board::own`] of each board.
    pub own: Option<&'a [Bitboard]>,
    /// [`Board::enemy`] of each board.
    pub enemy: Option<&'a [Bitboard]>,
    /// [`Board::avoid`] of each board.
    pub avoid: Option<&'a [Bitboard]>,
}

impl Columns<'_> {
    /// Any number of boards without obstacles.
    pub const EMPTY: Self = Self { own: None, enemy: None, avoid: None };

    /// The obstacles of one row; none after the end of a column.
    #[must_use]
    #[inline]
    pub fn board(&self, row: usize) -> Board {
        let set = |column: Option<&[Bitboard]>| {
            column.and_then(|column| column.get(row).copied()).unwrap_or_default()
        };
        Board { own: set(self.own), enemy: set(self.enemy), avoid: set(self.avoid) }
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
    /// The wanted columns, with the sets that go there.
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
