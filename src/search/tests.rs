//! Moves, maps, sets, rings and paths among obstacles by every kernel, against the oracle.

mod graphs;
mod pawns;
mod territory;
mod ways;

use std::array::from_fn;
use std::format;

use super::map::first_map;
use super::path::near;
use crate::kernels::Mover;
use crate::test_boards::oracle::largest;
use crate::test_boards::{
    LONG_WAYS, Moves, assert_no_lost_text, for_each_cpu, mostly_one, moves_of, nearest, one_of,
    pieces, random_board, rounds, squares_at, walls,
};
use crate::{Bitboard, DistanceMap, NONE, Obstacles, Piece, Square, definition};
use crate::{map, map_into, map_to, map_to_into, matrix, matrix_into, moves, path};
use crate::{reaches, ring, rings, set_distance, within};

/// Everything that is asked about one set of squares and another one.
fn check(all: &Moves, piece: Piece, board: &Obstacles, from: Bitboard, to: Bitboard) {
    let (expected, backward) = (all.map_of(from), all.backward().map_of(to));
    let farthest = largest(&expected);
    let shortest = Some(nearest(&expected, to)).filter(|&moves| moves != NONE);
    let about = (piece, from, to, board);
    let farthest_of = [farthest, farthest, largest(&backward)];
    let all_maps = (farthest_of, [expected, expected, backward]);
    let limits = [0, 1, 2, 3, 5, farthest.into(), u32::from(farthest) + 1, 63, u32::MAX];
    let layers: [_; 64] = from_fn(|moves| squares_at(&expected, |at| usize::from(at) == moves));
    let disks = limits.map(|most| squares_at(&expected, |moves| u32::from(moves) <= most));
    let circles = limits.map(|most| squares_at(&expected, |moves| u32::from(moves) == most));
    let single = from.single().zip(to.single());
    let reached = |moves: u32| shortest.is_some_and(|shortest| u32::from(shortest) <= moves);
    for_each_cpu(|cpu| {
        let mut maps = [DistanceMap([7; 64]); 3];
        let [again, first, back] = &mut maps;
        let farthest_of = [
            map_into(piece, from, board, again),
            first_map(piece, from, board, first),
            map_to_into(piece, to, board, back),
        ];
        let found = (farthest_of, maps.map(|map| map.0));
        assert_eq!(found, all_maps, "{cpu:?} {about:?}");
        let found = [map(piece, from, board), map_to(piece, to, board)];
        assert_eq!(found, [maps[0], maps[2]], "{cpu:?} {about:?}");
        let found = set_distance(piece, from, to, board);
        assert_eq!(found, shortest, "{cpu:?} {about:?}");
        for (at, &limit) in limits.iter().enumerate() {
            let found = [within, ring].map(|f| f(piece, from, limit, board));
            assert_eq!(found, [disks[at], circles[at]], "{cpu:?} {about:?}");
        }
        let mut found = [Bitboard(7); 64];
        let largest = rings(piece, from, board, &mut found);
        assert_eq!((largest, found), (farthest, layers), "{cpu:?} {about:?}");
        if let Some((start, target)) = single {
            let path = path(piece, start, target, board);
            assert_eq!(path, shortest, "{cpu:?} {about:?}");
            for limit in limits {
                let reaches = reaches(piece, start, target, limit, board);
                assert_eq!(reaches, reached(limit), "{cpu:?} {about:?}");
            }
        }
    });
    let jumps = matches!(piece, Piece::King | Piece::Wazir | Piece::Knight);
    let close = shortest.filter(|&moves| jumps && moves < 2);
    assert_eq!(near(piece, from, to, board), close, "{about:?}");

    let one_move = from.into_iter().flat_map(|from| &all.0[from.index()]);
    let one_move: Bitboard = one_move.map(|&to| Square::wrapping(to)).collect();
    assert_eq!(moves(piece, from, board), one_move, "{about:?}");
    let defined = definition::map(piece, from, board);
    assert_eq!(defined.0, expected, "{about:?}");
    let defined = definition::set_distance(piece, from, to, board);
    assert_eq!(defined, shortest, "{about:?}");
    for (at, &limit) in limits.iter().enumerate() {
        let defined = [definition::within, definition::ring].map(|f| f(piece, from, limit, board));
        assert_eq!(defined, [disks[at], circles[at]], "{about:?}");
        let reaches = |(start, end)| definition::reaches(piece, start, end, limit, board);
        let defined = single.is_none_or(|both| reaches(both) == reached(limit));
        assert!(defined, "{about:?}");
    }
}

fn check_matrix(all: &Moves, piece: Piece, board: &Obstacles) {
    let expected = all.maps();
    for_each_cpu(|cpu| assert!(matrix(piece, board).0 == expected, "{cpu:?} {piece:?} {board:?}"));
}

/// More with `WHOLE=1`, as `make proof PART=domain` runs them.
fn boards() -> usize {
    if std::env::var_os("WHOLE").is_some() { 20_000 } else { 800 }
}

#[test]
fn slow_many_boards_for_each_piece() {
    let mut random = fastrand::Rng::with_seed(8);
    for piece in pieces() {
        for round in rounds(boards()) {
            let board = random_board(&mut random);
            let all = moves_of(piece, &board);
            check(&all, piece, &board, mostly_one(&mut random), mostly_one(&mut random));
            if round % 20 == 0 {
                check_matrix(&all, piece, &board);
            }
        }
    }
}

#[test]
fn every_leaper() {
    let mut random = fastrand::Rng::with_seed(1);
    for piece in one_of(60, (256..512).filter_map(Piece::from_code)) {
        for round in 0..4 {
            let board = if round == 0 { Obstacles::NONE } else { random_board(&mut random) };
            let all = moves_of(piece, &board);
            check(&all, piece, &board, mostly_one(&mut random), mostly_one(&mut random));
            check_matrix(&all, piece, &board);
        }
    }
}

/// Obstacles of every kind everywhere, and distances of every length: corridors on which a king or
/// wazir takes up to 35 moves.
#[test]
fn slow_no_square_free_and_long_ways() {
    let sets = (0..8u64).map(|sets| [1, 2, 4].map(|bit| if sets & bit != 0 { !0 } else { 0 }));
    let walls = LONG_WAYS.map(|open| !open).into_iter();
    let walls = walls.flat_map(|walls| [[walls, 0, 0], [0, 0, walls], [walls; 3]]);
    for [own, enemy, avoid] in one_of(8, sets.chain(walls)) {
        let [own, enemy, avoid] = [own, enemy, avoid].map(Bitboard);
        let board = Obstacles { own, enemy, avoid };
        for piece in one_of(5, pieces()) {
            let all = moves_of(piece, &board);
            check_matrix(&all, piece, &board);
            check(&all, piece, &board, Bitboard::EMPTY, Bitboard::FULL);
            check(&all, piece, &board, Bitboard::FULL, Bitboard::EMPTY);
            for from in one_of(64, Square::all()) {
                for to in Square::all().skip(from.index() % 16).step_by(16) {
                    check(&all, piece, &board, Bitboard::of(from), Bitboard::of(to));
                }
            }
        }
    }
}

/// A shared square counts, even if it is an obstacle and other targets are elsewhere.
#[test]
fn nothing_leads_to_the_other_targets_of_a_set_that_is_shared() {
    for (from, other) in [(0, 63), (63, 0), (27, 7)] {
        let (from, board) = (Bitboard(1 << from), walls(!(1 << other)));
        for piece in one_of(3, pieces()) {
            let to = Bitboard(from.0 | 1 << other);
            check(&moves_of(piece, &board), piece, &board, from, to);
        }
    }
}

/// Every named piece among one obstacle of each kind: all walls, starts and targets, 64 by 64 by
/// 64.
#[test]
fn slow_one_obstacle_of_each_kind_everywhere() {
    for case in one_of(500, 0..11 * 64 * 3) {
        let mut sets = [Bitboard::EMPTY; 3];
        sets[case % 3] = Bitboard(1 << (case / 3 % 64));
        let [own, enemy, avoid] = sets;
        let (piece, board) = (Piece::NAMED[case / 192], Obstacles { own, enemy, avoid });
        let all = moves_of(piece, &board);
        let back = all.backward();
        let expected = all.maps();
        assert_eq!(matrix(piece, &board).0, expected, "{piece:?} {board:?}");
        for from in Square::all() {
            let (row, start) = (expected[from.index()], Bitboard::of(from));
            let found = map(piece, start, &board).0;
            assert_eq!(found, row, "{piece:?} {from} {board:?}");
            let to_it = map_to(piece, start, &board).0;
            assert_eq!(to_it, back.map_of(start), "{piece:?} {from} {board:?}");
            for to in Square::all() {
                let moves = Some(row[to.index()]).filter(|&moves| moves != NONE);
                let found = path(piece, from, to, &board);
                assert_eq!(found, moves, "{piece:?} {from} {to} {board:?}");
            }
        }
    }
}

#[test]
fn only_pawns_and_leapers_are_left_to_the_definition() {
    for piece in Piece::NAMED {
        let pawn = matches!(piece, Piece::WhitePawn | Piece::BlackPawn);
        let mover = Mover::new(piece, Bitboard::FULL, &Obstacles::NONE);
        assert_eq!(mover.is_some(), !pawn, "{piece:?}");
    }
}

#[test]
fn a_map_square_by_square_and_drawn_with_rank_8_on_top() {
    let wall = walls(0xff << 24 | 2);
    let map = map(Piece::Wazir, Bitboard(1), &wall);
    let known = Square::all().filter(|square| map.0[square.index()] != NONE);
    assert!(map.iter().eq(known.map(|square| (square, map[square]))));
    assert!(Square::all().all(|square| map.get(square).unwrap_or(NONE) == map.0[square.index()]));
    assert_eq!(map.farthest(), 9);
    assert_no_lost_text(format_args!("{map:?}"));
    let drawing = " 2  3  4  5  6  7  8  9\n 1  2  3  4  5  6  7  8\n 0  -  4  5  6  7  8  9\n";
    assert_eq!(format!("{map:?}"), " -  -  -  -  -  -  -  -\n".repeat(5) + drawing);
    let long = format!("{:?}", DistanceMap([35; 64]));
    assert_eq!(long, "35 35 35 35 35 35 35 35\n".repeat(8));
}

/// At any offset in a cache line, without a writable byte around them.
#[test]
fn every_kernel_writes_maps_anywhere() {
    let obstacles = walls(0x0024_0081_1000_2400);
    let (king, knight) = (Piece::King, Piece::Knight);
    for (piece, board) in [(king, Obstacles::NONE), (knight, Obstacles::NONE), (knight, obstacles)]
    {
        let expected = matrix(piece, &board);
        for_each_cpu(|cpu| {
            let mut around = [7; 64 * 66];
            for start in one_of(9, 1..=64) {
                let maps = around[start..start + 64 * 64].as_chunks_mut().0;
                matrix_into(piece, &board, maps.try_into().unwrap());
                let found = &around[start..][..64 * 64];
                assert_eq!(found, expected.0.as_flattened(), "{cpu:?}");
                let (before, behind) = (&around[..start], &around[start + 64 * 64..]);
                let untouched = before.iter().chain(behind).all(|&byte| byte == 7);
                assert!(untouched, "{cpu:?} {start}");
                around.fill(7);
            }
        });
    }
}
