//! The nearer of two sides to each square.

mod two_kings;

use crate::cpu::register::Open;
use crate::cpu::words::{Pair, Words};
use crate::cpu::{Cpu, Isa, for_each_cpu};
use crate::kernels::jumps::{Jumps, King, Knight, Wazir};
use crate::kernels::levels::Level;
use crate::kernels::search;
use crate::kernels::slides::LinesAndJumps;
use crate::kernels::{Motion, Mover};

pub(crate) use two_kings::of_two_kings;

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
fn divided<W: Pair, J: Jumps>(proof: W::Proof, starts: (u64, u64), open: (u64, u64)) -> NotLater {
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
fn is_divided<W: Pair>(open: W, before: W, reached: W) -> bool {
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
        Motion::King => fill((), side, levels, &search::one_word::<King>(side.open())),
        Motion::Wazir => fill((), side, levels, &search::one_word::<Wazir>(side.open())),
        Motion::Knight => fill((), side, levels, &search::one_word::<Knight>(side.open())),
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

#[cfg(test)]
mod tests;
