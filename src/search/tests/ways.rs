//! Walks against all walks of single squares, and the squares that every way enters against the
//! definition: a square that closes every way when it is avoided.

use std::collections::BTreeMap;
use std::vec::Vec;

use super::graphs::random_graph;
use crate::test_boards::{
    Moves, moves_in, moves_of, nearest, pieces, random_board, random_set, random_square, rounds,
    squares, walls,
};
use crate::*;
use crate::{NONE, Square};

fn by_definition(moves: &Moves, from: Bitboard, to: Bitboard) -> Bitboard {
    let arrives = |without: Bitboard| {
        let mut open = moves.clone();
        for moves in &mut open.0 {
            moves.retain(|&to| !without.contains(Square::wrapping(to)));
        }
        nearest(&open.map_of(from), to) != NONE
    };
    if !(from & to).is_empty() || !arrives(Bitboard::EMPTY) {
        return Bitboard::EMPTY;
    }
    let closes = |&square: &Square| !arrives(Bitboard::of(square));
    (!(from | to)).into_iter().filter(closes).collect()
}

#[test]
fn without_such_a_square_there_is_no_way() {
    let mut random = fastrand::Rng::with_seed(43);
    let mut sizes = [0; 64];
    for round in rounds(200) {
        let board = random_board(&mut random);
        for piece in pieces() {
            let [from, to] = [(); 2].map(|()| match round % 3 {
                0 => random_set(&mut random, 3),
                _ => Bitboard::of(random_square(&mut random)),
            });
            let expected = by_definition(&moves_of(piece, &board), from, to);
            let found = must_pass(piece, from, to, &board);
            assert_eq!(found, expected, "{piece:?} {from:?} {to:?} {board:?}");
            sizes[expected.len() as usize] += 1;
        }
    }
    let several: u32 = sizes[2..].iter().sum();
    assert!(cfg!(miri) || sizes[1] > 30 && several > 15, "{sizes:?}");
}

/// Long chains with rings, where ways around one candidate lead past others.
#[test]
fn graphs_of_every_kind() {
    let mut random = fastrand::Rng::with_seed(44);
    let (mut some, mut most) = (0, 0);
    for round in rounds(4000) {
        let graph = random_graph(&mut random, [1, 2, 8][round % 3]);
        let [from, to] = [(); 2].map(|()| {
            Bitboard::of(random_square(&mut random)) | random_set(&mut random, round as u64 % 2)
        });
        let expected = by_definition(&moves_in(&graph), from, to);
        let found = graph.must_pass(from, to);
        assert_eq!(found, expected, "{from:?} {to:?} {graph:?}");
        some += u32::from(!expected.is_empty());
        most = most.max(expected.len());
    }
    assert!(cfg!(miri) || some > 500 && most > 30, "{some} {most}");
}

/// A slide passes over an avoided square: only squares that it stops on count.
#[test]
fn squares_that_a_slide_passes_are_not_needed() {
    let file = walls(!0x0101_0101_0101_0101);
    let between = squares("a2 a3 a4 a5 a6 a7");
    for (piece, from, to, board, expected) in [
        (Piece::Rook, "a1", "a8", &file, Bitboard::EMPTY),
        (Piece::King, "a1", "a8", &file, between),
        (Piece::WhitePawn, "a2", "a4", &Obstacles::NONE, Bitboard::EMPTY),
        (Piece::BlackPawn, "a4", "a1", &Obstacles::NONE, squares("a2 a3")),
    ] {
        let found = must_pass(piece, squares(from), squares(to), board);
        assert_eq!(found, expected, "{piece:?} {from} {to}");
    }
}

/// The number of walks from a square to each other one by their number of moves, in 128 bits with
/// saturation.
fn all_walks(all: &Moves, from: Square, moves_made: usize) -> Vec<[u128; 64]> {
    let mut levels = Vec::from([[0; 64]]);
    levels[0][from.index()] = 1_u128;
    for level in 0..moves_made {
        let mut next = [0_u128; 64];
        for (square, count) in levels[level].into_iter().enumerate() {
            for &to in all.0[square].iter().filter(|_| count > 0) {
                next[to] = next[to].saturating_add(count);
            }
        }
        levels.push(next);
    }
    levels
}

#[test]
fn walks_are_all_ways_of_so_many_moves() {
    let mut random = fastrand::Rng::with_seed(41);
    let (mut found, mut saturated) = (0, 0);
    for round in rounds(60) {
        let board = random_board(&mut random);
        for piece in pieces() {
            let (from, to) = (random_square(&mut random), random_square(&mut random));
            let most = [63, random.usize(0..8)][usize::from(round % 4 != 0)];
            let all = moves_of(piece, &board);
            let ahead = all_walks(&all, from, most);
            let mut onward = BTreeMap::new();
            for moves in [most, most / 2, 0] {
                let mut layers = [Bitboard(7); 64];
                let result = walks(piece, from, to, moves, &board, &mut layers);
                let count = ahead[moves][to.index()];
                let label = std::format!("{piece:?} {from} {to} {moves} {board:?}");
                let expected = u64::try_from(count).unwrap_or(u64::MAX);
                let walked = walk_count(piece, from, to, moves, &board);
                assert_eq!(walked, expected, "{label}");
                assert_eq!(result, (count > 0).then_some(moves), "{label}");
                if count == 0 {
                    assert_eq!(layers, [Bitboard(7); 64], "{label}");
                    continue;
                }
                found += 1;
                saturated += u32::from(expected == u64::MAX);
                for (ply, layer) in layers.iter().enumerate() {
                    let mut leads_on = |square: &Square| {
                        let rest = onward.entry(*square);
                        let rest = rest.or_insert_with(|| all_walks(&all, *square, most));
                        rest[moves - ply][to.index()] > 0
                    };
                    let there = |square: &Square| ply <= moves && ahead[ply][square.index()] > 0;
                    let visited = Square::all().filter(there);
                    let visited: Bitboard = visited.filter(|square| leads_on(square)).collect();
                    assert_eq!(*layer, visited, "{label} {ply}");
                }
            }
        }
    }
    let enough = found > 300 && saturated > 50;
    assert!(cfg!(miri) || enough, "{found} {saturated}");
}

#[test]
fn a_start_among_own_pieces_is_not_entered_again() {
    let e4 = Square::wrapping(28);
    let own = walls(1 << 28);
    assert_eq!(walk_count(Piece::King, e4, e4, 2, &Obstacles::NONE), 8);
    assert_eq!(walk_count(Piece::King, e4, e4, 2, &own), 0);
    assert_eq!(walk_count(Piece::King, e4, e4, 0, &own), 1);
}

#[test]
fn no_more_than_63_moves() {
    let (a1, board) = (Square::A1, &Obstacles::NONE);
    let mut layers = [Bitboard(7); 64];
    for moves in [64, 65, 128, usize::MAX] {
        let result = walks(Piece::King, a1, a1, moves, board, &mut layers);
        assert_eq!((result, layers), (None, [Bitboard(7); 64]));
        assert_eq!(walk_count(Piece::King, a1, a1, moves, board), 0);
    }
}
