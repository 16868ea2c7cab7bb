//! Paths, sets and rings of every kernel against a queue search.

use super::*;
use crate::NONE;
use crate::definition::map_by_levels;
use crate::test_boards::LONG_WAYS;
use crate::test_boards::{
    for_each_cpu, pieces, queue_search, random_board, random_set, random_square,
};

#[test]
fn sets_are_as_far_apart_as_the_queue_search_says() {
    let mut random = fastrand::Rng::with_seed(12);
    for round in 0..100 {
        let board = random_board(&mut random);
        for piece in pieces() {
            let from = random_set(&mut random, round % 5);
            let to = random_set(&mut random, round % 3);
            let searched = queue_search(piece, from, &board);
            let nearest = to
                .into_iter()
                .filter_map(|square| searched[square.index()])
                .min();
            let found = set_distance(piece, from, to, &board);
            assert_eq!(found.map(usize::from), nearest, "{piece:?} {from:?} {to:?}");
            for_each_cpu(|cpu| {
                let fast = set_distance(piece, from, to, &board);
                assert_eq!(fast, found, "{cpu:?} {piece:?} {from:?} {to:?} {board:?}");
            });
            let defined = definition::set_distance(piece, from, to, &board);
            assert_eq!(defined, found, "{piece:?} {from:?} {to:?} {board:?}");
        }
    }
}

/// A shared square counts, even if it is an obstacle and other targets are elsewhere.
#[test]
fn nothing_leads_to_the_other_targets_of_a_set_that_is_shared() {
    for (from, other) in [(0, 63), (63, 0), (27, 7)] {
        let from = Bitboard(1 << from);
        let to = Bitboard(from.0 | 1 << other);
        let board = Board {
            own: Bitboard(!(1 << other)),
            ..Board::EMPTY
        };
        for piece in pieces() {
            for_each_cpu(|cpu| {
                let found = set_distance(piece, from, to, &board);
                assert_eq!(found, Some(0), "{cpu:?} {piece:?}");
            });
            assert_eq!(set_distance(piece, from, to, &board), Some(0));
        }
    }
}

#[test]
fn a_path_is_as_long_as_the_queue_search_says() {
    let mut random = fastrand::Rng::with_seed(14);
    for _ in 0..200 {
        let board = random_board(&mut random);
        for piece in pieces() {
            let (from, to) = (random_square(&mut random), random_square(&mut random));
            let searched = queue_search(piece, Bitboard::of(from), &board)[to.index()];
            let found = path(piece, from, to, &board);
            assert_eq!(found.map(usize::from), searched, "{piece:?} {from} {to}");
            let defined = definition::path(piece, from, to, &board);
            assert_eq!(defined, found, "{piece:?} {from} {to}");
            let first = first_search(piece, Bitboard::of(from), Bitboard::of(to), &board);
            assert_eq!(first, found, "{piece:?} {from} {to}");
            for_each_cpu(|cpu| {
                let fast = path(piece, from, to, &board);
                assert_eq!(fast, found, "{cpu:?} {piece:?} {from} {to} {board:?}");
            });
            for moves in 0..6 {
                let near = searched.is_some_and(|distance| distance as u32 <= moves);
                assert_eq!(reaches(piece, from, to, moves, &board), near, "{piece:?}");
                let defined = definition::reaches(piece, from, to, moves, &board);
                assert_eq!(defined, near, "{piece:?}");
            }
        }
    }
}

#[test]
fn sets_that_share_a_square_or_are_a_jump_apart_are_seen_at_once() {
    let mut random = fastrand::Rng::with_seed(12);
    for round in 0..3000 {
        let board = random_board(&mut random);
        let [from, to] = [(); 2].map(|()| random_set(&mut random, round % 12));
        for piece in [Piece::King, Piece::Wazir, Piece::Knight, Piece::Rook] {
            let searched = queue_search(piece, from, &board);
            let nearest = to.into_iter().filter_map(|to| searched[to.index()]).min();
            let near = match nearest {
                Some(moves @ 0..=1) if piece != Piece::Rook => Some(moves as u8),
                _ => None,
            };
            let found = super::near(piece, from, to, &board);
            assert_eq!(found, near, "{piece:?} {from:?} {to:?} {board:?}");
        }
    }
}

/// Corridors, from and to every square: distances of every length.
#[test]
fn every_kernel_on_long_ways() {
    for open in LONG_WAYS {
        let board = Board {
            own: Bitboard(!open),
            ..Board::EMPTY
        };
        for piece in pieces() {
            for from in Square::all() {
                let mut map = [0; 64];
                map_by_levels(piece, Bitboard::of(from), &board, &mut map);
                for_each_cpu(|cpu| {
                    for to in Square::all() {
                        let distance = (map[to.index()] != NONE).then_some(map[to.index()]);
                        let found = path(piece, from, to, &board);
                        assert_eq!(found, distance, "{cpu:?} {piece:?} {from} {to}");
                    }
                });
            }
        }
    }
}

#[test]
fn rings_are_those_of_a_queue_search() {
    let mut random = fastrand::Rng::with_seed(13);
    for round in 0..100 {
        let board = random_board(&mut random);
        for piece in pieces() {
            let from = random_set(&mut random, round % 5);
            let searched = queue_search(piece, from, &board);
            for moves in (0..6).chain([63, u32::MAX]) {
                let set = |inside: fn(usize, u32) -> bool| {
                    let has = |&square: &Square| {
                        searched[square.index()].is_some_and(|d| inside(d, moves))
                    };
                    Square::all().filter(has).collect::<Bitboard>()
                };
                let near = set(|distance, moves| distance as u32 <= moves);
                let exact = set(|distance, moves| distance as u32 == moves);
                assert_eq!(within(piece, from, moves, &board), near, "{piece:?}");
                assert_eq!(ring(piece, from, moves, &board), exact, "{piece:?}");
                let defined = definition::within(piece, from, moves, &board);
                assert_eq!(defined, near, "{piece:?}");
                let defined = definition::ring(piece, from, moves, &board);
                assert_eq!(defined, exact, "{piece:?}");
                for_each_cpu(|cpu| {
                    let fast = within(piece, from, moves, &board);
                    assert_eq!(fast, near, "{cpu:?} {piece:?}");
                    let fast = ring(piece, from, moves, &board);
                    assert_eq!(fast, exact, "{cpu:?} {piece:?}");
                });
            }
        }
    }
}
