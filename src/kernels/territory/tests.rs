//! The end of fills of two sides. The tests of `territory` compare territories with two searches.

use super::*;
use crate::cpu::plain;

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
