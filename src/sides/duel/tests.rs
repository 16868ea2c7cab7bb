//! Duels against a plain search over their states. The tests of endings compare them with races.

use std::boxed::Box;
use std::vec::Vec;

use super::*;
use crate::test_boards::{one_of, pairs, random_board, random_set, random_square, rounds};

type Values = [[[Option<u32>; 64]; 64]; 2];

/// The squares that a king may enter from here with the other king there, by files and ranks.
fn king_moves(from: Square, other: Square, board: &Board) -> Vec<Square> {
    let closed = board.own | board.avoid;
    Square::all()
        .filter(|&to| steps(from, to) == 1 && steps(other, to) > 1 && !closed.contains(to))
        .collect()
}

fn steps(a: Square, b: Square) -> u8 {
    a.file().distance(b.file()).max(a.rank().distance(b.rank()))
}

/// Checks every state again and again until nothing changes: round n finds the states of n moves.
fn plain_search(attacker: &Board, defender: &Board, goal: Bitboard) -> Values {
    let mut values: Values = [[[None; 64]; 64]; 2];
    let legal = || pairs().filter(|&(a, d)| steps(a, d) > 1);
    for (a, d) in legal().filter(|&(a, _)| goal.contains(a)) {
        values[0][a.index()][d.index()] = Some(0);
        values[1][a.index()][d.index()] = Some(0);
    }
    for round in 1.. {
        let mut changed = false;
        for (a, d) in legal() {
            let [to_move, waiting] = &mut values;
            let reply = |to: Square| waiting[to.index()][d.index()];
            let quick = |to| reply(to).is_some_and(|value| value < round);
            let value = &mut to_move[a.index()][d.index()];
            if value.is_none() && king_moves(a, d, attacker).into_iter().any(quick) {
                *value = Some(round);
                changed = true;
            }
        }
        for (a, d) in legal() {
            let [to_move, waiting] = &mut values;
            let replies = king_moves(d, a, defender);
            let lost = |to: &Square| to_move[a.index()][to.index()].is_some();
            let value = &mut waiting[a.index()][d.index()];
            if value.is_none() && !replies.is_empty() && replies.iter().all(lost) {
                *value = Some(round);
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    values
}

fn assert_exact(attacker: &Board, defender: &Board, goal: Bitboard) {
    let mut table = Box::new(DuelTable([[[7; 64]; 64]; 2]));
    let farthest = duel(attacker, defender, goal, &mut table);
    let values = plain_search(attacker, defender, goal);
    let byte = |value: Option<u32>| value.map_or(NONE, |value| value.min(254) as u8);
    let values = values.map(|side| side.map(|row| row.map(byte)));
    assert!(table.0 == values, "{goal:?} {attacker:?} {defender:?}");
    let numbers = values.as_flattened().as_flattened().iter();
    let largest = numbers.filter(|&&value| value != NONE).max();
    assert_eq!(farthest, largest.copied().unwrap_or(0));
}

#[test]
fn every_state_of_the_empty_board() {
    for goal in one_of(9, Square::all()) {
        assert_exact(&Board::EMPTY, &Board::EMPTY, Bitboard::of(goal));
    }
    for goal in [0, !0, 0xff << 56, 0x8100_0000_0000_0081] {
        assert_exact(&Board::EMPTY, &Board::EMPTY, Bitboard(goal));
    }
}

#[test]
fn every_state_among_obstacles() {
    let mut random = fastrand::Rng::with_seed(35);
    for round in rounds(60) {
        let goal =
            random_set(&mut random, round as u64 % 4) | Bitboard::of(random_square(&mut random));
        let (attacker, defender) = (random_board(&mut random), random_board(&mut random));
        assert_exact(&attacker, &defender, goal);
        assert_exact(&attacker, &attacker, goal);
    }
}
