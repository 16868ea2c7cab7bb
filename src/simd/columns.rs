//! Columns of positions: many boards at once, one in each word of a register.
//!
//! Pieces for which there are no kernels are done row by row, and so are a few rows that are too
//! few for a register and boards on which the way is too far.

pub(super) mod boards;
mod fill;
mod group;
pub(super) mod steps;

use super::Motion;
use super::each_cpu::for_each_cpu;
use crate::columns::{Columns, Side, Territories};
use crate::fill::map_by_levels;
use crate::obstacles::path::set_distance_with;
use crate::{Bitboard, Board, Cpu, NONE, Piece, territory_with};

/// Whether so many rows fill no registers.
const fn are_few(rows: usize) -> bool {
    rows < 4
}

/// The widest registers of which so many rows fill two.
fn filled_by(cpu: Cpu, rows: usize) -> Cpu {
    match (cpu, rows) {
        (_, ..8) => Cpu::Plain,
        #[cfg(target_arch = "x86_64")]
        (Cpu::Avx512(proof), ..16) => Cpu::Avx2(proof.avx2()),
        (cpu, _) => cpu,
    }
}

/// What a call is asked for.
struct Work<'a, 'b> {
    cpu: Cpu,
    /// One side, or the two between which boards are divided.
    sides: &'a [Side<'a>],
    output: Output<'a, 'b>,
}

/// What becomes of the sides of each row.
enum Output<'a, 'b> {
    Maps(&'a mut [[u8; 64]]),
    /// The targets, and where the numbers of moves go.
    Paths(&'a [Bitboard], &'a mut [u8]),
    Territories(&'a mut Territories<'b>),
}

/// Fewest moves between the sets of each row.
pub(crate) fn paths(
    cpu: Cpu,
    piece: Piece,
    sets: &[Bitboard],
    to: &[Bitboard],
    boards: Columns<'_>,
    out: &mut [u8],
) {
    let rows = sets.len().min(to.len()).min(out.len());
    let sides = &[Side {
        piece,
        sets,
        boards,
    }];
    let output = Output::Paths(to, out);
    each_row(Work { cpu, sides, output }, rows);
}

/// A map for each row.
pub(crate) fn maps(
    cpu: Cpu,
    piece: Piece,
    sets: &[Bitboard],
    boards: Columns<'_>,
    out: &mut [[u8; 64]],
) {
    let rows = sets.len().min(out.len());
    if are_few(rows) {
        // The columns are not copied: what was stored in parts would be waited for.
        for (row, (&from, out)) in sets.iter().zip(out).enumerate() {
            one_map(cpu, piece, from, &boards.board(row), out);
        }
        return;
    }
    let sides = &[Side {
        piece,
        sets,
        boards,
    }];
    let output = Output::Maps(out);
    each_row(Work { cpu, sides, output }, rows);
}

/// Three sets for each row.
pub(crate) fn territories(cpu: Cpu, first: Side<'_>, second: Side<'_>, out: &mut Territories<'_>) {
    let rows = first.sets.len().min(second.sets.len());
    let sides = &[first, second];
    let output = Output::Territories(out);
    each_row(Work { cpu, sides, output }, rows);
}

/// As many rows as may be in registers, the rest one by one.
fn each_row(mut work: Work<'_, '_>, rows: usize) {
    for row in work.in_registers(rows)..rows {
        work.one_row(row);
    }
}

impl Work<'_, '_> {
    /// Does the rows from the first one on that every column has, with the widest registers that
    /// they fill, and returns how many these are.
    #[inline]
    fn in_registers(&mut self, rows: usize) -> usize {
        let known = |side: &Side<'_>| Motion::of(side.piece).is_some();
        let rows = self.shortest(rows);
        if are_few(rows) || !self.sides.iter().all(known) {
            return 0;
        }
        groups(filled_by(self.cpu, rows), self, rows);
        rows
    }

    /// The rows of the shortest column, at most so many.
    fn shortest(&self, rows: usize) -> usize {
        let obstacles = |side: &Side<'_>| {
            let Columns { own, enemy, avoid } = side.boards;
            let shortest = |rows: usize, column: &[Bitboard]| rows.min(column.len());
            [own, enemy, avoid]
                .into_iter()
                .flatten()
                .fold(rows, shortest)
        };
        self.sides.iter().map(obstacles).fold(rows, usize::min)
    }

    /// One row, as by the call for a single board; none that the outputs do not have.
    #[cold]
    #[inline(never)]
    fn one_row(&mut self, row: usize) {
        // By reference: a copy of what was stored in parts waits for the memory.
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
                    let to = set(to);
                    let moves = set_distance_with(self.cpu, side.piece, from, to, &board);
                    *out = moves.unwrap_or(NONE);
                }
            }
            Output::Territories(out) => {
                let others = other.boards.board(row);
                let second = (other.piece, set(other.sets), &others);
                let first = (side.piece, from, &board);
                out.enter(row, territory_with(self.cpu, first, second));
            }
        }
    }
}

/// The map of one board, where it is wanted.
#[inline(never)]
fn one_map(cpu: Cpu, piece: Piece, from: Bitboard, board: &Board, out: &mut [u8; 64]) {
    match Motion::of(piece) {
        Some(motion) => {
            let (enterable, free) = (board.enterable(piece), board.free());
            super::map(cpu, motion, from.0, enterable, free, out);
        }
        None => {
            map_by_levels(piece, from, board, out);
        }
    }
}

for_each_cpu! {
    fn groups(work: &mut Work<'_, '_>, rows: usize) -> () =
        |V, One, Two, Four, proof, one, words| group::groups::<V>(proof, work, rows);
}

#[cfg(test)]
mod tests;
