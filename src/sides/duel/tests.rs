//! Duels against a plain search over their states, and against endgame theory.

use std::boxed::Box;
use std::vec::Vec;

use super::*;
use crate::test_boards::{one_of, random_board, random_set, random_square};
use crate::{king_distance, king_race};

type Values = [[[Option<u32>; 64]; 64]; 2];

fn solve(attacker: &Board, defender: &Board, goal: Bitboard) -> (Box<DuelTable>, u8) {
    let mut table = Box::new(DuelTable([[[7; 64]; 64]; 2]));
    let farthest = duel(attacker, defender, goal, &mut table);
    (table, farthest)
}

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
fn plain_search(attacker: &Board, defender: &Board, goal: Bitboard) -> Box<Values> {
    let mut values: Box<Values> = Box::new([[[None; 64]; 64]; 2]);
    let legal = || {
        Square::all()
            .flat_map(|a| Square::all().map(move |d| (a, d)))
            .filter(|&(a, d)| steps(a, d) > 1)
    };
    for (a, d) in legal().filter(|&(a, _)| goal.contains(a)) {
        values[0][a.index()][d.index()] = Some(0);
        values[1][a.index()][d.index()] = Some(0);
    }
    for round in 1.. {
        let mut changed = false;
        for (a, d) in legal() {
            let reply = |to: Square| values[1][to.index()][d.index()];
            let wins = king_moves(a, d, attacker)
                .into_iter()
                .any(|to| reply(to).is_some_and(|value| value < round));
            if values[0][a.index()][d.index()].is_none() && wins {
                values[0][a.index()][d.index()] = Some(round);
                changed = true;
            }
        }
        for (a, d) in legal() {
            let replies = king_moves(d, a, defender);
            let loses = replies
                .iter()
                .all(|to| values[0][a.index()][to.index()].is_some());
            if values[1][a.index()][d.index()].is_none() && loses && !replies.is_empty() {
                values[1][a.index()][d.index()] = Some(round);
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
    let (table, farthest) = solve(attacker, defender, goal);
    let values = plain_search(attacker, defender, goal);
    let mut largest = 0;
    for to_move in 0..2 {
        for a in Square::all() {
            for d in Square::all() {
                let value = values[to_move][a.index()][d.index()];
                let expected = value.map_or(NONE, |value| value.min(254) as u8);
                let found = table.0[to_move][a.index()][d.index()];
                assert_eq!(
                    found, expected,
                    "{to_move} {a} {d} {goal:?} {attacker:?} {defender:?}"
                );
                largest = largest.max(value.unwrap_or(0));
            }
        }
    }
    assert_eq!(u32::from(farthest), largest.min(254));
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
    for round in 0..if cfg!(miri) { 1 } else { 60 } {
        let goal = random_set(&mut random, round % 4) | Bitboard::of(random_square(&mut random));
        let (attacker, defender) = (random_board(&mut random), random_board(&mut random));
        assert_exact(&attacker, &defender, goal);
        assert_exact(&attacker, &attacker, goal);
    }
}

#[test]
fn every_state_of_the_study() {
    let (white, black, goal) = study();
    assert_exact(&white, &black, goal);
}

/// Lasker and Reichhelm, 1901: `8/k7/3p4/p2P1p2/P2P1P2/8/8/K7`.
fn study() -> (Board, Board, Bitboard) {
    let squares = |names: &str| -> Bitboard {
        let squares = names.split(' ').map(|name| name.parse::<Square>().unwrap());
        squares.collect()
    };
    let (white, black) = (squares("a4 d4 d5 f4"), squares("a5 d6 f5"));
    let board = |own, enemy, avoid| Board { own, enemy, avoid };
    (
        board(white, black, squares("b4 c5 e5 e4 g4")),
        board(black, white, squares("b5 c5 e5 c6 e6 g5")),
        squares("b5 g5"),
    )
}

#[test]
fn the_study_of_lasker_and_reichhelm() {
    let (white, black, goal) = study();
    let (table, _) = solve(&white, &black, goal);
    assert_eq!(table.attacker_to_move(Square::A1, Square::A7), Some(13));
    assert_eq!(table.defender_to_move(Square::B1, Square::A7), Some(12));
    assert_eq!(table.defender_to_move(Square::A2, Square::A7), None);
    assert_eq!(table.defender_to_move(Square::B2, Square::A7), None);
    assert_eq!(table.defender_to_move(Square::A1, Square::A7), None);
}

#[test]
fn the_opposition() {
    // The goal is rank 8, behind the other king.
    let (table, _) = solve(&Board::EMPTY, &Board::EMPTY, Bitboard(0xff << 56));
    for file in 2..6 {
        let at = |rank: usize| Square::wrapping(8 * rank + file);
        // Direct and distant opposition: the side to move has lost it.
        for (low, high) in [(3, 5), (2, 4), (1, 5), (0, 4)] {
            let (a, d) = (at(low), at(high));
            assert_eq!(table.attacker_to_move(a, d), None, "{a} {d}");
            assert!(table.defender_to_move(a, d).is_some(), "{a} {d}");
        }
    }
}

#[test]
fn a_won_race_is_a_won_duel_that_takes_as_many_moves_as_the_distance() {
    for goal in Square::all() {
        let (table, _) = solve(&Board::EMPTY, &Board::EMPTY, Bitboard::of(goal));
        for attacker in Square::all() {
            for defender in Square::all().filter(|&d| steps(attacker, d) > 1) {
                let won = |margin| king_race(attacker, defender, margin).contains(goal);
                let distance = king_distance(attacker, goal);
                if won(1) {
                    let moves = table.attacker_to_move(attacker, defender);
                    assert_eq!(moves, Some(distance), "{attacker} {defender} {goal}");
                }
                if won(2) {
                    let moves = table.defender_to_move(attacker, defender);
                    assert_eq!(moves, Some(distance), "{attacker} {defender} {goal}");
                }
                for moves in [
                    table.attacker_to_move(attacker, defender),
                    table.defender_to_move(attacker, defender),
                ] {
                    let moves = moves.unwrap_or(distance);
                    assert_eq!(moves, distance, "{attacker} {defender} {goal}");
                }
            }
        }
    }
}
