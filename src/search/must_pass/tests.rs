//! The definition: a square that closes every way when it is avoided.

use super::*;
use crate::test_boards::{Moves, nearest, random_square, squares, walls};
use crate::test_boards::{moves_in, moves_of, pieces, random_board, random_set, rounds};
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
        let mut graph = Graph(core::array::from_fn(|s| match round % 3 {
            0 => random_set(&mut random, 1),
            1 => Bitboard(2u64 << s | 1 << s >> 1),
            _ => Bitboard(1 << s | 2u64.rotate_left(s as u32)),
        }));
        for _ in 0..random.usize(0..12) {
            let (a, b) = (random.usize(0..64), random.usize(0..64));
            graph.0[a] |= Bitboard(1 << b);
        }
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
        (Piece::WhitePawn, "a2", "a4", &Board::EMPTY, Bitboard::EMPTY),
        (Piece::BlackPawn, "a4", "a1", &Board::EMPTY, squares("a2 a3")),
    ] {
        let found = must_pass(piece, squares(from), squares(to), board);
        assert_eq!(found, expected, "{piece:?} {from} {to}");
    }
}
