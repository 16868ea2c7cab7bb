use core::cell::Cell;

use super::*;
use crate::kernels::sets::{Sets, Word};

/// Each level reaches one square more of the lowest squares.
struct Line {
    open: u64,
    levels: Cell<usize>,
}

impl Level<Word> for Line {
    fn level(&self, reached: Word) -> Word {
        self.levels.set(self.levels.get() + 1);
        reached | reached.up::<1>() & Word(self.open)
    }
}

fn distance(numbers: &Numbers, square: usize) -> usize {
    if numbers.none >> square & 1 == 1 {
        return 255;
    }
    let bit = |at: usize| (numbers.bits[at] >> square & 1) as usize;
    (0..4).map(|at| bit(at) << at).sum()
}

/// A way of this number of moves. `unreachable` tells the fill to expect one more square, out
/// of reach.
fn check<const USUAL: usize>(moves: usize, beyond: bool) {
    let open = (2 << moves) - 1;
    let line = Line { open, levels: Cell::new(0) };
    let all = open | u64::from(beyond) << 63;
    let numbers = fill::<_, USUAL>(Word(0), 1, all, &line);
    // The reached squares show the end, or else a level without a new square.
    let needed = USUAL.max(1).max(moves + usize::from(beyond));
    assert_eq!(line.levels.get(), needed.min(MOST_LEVELS), "{moves} {beyond}");
    assert_eq!(numbers.is_some(), needed <= MOST_LEVELS, "{moves} {beyond}");
    let Some(numbers) = numbers else { return };
    for square in 0..64 {
        let expected = if square <= moves { square } else { 255 };
        assert_eq!(distance(&numbers, square), expected, "{moves} {beyond}");
    }
}

/// No level more than usual or needed, and none of the first fifteen left to the slower search.
#[test]
fn a_fill_ends_with_the_level_that_shows_its_end() {
    for moves in 0..20 {
        for beyond in [false, true] {
            check::<0>(moves, beyond);
            check::<1>(moves, beyond);
            check::<4>(moves, beyond);
            check::<8>(moves, beyond);
            check::<9>(moves, beyond);
            check::<14>(moves, beyond);
        }
    }
}
