//! Walks against all walks of single squares.

use std::collections::BTreeMap;
use std::vec::Vec;

use super::*;
use crate::definition::moves::moves;
use crate::test_boards::{pieces, random_board, random_square, rounds};
use crate::{trajectory_count, trajectory_layers};

/// The number of walks from each square to each other one, move by move, in 128 bits with
/// saturation.
fn all_walks(piece: Piece, from: Square, moves_made: usize, board: &Board) -> Vec<[u128; 64]> {
    let mut counts = [0u128; 64];
    counts[from.index()] = 1;
    let mut levels = Vec::from([counts]);
    for _ in 0..moves_made {
        let mut next = [0u128; 64];
        for square in Square::all().filter(|square| counts[square.index()] > 0) {
            for to in moves(piece, Bitboard::of(square), board) {
                let sum = next[to.index()].saturating_add(counts[square.index()]);
                next[to.index()] = sum;
            }
        }
        counts = next;
        levels.push(counts);
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
            let most = if round % 4 == 0 {
                63
            } else {
                random.usize(0..8)
            };
            let ahead = all_walks(piece, from, most, &board);
            let mut onward = BTreeMap::new();
            for moves in [most, most / 2, 0] {
                let mut layers = [Bitboard(7); 64];
                let result = walks(piece, from, to, moves, &board, &mut layers);
                let count = ahead[moves][to.index()];
                let label = std::format!("{piece:?} {from} {to} {moves} {board:?}");
                let expected = u64::try_from(count).unwrap_or(u64::MAX);
                assert_eq!(
                    walk_count(piece, from, to, moves, &board),
                    expected,
                    "{label}"
                );
                assert_eq!(result, (count > 0).then_some(moves), "{label}");
                if count == 0 {
                    assert_eq!(layers, [Bitboard(7); 64], "{label}");
                    continue;
                }
                found += 1;
                saturated += u32::from(expected == u64::MAX);
                for (ply, layer) in layers.iter().enumerate() {
                    let visited: Bitboard = Square::all()
                        .filter(|&square| ply <= moves && ahead[ply][square.index()] > 0)
                        .filter(|&square| {
                            let rest = onward
                                .entry(square)
                                .or_insert_with(|| all_walks(piece, square, most, &board));
                            rest[moves - ply][to.index()] > 0
                        })
                        .collect();
                    assert_eq!(*layer, visited, "{label} {ply}");
                }
            }
        }
    }
    assert!(
        cfg!(miri) || found > 500 && saturated > 50,
        "{found} {saturated}"
    );
}

/// If no way is shorter, the walks are the shortest trajectories.
#[test]
fn the_shortest_walks_are_the_shortest_trajectories() {
    let mut random = fastrand::Rng::with_seed(42);
    for _ in rounds(40) {
        let board = random_board(&mut random);
        for piece in pieces() {
            let (from, to) = (random_square(&mut random), random_square(&mut random));
            let mut shortest = [Bitboard::EMPTY; 64];
            if let Some(length) = trajectory_layers(piece, from, to, &board, &mut shortest) {
                let mut layers = [Bitboard::FULL; 64];
                let walked = walks(piece, from, to, length, &board, &mut layers);
                assert_eq!(
                    (walked, layers),
                    (Some(length), shortest),
                    "{piece:?} {board:?}"
                );
                let count = trajectory_count(piece, from, to, &board);
                assert_eq!(walk_count(piece, from, to, length, &board), count);
            }
        }
    }
}

#[test]
fn a_start_among_own_pieces_is_not_entered_again() {
    let e4: Square = "e4".parse().unwrap();
    let own = Board {
        own: Bitboard::of(e4),
        ..Board::EMPTY
    };
    assert_eq!(walk_count(Piece::King, e4, e4, 2, &Board::EMPTY), 8);
    assert_eq!(walk_count(Piece::King, e4, e4, 2, &own), 0);
    assert_eq!(walk_count(Piece::King, e4, e4, 0, &own), 1);
}

#[test]
fn no_more_than_63_moves() {
    let mut layers = [Bitboard(7); 64];
    for moves in [64, 65, 128, usize::MAX] {
        let result = walks(
            Piece::King,
            Square::A1,
            Square::A1,
            moves,
            &Board::EMPTY,
            &mut layers,
        );
        assert_eq!((result, layers), (None, [Bitboard(7); 64]));
        assert_eq!(
            walk_count(Piece::King, Square::A1, Square::A1, moves, &Board::EMPTY),
            0
        );
    }
}
