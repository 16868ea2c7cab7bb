//! Territories by every kernel against the maps of both sides.

use super::*;
use crate::Square;
use crate::king_distance;
use crate::test_boards::LONG_WAYS;
use crate::test_boards::{
    for_each_cpu, pieces, queue_search, random_board, random_set, random_square, rounds,
};

/// The nearer side, square by square, from two separate searches.
fn by_two_searches(
    first: (Piece, Bitboard, &Board),
    second: (Piece, Bitboard, &Board),
) -> Territory {
    let first = queue_search(first.0, first.1, first.2);
    let second = queue_search(second.0, second.1, second.2);
    let mut territory = Territory::default();
    for square in Square::all() {
        let set = match (first[square.index()], second[square.index()]) {
            (None, None) => continue,
            (Some(near), Some(far)) if near < far => &mut territory.first,
            (Some(near), Some(far)) if near == far => &mut territory.tied,
            (Some(_), None) => &mut territory.first,
            _ => &mut territory.second,
        };
        *set |= Bitboard::of(square);
    }
    territory
}

/// Every kernel by name against two searches.
fn check(first: (Piece, Bitboard, &Board), second: (Piece, Bitboard, &Board)) {
    let expected = by_two_searches(first, second);
    for_each_cpu(|cpu| {
        let found = territory(first, second);
        assert_eq!(found, expected, "{cpu:?} {first:?} {second:?}");
    });
}

#[test]
fn agrees_with_two_separate_searches() {
    let mut random = fastrand::Rng::with_seed(6);
    for _ in rounds(200) {
        let boards = [random_board(&mut random), random_board(&mut random)];
        let boards = [boards[0], boards[random.usize(0..2)]];
        for first in pieces() {
            let second = pieces().nth(random.usize(0..pieces().count())).unwrap();
            let mut side = |piece, board| {
                let members = random.u64(0..6);
                (piece, random_set(&mut random, members), board)
            };
            let (first, second) = (side(first, &boards[0]), side(second, &boards[1]));
            check(first, second);
        }
    }
}

#[test]
fn obstacles_in_the_way_of_one_of_two_kings() {
    let mut random = fastrand::Rng::with_seed(8);
    for _ in rounds(200) {
        let king = |board| (Piece::King, board);
        let (free, blocked) = (king(&Board::EMPTY), random_board(&mut random));
        for (first, second) in [(free, king(&blocked)), (king(&blocked), free)] {
            let [a, b] = [(); 2].map(|()| Bitboard::of(random_square(&mut random)));
            let (first, second) = ((first.0, a, first.1), (second.0, b, second.1));
            check(first, second);
        }
    }
}

/// Corridors, in which sides exceed the levels of the kernels.
#[test]
fn long_ways() {
    let mut random = fastrand::Rng::with_seed(9);
    for open in LONG_WAYS {
        let board = Board {
            own: Bitboard(!open),
            ..Board::EMPTY
        };
        for first in pieces() {
            for second in pieces() {
                let [a, b] = [(); 2].map(|()| Bitboard::of(random_square(&mut random)));
                check((first, a, &board), (second, b, &board));
            }
        }
    }
}

/// On the empty board.
fn mover(motion: Motion, from: u64) -> Mover {
    Mover {
        motion,
        from,
        enterable: !0,
        free: !0,
    }
}

#[test]
fn two_sides_that_jump_have_kernels() {
    for motion in [Motion::King, Motion::Wazir, Motion::Knight] {
        for cpu in Cpu::available() {
            let sides = kernels::territory_of_jumps(cpu, mover(motion, 1), mover(motion, 1 << 63));
            assert!(sides.is_some(), "{cpu:?} {motion:?}");
        }
    }
}

#[test]
fn sides_that_slide_are_none_that_jump() {
    for piece in [Piece::Rook, Piece::Bishop, Piece::Amazon] {
        let motion = Motion::of(piece).unwrap();
        for cpu in Cpu::available() {
            let sides = kernels::territory_of_jumps(cpu, mover(motion, 1), mover(motion, 1 << 63));
            assert_eq!(sides, None, "{cpu:?} {piece:?}");
        }
    }
}

#[test]
fn sides_of_different_pieces_have_kernels() {
    let side = |piece, from| mover(Motion::of(piece).unwrap(), from);
    for cpu in Cpu::available() {
        let (queen, knight) = (side(Piece::Queen, 1), side(Piece::Knight, 1 << 63));
        assert!(
            kernels::territory(cpu, &queen, &knight).is_some(),
            "{cpu:?}"
        );
    }
}

#[test]
fn two_single_pieces_on_the_empty_board() {
    let mut random = fastrand::Rng::with_seed(10);
    for piece in pieces() {
        for _ in 0..50 {
            let mut side = || {
                (
                    piece,
                    Bitboard::of(random_square(&mut random)),
                    &Board::EMPTY,
                )
            };
            check(side(), side());
        }
    }
}

#[test]
fn two_single_kings_on_every_pair_of_squares() {
    let king = |square| (Piece::King, Bitboard::of(square), &Board::EMPTY);
    for a in Square::all() {
        for b in Square::all() {
            let divided = territory(king(a), king(b));
            for square in Square::all() {
                let order = king_distance(a, square).cmp(&king_distance(b, square));
                assert_eq!(divided.first.contains(square), order.is_lt(), "{a} {b}");
                assert_eq!(divided.tied.contains(square), order.is_eq(), "{a} {b}");
                assert_eq!(divided.second.contains(square), order.is_gt(), "{a} {b}");
            }
        }
    }
}
