//! The nearer of two sides to each square.

use crate::cpu;
use crate::cpu::register::{Open, Register};
use crate::cpu::words::Words;
use crate::cpu::{Cpu, Isa, for_each_cpu};
use crate::kernels::jumps::{Jumps, King, Knight, Wazir};
use crate::kernels::levels::Level;
use crate::kernels::path::one_word;
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
    match first.motion {
        Motion::King => Some(kings(cpu, starts, open)),
        Motion::Wazir => Some(wazirs(cpu, starts, open)),
        Motion::Knight => Some(knights(cpu, starts, open)),
        _ => None,
    }
}

for_each_cpu! {
    fn kings(starts: (u64, u64), open: (u64, u64)) -> NotLater = side_by_side::<_, King>;
    fn wazirs(starts: (u64, u64), open: (u64, u64)) -> NotLater = side_by_side::<_, Wazir>;
    fn knights(starts: (u64, u64), open: (u64, u64)) -> NotLater = side_by_side::<_, Knight>;
}

/// Both fills in the words of a register.
#[inline(always)]
fn side_by_side<I: Isa, J: Jumps>(isa: I, starts: (u64, u64), open: (u64, u64)) -> NotLater {
    divided::<I::TwoWords, J>(isa.into(), starts, open)
}

/// Squares that one side has reached at some level and the other has not are nearer to the first.
#[inline(always)]
fn divided<W: Words, J: Jumps>(proof: W::Proof, starts: (u64, u64), open: (u64, u64)) -> NotLater {
    let all = W::splat_word(proof, !0);
    let open = Open::new(proof, W::new(proof, [open.0, open.1, 0, 0]));
    let mut reached = W::new(proof, [starts.0, starts.1, 0, 0]);
    let mut nearer = W::splat_word(proof, 0);
    let mut count = 7;
    loop {
        let mut before = reached;
        for _ in 0..count {
            nearer = nearer | reached & (reached.exchanged() ^ all);
            before = reached;
            reached = J::level(proof, reached, open);
        }
        if is_divided(open.all, before, reached) {
            break;
        }
        count = 2;
    }
    let other = reached.exchanged();
    nearer = nearer | reached & (other ^ all);
    let not_later = (reached | other) & (nearer.exchanged() ^ all);
    let [first, second, ..] = not_later.words();
    (first, second)
}

/// Whether every open square is reached by some side, or no square was new to either.
#[inline(always)]
fn is_divided<W: Words>(open: W, before: W, reached: W) -> bool {
    let left = ((reached | reached.exchanged()) ^ (open | open.exchanged())).words();
    let new = (before ^ reached).words();
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
        Motion::King => fill((), side, levels, &one_word::<King>(side.open())),
        Motion::Wazir => fill((), side, levels, &one_word::<Wazir>(side.open())),
        Motion::Knight => fill((), side, levels, &one_word::<Knight>(side.open())),
        _ => slides(cpu, side, levels),
    }
    levels[MOST - 1] == levels[MOST - 2]
}

for_each_cpu! {
    fn slides(mover, levels: &mut [u64; MOST]) -> () = fill_lines;
}

#[inline(always)]
fn fill_lines<I: Isa>(isa: I, side: Mover, levels: &mut [u64; MOST]) {
    let moves = LinesAndJumps::<I::FourLines>::entering(isa.into(), side, side.enterable);
    fill(isa.into(), side, levels, &moves);
}

#[inline(always)]
fn fill<W: Words>(proof: W::Proof, side: Mover, levels: &mut [u64; MOST], moves: &impl Level<W>) {
    let mut reached = W::splat_word(proof, side.from);
    let mut before = !side.from;
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

/// The registers that every processor has. Wider ones would save little.
type Bytes = cpu::Bytes<()>;

/// For each square, the kings on the empty board that are not later than the other.
#[inline]
pub(crate) fn of_two_kings(first: Square, second: Square) -> NotLater {
    let (mut first_not_later, mut second_not_later) = (0, 0);
    for part in 0..Bytes::PARTS {
        let (one, other) = (distances(first, part), distances(second, part));
        let least = one.min(other);
        let shift = part * Bytes::BYTES;
        first_not_later |= one.equal(least).set() << shift;
        second_not_later |= other.equal(least).set() << shift;
    }
    (first_not_later, second_not_later)
}

/// The distances of a king to the squares of a part: the greater of those to file and rank.
#[inline(always)]
fn distances(king: Square, part: usize) -> Bytes {
    let to_files = u64::from_le_bytes(TO_FILES[king.file().index()]);
    let to_ranks = &TO_RANKS[king.rank().index()].0;
    Bytes::splat_word((), to_files).max(Bytes::load((), to_ranks, part))
}

#[cfg(test)]
mod tests;
