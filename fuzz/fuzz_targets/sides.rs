//! Two pieces that block each other: pairs against a search over all states.
#![no_main]

use chess_distance::{Bitboard, Board, Piece, Square, Walker, moves, pair};
use libfuzzer_sys::fuzz_target;

#[path = "../../src/sides/pair/tests/slow.rs"]
mod slow;

#[derive(arbitrary::Arbitrary, Debug)]
struct Input {
    boards: [[u64; 3]; 2],
    goals: [u64; 2],
    from: [u8; 2],
    pieces: [u8; 2],
}

fuzz_target!(|input: Input| {
    let boards = input.boards.map(|sets| {
        let [own, enemy, avoid] = sets.map(Bitboard);
        Board { own, enemy, avoid }
    });
    let [from, other] =
        input.from.map(|square| Square::new(i32::from(square & 63)).expect("masked"));
    let pieces = input.pieces.map(|code| match code {
        leaper @ 128.. => Piece::from_code(i32::from(leaper) + 129),
        named => Piece::from_code(i32::from(named % 11)),
    });
    let [Some(first), Some(second)] = pieces else { return };
    if from == other {
        return;
    }
    let walker = |piece, from, side: usize| Walker {
        piece,
        from,
        to: Bitboard(input.goals[side]),
        board: &boards[side],
    };
    let (first, second) = (walker(first, from, 0), walker(second, other, 1));
    let sum =
        pair(first, second).map(|(one, other)| (u32::from(one) + u32::from(other), one.into()));
    assert_eq!(sum, slow::plain_search(first, second), "{first:?} {second:?}");
});
