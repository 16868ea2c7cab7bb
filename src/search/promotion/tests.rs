//! Promotions and captures by the definition of both legs.

use std::vec::Vec;

use super::*;
use crate::test_boards::{moves_of, random_board, random_set, there_and_back};

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
        let rank = usize::from(question.color == Color::White) * 7;
        let legs = moves_of(question.promoted, &question.piece_board);
        let maps = (0..64).map(|from| {
            let start = Bitboard(1 << from);
            let (prey, captures) = (question.prey, question.captures);
            let mut pawn = pawn_map(question.color, start, prey, captures, &question.pawn_board);
            for square in (0..64).filter(|square| square / 8 != rank) {
                pawn.0[square] = NONE;
            }
            legs.costs_of(&pawn, |_, _| 1).0
        });
        let set = random_set(&mut random, 1 + round as u64 % 7);
        let (there, back) = there_and_back(&maps.collect::<Vec<_>>(), set);
        let largest = |map: &DistanceMap| map.iter().map(|(_, moves)| moves).max();
        let mut map = DistanceMap([9; 64]);
        let found = question.map_into(set, &mut map);
        assert_eq!(found, largest(&there), "{question:?}");
        assert_eq!((map, question.map(set)), (there, there), "{question:?}");
        let found = question.map_to_into(set, &mut map);
        assert_eq!(found, largest(&back), "{question:?}");
        assert_eq!((map, question.map_to(set)), (back, back), "{question:?}");
        for map in [there, back] {
            *[&mut nowhere, &mut somewhere][usize::from(map != DistanceMap::NOWHERE)] += 1;
        }
    }
    assert!(nowhere > 50 && somewhere > 400, "{nowhere} {somewhere}");
}
