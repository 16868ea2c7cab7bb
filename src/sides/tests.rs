//! Two pieces on one board: duels and pairs against plain searches over their states. The tests of
//! endings compare duels with races.

use std::boxed::Box;
use std::collections::BTreeMap;

use super::duel::{DuelTable, duel};
use super::pair::{Walker, in_turn, pair};
use crate::definition::moves::moves;
use crate::test_boards::{
    one_of, pairs, pieces, random_board, random_set, random_square, rounds, squares, walls,
};
use crate::{Bitboard, NONE, Obstacles, Piece, Square, set_distance};

/// Moves of the attacker, by the side to move and the squares of both.
type Values = [[[Option<u32>; 64]; 64]; 2];

fn steps(a: Square, b: Square) -> u8 {
    a.file().distance(b.file()).max(a.rank().distance(b.rank()))
}

/// Checks every state again and again until nothing changes: round n finds the states of n moves.
fn plain_duel(attacker: &Obstacles, defender: &Obstacles, goal: Bitboard) -> Values {
    let mut values: Values = [[[None; 64]; 64]; 2];
    let legal = || pairs().filter(|&(a, d)| steps(a, d) > 1);
    // The squares that a king may enter from here with the other king there.
    let moves = |from, other, board: &Obstacles| {
        let closed = board.own | board.avoid;
        let beside = Square::all().filter(move |&to| steps(from, to) == 1 && steps(other, to) > 1);
        beside.filter(move |&to| !closed.contains(to))
    };
    for (a, d) in legal().filter(|&(a, _)| goal.contains(a)) {
        values[0][a.index()][d.index()] = Some(0);
        values[1][a.index()][d.index()] = Some(0);
    }
    for round in 1.. {
        let before = values;
        for (a, d) in legal() {
            let [to_move, waiting] = &mut values;
            let reply = |to: Square| waiting[to.index()][d.index()];
            let quick = |to| reply(to).is_some_and(|value| value < round);
            let value = &mut to_move[a.index()][d.index()];
            if value.is_none() && moves(a, d, attacker).any(quick) {
                *value = Some(round);
            }
        }
        for (a, d) in legal() {
            let [to_move, waiting] = &mut values;
            let lost = |to: Square| to_move[a.index()][to.index()].is_some();
            let value = &mut waiting[a.index()][d.index()];
            let mut replies = moves(d, a, defender).peekable();
            if value.is_none() && replies.peek().is_some() && replies.all(lost) {
                *value = Some(round);
            }
        }
        if values == before {
            break;
        }
    }
    values
}

fn check_duel(attacker: &Obstacles, defender: &Obstacles, goal: Bitboard) {
    let mut table = Box::new(DuelTable([[[7; 64]; 64]; 2]));
    let farthest = duel(attacker, defender, goal, &mut table);
    let values = plain_duel(attacker, defender, goal);
    let byte = |value: Option<u32>| value.map_or(NONE, |value| value.min(254) as u8);
    let values = values.map(|side| side.map(|row| row.map(byte)));
    assert!(table.0 == values, "{goal:?} {attacker:?} {defender:?}");
    for (one, other) in pairs() {
        let found = [table.attacker_to_move(one, other), table.defender_to_move(one, other)];
        let entries = [0, 1].map(|side| values[side][one.index()][other.index()]);
        assert_eq!(found, entries.map(|moves| Some(moves).filter(|&moves| moves != NONE)));
    }
    let numbers = values.as_flattened().as_flattened().iter();
    let largest = numbers.filter(|&&value| value != NONE).max();
    assert_eq!(farthest, largest.copied().unwrap_or(0));
}

#[test]
fn every_state_of_the_empty_board() {
    for goal in one_of(9, Square::all()) {
        check_duel(&Obstacles::NONE, &Obstacles::NONE, Bitboard::of(goal));
    }
    for goal in [0, !0, 0xff << 56, 0x8100_0000_0000_0081] {
        check_duel(&Obstacles::NONE, &Obstacles::NONE, Bitboard(goal));
    }
}

#[test]
fn every_state_among_obstacles() {
    let mut random = fastrand::Rng::with_seed(35);
    for round in rounds(60) {
        let goal =
            random_set(&mut random, round as u64 % 4) | Bitboard::of(random_square(&mut random));
        let (attacker, defender) = (random_board(&mut random), random_board(&mut random));
        check_duel(&attacker, &defender, goal);
        check_duel(&attacker, &attacker, goal);
    }
}

/// Dijkstra's search: the sum counts first, the moves of the first piece after it.
fn plain_pair(first: Walker, second: Walker) -> Option<(u32, u32)> {
    let mut waiting = BTreeMap::from([((0, 0, first.from, second.from), ())]);
    let mut done = BTreeMap::new();
    while let Some(((sum, part, one, other), ())) = waiting.pop_first() {
        if done.insert((one, other), ()).is_some() {
            continue;
        }
        if first.to.contains(one) && second.to.contains(other) {
            return Some((sum, part));
        }
        let beside = |board: &Obstacles, square| Obstacles {
            own: board.own | Bitboard::of(square),
            ..*board
        };
        for to in moves(first.piece, Bitboard::of(one), &beside(first.obstacles, other)) {
            waiting.insert((sum + 1, part + 1, to, other), ());
        }
        for to in moves(second.piece, Bitboard::of(other), &beside(second.obstacles, one)) {
            waiting.insert((sum + 1, part, one, to), ());
        }
    }
    None
}

fn check_pair(first: Walker, second: Walker) -> bool {
    let expected = plain_pair(first, second);
    let found = pair(first, second);
    let sum = found.map(|(one, other)| (u32::from(one) + u32::from(other), u32::from(one)));
    assert_eq!(sum, expected, "{first:?} {second:?}");
    let alone = |w: Walker| set_distance(w.piece, Bitboard::of(w.from), w.to, w.obstacles);
    let sum = |(a, b)| u32::from(a) + u32::from(b);
    let alone = alone(first).zip(alone(second)).map(sum);
    expected.zip(alone).is_some_and(|((both, _), alone)| alone < both)
}

#[test]
fn slow_every_pair_of_pieces_among_obstacles() {
    let mut random = fastrand::Rng::with_seed(351);
    let mut in_the_way = 0;
    for one in pieces() {
        for other in pieces() {
            for round in rounds(6) {
                let boards = [random_board(&mut random), random_board(&mut random)];
                let [from1, from2] = [(); 2].map(|()| random_square(&mut random));
                if from1 == from2 {
                    continue;
                }
                let mut walker = |piece, from, other, board| {
                    let to = match round % 3 {
                        0 => Bitboard::of(other),
                        few => random_set(&mut random, [0, 1, 3][few]),
                    };
                    Walker { piece, from, to, obstacles: board }
                };
                let first = walker(one, from1, from2, &boards[0]);
                let second = walker(other, from2, from1, &boards[round % 2]);
                in_the_way += u32::from(check_pair(first, second));
            }
        }
    }
    assert!(cfg!(miri) || in_the_way > 7, "{in_the_way}");
}

/// Corridors, in which one piece has to make way for the other again and again.
#[test]
fn pieces_in_corridors() {
    let mut random = fastrand::Rng::with_seed(352);
    let mut longest = 0;
    for round in rounds(600) {
        let mut corridor = random_set(&mut random, [20, 40][round % 2]);
        let mut square = || {
            let square = random_square(&mut random);
            corridor |= Bitboard::of(square);
            square
        };
        let (from1, from2) = (square(), square());
        if from1 == from2 {
            continue;
        }
        // They change places, or have ways of different length.
        let (to1, to2) = match round % 4 {
            0 | 1 => (from2, from1),
            _ => (square(), square()),
        };
        let board = &walls(!corridor.0);
        let king =
            |from, to| Walker { piece: Piece::King, from, to: Bitboard::of(to), obstacles: board };
        let piece = [Piece::King, Piece::Wazir][round / 4 % 2];
        let first = Walker { piece, ..king(from1, to1) };
        let second = king(from2, to2);
        check_pair(first, second);
        longest = longest.max(pair(first, second).map_or(0, |(one, other)| one + other));
    }
    assert!(cfg!(miri) || longest > 12, "{longest}");
}

/// A piece that makes way comes back to a state from which its partner has gone on already. The
/// later way there, with fewer moves of the first piece, is not a shorter one.
#[test]
fn a_state_keeps_the_least_part_of_its_own_ring() {
    let (king, wazir, rook, bishop, queen) =
        (Piece::King, Piece::Wazir, Piece::Rook, Piece::Bishop, Piece::Queen);
    for (one, other, from, to, open) in [
        (king, king, "b2", "a1", 0xbed3_efdd_fdd4_9ee5),
        (king, wazir, "f6", "f7", 0x01af_a3e6_1e68_3e1d),
        (queen, bishop, "e4", "d3", 0x940d_02cb_906e_4899),
        (rook, wazir, "b8", "b6", 0x777c_cff7_4ae7_d3b7),
    ] {
        let board = &walls(!open);
        let at = |name: &str| name.parse::<Square>().expect(name);
        let walker = |piece, from, to| Walker {
            piece,
            from: at(from),
            to: Bitboard::of(at(to)),
            obstacles: board,
        };
        assert!(check_pair(walker(one, from, to), walker(other, to, from)), "{one:?} {other:?}");
    }
}

#[test]
fn known_pairs() {
    let (king, rook) = (Piece::King, Piece::Rook);
    let (rank_1, two_ranks) = (walls(!0xff), walls(!0xffff));
    let alone = set_distance(rook, squares("a1"), squares("h1"), &rank_1);
    assert_eq!(alone, Some(1));
    for (first, from1, to1, from2, to2, board, expected) in [
        // A rook cannot pass a king on its rank. With the second rank the king goes round it.
        (rook, "a1", "h1", "c1", "a1", &rank_1, None),
        (rook, "a1", "h1", "c1", "a1", &two_ranks, Some((1, 2))),
        // No squares, and one for both.
        (king, "a1", "b1", "a1", "a1", &Obstacles::NONE, None),
        (king, "a1", "", "b1", "b1", &Obstacles::NONE, None),
        (king, "a1", "a1", "b1", "", &Obstacles::NONE, None),
        (king, "a1", "a1", "b1", "b1", &Obstacles::NONE, Some((0, 0))),
        // Among equal sums the one with fewest moves of the first.
        (king, "a1", "a1 b1", "b1", "b1 a1", &Obstacles::NONE, Some((0, 0))),
        (king, "a1", "b1", "b1", "a1", &Obstacles::NONE, Some((1, 2))),
    ] {
        let walker = |piece, from: &str, to| Walker {
            piece,
            from: from.parse().expect(from),
            to: squares(to),
            obstacles: board,
        };
        let found = pair(walker(first, from1, to1), walker(king, from2, to2));
        assert_eq!(found, expected, "{first:?} {from1} {to1} {from2} {to2}");
    }
}

/// Two kings beside each other: the one in front goes first.
#[test]
fn pieces_move_in_turn_where_one_can_wait() {
    let board = &Obstacles::NONE;
    let walker =
        |from, to| Walker { piece: Piece::King, from, to: Bitboard::of(to), obstacles: board };
    let (front, back) = (walker(Square::A2, Square::A4), walker(Square::A1, Square::A2));
    assert!(in_turn(front, back, (2, 1)) && !in_turn(back, front, (1, 2)));
}
