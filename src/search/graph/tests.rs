//! Graphs of every kind against a search over lists of neighbors.

use std::collections::VecDeque;
use std::vec::Vec;

use super::*;
use crate::test_boards::{for_each_cpu, pieces, random_board, random_set, random_start};
use crate::{map, matrix, onward};

/// Graphs from no move to every move, and a ring in which the longest way has 63.
fn graphs(random: &mut fastrand::Rng) -> Vec<Graph> {
    let mut graphs = Vec::from([Graph::EMPTY, Graph([Bitboard::FULL; 64])]);
    graphs.push(Graph(core::array::from_fn(|s| {
        Bitboard(1 << ((s + 1) % 64))
    })));
    graphs.push(Graph(core::array::from_fn(|s| Bitboard(1 << s))));
    // Ways of every length: a line with a few short cuts.
    for shortcuts in 0..6 {
        let mut line = Graph(core::array::from_fn(|s| {
            Bitboard(1 << s >> 1 | 1 << ((s + 1) % 64))
        }));
        for _ in 0..shortcuts {
            line.0[random.usize(0..64)] |= Bitboard(1 << random.u32(0..64));
        }
        graphs.push(line);
    }
    for density in [1, 2, 3, 6, 20, 60] {
        for _ in 0..10 {
            graphs.push(Graph([0; 64].map(|_| random_set(random, density))));
        }
    }
    graphs
}

/// Fewest moves from any of the starts, each with the moves of its first leg.
fn search(graph: &Graph, start: &[Option<usize>; 64]) -> [Option<usize>; 64] {
    let lists: Vec<Vec<usize>> = (0..64)
        .map(|from| {
            (0..64)
                .filter(|to| graph.0[from].0 >> to & 1 != 0)
                .collect()
        })
        .collect();
    let mut distances = *start;
    let mut queue: VecDeque<usize> = (0..64).filter(|&s| start[s].is_some()).collect();
    while let Some(from) = queue.pop_front() {
        let further = distances[from].unwrap() + 1;
        for &to in &lists[from] {
            if distances[to].is_none_or(|known| known > further) {
                distances[to] = Some(further);
                queue.push_back(to);
            }
        }
    }
    distances
}

fn bytes(distances: [Option<usize>; 64]) -> DistanceMap {
    DistanceMap(distances.map(|distance| distance.map_or(NONE, |d| u8::try_from(d).unwrap())))
}

#[test]
fn maps_agree_with_a_search_over_lists_of_neighbors() {
    let mut random = fastrand::Rng::with_seed(41);
    for graph in graphs(&mut random) {
        for members in 0..8 {
            let from = random_set(&mut random, members * members);
            let start = core::array::from_fn(|s| from.contains(Square::wrapping(s)).then_some(0));
            let expected = bytes(search(&graph, &start));
            assert_eq!(graph.map(from), expected, "{from:?} {graph:?}");
            let mut again = DistanceMap([7; 64]);
            assert_eq!(graph.map_into(from, &mut again), expected.farthest());
            assert_eq!(again, expected);
        }
        let single = |from: usize| core::array::from_fn(|s| (s == from).then_some(0));
        let expected = core::array::from_fn(|from| bytes(search(&graph, &single(from))).0);
        assert!(graph.matrix().0 == expected, "{graph:?}");
        for_each_cpu(|cpu| {
            let mut maps = [[7; 64]; 64];
            graph.matrix_into(&mut maps);
            assert!(maps == expected, "{cpu:?} {graph:?}");
        });
    }
}

#[test]
fn second_legs_agree_with_a_search_over_lists_of_neighbors() {
    let mut random = fastrand::Rng::with_seed(42);
    for graph in graphs(&mut random) {
        for _ in 0..8 {
            let start = random_start(&mut random);
            let known = core::array::from_fn(|s| start.get(Square::wrapping(s)).map(usize::from));
            let expected = bytes(search(&graph, &known));
            assert_eq!(graph.onward(&start), Ok(expected), "{start:?} {graph:?}");
            let mut again = DistanceMap([7; 64]);
            let farthest = graph.onward_into(&start, &mut again);
            assert_eq!((farthest, again), (Ok(expected.farthest()), expected));
        }
        let nowhere = graph.onward(&DistanceMap::NOWHERE);
        assert_eq!(nowhere, Err(OnwardError::NothingStarts));
        let far = graph.onward(&DistanceMap([192; 64]));
        assert_eq!(far, Err(OnwardError::TooFar));
    }
}

/// 63 moves around a ring after a first leg of 191.
#[test]
fn the_largest_distance_fits() {
    let ring = Graph(core::array::from_fn(|s| Bitboard(1 << ((s + 1) % 64))));
    let mut start = DistanceMap::NOWHERE;
    start.0[9] = 191;
    let mut map = DistanceMap::NOWHERE;
    assert_eq!(ring.onward_into(&start, &mut map), Ok(254));
    assert_eq!(map.0[8], 254);
}

#[test]
fn the_graph_of_a_piece_has_its_maps() {
    let mut random = fastrand::Rng::with_seed(43);
    for piece in pieces() {
        for round in 0..20 {
            let board = random_board(&mut random);
            let rows = Square::all().map(|from| moves(piece, Bitboard::of(from), &board));
            let rows: Vec<Bitboard> = rows.collect();
            for_each_cpu(|cpu| {
                let mut graph = Graph([Bitboard(7); 64]);
                graph.fill(piece, &board);
                assert!(graph.0[..] == rows, "{cpu:?} {piece:?} {board:?}");
            });
            let graph = Graph::new(piece, &board);
            assert!(graph.0[..] == rows);
            let from = random_set(&mut random, round % 5);
            assert_eq!(graph.moves(from), moves(piece, from, &board));
            assert_eq!(graph.map(from), map(piece, from, &board));
            assert_eq!(graph.matrix(), matrix(piece, &board));
            let start = random_start(&mut random);
            assert_eq!(graph.onward(&start), onward(piece, &start, &board));
            let to = random_set(&mut random, round % 5);
            assert_eq!(graph.reverse().map(to), crate::map_to(piece, to, &board));
        }
    }
}

#[test]
fn every_move_backward() {
    let mut random = fastrand::Rng::with_seed(44);
    for mut graph in graphs(&mut random) {
        let reversed = graph.reverse();
        for from in Square::all() {
            for to in Square::all() {
                assert_eq!(graph[from].contains(to), reversed[to].contains(from));
            }
        }
        graph[Square::wrapping(5)] ^= Bitboard(1);
        assert_eq!(
            graph.reverse()[Square::wrapping(0)],
            reversed[Square::wrapping(0)] ^ Bitboard(1 << 5)
        );
    }
}
