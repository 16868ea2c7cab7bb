//! Pawns that take and promote, by searches of their own and by both legs.

use std::vec::Vec;

use crate::test_boards::{Moves, moves_of, random_board, random_set, written};
use crate::{Bitboard, Color, DistanceMap, NONE, Pawn, Piece, Promotion, Square};

/// Fewest moves from every square to every other, as the ways in a graph whose squares are those of
/// the board, once for each number of captures made.
fn search(advances: &Moves, forward: i32, prey: Bitboard, captures: u32) -> Vec<[u8; 64]> {
    let captures = captures.min(8) as usize;
    let moves = (0..64 * (captures + 1)).map(|state| {
        let (made, at) = (state / 64, state % 64);
        let (file, rank) = (at as i32 % 8, at as i32 / 8 + forward);
        let beside = [file - 1, file + 1].into_iter().filter(|file| (0..8).contains(file));
        let takes = beside.filter_map(|file| Square::new(8 * rank + file));
        let takes = takes.filter(|&to| made < captures && prey.contains(to)).map(Square::index);
        let advances = advances.0[at].iter().map(|to| 64 * made + to);
        advances.chain(takes.map(|to| 64 * (made + 1) + to)).collect()
    });
    let moves = Moves(moves.collect());
    let map_from = |from| {
        let by_captures = moves.map([from]);
        let least = |square: usize| by_captures[square..].iter().step_by(64).min();
        core::array::from_fn(|square| *least(square).expect("at least no capture"))
    };
    (0..64).map(map_from).collect()
}

/// The least distances from a set, and to it, by the maps of all squares.
fn there_and_back(maps: &[[u8; 64]], set: Bitboard) -> (DistanceMap, DistanceMap) {
    let of_set = |moves: &dyn Fn(usize) -> u8| {
        let moves = set.into_iter().map(|square| moves(square.index()));
        moves.min().unwrap_or(NONE)
    };
    let there = core::array::from_fn(|to| of_set(&|from| maps[from][to]));
    let back = core::array::from_fn(|from| of_set(&|to| maps[from][to]));
    (DistanceMap(there), DistanceMap(back))
}

#[test]
fn maps_agree_with_a_search_over_squares_and_captures() {
    let mut random = fastrand::Rng::with_seed(51);
    for round in 0..600 {
        let board = random_board(&mut random);
        let prey = random_set(&mut random, [0, 5, 30, 64][round % 4]);
        let set = random_set(&mut random, 1 + round as u64 % 7);
        let (white, black) = (Piece::WhitePawn, Piece::BlackPawn);
        for (color, pawn, forward) in [(Color::White, white, 1), (Color::Black, black, -1)] {
            let advances = moves_of(pawn, &board);
            let takes = prey & !(board.own | board.avoid);
            for captures in [0, 1, 2, 3, 5, 6, 7, 8, u32::MAX] {
                let all = search(&advances, forward, takes, captures);
                let expected = there_and_back(&all, set);
                let pawn = Pawn { color, prey, captures, obstacles: board };
                let found = (pawn.map(set), pawn.map_to(set));
                assert_eq!(found, expected, "{pawn:?} {set:?}");
                let there = written(|map| pawn.map_into(set, map));
                let back = written(|map| pawn.map_to_into(set, map));
                assert_eq!((there, back), expected, "{pawn:?} {set:?}");
            }
        }
    }
}

const PROMOTED: [Piece; 4] = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];

/// The least number of captures with which a pawn map has a distance.
fn fewest_captures(pawn: Pawn, from: Bitboard) -> DistanceMap {
    let mut fewest = DistanceMap::NOWHERE;
    for captures in (0..8).rev() {
        for (square, _) in (Pawn { captures, ..pawn }).map(from).iter() {
            fewest.0[square.index()] = captures as u8;
        }
    }
    fewest
}

#[test]
fn captures_are_the_least_budget_of_a_map() {
    let mut random = fastrand::Rng::with_seed(71);
    for round in 0..4000 {
        let board = random_board(&mut random);
        let prey = random_set(&mut random, [0, 5, 30, 64][round % 4]);
        let from = random_set(&mut random, 1 + round as u64 % 7);
        for color in [Color::White, Color::Black] {
            let pawn = Pawn { color, prey, captures: round as u32 % 9, obstacles: board };
            let expected = fewest_captures(pawn, from);
            let again = written(|map| pawn.fewest_captures_into(from, map));
            assert_eq!([pawn.fewest_captures(from), again], [expected; 2]);
        }
    }
}

/// Both legs by the definition: the pawn's map, and a search from each square of promotion.
#[test]
fn promotions_are_the_least_sum_of_both_legs() {
    let mut random = fastrand::Rng::with_seed(72);
    let (mut nowhere, mut somewhere) = (0, 0);
    for round in 0..400 {
        let pawn = Pawn {
            color: [Color::White, Color::Black][round % 2],
            prey: random_set(&mut random, [0, 5, 30, 64][round / 8 % 4]),
            captures: random.u32(0..9),
            obstacles: random_board(&mut random),
        };
        let (promoted, piece_obstacles) = (PROMOTED[round / 2 % 4], random_board(&mut random));
        let question = Promotion { pawn, promoted, piece_obstacles };
        let rank = usize::from(pawn.color == Color::White) * 7;
        let legs = moves_of(question.promoted, &question.piece_obstacles);
        let maps = (0..64).map(|from| {
            let mut pawn = pawn.map(Bitboard(1 << from));
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
