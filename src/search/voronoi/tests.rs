//! Diagrams against the distances of every site to every square.

use std::vec::Vec;

use super::*;
use crate::NONE;
use crate::test_boards::{moves_of, pieces, random_board, random_square, rounds};

fn by_distances(piece: Piece, sites: &[Square], board: &Board) -> [u8; 64] {
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
    let owner = voronoi(Piece::King, sites, &Board::EMPTY);
    assert_eq!(owner, core::array::from_fn(|square| square as u8));
}
