//! The definition against moves of single squares, and figures of tables.

use super::moves::{attacks, lines_and_jumps, origins};
use super::table::census;
use super::*;
use crate::test_boards::{moves_of, pieces, random_board, random_set};
use crate::{Square, SquareTable};

#[test]
fn pawns_have_no_lines_and_no_jumps() {
    for pawn in [Piece::WhitePawn, Piece::BlackPawn] {
        assert_eq!(lines_and_jumps(pawn, !0, !0), 0);
    }
}

#[test]
fn origins_are_the_squares_whose_moves_meet_the_set() {
    let mut random = fastrand::Rng::with_seed(2);
    for piece in pieces() {
        for members in 0..64 {
            let board = random_board(&mut random);
            let to = random_set(&mut random, members);
            let leads = moves_of(piece, &board).backward().0;
            let from = to.into_iter().flat_map(|to| &leads[to.index()]);
            let expected = from.map(|&from| Square::wrapping(from)).collect();
            assert_eq!(origins(piece, to, &board), expected, "{piece:?} {board:?}");
        }
    }
}

/// With every piece an enemy, moves are attacks; own pieces are enemies here too.
#[test]
fn every_piece_attacks_where_it_takes() {
    let mut random = fastrand::Rng::with_seed(31);
    for piece in pieces() {
        for round in 0..200 {
            let occupied = random_set(&mut random, round % 40);
            let from = random_set(&mut random, 1 + round % 4);
            let board = Obstacles { enemy: occupied, ..Obstacles::NONE };
            let forward = match piece {
                Piece::WhitePawn => 1,
                Piece::BlackPawn => -1,
                _ => 0,
            };
            let beside = from.shifted(1, forward) | from.shifted(-1, forward);
            let all = moves_of(piece, &board).0;
            let taken = from.into_iter().flat_map(|from| &all[from.index()]);
            let taken = taken.map(|&to| Square::wrapping(to)).collect();
            let expected = if forward == 0 { taken } else { beside };
            assert_eq!(attacks(piece, from, occupied), expected, "{piece:?}");
        }
    }
}

#[test]
fn a_census_counts_the_pairs_without_a_distance_apart() {
    let (sum, pairs) = census(&SquareTable::of(Piece::Bishop));
    // Half of the squares have the other color, 560 pairs are on one diagonal.
    assert_eq!((pairs[0], pairs[1], pairs[15]), (64, 560, 2048));
    assert_eq!(pairs[2], 2048 - 64 - 560);
    assert_eq!(sum, 560 + 2 * pairs[2]);
    assert_eq!(pairs.iter().sum::<u32>(), 4096);
}
