//! Maps backward, and maps for the slower search. The tests of `obstacles::map` compare maps
//! forward with the definition.

use super::*;
use crate::definition::map_by_levels;
use crate::test_boards::{LONG_WAYS, pieces, random_board, random_set, rounds};
use crate::{Bitboard, Board, Piece, Square};

/// Every map to a set against the maps from all squares.
fn check_to(piece: Piece, to: Bitboard, board: &Board) {
    let Some(mover) = Mover::new(piece, to, board) else {
        return;
    };
    let mut expected = [255; 64];
    for from in Square::all() {
        let mut map = [0; 64];
        map_by_levels(piece, Bitboard::of(from), board, &mut map);
        let distances = to.into_iter().map(|to| map[to.index()]);
        expected[from.index()] = distances.min().unwrap_or(255);
    }
    let farthest = expected
        .into_iter()
        .filter(|&distance| distance != 255)
        .max();
    for cpu in Cpu::available() {
        let mut map = [0; 64];
        let result = map_to(cpu, mover, &mut map);
        assert_eq!(
            (map, result),
            (expected, farthest.unwrap_or(0)),
            "{cpu:?} {piece:?} {to:?} {board:?}"
        );
    }
}

/// Fifteen levels are counted; [`map_of_long_ways`] counts more.
fn check_fills(piece: Piece, from: Bitboard, board: &Board) {
    let mut map = [0; 64];
    let farthest = map_by_levels(piece, from, board, &mut map);
    let Some(mover) = Mover::new(piece, from, board) else {
        return;
    };
    let numbers = match mover.motion {
        Motion::King => jumps::<_, King, 8>((), mover),
        Motion::Wazir => jumps::<_, Wazir, 14>((), mover),
        Motion::Knight => jumps::<_, Knight, 6>((), mover),
        motion if motion.is_compound() => return,
        _ => slides::<<() as Isa>::FourLines, 3>((), mover),
    };
    // The fifteenth level may or may not show that no square is left.
    if farthest != 15 {
        assert_eq!(numbers.is_some(), farthest < 15, "{piece:?} {board:?}");
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
            let board = Board {
                own: Bitboard(!open),
                ..Board::EMPTY
            };
            for from in Square::all() {
                check_fills(piece, Bitboard::of(from), &board);
            }
        }
    }
}

#[test]
fn every_kernel_backward_agrees_with_the_definition() {
    let mut random = fastrand::Rng::with_seed(6);
    for piece in pieces() {
        for _ in rounds(300) {
            let board = random_board(&mut random);
            let members = random.u64(0..=16);
            check_to(piece, random_set(&mut random, members), &board);
            check_to(piece, Bitboard(1 << random.u32(0..64)), &board);
        }
        for open in LONG_WAYS {
            let board = Board {
                own: Bitboard(!open),
                ..Board::EMPTY
            };
            for to in Square::all() {
                check_to(piece, Bitboard::of(to), &board);
            }
        }
    }
}
