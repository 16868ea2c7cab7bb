//! All 64 maps of a board at once.
//!
//! Let W(s) be the squares within d moves of s. One move more adds to it W(n) of every enterable
//! square n that is one move from s: the first move is enumerated, not the last. So it is the
//! sources that shift, and the targets, which are what will be written, stay where they are.
//!
//! A register holds one file of sources: byte t belongs to target t, bit r of it to the source on
//! rank r. A step along a rank is the next register, a step along a file a shift by one bit, a
//! slide is a recurrence along the registers or the bits. For registers shorter than 64 bytes the
//! targets come in parts.

mod ends;
mod moves;
mod tables;
mod write;

use core::hint::black_box;
use core::mem::MaybeUninit;

use super::each_cpu::for_each_cpu;
use super::lanes::Lanes;
use super::slides::Sets;
use super::{Cpu, Motion, empty_board, map};
use crate::{KING, KNIGHT, MANHATTAN, SquareTable};
use ends::{is_full, same};
use moves::{Kind, Moves};
use write::Planes;

/// The sources, file by file.
type Files<V> = [V; 8];

/// Fills the maps. `false` where some distance is farther than the planes count, and the maps are
/// not to be used.
#[inline(always)]
fn fill<V: Lanes>(
    proof: V::Proof,
    kind: Kind,
    enterable: u64,
    free: u64,
    maps: &mut [[u8; 64]; 64],
) -> bool {
    let moves = Moves::<V>::new(proof, kind, enterable, free);
    let mut room = MaybeUninit::uninit();
    for part in 0..V::PARTS {
        let room = &mut room;
        let planes = if V::BY_PIECE {
            // The compiler is to make five loops, and not one with a choice in it.
            match kind {
                Kind::King => levels(&moves, Kind::King, part, room),
                Kind::Knight => levels(&moves, Kind::Knight, part, room),
                Kind::Rook => levels(&moves, Kind::Rook, part, room),
                Kind::Bishop => levels(&moves, Kind::Bishop, part, room),
                Kind::Queen => levels(&moves, Kind::Queen, part, room),
            }
        } else {
            levels(&moves, kind, part, room)
        };
        let Some(planes) = planes else {
            return false;
        };
        if !kind.is_jump() {
            planes.start_slides(kind, part);
        }
        planes.write(kind, part, maps);
    }
    true
}

/// All levels of one part of the targets. Levels come in pairs: so they are added up half as often,
/// and there is one branch for two. `None` where they are too many.
#[inline(always)]
fn levels<'a, V: Lanes>(
    moves: &Moves<V>,
    kind: Kind,
    part: usize,
    room: &'a mut MaybeUninit<Planes<V>>,
) -> Option<&'a mut Planes<V>> {
    let (proof, enterable) = (moves.proof, moves.all_enterable);
    let targets = V::members(proof, enterable, part);
    // The last level of even number, and of odd number.
    let mut last = moves.first(kind, targets, part);
    let planes = room.write(Planes::new(proof, &last));
    loop {
        // In memory, or the compiler would keep files elsewhere to have the planes in registers.
        let planes = black_box(&mut *planes);
        if V::BY_PIECE {
            last[0] = moves.level(kind, &last[1]);
            last[1] = moves.level(kind, &last[0]);
        } else {
            // One copy of the code.
            for level in 0..black_box(2) {
                last[level % 2] = moves.level(kind, &last[(level + 1) % 2]);
            }
        }
        planes.add(&last);
        // Processors guess badly where a fill ends, so the usual levels are not asked.
        if planes.pairs >= kind.usual()
            && (is_full(proof, kind, &last[1], targets, part) || same(&last))
        {
            break;
        }
        if planes.pairs == 8 {
            return None;
        }
    }
    Some(planes)
}

/// Fewest moves from all 64 squares.
#[inline]
pub(super) fn maps(cpu: Cpu, motion: Motion, enterable: u64, free: u64, maps: &mut [[u8; 64]; 64]) {
    if !at_once(cpu, motion, enterable, free, maps) {
        for (square, one) in maps.iter_mut().enumerate() {
            let from = 1 << square;
            map::map(
                cpu,
                motion,
                Sets {
                    from,
                    enterable,
                    free,
                },
                one,
            );
        }
    }
}

/// `false` where one map after another is the way to make them.
#[inline(always)]
fn at_once(cpu: Cpu, motion: Motion, enterable: u64, free: u64, maps: &mut [[u8; 64]; 64]) -> bool {
    if empty_board::is_empty(enterable, free) {
        let table = match motion {
            Motion::King => &KING,
            Motion::Wazir => &MANHATTAN,
            Motion::Knight => &KNIGHT,
            // A map takes hardly longer than to write it.
            Motion::Slider(_) => return false,
        };
        return copy(cpu, table, maps);
    }
    match motion {
        Motion::King => all(cpu, Kind::King, enterable, free, maps),
        // Among obstacles it is nearly always farther away than four bits can say.
        Motion::Wazir => false,
        Motion::Knight => all(cpu, Kind::Knight, enterable, free, maps),
        Motion::Slider(ways) => match (ways.orthogonal, ways.diagonal, ways.knight) {
            (true, false, false) => all(cpu, Kind::Rook, enterable, free, maps),
            (false, _, false) => all(cpu, Kind::Bishop, enterable, free, maps),
            (true, true, false) => all(cpu, Kind::Queen, enterable, free, maps),
            // Few ask for these: 64 maps are worth more than more code.
            (_, _, true) => false,
        },
    }
}

/// A table for maps.
#[inline(always)]
fn copy_table<V: Lanes>(proof: V::Proof, table: &SquareTable, maps: &mut [[u8; 64]; 64]) -> bool {
    // A loop that only copied would become a call of memcpy.
    let zero = V::splat(proof, black_box(0));
    // A store into two lines of the cache takes more than twice as long as one into a line, so that
    // maps which do not begin with a line are written from their second line on, and the two ends
    // are written first.
    let rest = maps.as_ptr().addr().wrapping_neg() % 64;
    if rest == 0 {
        copy_rows(proof, zero, &table.0, maps);
        return true;
    }
    copy_rows(proof, zero, &table.0[..1], &mut maps[..1]);
    copy_rows(proof, zero, &table.0[63..], &mut maps[63..]);
    let (from, to) = (table.0.as_flattened(), maps.as_flattened_mut());
    if let (Some(from), Some(to)) = (from.get(rest..), to.get_mut(rest..)) {
        copy_rows(proof, zero, from.as_chunks().0, to.as_chunks_mut().0);
    }
    true
}

#[inline(always)]
fn copy_rows<V: Lanes>(proof: V::Proof, zero: V, from: &[[u8; 64]], to: &mut [[u8; 64]]) {
    for (from, to) in from.iter().zip(to) {
        for part in 0..V::PARTS {
            (V::load(proof, from, part) | zero).store(to, part);
        }
    }
}

for_each_cpu! {
    fn copy(table: &SquareTable, maps: &mut [[u8; 64]; 64]) -> bool =
        |V, One, Two, Four, proof, one, words| copy_table::<V>(proof, table, maps);
    fn all(kind: Kind, enterable: u64, free: u64, maps: &mut [[u8; 64]; 64]) -> bool =
        |V, One, Two, Four, proof, one, words| fill::<V>(proof, kind, enterable, free, maps);
}

#[cfg(test)]
mod tests;
