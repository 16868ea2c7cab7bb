//! Costs against a search that relaxes one move after the other until nothing changes.

use super::*;
use crate::test_boards::{
    Moves, moves_in, random_set, random_square, random_start, rounds, start_on,
};
use crate::{NONE, Square};

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
