//! A group of boards, which two registers hold: its fills, and what is asked of them.

use super::boards::Boards;
use super::fill::{Levels, MOST, Squares, fill};
use super::{Output, Work};
use crate::columns::{Side, Territories};
use crate::simd::Motion;
use crate::{Bitboard, NONE};

/// Does so many rows, group by group. The last group is full, too: where it must, it begins among
/// the rows of the one before it.
#[inline(always)]
pub(super) fn groups<V: Boards>(proof: V::Proof, work: &mut Work<'_, '_>, rows: usize) {
    let Some(last) = rows.checked_sub(2 * V::ROWS) else {
        return;
    };
    let mut levels = [[[V::splat(proof, 0); 2]; MOST]; 2];
    let mut next = 0;
    while next < rows {
        let row = next.min(last);
        let mut counts = [0; 2];
        for ((side, levels), count) in work.sides.iter().zip(&mut levels).zip(&mut counts) {
            let Some(motion) = Motion::of(side.piece) else {
                return;
            };
            *count = fill(proof, motion, &squares(proof, side, row), levels);
        }
        match &mut work.output {
            Output::Maps(out) => {
                if let Some(out) = out.get_mut(row..row + 2 * V::ROWS) {
                    write_maps(proof, &levels[0], counts[0], out);
                }
            }
            Output::Paths(to, out) => {
                if let Some(out) = out.get_mut(row..row + 2 * V::ROWS) {
                    let to = [0, 1].map(|part| read(proof, to, row + part * V::ROWS));
                    write_paths(proof, &levels[0], counts[0], to, out);
                }
            }
            Output::Territories(out) => divide(proof, &levels, counts, row, out),
        }
        if counts[0].max(counts[1]) == MOST {
            again(proof, &levels, counts, row, work);
        }
        next += 2 * V::ROWS;
    }
}

/// The boards of a register, a word each, from a row on; empty sets where the column ends.
#[inline(always)]
fn read<V: Boards>(proof: V::Proof, column: &[Bitboard], row: usize) -> V {
    match column.get(row..row + V::ROWS) {
        // SAFETY: there are so many words.
        Some(words) => unsafe { V::read(proof, words.as_ptr().cast()) },
        None => V::splat(proof, 0),
    }
}

/// What stands on the boards from a row on.
#[inline(always)]
fn squares<V: Boards>(proof: V::Proof, side: &Side<'_>, row: usize) -> [Squares<V>; 2] {
    let (all, none) = (V::splat(proof, 255), V::splat(proof, 0));
    [row, row + V::ROWS].map(|row| {
        let column = |column: Option<&[Bitboard]>| match column {
            Some(column) => read(proof, column, row),
            None => none,
        };
        let own = column(side.boards.own);
        Squares {
            from: read(proof, side.sets, row),
            enterable: all.without(own | column(side.boards.avoid)),
            free: all.without(own | column(side.boards.enemy)),
        }
    })
}

/// Writes the map of each board.
///
/// A square's distance is the number of levels that lack it. Each level holds the ones before it,
/// so that the bits of that number are parities: of all levels, of every second one, and so on.
#[inline(always)]
fn write_maps<V: Boards>(proof: V::Proof, levels: &Levels<V>, count: usize, out: &mut [[u8; 64]]) {
    for (part, out) in out.chunks_exact_mut(V::ROWS).take(2).enumerate() {
        let last = levels[count - 1][part];
        let none = V::splat(proof, 255).without(last);
        let zero = V::splat(proof, 0);
        let [mut one, mut two, mut four] = [zero; 3];
        for levels in levels[..count].as_chunks::<4>().0 {
            let [a, b, c, d] = levels.map(|level| level[part]);
            one = one ^ (a ^ b) ^ (c ^ d);
            two = two ^ (b ^ d);
            four = four ^ d;
        }
        let eight = levels[MOST / 2 - 1][part] ^ last;
        let bits = [one, two, four, eight].map(|bit| bit | none);
        // SAFETY: the part has a map for each board of a register.
        unsafe { V::write_maps(proof, bits, out.as_mut_ptr()) };
    }
}

/// Writes the fewest moves to a square of the targets on each board.
#[inline(always)]
fn write_paths<V: Boards>(
    proof: V::Proof,
    levels: &Levels<V>,
    count: usize,
    to: [V; 2],
    out: &mut [u8],
) {
    let zero = V::splat(proof, 0);
    for (part, out) in out.chunks_exact_mut(V::ROWS).take(2).enumerate() {
        // For each rank the number of levels that have none of its targets.
        let mut missed = zero;
        for level in &levels[..count] {
            missed = missed.sub((level[part] & to[part]).equal(zero));
        }
        let least = missed.min(missed.right::<32>());
        let least = least.min(least.right::<16>());
        let least = words(least.min(least.right::<8>()));
        for (out, least) in out.iter_mut().zip(least) {
            let least = least as u8;
            *out = if usize::from(least) == count {
                NONE
            } else {
                least
            };
        }
    }
}

/// Enters the territories of each board. What one side has at some level and the other has not is
/// nearer to the one.
#[inline(always)]
fn divide<V: Boards>(
    proof: V::Proof,
    levels: &[Levels<V>; 2],
    counts: [usize; 2],
    row: usize,
    out: &mut Territories<'_>,
) {
    let [one, other] = levels;
    for part in 0..2 {
        let (mut first, mut second) = (V::splat(proof, 0), V::splat(proof, 0));
        for level in 0..counts[0].max(counts[1]) {
            let a = one[level.min(counts[0] - 1) % MOST][part];
            let b = other[level.min(counts[1] - 1) % MOST][part];
            first = first | a.without(b);
            second = second | b.without(a);
        }
        let reached = one[counts[0] - 1][part] | other[counts[1] - 1][part];
        let tied = reached.without(first | second);
        let columns = [&mut out.first, &mut out.second, &mut out.tied];
        let row = row + part * V::ROWS;
        for (column, sets) in columns.into_iter().zip([first, second, tied]) {
            if let Some(column) = column.as_mut()
                && let Some(column) = column.get_mut(row..row + V::ROWS)
            {
                // SAFETY: there is room for so many words.
                unsafe { sets.write(column.as_mut_ptr().cast()) };
            }
        }
    }
}

/// Does those boards once more, one by one, whose fills have not ended.
#[inline(always)]
fn again<V: Boards>(
    proof: V::Proof,
    levels: &[Levels<V>; 2],
    counts: [usize; 2],
    row: usize,
    work: &mut Work<'_, '_>,
) {
    for part in 0..2 {
        let mut growing = V::splat(proof, 0);
        for (levels, count) in levels.iter().zip(counts) {
            if count == MOST {
                growing = growing | (levels[MOST - 1][part] ^ levels[MOST - 2][part]);
            }
        }
        if !growing.is_zero() {
            for (board, growing) in words(growing).into_iter().enumerate() {
                if growing != 0 {
                    work.one_row(row + part * V::ROWS + board);
                }
            }
        }
    }
}

/// The words of a register, and zeros.
#[inline(always)]
fn words<V: Boards>(register: V) -> [u64; 8] {
    let mut words = [0; 8];
    // SAFETY: no register has more than eight words.
    unsafe { register.write(words.as_mut_ptr()) };
    words
}
