//! Maps for the slower search. The tests of `search` compare maps with the oracle.

use super::*;
use crate::cpu::plain;
use crate::test_boards::{LONG_WAYS, pieces, random_board, random_set, rounds, walls};
use crate::{Bitboard, Board, Piece, Square, definition};

/// Fifteen levels are counted; [`map_of_long_ways`] counts more.
fn check_fills(piece: Piece, from: Bitboard, board: &Board) {
    let farthest = definition::map(piece, from, board).farthest();
    let Some(mover) = Mover::new(piece, from, board) else {
        return;
    };
    let numbers = match mover.motion {
        motion if motion.is_jump() => jumps::<8>(mover),
        motion if motion.is_compound() => return,
        _ => slides::<_, 3>(u64x4::splat(plain(), 0), mover),
    };
    // The fifteenth level may or may not show that no square is left.
    if farthest == 15 {
        return;
    }
    assert_eq!(numbers.is_some(), farthest < 15, "{piece:?} {board:?}");
    if mover.motion.is_jump() {
        let any_way = jumps_any_way(mover.motion, mover.from, (!0, mover.enterable));
        assert_eq!(any_way.is_some(), farthest < 15, "{piece:?} {board:?}");
    }
}

#[test]
fn fills_count_fourteen_moves() {
    let mut random = fastrand::Rng::with_seed(7);
    for piece in pieces() {
        for _ in rounds(100) {
            let from = random_set(&mut random, 3);
            check_fills(piece, from, &random_board(&mut random));
        }
        for open in LONG_WAYS {
            for from in Square::all() {
                check_fills(piece, Bitboard::of(from), &walls(!open));
            }
        }
    }
}

/// The boards of [`LONG_WAYS`] have ways with more moves than a fill counts, for every kernel.
#[test]
fn long_ways_are_long() {
    for piece in Piece::NAMED {
        let starts = Square::all().flat_map(|from| LONG_WAYS.map(|open| (from, walls(!open))));
        let maps = starts.map(|(from, board)| definition::map(piece, Bitboard::of(from), &board));
        let farthest = maps.map(|map| map.farthest()).max();
        if Motion::of(piece).is_some_and(|motion| !motion.is_compound()) {
            assert!(farthest > Some(15), "{piece:?} {farthest:?}");
        }
    }
}
