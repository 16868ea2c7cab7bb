//! When fills end: no level more than usual or needed, and no distance up to 14 left to the slower
//! search. The tests of `search` compare what is found with the oracle.

use core::cell::Cell;

use fearless_simd::prelude::*;
use fearless_simd::u64x2;

use crate::cpu::plain;
use crate::kernels::boards::Numbers;
use crate::kernels::map::{MOST_LEVELS, count_levels};
use crate::kernels::sets::{Sets, Word};
use crate::kernels::territory::is_divided;

fn distance(numbers: &Numbers, square: usize) -> usize {
    if numbers.none >> square & 1 == 1 {
        return 255;
    }
    let bit = |at: usize| (numbers.bits[at] >> square & 1) as usize;
    (0..4).map(|at| bit(at) << at).sum()
}

/// A way of this number of moves. `beyond` tells the fill to expect one more square, out of reach.
fn check<const USUAL: usize>(moves: usize, beyond: bool) {
    let open = (2 << moves) - 1;
    let levels = Cell::new(0);
    // Each level reaches one more of the lowest squares.
    let level = |reached: Word| {
        levels.set(levels.get() + 1);
        reached | reached.up::<1>() & Word(open)
    };
    let all = open | u64::from(beyond) << 63;
    let numbers = count_levels::<_, USUAL>(Word(0), 1, all, &level);
    // The reached squares show the end, or else a level without a new square.
    let needed = USUAL.max(1).max(moves + usize::from(beyond));
    assert_eq!(levels.get(), needed.min(MOST_LEVELS), "{moves} {beyond}");
    assert_eq!(numbers.is_some(), needed <= MOST_LEVELS, "{moves} {beyond}");
    let Some(numbers) = numbers else { return };
    for square in 0..64 {
        let expected = if square <= moves { square } else { 255 };
        assert_eq!(distance(&numbers, square), expected, "{moves} {beyond}");
    }
}

#[test]
fn a_fill_ends_with_the_level_that_shows_its_end() {
    for moves in 0..20 {
        for beyond in [false, true] {
            check::<0>(moves, beyond);
            check::<1>(moves, beyond);
            check::<8>(moves, beyond);
            check::<9>(moves, beyond);
            check::<14>(moves, beyond);
        }
    }
}

#[test]
fn the_board_is_divided_when_nothing_is_left_or_new() {
    let mut random = fastrand::Rng::with_seed(19);
    let mut seen = [0; 2];
    for _ in 0..2000 {
        // Few squares, so that all cases occur.
        let mut some = || random.u64(..) & random.u64(..) & 0b111;
        let open = [some(), some()];
        let reached = [some() & open[0], some() & open[1]];
        let before = [some() & reached[0], some() & reached[1]];
        let left = (open[0] | open[1]) & !(reached[0] | reached[1]);
        let divided = left == 0 || before == reached;
        let pair = |two| u64x2::load_array(plain(), two);
        let found = is_divided(pair(open), pair(before), pair(reached));
        assert_eq!(found, divided, "{open:?} {before:?} {reached:?}");
        seen[usize::from(divided)] += 1;
    }
    assert!(seen[0] > 100 && seen[1] > 100, "{seen:?}");
}
