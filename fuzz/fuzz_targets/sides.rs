//! Two pieces: every state of a duel by those behind it, and pairs against a search over all states.
#![no_main]

use chess_distance::{Bitboard, Board, DuelTable, NONE, Piece, Square, Walker, duel, moves, pair};
use libfuzzer_sys::fuzz_target;

#[path = "../../src/sides/pair/tests/slow.rs"]
mod slow;

#[derive(arbitrary::Arbitrary, Debug)]
struct Input {
    boards: [[u64; 3]; 2],
    goals: [u64; 2],
    from: [u8; 2],
    pieces: [u8; 2],
    duel: bool,
}

fn beside(a: usize, b: usize) -> bool {
    (a % 8).abs_diff(b % 8).max((a / 8).abs_diff(b / 8)) <= 1
}

/// Where a king may go that the other one does not guard.
fn steps(from: usize, other: usize, board: &Board) -> impl Iterator<Item = usize> {
    let closed = board.own | board.avoid;
    (0..64).filter(move |&to| {
        to != from && beside(from, to) && !beside(to, other) && closed.0 >> to & 1 == 0
    })
}

/// Each state has what its successors say. A number is larger than those that it comes from, and
/// where the defender holds it may go on holding: so no other table is right.
fn check_duel([attacker, defender]: &[Board; 2], goal: Bitboard) {
    let mut table = DuelTable::HELD;
    let result = duel(attacker, defender, goal, &mut table);
    let [to_attack, to_defend] = &table.0;
    let mut largest = 0;
    for a in 0..64 {
        for d in 0..64 {
            let expected = if beside(a, d) {
                [NONE; 2]
            } else if goal.0 >> a & 1 != 0 {
                [0; 2]
            } else {
                let best = steps(a, d, attacker).map(|to| to_defend[to][d]).min();
                let best = best.filter(|&moves| moves != NONE).map(|moves| moves + 1);
                let worst = steps(d, a, defender).map(|to| to_attack[a][to]).max();
                [best, worst].map(|moves| moves.unwrap_or(NONE))
            };
            assert_eq!([to_attack[a][d], to_defend[a][d]], expected, "{a} {d}");
            let numbers = expected.into_iter().filter(|&moves| moves != NONE);
            largest = numbers.max().unwrap_or(0).max(largest);
        }
    }
    assert_eq!(result, largest);
}

fn check_pair(first: Walker, second: Walker) {
    let sum = pair(first, second).map(|(one, other)| (u32::from(one) + u32::from(other), one.into()));
    assert_eq!(sum, slow::plain_search(first, second), "{first:?} {second:?}");
}

fuzz_target!(|input: Input| {
    let boards = input.boards.map(|sets| {
        let [own, enemy, avoid] = sets.map(Bitboard);
        Board { own, enemy, avoid }
    });
    let goals = input.goals.map(Bitboard);
    if input.duel {
        return check_duel(&boards, goals[0]);
    }
    let [one, other] = input.from.map(|square| Square::new(i32::from(square & 63)).expect("masked"));
    if one == other {
        return;
    }
    let [first, second] = input.pieces.map(|code| match code {
        leaper @ 128.. => Piece::from_code(i32::from(leaper) + 129),
        named => Piece::from_code(i32::from(named % 11)),
    });
    let [Some(first), Some(second)] = [first, second] else { return };
    let walker = |piece, from, side: usize| Walker { piece, from, to: goals[side], board: &boards[side] };
    check_pair(walker(first, one, 0), walker(second, other, 1));
});
