//! The definition: a square that closes every way when it is avoided.

use super::*;
use crate::test_boards::{pieces, random_board, random_set, random_square, rounds};
use crate::{Square, set_distance};

fn by_definition(piece: Piece, from: Bitboard, to: Bitboard, board: &Board) -> Bitboard {
    let meets = |board: &Board| set_distance(piece, from, to, board).is_some();
    if !(from & to).is_empty() || !meets(board) {
        return Bitboard::EMPTY;
    }
    (!(from | to))
        .into_iter()
        .filter(|&square| {
            let avoid = board.avoid | Bitboard::of(square);
            !meets(&Board { avoid, ..*board })
        })
        .collect()
}

/// The same in a graph: without the square, a search by single moves does not arrive.
fn in_graph_by_definition(graph: &Graph, from: Bitboard, to: Bitboard) -> Bitboard {
    let arrives = |without: Bitboard| {
        let mut reached = from;
        loop {
            let next = reached
                .into_iter()
                .fold(reached, |all, square| all | graph[square] & !without);
            if next == reached {
                return !(reached & to).is_empty();
            }
            reached = next;
        }
    };
    if !(from & to).is_empty() || !arrives(Bitboard::EMPTY) {
        return Bitboard::EMPTY;
    }
    (!(from | to))
        .into_iter()
        .filter(|&square| !arrives(Bitboard::of(square)))
        .collect()
}

#[test]
fn without_such_a_square_there_is_no_way() {
    let mut random = fastrand::Rng::with_seed(43);
    let mut sizes = [0; 64];
    for round in rounds(600) {
        let board = random_board(&mut random);
        for piece in pieces() {
            let (from, to) = match round % 3 {
                0 => (random_set(&mut random, 3), random_set(&mut random, 3)),
                _ => (
                    Bitboard::of(random_square(&mut random)),
                    Bitboard::of(random_square(&mut random)),
                ),
            };
            let expected = by_definition(piece, from, to, &board);
            let found = must_pass(piece, from, to, &board);
            assert_eq!(found, expected, "{piece:?} {from:?} {to:?} {board:?}");
            let graph = Graph::new(piece, &board);
            assert_eq!(graph.must_pass(from, to), expected, "{piece:?} {board:?}");
            sizes[expected.len() as usize] += 1;
        }
    }
    let several: u32 = sizes[2..].iter().sum();
    assert!(cfg!(miri) || sizes[1] > 100 && several > 50, "{sizes:?}");
}

/// Long chains with rings, where ways around one candidate lead past others.
#[test]
fn graphs_of_every_kind() {
    let mut random = fastrand::Rng::with_seed(44);
    let (mut some, mut most) = (0, 0);
    for round in rounds(4000) {
        let mut graph = match round % 3 {
            0 => Graph([Bitboard::EMPTY; 64].map(|_| random_set(&mut random, 1))),
            1 => Graph(core::array::from_fn(|s| Bitboard(2u64 << s | 1 << s >> 1))),
            _ => Graph(core::array::from_fn(|s| {
                Bitboard(1 << s | 2u64.rotate_left(s as u32))
            })),
        };
        for _ in 0..random.usize(0..12) {
            let (a, b) = (random.usize(0..64), random.usize(0..64));
            graph.0[a] |= Bitboard(1 << b);
        }
        let from =
            Bitboard::of(random_square(&mut random)) | random_set(&mut random, round as u64 % 2);
        let to =
            Bitboard::of(random_square(&mut random)) | random_set(&mut random, round as u64 % 2);
        let expected = in_graph_by_definition(&graph, from, to);
        assert_eq!(
            graph.must_pass(from, to),
            expected,
            "{from:?} {to:?} {graph:?}"
        );
        some += u32::from(!expected.is_empty());
        most = most.max(expected.len());
    }
    assert!(cfg!(miri) || some > 500 && most > 30, "{some} {most}");
}

/// A slide passes over an avoided square: only squares that it stops on count.
#[test]
fn squares_that_a_slide_passes_are_not_needed() {
    let [a1, a8]: [Bitboard; 2] = [1, 1 << 56].map(Bitboard);
    let file = Board {
        own: Bitboard(!0x0101_0101_0101_0101),
        ..Board::EMPTY
    };
    assert_eq!(must_pass(Piece::Rook, a1, a8, &file), Bitboard::EMPTY);
    let all_between = Bitboard(0x0001_0101_0101_0100);
    assert_eq!(must_pass(Piece::King, a1, a8, &file), all_between);
    let [a2, a4] = ["a2", "a4"].map(|name| Bitboard::of(name.parse::<Square>().unwrap()));
    assert_eq!(
        must_pass(Piece::WhitePawn, a2, a4, &Board::EMPTY),
        Bitboard::EMPTY
    );
    assert_eq!(
        must_pass(Piece::BlackPawn, a4, a1, &Board::EMPTY),
        Bitboard(0x10100)
    );
}
