//! The nearer of two sides to each square.

use fearless_simd::prelude::*;
use fearless_simd::u64x2;

use crate::Square;
use crate::cpu::{Isa, Plain, for_each_cpu, plain};
use crate::empty_board::distance::KING;
use crate::kernels::Motion;
use crate::kernels::boards::load;
use crate::kernels::motion::jumps;
use crate::kernels::sets::Sets;

/// A set for each of two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BySide {
    pub(crate) first: u64,
    pub(crate) second: u64,
}

for_each_cpu! {
    avx2:
    /// Two sides with the same jumps, from their start squares over the squares open to them: those
    /// that the first side reaches no later than the second, and those that the second reaches no
    /// later than the first. Tied squares are in both. Two words are returned in registers, three
    /// would go through memory.
    pub(crate) fn no_later(motion: Motion, starts: BySide, open: BySide) -> BySide = no_later_of;
}

/// Three loops, and not one with a branch on the piece in it.
#[inline(always)]
fn no_later_of<I: Isa>(isa: I, motion: Motion, starts: BySide, open: BySide) -> BySide {
    match motion {
        Motion::King => side_by_side(isa, Motion::King, starts, open),
        Motion::Wazir => side_by_side(isa, Motion::Wazir, starts, open),
        _ => side_by_side(isa, Motion::Knight, starts, open),
    }
}

/// Both fills in the words of a register. Squares that one side has reached at some level and the
/// other has not are nearer to the side that has.
#[inline(always)]
fn side_by_side<I: Isa>(isa: I, motion: Motion, starts: BySide, open: BySide) -> BySide {
    let two = |BySide { first, second }| u64x2::load_array(isa, [first, second]);
    let open = two(open);
    let level = jumps(motion, open);
    let mut reached = two(starts);
    let mut nearer = reached.repeat(0);
    let mut count = 7;
    loop {
        let mut before = reached;
        for _ in 0..count {
            nearer |= reached & !sides_swapped(reached);
            before = reached;
            reached = level(reached);
        }
        if is_divided(open, before, reached) {
            break;
        }
        count = 2;
    }
    let other = sides_swapped(reached);
    nearer |= reached & !other;
    let [first, second] = ((reached | other) & !sides_swapped(nearer)).to_array();
    BySide { first, second }
}

/// The squares that each of two kings on the empty board reaches no later than the other. In the
/// registers that every processor has: wider ones would save little.
#[inline]
pub(crate) fn of_two_kings(first: Square, second: Square) -> BySide {
    let mut no_later = BySide { first: 0, second: 0 };
    for part in 0..Plain::PARTS {
        let [one, other] = [first, second].map(|king| load(plain(), &KING.0[king.index()], part));
        let (least, shift) = (one.min(other), part * (64 / Plain::PARTS));
        no_later.first |= one.simd_eq(least).to_bitmask() << shift;
        no_later.second |= other.simd_eq(least).to_bitmask() << shift;
    }
    no_later
}

#[inline(always)]
fn sides_swapped<S: Simd>(words: u64x2<S>) -> u64x2<S> {
    words.slide::<1>(words)
}

/// Whether every open square is reached by some side, or no square was new to either.
#[inline(always)]
pub(super) fn is_divided<S: Simd>(open: u64x2<S>, before: u64x2<S>, reached: u64x2<S>) -> bool {
    let left = ((reached | sides_swapped(reached)) ^ (open | sides_swapped(open))).to_array();
    let new = (before ^ reached).to_array();
    left[0] == 0 || new[0] | new[1] == 0
}
