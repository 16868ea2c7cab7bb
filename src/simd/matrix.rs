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
mod write;

use core::hint::black_box;

use super::each_cpu::for_each_cpu;
use super::lanes::Lanes;
use super::slides::Sets;
use super::{Cpu, Motion, map};
use crate::{KING, KNIGHT, MANHATTAN, SquareTable};
use moves::{Kind, Moves};

/// The sources, file by file.
type Files<V> = [V; 8];

/// Every square within no moves of itself.
static STARTS: [[u8; 64]; 8] = {
    let mut starts = [[0; 64]; 8];
    let mut square = 0;
    while square < 64 {
        starts[square % 8][square] = 1 << (square / 8);
        square += 1;
    }
    starts
};

/// Eight, which the compiler does not know: it would write every loop over the files eight times.
#[inline(always)]
fn eight() -> usize {
    black_box(8)
}

/// The highest distance that four bits can say stands for none.
const NONE: usize = 15;

/// So many levels are kept until they are added to the bits of distances.
const KEPT: usize = 4;

/// Fills the maps. `false` where some distance is 15 or more, and the maps are not to be used.
#[inline(always)]
fn fill<V: Lanes>(
    proof: V::Proof,
    kind: Kind,
    enterable: u64,
    free: u64,
    maps: &mut [[u8; 64]; 64],
) -> bool {
    let moves = Moves::new(proof, kind, enterable, free);
    // Arrays of a known constant would be cleared by a call of memset.
    let zero = V::splat(proof, black_box(0));
    let mut part = 0;
    while part < V::PARTS {
        let mut levels = [[zero; 8]; KEPT];
        let mut planes = [[zero; 4]; 8];
        let mut file = 0;
        while file < moves.count {
            levels[0][file % 8] = V::load(proof, &STARTS[file % 8], part);
            file += 1;
        }
        let mut within = levels[0];
        let mut number = 0;
        // The levels go round. One move stands here once: it is the most of the code.
        loop {
            number += 1;
            if number > NONE {
                return false;
            }
            if number % KEPT == 0 {
                file = 0;
                while file < moves.count {
                    let before = &planes[file % 8];
                    planes[file % 8] = write::add(before, &levels, number / KEPT, file);
                    file += 1;
                }
            }
            // Processors guess badly where a fill ends, so the usual levels are not asked.
            let ask = number >= kind.usual();
            // Where there are registers enough, a level does not wait for what the last one stored.
            if V::BYTES == 64 && kind.is_jump() {
                let mut next = [zero; 8];
                moves.level(kind, &within, &mut next);
                levels[number % KEPT] = next;
                if ask && same(&within, &next) {
                    break;
                }
                within = next;
            } else if let Ok([from, to]) =
                levels.get_disjoint_mut([(number - 1) % KEPT, number % KEPT])
            {
                moves.level(kind, from, to);
                if ask && same(from, to) {
                    break;
                }
            }
        }
        let rounds = number / KEPT + 1;
        // The levels that are left out would be the same as the last one.
        let mut count = number % KEPT + 1;
        while let Some(([.., last], [rest, ..])) = levels.split_at_mut_checked(count) {
            *rest = *last;
            count += 1;
        }
        file = 0;
        while file < moves.count {
            let start = V::load(proof, &STARTS[file % 8], part);
            let planes = write::add(&planes[file % 8], &levels, rounds, file);
            let within = levels[KEPT - 1][file % 8];
            let planes = write::counted(proof, planes, rounds, start, within);
            write::write(proof, planes, file, part, maps);
            file += 1;
        }
        part += 1;
    }
    true
}

#[inline(always)]
fn same<V: Lanes>(a: &Files<V>, b: &Files<V>) -> bool {
    let mut difference = a[0] ^ b[0];
    let mut file = 1;
    while file < 8 {
        difference = difference | a[file] ^ b[file];
        file += 1;
    }
    difference.is_zero()
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
