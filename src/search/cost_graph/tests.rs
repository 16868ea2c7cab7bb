//! Costs against a search that relaxes one move after the other until nothing changes.

use super::*;
use crate::test_boards::{random_set, random_square, random_start, rounds};
use crate::{NONE, Square};

fn by_relaxation(free: &Graph, costly: &Graph, start: &DistanceMap) -> DistanceMap {
    let mut costs = *start;
    loop {
        let mut changed = false;
        for square in Square::all() {
            let Some(cost) = costs.get(square) else {
                continue;
            };
            for (graph, through) in [(free, cost), (costly, cost + 1)] {
                for to in graph[square] {
                    if costs[to] > through {
                        costs.0[to.index()] = through;
                        changed = true;
                    }
                }
            }
        }
        if !changed {
            return costs;
        }
    }
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

#[test]
fn costs_of_every_kind_of_graph() {
    let mut random = fastrand::Rng::with_seed(47);
    let (mut most, mut nowhere) = (0, 0);
    for _ in rounds(3000) {
        let (free, costly) = (graph(&mut random), graph(&mut random));
        let from = Bitboard::of(random_square(&mut random)) | random_set(&mut random, 1);
        let mut start = DistanceMap::NOWHERE;
        for square in from {
            start.0[square.index()] = 0;
        }
        let expected = by_relaxation(&free, &costly, &start);
        let mut found = DistanceMap([7; 64]);
        let largest = cost_map_into(&free, &costly, from, &mut found);
        assert_eq!(found, expected, "{free:?} {costly:?} {from:?}");
        assert_eq!(largest, found.farthest());
        assert_eq!(cost_map(&free, &costly, from), expected);
        most = most.max(largest);
        nowhere += found.0.iter().filter(|&&cost| cost == NONE).count();

        let start = random_start(&mut random);
        let expected = by_relaxation(&free, &costly, &start);
        let mut found = DistanceMap([7; 64]);
        let largest = cost_onward_into(&free, &costly, &start, &mut found);
        assert_eq!(found, expected, "{free:?} {costly:?} {start:?}");
        assert_eq!(largest, Ok(found.farthest()));
        assert_eq!(cost_onward(&free, &costly, &start), Ok(expected));
    }
    assert!(
        cfg!(miri) || most > 50 && nowhere > 1000,
        "{most} {nowhere}"
    );
}

#[test]
fn the_largest_cost_is_254() {
    let line = Graph(core::array::from_fn(|s| Bitboard(2u64 << s)));
    let mut start = DistanceMap::NOWHERE;
    start.0[0] = 191;
    let costs = cost_onward(&Graph::EMPTY, &line, &start).unwrap();
    assert_eq!((costs.0[63], costs.farthest()), (254, 254));
}

#[test]
fn starts_as_for_every_second_leg() {
    let (graph, mut start) = (Graph([Bitboard::FULL; 64]), DistanceMap::NOWHERE);
    let mut map = DistanceMap([7; 64]);
    let mut ask = |start: &DistanceMap| {
        let result = cost_onward_into(&graph, &graph, start, &mut map);
        assert_eq!(map, DistanceMap([7; 64]));
        result
    };
    assert_eq!(ask(&start), Err(OnwardError::NothingStarts));
    start.0[5] = 192;
    assert_eq!(ask(&start), Err(OnwardError::TooFar));
    assert_eq!(
        cost_onward(&graph, &graph, &start),
        Err(OnwardError::TooFar)
    );
}
