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

mod moves;
mod tables;
mod write;

use core::hint::black_box;

use super::each_cpu::for_each_cpu;
use super::lanes::Lanes;
use super::slides::Sets;
use super::{Cpu, Motion, map};
use crate::{KING, KNIGHT, MANHATTAN, SquareTable};
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
    let mut planes = Planes::new(proof);
    let mut part = 0;
    while part < V::PARTS {
        let targets = V::members(proof, enterable, part);
        let moves = |kind| Moves::new(proof, kind, enterable, free);
        let filled = match kind {
            _ if !V::BY_PIECE => levels(&moves(kind), targets, part, &mut planes),
            Kind::King => levels(&moves(Kind::King), targets, part, &mut planes),
            Kind::Knight => levels(&moves(Kind::Knight), targets, part, &mut planes),
            Kind::Rook => levels(&moves(Kind::Rook), targets, part, &mut planes),
            Kind::Bishop => levels(&moves(Kind::Bishop), targets, part, &mut planes),
            Kind::Queen => levels(&moves(Kind::Queen), targets, part, &mut planes),
        };
        if !filled {
            return false;
        }
        planes.write(kind, part, maps);
        part += 1;
    }
    true
}

/// All levels of one part of the targets. Levels come in pairs: so they are added up half as often,
/// and there is one branch for two. `false` where they are too many.
#[inline(always)]
fn levels<V: Lanes>(moves: &Moves<V>, targets: V, part: usize, planes: &mut Planes<V>) -> bool {
    // The last level of even number, and of odd number.
    let mut last = moves.first(targets, part);
    planes.begin(&last);
    loop {
        // In memory, or the compiler would keep files elsewhere to have the planes in registers.
        let planes = black_box(&mut *planes);
        if V::BY_PIECE {
            last[0] = moves.level(&last[1]);
            last[1] = moves.level(&last[0]);
        } else {
            // One copy of the code.
            let mut level = 0;
            while level < black_box(2) {
                last[level % 2] = moves.level(&last[(level + 1) % 2]);
                level += 1;
            }
        }
        planes.add(&last);
        // Processors guess badly where a fill ends, so the usual levels are not asked. That all is
        // reached needs no level more to show it, but on some boards it never is.
        let ask = planes.pairs >= moves.kind.usual();
        if ask && (moves.is_full(&last[1], targets, part) || same(&last)) {
            if !moves.kind.is_jump() {
                planes.start_slides(part);
            }
            return true;
        }
        if planes.pairs == 8 {
            return false;
        }
    }
}

#[inline(always)]
fn same<V: Lanes>([even, odd]: &[Files<V>; 2]) -> bool {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = *even;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = *odd;
    let west = (a0 ^ b0) | (a1 ^ b1) | (a2 ^ b2) | (a3 ^ b3);
    (west | ((a4 ^ b4) | (a5 ^ b5) | (a6 ^ b6) | (a7 ^ b7))).is_zero()
}

/// Fewest moves from all 64 squares.
#[inline]
pub(super) fn maps(cpu: Cpu, motion: Motion, enterable: u64, free: u64, maps: &mut [[u8; 64]; 64]) {
    let empty = enterable & free == !0;
    let done = match motion {
        Motion::King if empty => copy(cpu, &KING, maps),
        Motion::Wazir if empty => copy(cpu, &MANHATTAN, maps),
        Motion::Knight if empty => copy(cpu, &KNIGHT, maps),
        Motion::King => all(cpu, Kind::King, enterable, free, maps),
        // Among obstacles it is nearly always farther away than four bits can say.
        Motion::Wazir => false,
        Motion::Knight => all(cpu, Kind::Knight, enterable, free, maps),
        Motion::Slider(ways) => match (ways.orthogonal, ways.diagonal, ways.knight) {
            // A map takes hardly longer than to write it.
            _ if empty => false,
            (true, false, false) => all(cpu, Kind::Rook, enterable, free, maps),
            (false, _, false) => all(cpu, Kind::Bishop, enterable, free, maps),
            (true, true, false) => all(cpu, Kind::Queen, enterable, free, maps),
            // Few ask for these: 64 maps are worth more than more code.
            (_, _, true) => false,
        },
    };
    if !done {
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

/// A table for maps.
#[inline(always)]
fn copy_rows<V: Lanes>(proof: V::Proof, table: &SquareTable, maps: &mut [[u8; 64]; 64]) -> bool {
    // A loop that only copied would become a call of memcpy.
    let zero = V::splat(proof, black_box(0));
    for (row, map) in table.0.iter().zip(maps) {
        let mut part = 0;
        while part < V::PARTS {
            (V::load(proof, row, part) | zero).store(map, part);
            part += 1;
        }
    }
    true
}

for_each_cpu! {
    fn copy(table: &SquareTable, maps: &mut [[u8; 64]; 64]) -> bool =
        |V, One, Two, Four, proof, one, words| copy_rows::<V>(proof, table, maps);
    fn all(kind: Kind, enterable: u64, free: u64, maps: &mut [[u8; 64]; 64]) -> bool =
        |V, One, Two, Four, proof, one, words| fill::<V>(proof, kind, enterable, free, maps);
}
