//! Promotions and captures by the definition of both legs.

use super::*;
use crate::test_boards::{queue_search, random_board, random_set};
use crate::{Square, onward};

const PROMOTED: [Piece; 4] = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];

/// The least number of captures with which a pawn map has a distance.
fn fewest_captures(color: Color, from: Bitboard, prey: Bitboard, board: &Board) -> DistanceMap {
    let mut fewest = DistanceMap::NOWHERE;
    for captures in (0..8).rev() {
        for (square, _) in pawn_map(color, from, prey, captures, board).iter() {
            fewest.0[square.index()] = captures as u8;
        }
    }
    fewest
}

#[test]
fn captures_are_the_least_budget_of_a_pawn_map() {
    let mut random = fastrand::Rng::with_seed(71);
    for round in 0..4000 {
        let board = random_board(&mut random);
        let prey = random_set(&mut random, [0, 5, 30, 64][round % 4]);
        let from = random_set(&mut random, 1 + round as u64 % 7);
        for color in [Color::White, Color::Black] {
            let expected = fewest_captures(color, from, prey, &board);
            let mut found = DistanceMap([9; 64]);
            let most = pawn_captures_map_into(color, from, prey, &board, &mut found);
            assert_eq!((most, found), (expected.farthest(), expected));
            assert_eq!(pawn_captures_map(color, from, prey, &board), expected);
        }
    }
}

/// Both legs by the definition: the pawn's map, and a search from each square of promotion.
#[test]
fn promotions_are_the_least_sum_of_both_legs() {
    let mut random = fastrand::Rng::with_seed(72);
    let (mut nowhere, mut somewhere) = (0, 0);
    for round in 0..400 {
        let question = Promotion {
            color: [Color::White, Color::Black][round % 2],
            promoted: PROMOTED[round / 2 % 4],
            prey: random_set(&mut random, [0, 5, 30, 64][round / 8 % 4]),
            captures: random.u32(0..9),
            pawn_board: random_board(&mut random),
            piece_board: random_board(&mut random),
        };
        let Promotion {
            color,
            promoted,
            prey,
            captures,
            ..
        } = question;
        let rank = match color {
            Color::White => 7,
            Color::Black => 0,
        };
        let mut all = [[NONE; 64]; 64];
        for from in Square::all() {
            let start = Bitboard::of(from);
            let pawn = pawn_map(color, start, prey, captures, &question.pawn_board);
            for (square, first) in pawn.iter().filter(|(square, _)| square.index() / 8 == rank) {
                let legs = queue_search(promoted, Bitboard::of(square), &question.piece_board);
                for (sum, leg) in all[from.index()].iter_mut().zip(legs) {
                    *sum = leg.map_or(*sum, |leg| (*sum).min(first + leg as u8));
                }
            }
        }
        let set = random_set(&mut random, 1 + round as u64 % 7);
        let mut there = DistanceMap::NOWHERE;
        let mut back = DistanceMap::NOWHERE;
        for from in Square::all() {
            for to in Square::all() {
                let moves = all[from.index()][to.index()];
                if set.contains(from) {
                    there.0[to.index()] = there[to].min(moves);
                }
                if set.contains(to) {
                    back.0[from.index()] = back[from].min(moves);
                }
            }
        }
        let largest = |map: &DistanceMap| map.iter().map(|(_, moves)| moves).max();
        let mut map = DistanceMap([9; 64]);
        assert_eq!(
            question.map_into(set, &mut map),
            largest(&there),
            "{question:?}"
        );
        assert_eq!((map, question.map(set)), (there, there), "{question:?}");
        assert_eq!(
            question.map_to_into(set, &mut map),
            largest(&back),
            "{question:?}"
        );
        assert_eq!((map, question.map_to(set)), (back, back), "{question:?}");
        for map in [there, back] {
            *[&mut nowhere, &mut somewhere][usize::from(map != DistanceMap::NOWHERE)] += 1;
        }
    }
    assert!(nowhere > 50 && somewhere > 400, "{nowhere} {somewhere}");
}

/// The last rank of the pawn's map, and onward, as the documentation says.
#[test]
fn a_promotion_is_a_map_and_a_second_leg() {
    let question = Promotion {
        color: Color::Black,
        promoted: Piece::Rook,
        prey: Bitboard(0x00ff_0000),
        captures: 1,
        pawn_board: Board::EMPTY,
        piece_board: Board {
            own: Bitboard(2),
            ..Board::EMPTY
        },
    };
    let from = Bitboard::of(Square::A2);
    let mut start = pawn_map(question.color, from, question.prey, 1, &Board::EMPTY);
    start.0[8..].fill(NONE);
    let expected = onward(Piece::Rook, &start, &question.piece_board);
    assert_eq!(Ok(question.map(from)), expected);
    assert_eq!(question.map(from).get(Square::A1), Some(1));
}
