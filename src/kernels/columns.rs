//! Columns of positions: many boards at once, one in each word of a register. A group is the boards
//! that two registers hold.

mod fill;

use core::mem::MaybeUninit;

use fearless_simd::prelude::{Bytes as _, *};

use crate::cpu::{Isa, for_each_cpu};
use crate::kernels::Motion;
use crate::kernels::boards::{Boards, Bytes, are_empty, boards, bytes, read, write, write_maps};
use crate::kernels::sets::parity;
use crate::{Bitboard, Columns, NONE, Side, Territories};
use fill::{BoardMovers, KEPT, Levels, Room, keep_levels};

/// The result to compute for each row.
pub(crate) enum Output<'a, 'b> {
    Maps(&'a mut [[u8; 64]]),
    /// The targets, and the output for the numbers of moves.
    Paths(&'a [Bitboard], &'a mut [u8]),
    Territories(&'a mut Territories<'b>),
    /// The squares at most so many moves away.
    Within(u32, &'a mut [Bitboard]),
    /// The squares so many moves away.
    Ring(u32, &'a mut [Bitboard]),
}

for_each_cpu! {
    avx512:
    /// Computes all rows in groups. The last group is full too: if needed, it overlaps the one before
    /// it. Boards on which a fill exceeds the levels kept here are given to a function.
    pub(crate) fn groups(
        sides: &[Side<'_>],
        output: &mut Output<'_, '_>,
        rows: usize,
        one_row: fn(&[Side<'_>], &mut Output<'_, '_>, usize),
    ) -> () = groups_of;
}

#[inline(always)]
fn groups_of<I: Isa>(
    isa: I,
    sides: &[Side<'_>],
    output: &mut Output<'_, '_>,
    rows: usize,
    one_row: fn(&[Side<'_>], &mut Output<'_, '_>, usize),
) {
    let group = 2 * I::BOARDS;
    let Some(last) = rows.checked_sub(group) else {
        return;
    };
    let mut rooms = [MaybeUninit::uninit(), MaybeUninit::uninit()];
    let mut rooms = {
        let [one, other] = &mut rooms;
        [Some(one.write(Room::new(isa))), sides.get(1).map(|_| other.write(Room::new(isa)))]
    };
    for next in (0..rows).step_by(group) {
        let row = next.min(last);
        let mut fills = [None; 2];
        for ((side, room), levels) in sides.iter().zip(&mut rooms).zip(&mut fills) {
            if let (Some(motion), Some(room)) = (Motion::among_obstacles(side.piece), room) {
                *levels = Some(keep_levels(isa, motion, &movers(isa, side, row), room));
            }
        }
        let [Some(one), other] = fills else {
            return;
        };
        match output {
            Output::Maps(out) => {
                if let Some(out) = out.get_mut(row..row + group) {
                    write_distances(isa, one, out);
                }
            }
            Output::Paths(to, out) => {
                if let Some(out) = out.get_mut(row..row + group) {
                    let to = [row, row + I::BOARDS].map(|row| read_from(isa, to, row));
                    write_paths(isa, one, to, out);
                }
            }
            Output::Territories(out) => {
                if let Some(other) = other {
                    write_territories(isa, [one, other], row, out);
                }
            }
            Output::Within(moves, out) => {
                for part in 0..2 {
                    write_set::<I>(one.get(*moves as usize, part), row + part * I::BOARDS, out);
                }
            }
            Output::Ring(moves, out) => {
                for part in 0..2 {
                    write_set::<I>(one.added(*moves as usize, part), row + part * I::BOARDS, out);
                }
            }
        }
        if one.count() == KEPT || other.is_some_and(|other| other.count() == KEPT) {
            let mut unfinished = unfinished(isa, [one, other.unwrap_or(one)]);
            while unfinished != 0 {
                one_row(sides, output, row + unfinished.trailing_zeros() as usize);
                unfinished &= unfinished - 1;
            }
        }
    }
}

for_each_cpu! {
    avx512:
    /// Writes the squares one move away in each row, if the rows fill a register. The last register
    /// is full too: if needed, it overlaps the one before it.
    pub(crate) fn moves(side: &Side<'_>, out: &mut [Bitboard]) -> () = moves_of;
}

#[inline(always)]
fn moves_of<I: Isa>(isa: I, side: &Side<'_>, out: &mut [Bitboard]) {
    let rows = I::BOARDS;
    let motion = Motion::among_obstacles(side.piece);
    let (Some(motion), Some(last)) = (motion, out.len().checked_sub(rows)) else {
        return;
    };
    for next in (0..out.len()).step_by(rows) {
        let row = next.min(last);
        write_set::<I>(mover(isa, side, row).moves(isa, motion), row, out);
    }
}

/// The boards of a register, a word each, from a row on; empty sets if fewer are left.
#[inline(always)]
fn read_from<I: Isa>(isa: I, column: &[Bitboard], row: usize) -> Boards<I> {
    read(isa, column.get(row..).unwrap_or_default())
}

/// The pieces of a group, and the squares open to them.
#[inline(always)]
fn movers<I: Isa>(isa: I, side: &Side<'_>, row: usize) -> [BoardMovers<I>; 2] {
    [mover(isa, side, row), mover(isa, side, row + I::BOARDS)]
}

#[inline(always)]
fn mover<I: Isa>(isa: I, side: &Side<'_>, row: usize) -> BoardMovers<I> {
    let Columns { own, enemy, avoid } = side.boards;
    let column = |column: Option<&[Bitboard]>| read_from(isa, column.unwrap_or_default(), row);
    let own = column(own);
    BoardMovers {
        from: read_from(isa, side.sets, row),
        enterable: !(own | column(avoid)),
        free: !(own | column(enemy)),
    }
}

/// Writes the map of each board.
///
/// A square's distance is the number of levels that lack it. Each level contains the ones before
/// it. So the bits of that number are parities: of all levels, of every second one, and so on.
#[inline(always)]
fn write_distances<I: Isa>(isa: I, levels: Levels<'_, I>, out: &mut [[u8; 64]]) {
    for (part, out) in out.chunks_exact_mut(I::BOARDS).take(2).enumerate() {
        let last = levels.get(KEPT, part);
        let none = !last;
        let [mut one, mut two, mut four] = [boards(isa, 0); 3];
        for [a, b, c, d] in levels.fours(part) {
            one = parity(one, [a, b, c, d]);
            two = parity(two, [b, d]);
            four = parity(four, [d]);
        }
        // A distance counts sixteen levels. If twelve are kept, the other four equal the last one:
        // they cancel in the parities of one and of two, and are one more level for this bit.
        if levels.count() % 8 == 4 {
            four ^= last;
        }
        // Nothing if eight levels are kept: then level 7 is the last one.
        let eight = levels.get(7, part) ^ last;
        let bits = [one, two, four, eight].map(|bit| bit | none);
        write_maps(isa, bits, out.as_flattened_mut());
    }
}

/// Writes the fewest moves to a square of the targets on each board.
#[inline(always)]
fn write_paths<I: Isa>(isa: I, levels: Levels<'_, I>, to: [Boards<I>; 2], out: &mut [u8]) {
    for (part, (out, to)) in out.chunks_exact_mut(I::BOARDS).zip(to).enumerate() {
        // For each rank the number of levels that have none of its targets.
        let mut missed = bytes(isa, 0);
        for level in levels.of(part) {
            let none = (level & to).to_bytes().simd_eq(0);
            missed -= none.to_vector().bitcast::<Bytes<I>>();
        }
        let lower = |missed: Bytes<I>, other: Boards<I>| missed.min(other.to_bytes());
        let least = lower(missed, missed.bitcast::<Boards<I>>() >> 32);
        let least = lower(least, least.bitcast::<Boards<I>>() >> 16);
        let least = lower(least, least.bitcast::<Boards<I>>() >> 8);
        for (out, &least) in out.iter_mut().zip(least.bitcast::<Boards<I>>().as_slice()) {
            let least = least as u8;
            *out = if usize::from(least) == levels.count() { NONE } else { least };
        }
    }
}

/// Writes the territories of each board. A square that one side has at some level, and the other
/// has not, is nearer to the side that has it.
#[inline(always)]
fn write_territories<I: Isa>(
    isa: I,
    [one, other]: [Levels<'_, I>; 2],
    row: usize,
    out: &mut Territories<'_>,
) {
    for part in 0..2 {
        let (mut first, mut second) = (boards(isa, 0), boards(isa, 0));
        for level in 0..one.count().max(other.count()) {
            let (a, b) = (one.get(level, part), other.get(level, part));
            first |= a & !b;
            second |= b & !a;
        }
        // Nearer to neither side but reached by one, so reached by both in the same number of
        // moves.
        let tied = one.get(KEPT, part) & !(first | second);
        let columns = [&mut out.first, &mut out.second, &mut out.tied];
        let row = row + part * I::BOARDS;
        for (column, sets) in columns.into_iter().zip([first, second, tied]) {
            if let Some(column) = column.as_mut() {
                write_set::<I>(sets, row, column);
            }
        }
    }
}

/// Writes a set for each board of a register.
#[inline(always)]
fn write_set<I: Isa>(sets: Boards<I>, row: usize, out: &mut [Bitboard]) {
    write::<I>(sets, out.get_mut(row..).unwrap_or_default());
}

/// The boards of a group on which a fill has not ended, a bit each.
#[inline(always)]
fn unfinished<I: Isa>(isa: I, fills: [Levels<'_, I>; 2]) -> u32 {
    let mut unfinished = 0;
    for part in 0..2 {
        let mut growing = boards(isa, 0);
        for levels in fills {
            growing |= levels.growing(part);
        }
        if !are_empty::<I>(growing) {
            for (board, &growing) in growing.as_slice().iter().enumerate() {
                unfinished |= u32::from(growing != 0) << (part * I::BOARDS + board);
            }
        }
    }
    unfinished
}

#[cfg(test)]
mod tests;
