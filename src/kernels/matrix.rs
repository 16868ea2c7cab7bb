//! All 64 maps of a board at once.
//!
//! Let W(s) be the squares within d moves of s. For d + 1 moves, W(s) gets W(n) of every enterable
//! square n one move from s. This enumerates the first move, not the last. So the sources shift,
//! and the targets stay in the order of the output.
//!
//! A register holds one file of sources: byte t belongs to target t, bit r of it to the source on
//! rank r. A step along a rank is the next register, a step along a file a shift by one bit. A
//! slide is a recurrence along the registers or the bits. Registers shorter than 64 bytes take the
//! targets in parts.

mod levels;
mod tables;
mod write;

use core::hint::black_box;
use core::mem::MaybeUninit;

use fearless_simd::prelude::*;

use crate::cpu::{Cpu, Isa, for_each_cpu};
use crate::kernels::boards::{Bytes, bytes, load, members};
use crate::kernels::{Motion, Mover, map, memory};
use crate::{KING, KNIGHT, MANHATTAN};
use levels::ObstaclesByFile;
use tables::LIGHT;
use write::Planes;

/// Fewest moves from all 64 squares; the mover's set is not used.
#[inline]
pub(crate) fn maps(cpu: Cpu, mover: Mover, maps: &mut [[u8; 64]; 64]) {
    if !at_once(cpu, mover, maps) {
        for (square, one) in maps.iter_mut().enumerate() {
            let from = 1 << square;
            map::map(cpu, Mover { from, ..mover }, one);
        }
    }
}

/// `false` if separate maps are faster, or if a distance exceeds what is counted here.
#[inline(always)]
fn at_once(cpu: Cpu, mover: Mover, maps: &mut [[u8; 64]; 64]) -> bool {
    if mover.is_on_empty_board() {
        let table = match mover.motion {
            Motion::King => &KING,
            Motion::Wazir => &MANHATTAN,
            Motion::Knight => &KNIGHT,
            Motion::Bishop | Motion::Rook | Motion::Queen => return sliders(cpu, mover, maps),
            _ => return false,
        };
        memory::copy_near(cpu, &table.0, maps);
        return true;
    }
    match mover.motion {
        Motion::King | Motion::Knight | Motion::Rook | Motion::Bishop | Motion::Queen => {
            all(cpu, mover, maps)
        }
        // Among obstacles a wazir nearly always exceeds four bits. For the others 64 maps are fast
        // enough.
        _ => false,
    }
}

for_each_cpu! {
    avx512:
    fn all of mover(maps: &mut [[u8; 64]; 64]) -> bool = fill;
    fn sliders of mover(maps: &mut [[u8; 64]; 64]) -> bool = fill_empty_board;
}

/// Making a map takes hardly longer than writing it.
#[inline(always)]
fn fill_empty_board<I: Isa>(isa: I, mover: Mover, maps: &mut [[u8; 64]; 64]) -> bool {
    for (square, map) in maps.iter_mut().enumerate() {
        let from = 1 << square;
        map::on_empty_board(isa, Mover { from, ..mover }, map);
    }
    true
}

/// The sources, file by file.
type Files<I> = [Bytes<I>; 8];

/// Fills the maps. `false` if some distance exceeds the planes; then the maps are not valid.
#[inline(always)]
fn fill<I: Isa>(isa: I, mover: Mover, maps: &mut [[u8; 64]; 64]) -> bool {
    let motion = mover.motion;
    let moves = ObstaclesByFile::<I>::new(isa, mover);
    let mut room = MaybeUninit::uninit();
    for part in 0..I::PARTS {
        let room = &mut room;
        let planes = if I::LOOKS_UP {
            // Five loops, and not one with a branch on the piece in it.
            match motion {
                Motion::King => levels(&moves, Motion::King, part, room),
                Motion::Knight => levels(&moves, Motion::Knight, part, room),
                Motion::Rook => levels(&moves, Motion::Rook, part, room),
                Motion::Bishop => levels(&moves, Motion::Bishop, part, room),
                _ => levels(&moves, Motion::Queen, part, room),
            }
        } else {
            levels(&moves, motion, part, room)
        };
        let Some(planes) = planes else {
            return false;
        };
        if !motion.is_jump() {
            planes.start_slides(part);
        }
        planes.write(motion, part, maps);
    }
    true
}

/// All levels of one part of the targets. Levels come in pairs, which halves the additions and the
/// branches. `None` if there are too many.
#[inline(always)]
fn levels<'a, I: Isa>(
    moves: &ObstaclesByFile<I>,
    motion: Motion,
    part: usize,
    room: &'a mut MaybeUninit<Planes<I>>,
) -> Option<&'a mut Planes<I>> {
    // The pairs of levels before the first end test; an earlier test mispredicts.
    let usual = match motion {
        Motion::King => 5,
        Motion::Wazir | Motion::Knight | Motion::Bishop | Motion::Rook => 4,
        Motion::Queen | Motion::Archbishop | Motion::Chancellor | Motion::Amazon => 3,
    };
    let (isa, enterable) = (moves.isa, moves.all_enterable);
    let targets = members(isa, enterable, part);
    // The last level of even number, and of odd number.
    let mut last = moves.first(motion, targets, part);
    let planes = room.write(Planes::new(isa, &last));
    loop {
        // A barrier keeps the planes in memory, so that the files stay in registers.
        let planes = black_box(&mut *planes);
        if I::LOOKS_UP {
            last[0] = moves.level(motion, &last[1]);
            last[1] = moves.level(motion, &last[0]);
        } else {
            // One copy of the code.
            for level in 0..black_box(2) {
                last[level % 2] = moves.level(motion, &last[(level + 1) % 2]);
            }
        }
        planes.add(&last);
        if planes.pairs >= usual
            && (is_full(isa, motion, &last[1], targets, part) || same::<I>(&last))
        {
            break;
        }
        if planes.pairs == 8 {
            return None;
        }
    }
    Some(planes)
}

/// Whether every source has all enterable targets, for a bishop those of its color. This saves the
/// last level, which adds nothing. On some boards it is never true.
#[inline(always)]
fn is_full<I: Isa>(
    isa: I,
    motion: Motion,
    within: &Files<I>,
    targets: Bytes<I>,
    part: usize,
) -> bool {
    let [a, b, c, d, e, f, g, h] = *within;
    let (mut even, mut odd) = (a & c & (e & g), b & d & (f & h));
    if matches!(motion, Motion::Bishop) {
        // On files a, c, e and g light squares have odd ranks, counted from 0; on the others even
        // ones.
        let light = load(isa, &LIGHT, part);
        even |= light ^ bytes(isa, 0xaa);
        odd |= light ^ bytes(isa, 0x55);
    }
    is_zero::<I>(targets & !(even & odd))
}

/// Whether a level has added nothing.
#[inline(always)]
fn same<I: Isa>([even, odd]: &[Files<I>; 2]) -> bool {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = *even;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = *odd;
    let west = (a0 ^ b0) | (a1 ^ b1) | (a2 ^ b2) | (a3 ^ b3);
    is_zero::<I>(west | ((a4 ^ b4) | (a5 ^ b5) | (a6 ^ b6) | (a7 ^ b7)))
}

#[inline(always)]
fn is_zero<I: Isa>(bytes: Bytes<I>) -> bool {
    bytes.simd_eq(0).all_true()
}

#[cfg(test)]
mod tests;
