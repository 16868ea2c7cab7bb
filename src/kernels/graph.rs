//! Mobility graphs: unions of rows, and their kernels.
//!
//! A matrix is not 64 searches. Let within[s] be the squares at most d moves away from s. For d + 1
//! it is the union of itself and of within[n] for all squares n that s leads to. This enumerates
//! the first move and not the last, and no branch depends on the size of a ring.

mod look_ups;

use fearless_simd::SimdBase;

use crate::cpu::{Isa, for_each_cpu};
use crate::kernels::Mover;
use crate::kernels::boards::{Boards, boards, read, write, write_bits, write_maps};
use crate::kernels::motion::{self, BoardSlides};
use crate::{Bitboard, Cpu};

/// The squares that each square leads to.
pub(super) type Rows = [Bitboard; 64];

for_each_cpu! {
    avx2:
    /// All 64 maps.
    pub(crate) fn matrix(rows: &Rows, maps: &mut [[u8; 64]; 64]) -> () = matrix_of;
}

#[inline(always)]
fn matrix_of<I: Isa>(isa: I, rows: &Rows, maps: &mut [[u8; 64]; 64]) {
    if I::LOOKS_UP {
        if I::PARTS == 2 {
            look_ups::matrix::<I, 2>(isa, rows, maps);
        } else {
            look_ups::matrix::<I, 4>(isa, rows, maps);
        }
    } else {
        by_rows(isa, rows, maps);
    }
}

/// Fewest moves from the set to every square, in `map`; the result is the largest of them.
///
/// One loop writes the distances of a ring and makes the union of its rows. Vectors of all rows
/// took longer.
#[inline(never)]
pub(crate) fn map(rows: &Rows, from: u64, map: &mut [u8; 64]) -> u8 {
    *map = [crate::NONE; 64];
    let (mut ring, mut open) = (from, !0);
    let mut distance = 0;
    let mut farthest = 0;
    while ring != 0 {
        farthest = distance;
        open &= !ring;
        let mut union = 0;
        while ring != 0 {
            let square = (ring.trailing_zeros() & 63) as usize;
            map[square] = distance;
            union |= rows[square].0;
            ring &= ring - 1;
        }
        ring = union & open;
        distance += 1;
    }
    farthest
}

/// The squares on which a move of the piece from each square may end.
#[inline]
pub(crate) fn write_rows(cpu: Cpu, mover: Mover, rows: &mut Rows) {
    if !mover.motion.is_jump() {
        return slides(cpu, mover, rows);
    }
    for (square, row) in rows.iter_mut().enumerate() {
        row.0 = motion::step(mover, 1 << (square & 63)) & mover.enterable;
    }
}

for_each_cpu! {
    avx512:
    fn slides of mover(rows: &mut Rows) -> () = slides_of;
}

/// A square in each word of a register.
#[inline(always)]
fn slides_of<I: Isa>(isa: I, mover: Mover, rows: &mut Rows) {
    let [enterable, free] = [mover.enterable, mover.free].map(|set| boards(isa, set));
    let slides = BoardSlides::new(isa, mover.motion, enterable, free);
    let mut first = 1u64;
    for rows in rows.chunks_exact_mut(I::BOARDS) {
        let starts = [0, 1, 2, 3, 4, 5, 6, 7].map(|square| Bitboard(first << square));
        write::<I>(slides.moves(read(isa, &starts)), rows);
        first = first.checked_shl(I::BOARDS as u32).unwrap_or(0);
    }
}

/// Row by row, and the bytes at the end: for processors without byte look-ups.
#[inline(always)]
fn by_rows<I: Isa>(isa: I, rows: &Rows, maps: &mut [[u8; 64]; 64]) {
    // The last entry is empty: the member of a row without members. Entries differ, so that the
    // arrays need no memset and no memcpy.
    let itself = |square: usize| 1u64.checked_shl(square as u32).unwrap_or(0);
    let mut one: [u64; 65] = core::array::from_fn(itself);
    let mut other: [u64; 65] = core::array::from_fn(itself);
    let (mut within, mut next) = (&mut one, &mut other);
    // A square's distance is the number of levels at which it is not near yet: parities of that
    // number, of its half, and so on, as in `levels`. The first level is counted here.
    let mut planes: [[u64; 6]; 64] =
        core::array::from_fn(|square| [!itself(square), 0, 0, 0, 0, 0]);
    let mut levels = 1u32;
    loop {
        let mut changed = 0;
        for (square, row) in rows.iter().enumerate() {
            next[square] = within[square] | union(within, row.0);
            changed |= next[square] ^ within[square];
        }
        if changed == 0 {
            break;
        }
        core::mem::swap(&mut within, &mut next);
        levels += 1;
        for (planes, near) in planes.iter_mut().zip(within.iter()) {
            for (bit, plane) in planes.iter_mut().enumerate() {
                if !levels.is_multiple_of(1 << bit) {
                    break;
                }
                *plane ^= !near;
            }
        }
    }
    write_distances(
        isa,
        levels,
        |square, bit| planes[square & 63][bit],
        |square| within[square],
        maps,
    );
}

/// The bits of a distance after this number of levels. Distances above 14 are rare.
const fn bits_of(levels: u32) -> usize {
    if levels <= 15 { 4 } else { 6 }
}

/// Writes all maps after this number of levels, from each bit of a square's distances and from the
/// squares near it at the end.
#[inline(always)]
fn write_distances<I: Isa>(
    isa: I,
    levels: u32,
    plane: impl Fn(usize, usize) -> u64,
    near: impl Fn(usize) -> u64,
    maps: &mut [[u8; 64]; 64],
) {
    if bits_of(levels) == 4 {
        for (at, maps) in maps.chunks_exact_mut(I::BOARDS).enumerate() {
            let bits = [0, 1, 2, 3].map(
                #[inline(always)]
                |bit| {
                    let or_none = |square: usize| plane(square, bit) | !near(square);
                    Boards::<I>::from_fn(isa, |word| or_none(at * I::BOARDS + word))
                },
            );
            write_maps(isa, bits, maps.as_flattened_mut());
        }
        return;
    }
    for (square, map) in maps.iter_mut().enumerate() {
        let planes: [u64; 6] = core::array::from_fn(|bit| plane(square, bit));
        write_bits(isa, &planes, !near(square), map);
    }
}

/// The union of the sets of a row's members, four at a time: their number is unpredictable.
#[inline(always)]
fn union(sets: &[u64; 65], row: u64) -> u64 {
    let mut rest = row;
    let mut union = 0;
    while rest != 0 {
        for _ in 0..4 {
            let member = rest.trailing_zeros() as usize;
            union |= sets.get(member).copied().unwrap_or(0);
            rest &= rest.wrapping_sub(1);
        }
    }
    union
}

#[cfg(test)]
mod tests {
    use super::look_ups::{AGAIN, FIRST, SECOND, SQUARES, groups_of, pairs};

    /// Every table of unions, from the places at each byte of four groups of four squares: the
    /// tables are computed again at run time.
    #[test]
    fn places_lead_to_the_union_of_the_members() {
        let first = [0, 1, 2, 3].map(|group| pairs(group, 0));
        let second = [0, 1, 2, 3].map(|group| pairs(group, 2));
        assert_eq!([first, second], [FIRST, SECOND]);
        let squares = [0x8000_0100, 0x8002_0302].map(groups_of);
        let again = [0x8001_8080, 0x8003_8080].map(groups_of);
        assert_eq!([squares, again], [SQUARES, AGAIN]);
        // Rows that differ in one bit each, and none at the place 0x80.
        let row = |at: u8| 1_u32.checked_shl(at.into()).unwrap_or(0);
        let unions = |half: usize, at: u8| match at {
            0x80 => 0,
            at => row(squares[half][usize::from(at)]) | row(again[half][usize::from(at)]),
        };
        for (group, members) in (0..4).flat_map(|group| (0..16).map(move |m| (group, m))) {
            let union = unions(0, first[group][members]) | unions(1, second[group][members]);
            assert_eq!(union, (members as u32) << (4 * group), "{group} {members:b}");
        }
    }
}
