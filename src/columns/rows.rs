//! The rows of columns: as many as possible in registers, the others one by one.

use crate::definition::map_by_levels;
use crate::kernels::columns::{self as rows, MovingSide, Output};
use crate::kernels::{self, Motion, Mover};
use crate::{Bitboard, Board, Columns, Cpu, NONE, Piece, Side};
use crate::{ring, set_distance, territory, within};

/// Whether this number of rows is too small to fill the registers.
pub(super) const fn are_few(rows: usize) -> bool {
    rows < 4
}

/// The widest registers such that the rows fill at least two of them.
pub(super) fn widest_for(cpu: Cpu, rows: usize) -> Cpu {
    match (cpu, rows) {
        (_, ..8) => Cpu::Plain,
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        (Cpu::Avx512(proof), ..16) => Cpu::Avx2(proof.avx2()),
        (cpu, _) => cpu,
    }
}

/// The arguments of a call.
pub(super) struct Work<'a, 'b> {
    cpu: Cpu,
    /// One side, or two sides that divide the boards.
    sides: &'a [Side<'a>],
    output: Output<'a, 'b>,
}

impl<'a, 'b> Work<'a, 'b> {
    #[inline(always)]
    pub(super) const fn new(cpu: Cpu, sides: &'a [Side<'a>], output: Output<'a, 'b>) -> Self {
        Self { cpu, sides, output }
    }

    /// Computes this number of rows.
    pub(super) fn each_row(mut self, rows: usize) {
        for row in self.in_registers(rows)..rows {
            self.one_row(row);
        }
    }

    /// Computes rows that every column has, from the first one on, with the widest registers that
    /// they fill. Returns the number of these rows.
    #[inline]
    fn in_registers(&mut self, rows: usize) -> usize {
        let rows = self.shortest(rows);
        if are_few(rows) {
            return 0;
        }
        let moving = |side: Option<&Side<'a>>| {
            let &Side { piece, sets, boards } = side?;
            let motion = Motion::among_obstacles(piece)?;
            Some(MovingSide { motion, sets, boards })
        };
        // With one side, it stands in both places.
        let (first, last) = (self.sides.first(), self.sides.last());
        let (Some(side), Some(other)) = (moving(first), moving(last)) else {
            return 0;
        };
        let sides = [side, other];
        let sides = sides.get(..self.sides.len()).unwrap_or_default();
        let cpu = widest_for(self.cpu, rows);
        let mut next = 0;
        while next < rows {
            let done = rows::groups(cpu, sides, &mut self.output, next, rows);
            let mut unfinished = done.unfinished;
            while unfinished != 0 {
                self.one_row(done.row + unfinished.trailing_zeros() as usize);
                unfinished &= unfinished - 1;
            }
            next = done.next;
        }
        rows
    }

    /// The length of the shortest column, at most `rows`.
    fn shortest(&self, rows: usize) -> usize {
        let shortest = |rows: usize, column: &[Bitboard]| rows.min(column.len());
        let obstacles = |side: &Side<'_>| {
            let columns = side.boards.all().into_iter().flatten();
            columns.fold(rows, shortest)
        };
        self.sides.iter().map(obstacles).fold(rows, usize::min)
    }

    /// One row, as by the call for a single board. A row beyond the outputs is dropped.
    #[cold]
    #[inline(never)]
    fn one_row(&mut self, row: usize) {
        // By reference: a copy of parts that were just stored would fail store forwarding.
        let [side, other] = match self.sides {
            [side] => [side; 2],
            [side, other] => [side, other],
            _ => return,
        };
        let set = |column: &[Bitboard]| column.get(row).copied().unwrap_or_default();
        let (from, board) = (set(side.sets), side.boards.board(row));
        match &mut self.output {
            Output::Maps(out) => {
                if let Some(out) = out.get_mut(row) {
                    one_map(self.cpu, side.piece, from, &board, out);
                }
            }
            Output::Paths(to, out) => {
                if let Some(out) = out.get_mut(row) {
                    let moves = set_distance(side.piece, from, set(to), &board);
                    *out = moves.unwrap_or(NONE);
                }
            }
            Output::Territories(out) => {
                let others = other.boards.board(row);
                let second = (other.piece, set(other.sets), &others);
                let first = (side.piece, from, &board);
                out.enter(row, territory(first, second));
            }
            Output::Within(most, out) => {
                write(out, row, || within(side.piece, from, *most, &board));
            }
            Output::Ring(moves, out) => write(out, row, || ring(side.piece, from, *moves, &board)),
        }
    }
}

/// Writes a row that is there.
fn write(out: &mut [Bitboard], row: usize, set: impl Fn() -> Bitboard) {
    if let Some(out) = out.get_mut(row) {
        *out = set();
    }
}

/// Maps of a few rows. Not through a [`Work`]: loading the parts that were just stored would fail
/// store forwarding.
#[inline]
pub(super) fn few_maps(
    cpu: Cpu,
    piece: Piece,
    sets: &[Bitboard],
    boards: Columns<'_>,
    out: &mut [[u8; 64]],
) {
    for (row, (&from, out)) in sets.iter().zip(out).enumerate() {
        one_map(cpu, piece, from, &boards.board(row), out);
    }
}

/// The map of one board, written in place.
#[inline(never)]
fn one_map(cpu: Cpu, piece: Piece, from: Bitboard, board: &Board, out: &mut [u8; 64]) {
    match Mover::new(piece, from, board) {
        Some(mover) => kernels::map(cpu, mover, out),
        None => map_by_levels(piece, from, board, out),
    };
}

#[cfg(test)]
mod tests;
