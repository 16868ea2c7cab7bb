//! The end of fills of two sides. The tests of `territory` compare territories with two searches.

use super::*;
use crate::test_boards::{LONG_WAYS, one_of, random_board, random_set, rounds, squares_at, walls};
use crate::{Bitboard, Board, Piece, definition, king_distance};

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

fn check(piece: Piece, from: Bitboard, board: &Board) {
    let Some(side) = Mover::new(piece, from, board) else {
        return;
    };
    let map = definition::map(piece, from, board);
    for cpu in Cpu::available() {
        let mut found = [0; MOST];
        let ended = levels(cpu, side, &mut found);
        assert_eq!(ended, map.farthest() < 15, "{cpu:?} {piece:?} {board:?}");
        for (level, &found) in found.iter().enumerate() {
            let expected = squares_at(&map.0, |moves| usize::from(moves) <= level).0;
            assert_eq!(found, expected, "{cpu:?} {piece:?} {level} {board:?}");
        }
    }
}

#[test]
fn levels_of_a_side_are_those_of_the_definition() {
    let mut random = fastrand::Rng::with_seed(20);
    for piece in rounds(40).flat_map(|_| Piece::NAMED) {
        let from = random_set(&mut random, 2);
        check(piece, from, &random_board(&mut random));
        let open = LONG_WAYS[random.usize(..LONG_WAYS.len())];
        check(piece, from, &walls(!open));
    }
}

#[test]
fn two_kings_agree_with_the_definition_for_all_pairs() {
    for pair in one_of(97, 0..4096) {
        let (first, second) = (Square::wrapping(pair / 64), Square::wrapping(pair));
        let mut expected = (0, 0);
        for square in Square::all() {
            let [one, other] = [first, second].map(|king| king_distance(king, square));
            expected.0 |= u64::from(one <= other) << square.index();
            expected.1 |= u64::from(other <= one) << square.index();
        }
        assert_eq!(of_two_kings(first, second), expected);
    }
}
