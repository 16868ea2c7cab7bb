//! Sums, costs and second legs against a search that relaxes one move after the other until nothing
//! changes.

use super::*;
use crate::test_boards::{
    LONG_WAYS, Moves, for_each_cpu, moves_in, moves_of, pieces, random_board, random_set,
    random_square, random_start, rounds, start_on, walls,
};
use crate::{Board, NONE, Square, onward, onward_into};

#[test]
fn the_least_sums_of_all_ways() {
    let mut random = fastrand::Rng::with_seed(48);
    let mut most = 0;
    for round in rounds(200) {
        let board = match LONG_WAYS.get(round % 20) {
            Some(open) => walls(!open),
            None => random_board(&mut random),
        };
        let members = [0, 5, 20, 60, 64][round / 3 % 5];
        let from = Bitboard(1 << random.u32(0..64)) | random_set(&mut random, round as u64 % 3);
        let plus = [0, 1].map(|_| random_set(&mut random, members));
        let dear = |to| plus.map(|plus| u32::from(plus.contains(Square::wrapping(to))));
        let cost = |_, to| 1 + dear(to)[0] + 2 * dear(to)[1];
        for piece in pieces() {
            let expected = moves_of(piece, &board).costs_of(&start_on(from), cost);
            let about = (piece, from, plus, board);
            for_each_cpu(|cpu| {
                let mut found = DistanceMap([7; 64]);
                let largest = weighted_map_into(piece, from, plus[0], plus[1], &board, &mut found);
                assert_eq!(found, expected, "{cpu:?} {about:?}");
                assert_eq!(largest, found.farthest());
                most = most.max(largest);
            });
            let found = weighted_map(piece, from, plus[0], plus[1], &board);
            assert_eq!(found, expected, "{about:?}");
        }
    }
    assert!(cfg!(miri) || most > 100, "{most}");
}

/// No piece has a way of 63 moves; the step is arbitrary.
#[test]
fn the_largest_sum_is_252() {
    let sums = sums(1, &[0, 0, 0, !0], |from| from << 1);
    let largest = kernels::largest_of_planes(&sums.planes, sums.reached);
    assert_eq!((sums.reached, largest), (!0, 252));
    for_each_cpu(|cpu| {
        let mut map = [7; 64];
        kernels::write_planes(cpu, &sums.planes, !sums.reached, &mut map);
        assert_eq!(map, core::array::from_fn(|s| 4 * s as u8));
    });
}

/// From no move to many, with loops; and lines on which every move is free, or costly.
fn graph(random: &mut fastrand::Rng) -> Graph {
    match random.usize(0..6) {
        0 => Graph::EMPTY,
        1 => Graph(core::array::from_fn(|s| Bitboard(2u64 << s))),
        2 => Graph(core::array::from_fn(|s| Bitboard(1 << s >> 1 | 1 << s))),
        density => Graph([0; 64].map(|_| random_set(random, density as u64 - 2))),
    }
}

fn slow(free: &Graph, costly: &Graph, start: &DistanceMap) -> DistanceMap {
    let [some, others] = [free, costly].map(|graph| moves_in(graph).0);
    let all = some.into_iter().zip(others).map(|(some, others)| [some, others].concat());
    let is_free = |from, to| free[Square::wrapping(from)].contains(Square::wrapping(to));
    let cost = |from, to| if is_free(from, to) { 0 } else { 1 };
    Moves(all.collect()).costs_of(start, cost)
}

#[test]
fn costs_of_every_kind_of_graph() {
    let mut random = fastrand::Rng::with_seed(47);
    let (mut most, mut nowhere) = (0, 0);
    for _ in rounds(3000) {
        let (free, costly) = (graph(&mut random), graph(&mut random));
        let from = Bitboard::of(random_square(&mut random)) | random_set(&mut random, 1);
        let expected = slow(&free, &costly, &start_on(from));
        let mut found = DistanceMap([7; 64]);
        let largest = cost_map_into(&free, &costly, from, &mut found);
        assert_eq!(found, expected, "{free:?} {costly:?} {from:?}");
        assert_eq!(largest, found.farthest());
        assert_eq!(cost_map(&free, &costly, from), expected);
        most = most.max(largest);
        nowhere += found.0.iter().filter(|&&cost| cost == NONE).count();

        let start = random_start(&mut random);
        let expected = slow(&free, &costly, &start);
        let largest = cost_onward_into(&free, &costly, &start, &mut found);
        assert_eq!(found, expected, "{free:?} {costly:?} {start:?}");
        assert_eq!(largest, Ok(found.farthest()));
        assert_eq!(cost_onward(&free, &costly, &start), Ok(expected));
    }
    let enough = most > 50 && nowhere > 1000;
    assert!(cfg!(miri) || enough, "{most} {nowhere}");
}

#[test]
fn the_largest_cost_is_254_and_starts_are_as_for_every_second_leg() {
    let line = Graph(core::array::from_fn(|s| Bitboard(2u64 << s)));
    let mut start = DistanceMap::NOWHERE;
    let mut map = DistanceMap([7; 64]);
    let mut ask = |start: &DistanceMap| {
        let result = cost_onward_into(&Graph::EMPTY, &line, start, &mut map);
        let same = cost_onward(&Graph::EMPTY, &line, start);
        assert_eq!(same, result.map(|_| map));
        assert!(result.is_ok() || map == DistanceMap([7; 64]));
        result
    };
    assert_eq!(ask(&start), Err(OnwardError::NothingStarts));
    start.0[0] = 192;
    assert_eq!(ask(&start), Err(OnwardError::TooFar));
    start.0[0] = 191;
    assert_eq!(ask(&start), Ok(254));
    assert_eq!(map.0[63], 254);
}

#[test]
fn onward_is_the_least_sum_of_both_legs() {
    let mut random = fastrand::Rng::with_seed(34);
    for piece in pieces() {
        for _ in 0..60 {
            let board = random_board(&mut random);
            let start = random_start(&mut random);
            let expected = moves_of(piece, &board).costs_of(&start, |_, _| 1);
            let found = onward(piece, &start, &board).unwrap();
            assert_eq!(found, expected, "{piece:?} {start:?}");
            let mut again = DistanceMap([7; 64]);
            let farthest = onward_into(piece, &start, &board, &mut again);
            assert_eq!((farthest, again), (Ok(found.farthest()), found));
        }
    }
}

/// The largest distance of a start.
const MOST: u8 = NONE - 64;

/// Corridors make a wazir's way long; only a graph has one of 63 moves.
#[test]
fn the_largest_distances_fit() {
    let comb = walls(!0xff01_ff80_ff01_ff80);
    let mut start = DistanceMap::NOWHERE;
    start.0[7] = MOST;
    start.0[15] = MOST;
    let farthest = onward(Piece::Wazir, &start, &comb).unwrap().farthest();
    assert!(farthest > MOST + 30, "{farthest}");
}

#[test]
fn distances_that_cannot_start() {
    let mut start = DistanceMap::NOWHERE;
    let ask = |start: &DistanceMap| {
        let mut map = DistanceMap([7; 64]);
        let result = onward_into(Piece::King, start, &Board::EMPTY, &mut map);
        assert!(result.is_ok() || map == DistanceMap([7; 64]));
        let another = onward(Piece::King, start, &Board::EMPTY);
        assert_eq!(another, result.map(|_| map));
        result
    };
    assert_eq!(ask(&start), Err(OnwardError::NothingStarts));
    for square in 0..64 {
        for distance in 0..=NONE {
            start.0[square] = distance;
            let alone = ask(&start);
            start.0[square ^ 1] = 3;
            let result = ask(&start);
            start.0[square ^ 1] = NONE;
            match distance {
                0..192 => assert!(result.is_ok() && alone.is_ok()),
                192..NONE => assert_eq!((alone, result), (Err(OnwardError::TooFar), alone)),
                NONE => assert!(result.is_ok() && alone == Err(OnwardError::NothingStarts)),
            }
        }
        start.0[square] = NONE;
    }
}
