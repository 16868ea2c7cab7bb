//! Pairs against a plain search over explicit states, with the sum and the parts in one number.

use super::*;
use crate::definition::moves::moves;
use crate::test_boards::{pieces, random_board, random_set, random_square, rounds};
use crate::{path, set_distance};

mod slow;

use slow::plain_search;

fn walker(piece: Piece, from: Square, to: Bitboard, board: &Board) -> Walker<'_> {
    Walker {
        piece,
        from,
        to,
        board,
    }
}

fn assert_exact(first: Walker, second: Walker) -> bool {
    let expected = plain_search(first, second);
    let found = pair(first, second);
    let sum = found.map(|(one, other)| (u32::from(one) + u32::from(other), u32::from(one)));
    assert_eq!(sum, expected, "{first:?} {second:?}");
    let alone =
        |w: Walker| set_distance(w.piece, Bitboard::of(w.from), w.to, w.board).map(u32::from);
    expected.is_some_and(|(sum, _)| {
        alone(first)
            .zip(alone(second))
            .is_some_and(|(a, b)| a + b < sum)
    })
}

#[test]
fn every_pair_of_pieces_among_obstacles() {
    let mut random = fastrand::Rng::with_seed(351);
    let mut in_the_way = 0;
    for one in pieces() {
        for other in pieces() {
            for round in rounds(12) {
                let boards = (random_board(&mut random), random_board(&mut random));
                let boards = if round % 2 == 0 {
                    (boards.0, boards.0)
                } else {
                    boards
                };
                let (from1, from2) = (random_square(&mut random), random_square(&mut random));
                if from1 == from2 {
                    continue;
                }
                let mut target = |other| {
                    let nearby = if round % 3 == 0 {
                        Bitboard::of(other)
                    } else {
                        Bitboard::EMPTY
                    };
                    nearby | random_set(&mut random, [0, 1, 3][round % 3])
                };
                let (to1, to2) = (target(from2), target(from1));
                in_the_way += u32::from(assert_exact(
                    walker(one, from1, to1, &boards.0),
                    walker(other, from2, to2, &boards.1),
                ));
            }
        }
    }
    assert!(cfg!(miri) || in_the_way > 30, "{in_the_way}");
}

/// Corridors, in which one piece has to make way for the other again and again.
#[test]
fn pieces_in_corridors() {
    let mut random = fastrand::Rng::with_seed(352);
    let mut longest = 0;
    for round in rounds(600) {
        let mut corridor = random_set(&mut random, [20, 40][round % 2]);
        let mut square = || {
            let square = random_square(&mut random);
            corridor |= Bitboard::of(square);
            square
        };
        let (from1, from2) = (square(), square());
        if from1 == from2 {
            continue;
        }
        // They change places, or have ways of different length.
        let (to1, to2) = match round % 4 {
            0 | 1 => (from2, from1),
            _ => (square(), square()),
        };
        let board = Board {
            own: !corridor,
            ..Board::EMPTY
        };
        let first = walker(
            [Piece::King, Piece::Wazir][round / 4 % 2],
            from1,
            Bitboard::of(to1),
            &board,
        );
        let second = walker(Piece::King, from2, Bitboard::of(to2), &board);
        assert_exact(first, second);
        longest = longest.max(pair(first, second).map_or(0, |(one, other)| one + other));
    }
    assert!(cfg!(miri) || longest > 12, "{longest}");
}

#[test]
fn a_rook_cannot_pass_a_king_on_its_file() {
    let rank_1 = Board {
        own: Bitboard(!0xff),
        ..Board::EMPTY
    };
    let (a1, h1) = (Bitboard::of(Square::A1), Bitboard::of(Square::H1));
    let rook = walker(Piece::Rook, Square::A1, h1, &rank_1);
    assert_eq!(path(Piece::Rook, Square::A1, Square::H1, &rank_1), Some(1));
    assert_eq!(
        pair(rook, walker(Piece::King, Square::C1, a1, &rank_1)),
        None
    );
    // With the second rank for the king, it goes round the rook.
    let two_ranks = Board {
        own: Bitboard(!0xffff),
        ..Board::EMPTY
    };
    let king = walker(Piece::King, Square::C1, a1, &two_ranks);
    assert_eq!(pair(rook, king), Some((1, 2)));
}

#[test]
fn no_squares_and_one_square() {
    let king = |from, to| walker(Piece::King, from, to, &Board::EMPTY);
    let (a1, b1) = (Bitboard::of(Square::A1), Bitboard::of(Square::B1));
    assert_eq!(pair(king(Square::A1, b1), king(Square::A1, a1)), None);
    assert_eq!(
        pair(king(Square::A1, Bitboard::EMPTY), king(Square::B1, b1)),
        None
    );
    assert_eq!(
        pair(king(Square::A1, a1), king(Square::B1, Bitboard::EMPTY)),
        None
    );
    assert_eq!(
        pair(king(Square::A1, a1), king(Square::B1, b1)),
        Some((0, 0))
    );
    // Among equal sums the one with fewest moves of the first.
    assert_eq!(
        pair(king(Square::A1, a1 | b1), king(Square::B1, b1 | a1)),
        Some((0, 0))
    );
    assert_eq!(
        pair(king(Square::A1, b1), king(Square::B1, a1)),
        Some((1, 2))
    );
}
