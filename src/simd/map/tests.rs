//! Maps backward, and what is left to the slower search. Maps forward are compared with the
//! definition in the tests of `obstacles::map`.

use super::super::words::Scalar;
use super::*;
use crate::fill::map_by_levels;
use crate::test_boards::{LONG_WAYS, pieces, random_board, random_set, rounds};
use crate::{Bitboard, Board, Piece, Square};

/// Every map to a set against the maps from all squares.
fn check_to(piece: Piece, to: Bitboard, board: &Board) {
    let Some(motion) = Motion::of(piece) else {
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
    let sets = Sets {
        from: to.0,
        enterable: board.enterable(piece),
        free: board.free(),
    };
    for cpu in Cpu::available() {
        let mut map = [0; 64];
        let result = map_to(cpu, motion, sets, &mut map);
        assert_eq!(
            (map, result),
            (expected, farthest.unwrap_or(0)),
            "{cpu:?} {piece:?} {to:?} {board:?}"
        );
    }
}

/// What slides is filled along lines, before a fill by jumps is asked for.
#[test]
fn a_piece_that_slides_does_not_jump() {
    for piece in [Piece::Rook, Piece::Archbishop] {
        let motion = Motion::of(piece).unwrap();
        assert!(jumps_any_way(motion, 1, (!0, !0)).is_none());
    }
    assert!(jumps_any_way(Motion::Knight, 1, (!0, !0)).is_some());
}

/// Fifteen levels are counted, and what is farther is left to [`far`].
fn check_fills(piece: Piece, from: Bitboard, board: &Board) {
    let mut map = [0; 64];
    let farthest = map_by_levels(piece, from, board, &mut map);
    let sets = Sets {
        from: from.0,
        enterable: board.enterable(piece),
        free: board.free(),
    };
    let numbers = match Motion::of(piece) {
        Some(Motion::King) => jumps::<One, King, 8>((), sets.from, sets.enterable),
        Some(Motion::Wazir) => jumps::<One, Wazir, 14>((), sets.from, sets.enterable),
        Some(Motion::Knight) => jumps::<One, Knight, 6>((), sets.from, sets.enterable),
        Some(Motion::Slider(ways)) if !ways.knight => slides::<Scalar<4>, 3>((), ways, sets),
        _ => return,
    };
    // The fifteenth level may or may not show that nothing is left.
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
