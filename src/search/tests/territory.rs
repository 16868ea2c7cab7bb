//! Territories by every kernel against the oracle's maps of both sides, and diagrams against the
//! distances of every site.

use std::vec::Vec;

use crate::NONE;
use crate::test_boards::{
    LONG_WAYS, divided, for_each_cpu, moves_of, one_of, pieces, random_board, random_set,
    random_square, rounds, walls,
};
use crate::*;

type Party<'a> = (Piece, Bitboard, &'a Obstacles);

fn check(first: Party<'_>, second: Party<'_>) {
    let maps = [first, second].map(|(piece, from, board)| moves_of(piece, board).map_of(from));
    let expected = divided([&maps[0], &maps[1]], |square| Bitboard(1 << square));
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
        for first in one_of(3, pieces()) {
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
fn every_pair_of_kings_on_the_empty_board() {
    for pair in one_of(97, 0..4096) {
        let king = |square| (Piece::King, Bitboard::of(Square::wrapping(square)), &Obstacles::NONE);
        check(king(pair / 64), king(pair));
    }
    // Two boards that are full of obstacles together.
    let halves = [walls(!0 << 32), walls(!0 >> 32)];
    check((Piece::King, Bitboard(1), &halves[0]), (Piece::King, Bitboard(1 << 63), &halves[1]));
}

/// In corridors sides exceed the levels of the kernels.
#[test]
fn single_pieces_on_the_empty_board_and_among_obstacles() {
    let mut random = fastrand::Rng::with_seed(8);
    for round in rounds(200) {
        let maze = walls(!LONG_WAYS[round % LONG_WAYS.len()]);
        let boards = [Obstacles::NONE, maze, random_board(&mut random)];
        for first in one_of(3, pieces()) {
            let any = pieces().nth(random.usize(0..pieces().count())).unwrap();
            let sides = [first, if round % 2 == 0 { first } else { any }].map(|piece| {
                let from = Bitboard::of(random_square(&mut random));
                (piece, from, &boards[random.usize(0..3)])
            });
            check(sides[0], sides[1]);
        }
    }
}

fn by_distances(piece: Piece, sites: &[Square], board: &Obstacles) -> [u8; 64] {
    let moves = moves_of(piece, board);
    let maps = sites.iter().map(|&site| moves.map_of(Bitboard::of(site)));
    let maps: Vec<[u8; 64]> = maps.collect();
    core::array::from_fn(|square| {
        let nearest = maps.iter().map(|map| map[square]).min();
        let nearest_sites: Vec<usize> = (0..sites.len())
            .filter(|&site| nearest != Some(NONE) && Some(maps[site][square]) == nearest)
            .collect();
        match nearest_sites[..] {
            [] => NO_SITE,
            [site] => site as u8,
            _ => TIED_SITES,
        }
    })
}

#[test]
fn every_square_belongs_to_its_nearest_site() {
    let mut random = fastrand::Rng::with_seed(48);
    let mut seen = [0; 256];
    for _ in rounds(60) {
        for piece in pieces() {
            let board = random_board(&mut random);
            let count = [1, 2, 3, 8, 64][random.usize(0..5)];
            let sites: Vec<Square> = (0..count).map(|_| random_square(&mut random)).collect();
            let expected = by_distances(piece, &sites, &board);
            let found = voronoi(piece, sites.iter().copied(), &board);
            assert_eq!(found, expected, "{piece:?} {sites:?} {board:?}");
            for owner in found {
                seen[usize::from(owner)] += 1;
            }
        }
    }
    let sites = seen[..64].iter().all(|&count| count > 0);
    let enough = sites && seen[254] > 100 && seen[255] > 100;
    assert!(cfg!(miri) || enough, "{seen:?}");
    assert!(seen[64..254].iter().all(|&count| count == 0), "{seen:?}");
}

#[test]
fn sites_after_the_first_64_do_not_count() {
    let sites = Square::all().chain([Square::A1]);
    let owner = voronoi(Piece::King, sites, &Obstacles::NONE);
    assert_eq!(owner, core::array::from_fn(|square| square as u8));
}
