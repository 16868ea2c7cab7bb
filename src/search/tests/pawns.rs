//! Pawns that take and promote, by searches of their own and by both legs.

use std::collections::VecDeque;
use std::vec::Vec;

use crate::test_boards::{Moves, moves_of, random_board, random_set, there_and_back};
use crate::{Bitboard, Color, DistanceMap, NONE, Pawn, Piece, Promotion, Square};

/// A queue of squares with the captures made so far.
fn search(advances: &Moves, forward: i32, from: usize, prey: Bitboard, captures: u32) -> [u8; 64] {
    let mut known = [[NONE; 9]; 64];
    known[from][0] = 0;
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((at, made)) = queue.pop_front() {
        let mut next: Vec<_> = advances.0[at].iter().map(|&to| (to, made)).collect();
        let (file, rank) = (at as i32 % 8, at as i32 / 8 + forward);
        for file in [file - 1, file + 1] {
            let takes = Square::new(8 * rank + file).filter(|_| (0..8).contains(&file));
            let takes = takes.filter(|&to| prey.contains(to));
            next.extend(takes.map(|to| (to.index(), made + 1)));
        }
        for (to, now) in next {
            if now as u32 <= captures && known[to][now] == NONE {
                known[to][now] = known[at][made] + 1;
                queue.push_back((to, now));
            }
        }
    }
    known.map(|by_captures| by_captures.into_iter().min().unwrap_or(NONE))
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
                let all: Vec<[u8; 64]> =
                    (0..64).map(|from| search(&advances, forward, from, takes, captures)).collect();
                let (there, back) = there_and_back(&all, set);
                let pawn = Pawn { color, prey, captures, board };
                assert_eq!((pawn.map(set), pawn.map_to(set)), (there, back), "{pawn:?} {set:?}");
                let mut map = DistanceMap([9; 64]);
                let farthest = pawn.map_into(set, &mut map);
                assert_eq!((farthest, map), (there.farthest(), there));
                let farthest = pawn.map_to_into(set, &mut map);
                assert_eq!((farthest, map), (back.farthest(), back));
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
            let pawn = Pawn { color, prey, captures: round as u32 % 9, board };
            let expected = fewest_captures(pawn, from);
            let mut found = DistanceMap([9; 64]);
            let most = pawn.fewest_captures_into(from, &mut found);
            assert_eq!((most, found), (expected.farthest(), expected));
            assert_eq!(pawn.fewest_captures(from), expected);
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
            board: random_board(&mut random),
        };
        let (promoted, piece_board) = (PROMOTED[round / 2 % 4], random_board(&mut random));
        let question = Promotion { pawn, promoted, piece_board };
        let rank = usize::from(pawn.color == Color::White) * 7;
        let legs = moves_of(question.promoted, &question.piece_board);
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
