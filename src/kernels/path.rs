//! Fewest moves to a target, and the squares within a number of moves.

use fearless_simd::prelude::*;
use fearless_simd::{u64x2, u64x4};

use crate::cpu::{Cpu, Isa, for_each_cpu};
use crate::kernels::motion::{self, Motion, Mover};
use crate::kernels::sets::{Sets, Word};
use crate::kernels::slides::lines_and_jumps;
use crate::language::word_behind_barrier;

/// Fewest moves between two sets that share a square or are one jump apart; `None` for all others,
/// and for pieces that slide. The choice between 0 and 1 is unpredictable, so it has no branch.
#[inline(always)]
pub(crate) fn at_most_one_jump(mover: Mover, to: u64) -> Option<u8> {
    if !mover.motion.is_jump() {
        return None;
    }
    let next = motion::step(mover, mover.from);
    let shared = mover.from & to;
    if shared | (next & mover.enterable & to) == 0 {
        return None;
    }
    Some(u8::from(shared == 0))
}

/// Fewest moves from any square of the mover's set to any of the other. Sets of a piece that jumps
/// share no square, unless both are this square alone: [`at_most_one_jump`] finds the others first.
#[inline(always)]
pub(crate) fn set_distance(cpu: Cpu, mover: Mover, to: u64) -> Option<u8> {
    match mover.motion {
        Motion::King => king(cpu, mover, to),
        Motion::Wazir => wazir(cpu, mover, to),
        Motion::Knight => knight(cpu, mover, to),
        _ => sliders(cpu, mover, to),
    }
}

/// The squares within a number of moves.
#[inline]
pub(crate) fn within(cpu: Cpu, mover: Mover, moves: u32) -> Reached {
    match mover.motion {
        Motion::King => jumps_within(Motion::King, mover, moves),
        Motion::Wazir => jumps_within(Motion::Wazir, mover, moves),
        Motion::Knight => jumps_within(Motion::Knight, mover, moves),
        _ => sliders_within(cpu, mover, moves),
    }
}

for_each_cpu! {
    avx2:
    // A build for each instruction set, because instructions of AVX2 copy no register.
    fn king of mover is King(to: u64) -> Option<u8> = meet::<_, 6>;
    fn wazir of mover is Wazir(to: u64) -> Option<u8> = meet::<_, 10>;
    fn knight of mover is Knight(to: u64) -> Option<u8> = meet::<_, 4>;
    fn sliders of mover(to: u64) -> Option<u8> = search_lines;
    fn sliders_within of mover(moves: u32) -> Reached = fill_lines;
}

#[inline(always)]
fn jumps_within(motion: Motion, mover: Mover, moves: u32) -> Reached {
    within_words(Word(mover.from), moves, &motion::jumps(motion, Word(mover.open())))
}

#[inline(always)]
fn search_lines<I: Isa>(isa: I, mover: Mover, to: u64) -> Option<u8> {
    let zero = u64x4::splat(isa.narrow(), 0);
    lines(zero, &lines_and_jumps(zero, mover, mover.enterable), mover, to)
}

#[inline(always)]
fn fill_lines<I: Isa>(isa: I, mover: Mover, moves: u32) -> Reached {
    let from = u64x4::splat(isa.narrow(), mover.from);
    within_words(from, moves, &lines_and_jumps(from, mover, mover.enterable))
}

/// The ends of a search from a set to a set.
#[derive(Clone, Copy)]
struct Ends {
    /// The squares that the last move may end on: every square before the target must be enterable,
    /// and the target too.
    last: u64,
    /// Whether the sets share a square.
    shared: bool,
}

impl Ends {
    #[inline(always)]
    const fn new(mover: Mover, to: u64) -> Self {
        Self { last: to & mover.enterable, shared: mover.from & to != 0 }
    }

    /// Whether to continue after this number of levels without a meeting. One branch for both
    /// conditions: it is rarely taken, while whether the target can be entered is unpredictable.
    #[inline(always)]
    fn have_not_met(self, levels: u64, of: u64) -> bool {
        // A barrier: LLVM would make two branches.
        word_behind_barrier(levels + 64 * u64::from(self.last == 0)) == of
    }

    #[inline(always)]
    fn result(self, distance: u64) -> Option<u8> {
        let distance = if self.shared { 0 } else { distance as u8 };
        (self.shared | (self.last != 0)).then_some(distance)
    }
}

/// Fewest jumps from a set to a set.
///
/// Fills from both ends meet in the middle, side by side in the first two words of a register.
/// After i levels of one and j of the other they meet if the distance is at most i + j. The first
/// `USUAL` levels run before the first end test; an earlier test mispredicts.
#[inline(always)]
fn meet<I: Isa, const USUAL: usize>(isa: I, mover: Mover, to: u64) -> Option<u8> {
    let ends = Ends::new(mover, to);
    // A start that cannot be entered is dropped: no way comes back to it.
    let two = |words| u64x2::load_array(isa, words);
    let level = motion::jumps(mover.motion, two([mover.enterable; 2]));
    let mut reached = two([mover.from, ends.last]);
    let mut met = two([0; 2]);
    for _ in 0..USUAL / 2 {
        let next = level(reached);
        // After one level more from one end, and from both.
        met += (next & reached.slide::<1>(next)).simd_eq(0).to_vector().bitcast::<u64x2<_>>();
        reached = next;
    }
    // Each is -1.
    let levels = (met + met.slide::<1>(met)).first().wrapping_neg();
    if ends.have_not_met(levels, USUAL as u64) {
        let [reached, ..] = reached.words();
        let more = more_jumps(mover.motion, reached, mover.enterable, ends.last)?;
        return ends.result(USUAL as u64 / 2 + more);
    }
    ends.result(levels + 1)
}

/// Fewest jumps to the last squares of a search, from the squares within half the usual number.
/// Called only if the fills have not met, so the sets share no square that can be entered.
#[cold]
#[inline(never)]
fn more_jumps(motion: Motion, reached: u64, open: u64, last: u64) -> Option<u64> {
    levels_to(last, Word(reached), &motion::jumps(motion, Word(open)))
}

/// The levels of a fill until it reaches a set.
#[inline(always)]
fn levels_to<W: Sets>(to: u64, mut reached: W, level: &impl Fn(W) -> W) -> Option<u64> {
    let mut levels = 0;
    while reached.first() & to == 0 {
        let next = level(reached);
        if next.first() == reached.first() {
            return None;
        }
        reached = next;
        levels += 1;
    }
    Some(levels)
}

/// Fewest moves of a piece that slides from a set to a set. All moves end on enterable squares.
#[inline(always)]
fn lines<W: Sets>(zero: W, level: &impl Fn(W) -> W, mover: Mover, to: u64) -> Option<u8> {
    let ends = Ends::new(mover, to);
    let (first, last) = (zero.repeat(mover.from), zero.repeat(ends.last));
    let (ahead, back) = (level(first), level(last));
    let (ahead2, back2) = (level(ahead), level(back));
    let mut levels = u64::from(ahead.first() & ends.last == 0);
    for (ahead, back) in [(ahead, back), (ahead2, back)] {
        levels += u64::from(ahead.first() & back.first() == 0);
    }
    if ends.have_not_met(levels, 3) && !ends.shared {
        levels += levels_to(back2.first(), ahead2, level)?;
    }
    ends.result(levels + 1)
}

/// The squares reached in at most this number of moves, and in one move less.
#[derive(Clone, Copy)]
pub(crate) struct Reached {
    pub(crate) within: u64,
    pub(crate) before: u64,
}

/// The squares within this number of moves of a set.
#[inline(always)]
fn within_words<W: Sets>(mut words: W, most: u32, level: &impl Fn(W) -> W) -> Reached {
    let mut reached = Reached { within: words.first(), before: 0 };
    for _ in 0..most {
        words = level(words);
        reached.before = reached.within;
        if words.first() == reached.within {
            break;
        }
        reached.within = words.first();
    }
    reached
}
