//! The rows of columns: as many as possible in registers, the others one by one.

use crate::kernels::Motion;
use crate::kernels::columns::{MovingSide, Output, groups};
use crate::search::map::map_with;
use crate::{Bitboard, Cpu, NONE, Side};
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

/// Computes rows of columns of this length: of one side, or of two sides that divide the boards.
pub(super) fn each_row(sides: &[Side<'_>], mut output: Output<'_, '_>, rows: usize) {
    let cpu = Cpu::detect();
    for row in in_registers(cpu, sides, &mut output, rows)..rows {
        one_row(cpu, sides, &mut output, row);
    }
}

/// Computes rows from the first one on, with the widest registers that they fill. Returns the
/// number of these rows: all or none.
pub(super) fn in_registers(
    cpu: Cpu,
    sides: &[Side<'_>],
    output: &mut Output<'_, '_>,
    rows: usize,
) -> usize {
    if are_few(rows) {
        return 0;
    }
    // With one side, it stands in both places.
    let (Some(first), Some(last)) = (moving(sides.first()), moving(sides.last())) else {
        return 0;
    };
    let both = [first, last];
    let moving_sides = both.get(..sides.len()).unwrap_or_default();
    let registers = widest_for(cpu, rows);
    let mut next = 0;
    while next < rows {
        let progress = groups(registers, moving_sides, output, next, rows);
        let mut unfinished = progress.unfinished;
        while unfinished != 0 {
            one_row(cpu, sides, output, progress.row + unfinished.trailing_zeros() as usize);
            unfinished &= unfinished - 1;
        }
        next = progress.next;
    }
    rows
}

/// The side as the kernels take it, `None` for a piece without a kernel.
fn moving<'a>(side: Option<&Side<'a>>) -> Option<MovingSide<'a>> {
    let &Side { piece, sets, boards } = side?;
    Some(MovingSide { motion: Motion::among_obstacles(piece)?, sets, boards })
}

/// One row, as by the call for a single board. A row beyond the outputs is dropped.
#[cold]
#[inline(never)]
pub(super) fn one_row(cpu: Cpu, sides: &[Side<'_>], output: &mut Output<'_, '_>, row: usize) {
    // By reference: a copy of parts that were just stored would fail store forwarding.
    let (Some(side), Some(other)) = (sides.first(), sides.last()) else {
        return;
    };
    let set = |column: &[Bitboard]| column.get(row).copied().unwrap_or_default();
    let (from, board) = (set(side.sets), side.boards.board(row));
    match output {
        Output::Maps(out) => {
            if let Some(out) = out.get_mut(row) {
                map_with(cpu, side.piece, from, &board, out);
            }
        }
        Output::Paths(to, out) => {
            let moves = || set_distance(side.piece, from, set(to), &board).unwrap_or(NONE);
            write(out, row, moves);
        }
        Output::Territories(out) => {
            let others = other.boards.board(row);
            let second = (other.piece, set(other.sets), &others);
            let first = (side.piece, from, &board);
            out.enter(row, territory(first, second));
        }
        Output::Within(most, out) => write(out, row, || within(side.piece, from, *most, &board)),
        Output::Ring(moves, out) => write(out, row, || ring(side.piece, from, *moves, &board)),
    }
}

/// Writes a row that is there.
fn write<T>(out: &mut [T], row: usize, value: impl Fn() -> T) {
    if let Some(out) = out.get_mut(row) {
        *out = value();
    }
}
