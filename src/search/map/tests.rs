//! Every kernel against the definition, maps against a search without levels, and their text form.

use std::format;
use std::vec::Vec;

use super::*;
use crate::test_boards::{
    LONG_WAYS, assert_no_lost_text, for_each_cpu, one_of, pieces, queue_search, random_board,
    random_set,
};

#[test]
fn maps_agree_with_a_queue_search() {
    let mut random = fastrand::Rng::with_seed(8);
    for round in 0..100 {
        let board = random_board(&mut random);
        for piece in pieces() {
            let from = random_set(&mut random, round % 5);
            let (searched, map) = (queue_search(piece, from, &board), map(piece, from, &board));
            let farthest = searched.iter().flatten().max().copied().unwrap_or(0);
            assert_eq!(usize::from(map.farthest()), farthest);
            let mut again = DistanceMap([7; 64]);
            assert_eq!(map_into(piece, from, &board, &mut again), map.farthest());
            assert_eq!(again, map);
            let mut first = DistanceMap([7; 64]);
            assert_eq!(first_map(piece, from, &board, &mut first), map.farthest());
            assert_eq!(first, map);
            let mut listed = map.iter();
            for square in Square::all() {
                let distance = searched[square.index()].map(|distance| distance as u8);
                assert_eq!(map.get(square), distance, "{piece:?} {square}");
                assert_eq!(map[square], distance.unwrap_or(NONE));
                if let Some(distance) = distance {
                    assert_eq!(listed.next(), Some((square, distance)));
                }
            }
            assert_eq!(listed.next(), None);
        }
    }
}

#[test]
fn a_matrix_is_the_maps_of_all_squares() {
    let mut random = fastrand::Rng::with_seed(10);
    for piece in pieces() {
        let board = random_board(&mut random);
        let matrix = matrix(piece, &board);
        for from in Square::all() {
            let map = map(piece, Bitboard::of(from), &board);
            assert_eq!(matrix.0[from.index()], map.0, "{piece:?} {from}");
        }
    }
}

#[test]
fn drawn_with_rank_8_on_top() {
    let wall = Board {
        own: Bitboard(0xff << 24 | 1 << 1),
        ..Board::EMPTY
    };
    let map = map(Piece::Wazir, Bitboard(1), &wall);
    assert_no_lost_text(format_args!("{map:?}"));
    let map = format!("{map:?}");
    let lines: Vec<&str> = map.lines().collect();
    assert_eq!(lines[..5], [" -  -  -  -  -  -  -  -"; 5]);
    assert_eq!(
        lines[5..],
        [
            " 2  3  4  5  6  7  8  9",
            " 1  2  3  4  5  6  7  8",
            " 0  -  4  5  6  7  8  9"
        ]
    );
    let long = format!("{:?}", DistanceMap([35; 64]));
    assert_eq!(long, "35 35 35 35 35 35 35 35\n".repeat(8));
}

fn check_map(piece: Piece, from: Bitboard, board: &Board) {
    let mut expected = [0; 64];
    let farthest = map_by_levels(piece, from, board, &mut expected);
    for_each_cpu(|cpu| {
        let mut map = DistanceMap::NOWHERE;
        let result = map_into(piece, from, board, &mut map);
        assert_eq!(
            (map.0, result),
            (expected, farthest),
            "{cpu:?} {piece:?} {from:?} {board:?}"
        );
    });
}

fn check_matrix(piece: Piece, board: &Board) {
    let mut matrices = Vec::new();
    for_each_cpu(|cpu| matrices.push((cpu, matrix(piece, board).0)));
    for from in one_of(9, Square::all()) {
        let mut expected = [0; 64];
        map_by_levels(piece, Bitboard::of(from), board, &mut expected);
        for (cpu, maps) in &matrices {
            assert_eq!(
                maps[from.index()],
                expected,
                "{cpu:?} {piece:?} {from} {board:?}"
            );
        }
    }
}

#[test]
fn every_kernel_agrees_with_the_definition() {
    let mut random = fastrand::Rng::with_seed(4);
    for piece in pieces() {
        for round in one_of(4000, 0..4000) {
            let board = random_board(&mut random);
            let members = random.u64(0..=16);
            check_map(piece, random_set(&mut random, members), &board);
            check_map(piece, Bitboard(1 << random.u32(0..64)), &board);
            if round % 20 == 0 {
                check_matrix(piece, &board);
            }
        }
        check_map(piece, Bitboard::EMPTY, &Board::EMPTY);
        check_map(piece, Bitboard::FULL, &Board::EMPTY);
        check_matrix(piece, &Board::EMPTY);
    }
}

/// At any offset in a cache line, without a writable byte around them.
#[test]
fn every_kernel_writes_maps_anywhere() {
    let obstacles = Board {
        own: Bitboard(0x0024_0081_1000_2400),
        ..Board::EMPTY
    };
    for (piece, board) in [
        (Piece::King, Board::EMPTY),
        (Piece::Knight, Board::EMPTY),
        (Piece::Knight, obstacles),
    ] {
        let expected = matrix(piece, &board);
        for_each_cpu(|cpu| {
            let mut around = [7; 64 * 66];
            for start in 1..=64 {
                let maps = around[start..start + 64 * 64].as_chunks_mut().0;
                matrix_into(piece, &board, maps.try_into().unwrap());
                assert!(maps == expected.0, "{cpu:?} {piece:?} {start}");
                assert_eq!((around[start - 1], around[start + 64 * 64]), (7, 7));
                around.fill(7);
            }
        });
    }
}

#[test]
fn only_pawns_and_leapers_are_left_to_the_definition() {
    for piece in Piece::NAMED {
        let pawn = matches!(piece, Piece::WhitePawn | Piece::BlackPawn);
        let mover = Mover::new(piece, Bitboard::FULL, &Board::EMPTY);
        assert_eq!(mover.is_some(), !pawn, "{piece:?}");
    }
}

/// Distances of every length: corridors on which a king or wazir takes up to 35 moves.
#[test]
fn every_kernel_on_long_ways() {
    for open in LONG_WAYS {
        let walls = Board {
            own: Bitboard(!open),
            ..Board::EMPTY
        };
        for piece in pieces() {
            check_matrix(piece, &walls);
            for from in Square::all() {
                check_map(piece, Bitboard::of(from), &walls);
            }
        }
    }
}

#[test]
fn a_backward_map_says_what_path_says() {
    let mut random = fastrand::Rng::with_seed(33);
    for piece in pieces() {
        for round in 0..60 {
            let board = random_board(&mut random);
            let to = random_set(&mut random, round % 5);
            let map = map_to(piece, to, &board);
            for from in Square::all() {
                let paths = to
                    .into_iter()
                    .map(|to| crate::path(piece, from, to, &board));
                let nearest = paths.flatten().min();
                assert_eq!(map.get(from), nearest, "{piece:?} {from} {to:?} {board:?}");
            }
            let mut again = DistanceMap([7; 64]);
            assert_eq!(map_to_into(piece, to, &board, &mut again), map.farthest());
            assert_eq!(again, map);
        }
    }
}
