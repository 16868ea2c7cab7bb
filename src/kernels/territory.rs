//! The nearer of two sides to each square.

use fearless_simd::prelude::{Bytes as _, *};
use fearless_simd::{u64x2, u64x4};

use crate::cpu::{Cpu, Isa, Plain, for_each_cpu, plain};
use crate::kernels::boards::{Bytes, boards, load};
use crate::kernels::jumps::Forward;
use crate::kernels::levels::Level;
use crate::kernels::motion::for_movers;
use crate::kernels::sets::{Word, Words};
use crate::kernels::slides::LinesAndJumps;
use crate::kernels::{Motion, Mover};
use crate::{KING, Square};

/// The number of levels stored for a side that slides.
const MOST: usize = 16;

/// The squares that the first side reaches no later than the second, and those that the second
/// reaches no later than the first; tied squares are in both. Two words are returned in registers,
/// three would go through memory.
pub(crate) type NotLater = (u64, u64);

/// Two sides with the same jumps; `None` for sides that slide.
#[inline(always)]
pub(crate) fn of_jumps(cpu: Cpu, first: Mover, second: Mover) -> Option<NotLater> {
    let (starts, open) = ((first.from, second.from), (first.open(), second.open()));
    first.motion.is_jump().then(|| jumps(cpu, first.motion, starts, open))
}

for_each_cpu! {
    avx2:
    fn jumps(motion: Motion, starts: (u64, u64), open: (u64, u64)) -> NotLater = divide;
}

/// Three loops, and not one with a branch on the piece in it.
#[inline(always)]
fn divide<I: Isa>(isa: I, motion: Motion, starts: (u64, u64), open: (u64, u64)) -> NotLater {
    match motion {
        Motion::King => side_by_side(isa, Motion::King, starts, open),
        Motion::Wazir => side_by_side(isa, Motion::Wazir, starts, open),
        _ => side_by_side(isa, Motion::Knight, starts, open),
    }
}

/// Both fills in the words of a register. Squares that one side has reached at some level and the
/// other has not are nearer to the first.
#[inline(always)]
fn side_by_side<I: Isa>(isa: I, motion: Motion, starts: (u64, u64), open: (u64, u64)) -> NotLater {
    let two = |(first, second)| u64x2::load_array(isa.words(), [first, second]);
    let open = two(open);
    let jumps = Forward::new(motion, open);
    let mut reached = two(starts);
    let mut nearer = two((0, 0));
    let mut count = 7;
    loop {
        let mut before = reached;
        for _ in 0..count {
            nearer |= reached & !exchanged(reached);
            before = reached;
            reached = jumps.level(reached);
        }
        if is_divided(open, before, reached) {
            break;
        }
        count = 2;
    }
    let other = exchanged(reached);
    nearer |= reached & !other;
    let not_later = (reached | other) & !exchanged(nearer);
    let [first, second] = not_later.to_array();
    (first, second)
}

#[inline(always)]
fn exchanged<S: Simd>(words: u64x2<S>) -> u64x2<S> {
    words.slide::<1>(words)
}

/// Whether every open square is reached by some side, or no square was new to either.
#[inline(always)]
pub(super) fn is_divided<S: Simd>(open: u64x2<S>, before: u64x2<S>, reached: u64x2<S>) -> bool {
    let left = ((reached | exchanged(reached)) ^ (open | exchanged(open))).to_array();
    let new = (before ^ reached).to_array();
    left[0] == 0 || new[0] | new[1] == 0
}

/// Two sides of any motions; `None` if one exceeds the counted levels.
#[inline(never)]
pub(crate) fn of_any(cpu: Cpu, first: &Mover, second: &Mover) -> Option<NotLater> {
    let (mut one, mut other) = ([0; MOST], [0; MOST]);
    if !(levels(cpu, *first, &mut one) && levels(cpu, *second, &mut other)) {
        return None;
    }
    let [mut nearer, mut farther] = [0; 2];
    for (one, other) in one.iter().zip(&other) {
        nearer |= one & !other;
        farther |= other & !one;
    }
    let reached = one[MOST - 1] | other[MOST - 1];
    Some((reached & !farther, reached & !nearer))
}

/// The squares that a side has reached after 0, 1, 2, ... moves; `false` if it continues after the
/// last level. In place, since the library has no memcpy.
fn levels(cpu: Cpu, side: Mover, levels: &mut [u64; MOST]) -> bool {
    match side.motion {
        Motion::King => {
            fill(Word(side.from), levels, &Forward::new(Motion::King, Word(side.open())))
        }
        Motion::Wazir => {
            fill(Word(side.from), levels, &Forward::new(Motion::Wazir, Word(side.open())))
        }
        Motion::Knight => {
            fill(Word(side.from), levels, &Forward::new(Motion::Knight, Word(side.open())))
        }
        _ => slides(cpu, side, levels),
    }
    levels[MOST - 1] == levels[MOST - 2]
}

for_movers! {
    avx2:
    fn slides(mover, levels: &mut [u64; MOST]) -> () = fill_lines;
}

#[inline(always)]
fn fill_lines<I: Isa>(isa: I, side: Mover, levels: &mut [u64; MOST]) {
    let from = u64x4::splat(isa.words(), side.from);
    fill(from, levels, &LinesAndJumps::entering(from, side, side.enterable));
}

#[inline(always)]
fn fill<W: Words>(mut reached: W, levels: &mut [u64; MOST], moves: &impl Level<W>) {
    let mut before = !reached.first();
    for place in levels {
        *place = reached.first();
        // Later levels equal the last one.
        if *place != before {
            reached = moves.level(reached);
        }
        before = *place;
    }
}

/// The distances of kings on rank 1: of one on the a-file to all files, and so on for each file.
static TO_FILES: [[u8; 8]; 8] = {
    let mut distances = [[0; 8]; 8];
    let mut entry = 0;
    while entry < 64 {
        distances[entry / 8][entry % 8] = KING.0[entry / 8][entry % 8];
        entry += 1;
    }
    distances
};

/// From each rank to the ranks of all squares.
static TO_RANKS: [Row; 8] = {
    let mut rows = [Row([0; 64]); 8];
    let mut entry = 0;
    while entry < 512 {
        rows[entry / 64].0[entry % 64] = (entry / 64).abs_diff(entry % 64 / 8) as u8;
        entry += 1;
    }
    rows
};

// The distances of 8 squares in a row add up to 168.
const _: () = {
    let (mut files, mut ranks) = (0, 0);
    let mut entry = 0;
    while entry < 512 {
        files += TO_FILES[entry / 64][entry % 8] as u32;
        ranks += TO_RANKS[entry / 64].0[entry % 64] as u32;
        entry += 1;
    }
    assert!(files == 8 * 168 && ranks == 8 * 168);
};

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Row([u8; 64]);

/// For each square, the kings on the empty board that are not later than the other. In the registers
/// that every processor has: wider ones would save little.
#[inline]
pub(crate) fn of_two_kings(first: Square, second: Square) -> NotLater {
    let (mut first_not_later, mut second_not_later) = (0, 0);
    for part in 0..Plain::PARTS {
        let (one, other) = (distances(first, part), distances(second, part));
        let (least, shift) = (one.min(other), part * 64 / Plain::PARTS);
        first_not_later |= one.simd_eq(least).to_bitmask() << shift;
        second_not_later |= other.simd_eq(least).to_bitmask() << shift;
    }
    (first_not_later, second_not_later)
}

/// The distances of a king to the squares of a part: the greater of those to file and rank.
#[inline(always)]
fn distances(king: Square, part: usize) -> Bytes<Plain> {
    let to_files = boards(plain(), u64::from_ne_bytes(TO_FILES[king.file().index()]));
    to_files.to_bytes().max(load(plain(), &TO_RANKS[king.rank().index()].0, part))
}
