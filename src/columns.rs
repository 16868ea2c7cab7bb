//! Columns of positions: many boards in one call, each row the call for a single board. As many rows
//! as possible are computed in registers, the others one by one.

pub(crate) mod sets;

use crate::board::error_text;
use crate::kernels::columns::{Output, groups};
use crate::kernels::{Motion, memory};
use crate::search::map::map_with;
use crate::{Bitboard, Columns, Cpu, NONE, Piece, Side, Territories};
use crate::{matrix_into, ring, set_distance, territory, within};

/// Writes the fewest moves from any square of `from[i]` to any of `to[i]` to `out[i]`, among the
/// obstacles of row i, as by [`set_distance`](crate::set_distance). It is [`NONE`](crate::NONE) if
/// there is no way or a set is empty.
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
    let side = Side { piece, sets: from, boards };
    let rows = out.len();
    each_row(&[side], Output::Paths(to, out), rows);
    Ok(())
}

/// Writes the map of the set `from[i]` to `out[i]`, among the obstacles of row i, as by
/// [`map`](crate::map()). An empty set gives [`NONE`](crate::NONE) everywhere.
///
/// # Errors
/// Columns of different lengths: nothing is written.
///
/// ```
/// use chess_distance::{map, map_batch, Bitboard, Obstacles, Columns, Piece};
/// let kings = [Bitboard(1 << 4), Bitboard(1 << 60)];
/// let mut maps = [[0; 64]; 2];
/// map_batch(Piece::King, &kings, Columns::EMPTY, &mut maps)?;
/// assert_eq!(maps[1], map(Piece::King, kings[1], &Obstacles::NONE).0);
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
    let side = Side { piece, sets: from, boards };
    let rows = out.len();
    each_row(&[side], Output::Maps(out), rows);
    Ok(())
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
    mut out: Territories<'_>,
) -> Result<(), ColumnsError> {
    let [a, b, c] = out.columns();
    let columns = [Some(second.sets), a, b, c];
    same_length(first.sets.len(), &columns, &[first.boards, second.boards])?;
    if out.columns() != [None; 3] {
        each_row(&[first, second], Output::Territories(&mut out), first.sets.len());
    }
    Ok(())
}

/// A column does not have `expected` rows. Nothing was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColumnsError {
    /// The number of rows of the output, or of the first side of [`territory_batch`].
    pub expected: usize,
    /// The number of rows of the first column that differs.
    pub found: usize,
}

error_text!(ColumnsError, |error, f| {
    let Self { expected, found } = error;
    write!(f, "a column of {found} rows beside {expected}")
});

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

/// Writes all 64 maps among the obstacles of row i to `out[i][from][to]`, as by
/// [`matrix`](crate::matrix()).
///
/// # Errors
/// Columns of different lengths: nothing is written.
///
/// ```
/// use chess_distance::{matrix, matrix_batch, Bitboard, Obstacles, Columns, Piece};
/// let wall = Bitboard(0xff << 24);
/// let boards = Columns { own: Some(&[Bitboard::EMPTY, wall]), ..Columns::EMPTY };
/// let mut out = [[[0; 64]; 64]; 2];
/// matrix_batch(Piece::King, boards, &mut out)?;
/// assert_eq!([out[0][0][63], out[1][0][63]], [7, 255]);
/// assert_eq!(out[0], matrix(Piece::King, &Obstacles::NONE).0);
/// # Ok::<(), chess_distance::ColumnsError>(())
/// ```
#[inline]
pub fn matrix_batch(
    piece: Piece,
    boards: Columns<'_>,
    out: &mut [[[u8; 64]; 64]],
) -> Result<(), ColumnsError> {
    same_length(out.len(), &[], &[boards])?;
    if memory::is_streamed(Cpu::detect(), size_of_val(out)) {
        streamed(piece, boards, out);
        return Ok(());
    }
    for (row, out) in out.iter_mut().enumerate() {
        matrix_into(piece, &boards.obstacles(row), out);
    }
    Ok(())
}

/// [`matrix_batch`] with stores that bypass the caches: each matrix is made in one cached buffer
/// and then copied. A kernel cannot store past the caches itself: it writes maps in another order,
/// or parts of cache lines.
#[inline(never)]
fn streamed(piece: Piece, boards: Columns<'_>, out: &mut [[[u8; 64]; 64]]) {
    let Some((last, others)) = out.split_last_mut() else {
        return;
    };
    for (row, out) in others.iter_mut().enumerate() {
        matrix_into(piece, &boards.obstacles(row), last);
        memory::copy_past_caches(Cpu::detect(), last, out);
    }
    matrix_into(piece, &boards.obstacles(others.len()), last);
    memory::fence();
}

/// Whether this number of rows is too small to fill the registers.
const fn are_few(rows: usize) -> bool {
    rows < 4
}

/// The widest registers such that the rows fill at least two of them.
fn widest_for(cpu: Cpu, rows: usize) -> Cpu {
    match rows {
        ..8 => Cpu::Plain,
        8..16 => cpu.at_most_avx2(),
        _ => cpu,
    }
}

/// Whether the rows are computed in registers: they are enough, and the pieces have kernels.
fn fill_registers(sides: &[Side<'_>], rows: usize) -> bool {
    !are_few(rows) && sides.iter().all(|side| Motion::among_obstacles(side.piece).is_some())
}

/// Computes rows of columns of this length: of one side, or of two sides that divide the boards.
fn each_row(sides: &[Side<'_>], mut output: Output<'_, '_>, rows: usize) {
    if fill_registers(sides, rows) {
        groups(widest_for(Cpu::detect(), rows), sides, &mut output, rows, one_row);
        return;
    }
    for row in 0..rows {
        one_row(sides, &mut output, row);
    }
}

/// One row, as by the call for a single board. A row beyond the outputs is dropped.
#[cold]
#[inline(never)]
fn one_row(sides: &[Side<'_>], output: &mut Output<'_, '_>, row: usize) {
    // By reference: a copy of parts that were just stored would fail store forwarding.
    let (Some(side), Some(other)) = (sides.first(), sides.last()) else {
        return;
    };
    let set = |column: &[Bitboard]| column.get(row).copied().unwrap_or_default();
    let (from, obstacles) = (set(side.sets), side.boards.obstacles(row));
    match output {
        Output::Maps(out) => {
            if let Some(out) = out.get_mut(row) {
                map_with(Cpu::detect(), side.piece, from, &obstacles, out);
            }
        }
        Output::Paths(to, out) => {
            let moves = || set_distance(side.piece, from, set(to), &obstacles).unwrap_or(NONE);
            write(out, row, moves);
        }
        Output::Territories(out) => {
            let others = other.boards.obstacles(row);
            let second = (other.piece, set(other.sets), &others);
            let first = (side.piece, from, &obstacles);
            out.enter(row, territory(first, second));
        }
        Output::Within(most, out) => {
            write(out, row, || within(side.piece, from, *most, &obstacles))
        }
        Output::Ring(moves, out) => write(out, row, || ring(side.piece, from, *moves, &obstacles)),
    }
}

/// Writes a row that is there.
fn write<T>(out: &mut [T], row: usize, value: impl Fn() -> T) {
    if let Some(out) = out.get_mut(row) {
        *out = value();
    }
}

#[cfg(test)]
mod tests;
