//! Columns of positions: many boards in one call, each row the call for a single board.

use core::fmt;

use crate::simd::columns as kernels;
use crate::{Bitboard, Board, Cpu, Piece, Territory};

/// What stands in the way on many boards: row i of each column belongs to board i. A column that
/// is `None` is empty in every row.
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
    /// Boards without obstacles, however many.
    pub const EMPTY: Self = Self {
        own: None,
        enemy: None,
        avoid: None,
    };

    /// The obstacles of one row; none behind the end of a column.
    #[must_use]
    #[inline]
    pub fn board(&self, row: usize) -> Board {
        let set = |column: Option<&[Bitboard]>| {
            column
                .and_then(|column| column.get(row).copied())
                .unwrap_or_default()
        };
        Board {
            own: set(self.own),
            enemy: set(self.enemy),
            avoid: set(self.avoid),
        }
    }

    fn all(&self) -> [Option<&[Bitboard]>; 3] {
        [self.own, self.enemy, self.avoid]
    }
}

/// `out[i]` becomes the fewest moves from any square of `from[i]` to any of `to[i]` among the
/// obstacles of row i, as by [`set_distance`](crate::set_distance): [`NONE`](crate::NONE) where
/// they never meet, as when one of them is empty.
///
/// # Errors
/// Columns of different lengths: nothing is written.
///
/// ```
/// use chess_distance::{path_batch, Bitboard, Columns, Piece};
/// let (a1, h8, wall) = (Bitboard(1), Bitboard(1 << 63), Bitboard(0xff << 24));
/// let boards = Columns { own: Some(&[Bitboard::EMPTY, wall]), ..Columns::EMPTY };
/// let mut out = [0; 2];
/// path_batch(Piece::King, &[a1; 2], &[h8; 2], boards, &mut out)?;
/// assert_eq!(out, [7, 255]);
/// # Ok::<(), chess_distance::ColumnsError>(())
/// ```
#[inline]
pub fn path_batch(
    piece: Piece,
    from: &[Bitboard],
    to: &[Bitboard],
    boards: Columns<'_>,
    out: &mut [u8],
) -> Result<(), ColumnsError> {
    same_length(out.len(), &[Some(from), Some(to)], &[boards])?;
    path_batch_with(Cpu::detect(), piece, from, to, boards, out);
    Ok(())
}

/// [`path_batch`] with the instruction set given, for tests and measurements of every kernel. It
/// ends with the shortest of the three slices.
#[inline]
pub fn path_batch_with(
    cpu: Cpu,
    piece: Piece,
    from: &[Bitboard],
    to: &[Bitboard],
    boards: Columns<'_>,
    out: &mut [u8],
) {
    kernels::paths(cpu, piece, from, to, boards, out);
}

/// `out[i]` becomes the map of the set `from[i]` among the obstacles of row i, as by
/// [`map`](crate::map()); of an empty set, [`NONE`](crate::NONE) everywhere.
///
/// # Errors
/// Columns of different lengths: nothing is written.
///
/// ```
/// use chess_distance::{map, map_batch, Bitboard, Board, Columns, Piece};
/// let kings = [Bitboard(1 << 4), Bitboard(1 << 60)];
/// let mut maps = [[0; 64]; 2];
/// map_batch(Piece::King, &kings, Columns::EMPTY, &mut maps)?;
/// assert_eq!(maps[1], map(Piece::King, kings[1], &Board::EMPTY).0);
/// # Ok::<(), chess_distance::ColumnsError>(())
/// ```
#[inline]
pub fn map_batch(
    piece: Piece,
    from: &[Bitboard],
    boards: Columns<'_>,
    out: &mut [[u8; 64]],
) -> Result<(), ColumnsError> {
    same_length(out.len(), &[Some(from)], &[boards])?;
    map_batch_with(Cpu::detect(), piece, from, boards, out);
    Ok(())
}

/// [`map_batch`] with the instruction set given, for tests and measurements of every kernel. It
/// ends with the shorter of the two slices.
#[inline]
pub fn map_batch_with(
    cpu: Cpu,
    piece: Piece,
    from: &[Bitboard],
    boards: Columns<'_>,
    out: &mut [[u8; 64]],
) {
    kernels::maps(cpu, piece, from, boards, out);
}

/// One of two sides on many boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side<'a> {
    /// What stands on the squares of every set.
    pub piece: Piece,
    /// Its squares, a set a row; an empty set reaches nothing.
    pub sets: &'a [Bitboard],
    /// What stands in its way.
    pub boards: Columns<'a>,
}

/// Where the territories of many boards go: a column for each of the three sets, or `None` for one
/// that is not asked for.
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
    /// The columns that are asked for, by the set that goes there.
    fn columns(&self) -> [Option<&[Bitboard]>; 3] {
        [&self.first, &self.second, &self.tied].map(|column| column.as_deref())
    }

    /// Enters one row; what is not asked for is dropped.
    #[inline]
    pub(crate) fn enter(&mut self, row: usize, territory: Territory) {
        let Territory {
            first,
            second,
            tied,
        } = territory;
        let columns = [&mut self.first, &mut self.second, &mut self.tied];
        for (column, set) in columns.into_iter().zip([first, second, tied]) {
            if let Some(place) = column.as_mut().and_then(|column| column.get_mut(row)) {
                *place = set;
            }
        }
    }
}

/// Divides each board between two sides, as [`territory`](crate::territory()) does.
///
/// # Errors
/// Columns of different lengths: nothing is written.
///
/// ```
/// use chess_distance::{territory_batch, Bitboard, Columns, Piece, Side, Territories};
/// let king = |sets| Side { piece: Piece::King, sets, boards: Columns::EMPTY };
/// let (e1, e8) = ([Bitboard(1 << 4)], [Bitboard(1 << 60)]);
/// let mut tied = [Bitboard::FULL];
/// let out = Territories { tied: Some(&mut tied), ..Territories::default() };
/// territory_batch(king(&e1), king(&e8), out)?;
/// assert_eq!(tied[0].len(), 2);
/// # Ok::<(), chess_distance::ColumnsError>(())
/// ```
#[inline]
pub fn territory_batch(
    first: Side<'_>,
    second: Side<'_>,
    out: Territories<'_>,
) -> Result<(), ColumnsError> {
    let [a, b, c] = out.columns();
    let columns = [Some(second.sets), a, b, c];
    same_length(first.sets.len(), &columns, &[first.boards, second.boards])?;
    territory_batch_with(Cpu::detect(), first, second, out);
    Ok(())
}

/// [`territory_batch`] with the instruction set given, for tests and measurements of every kernel.
/// It ends with the shorter of the two columns of sets; rows behind the end of an output are
/// dropped.
#[inline]
pub fn territory_batch_with(cpu: Cpu, first: Side<'_>, second: Side<'_>, mut out: Territories<'_>) {
    if out.columns() != [None; 3] {
        kernels::territories(cpu, first, second, &mut out);
    }
}

/// Some column has another number of rows than the output, or than the first side of
/// [`territory_batch`]: nothing was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColumnsError {
    /// The rows that every column must have.
    pub expected: usize,
    /// The rows of the first column that has another number of them.
    pub found: usize,
}

impl fmt::Display for ColumnsError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { expected, found } = self;
        write!(f, "a column of {found} rows beside {expected}")
    }
}

impl core::error::Error for ColumnsError {}

fn same_length(
    expected: usize,
    columns: &[Option<&[Bitboard]>],
    boards: &[Columns<'_>],
) -> Result<(), ColumnsError> {
    let obstacles = boards.iter().flat_map(Columns::all);
    for column in columns.iter().copied().chain(obstacles).flatten() {
        let found = column.len();
        if found != expected {
            return Err(ColumnsError { expected, found });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
