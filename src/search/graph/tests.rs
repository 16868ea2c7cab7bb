//! Graphs of every kind against a search over their moves, and graphs of pieces against the oracle.

use std::vec::Vec;

use super::*;
use crate::test_boards::{
    for_each_cpu, moves_in, moves_of, pieces, random_board, random_set, random_start,
};

fn ring() -> Graph {
    Graph(core::array::from_fn(|s| Bitboard(1 << ((s + 1) % 64))))
}

/// Graphs from no move to every move, and a ring in which the longest way has 63.
fn graphs(random: &mut fastrand::Rng) -> Vec<Graph> {
    let mut graphs = Vec::from([Graph::EMPTY, Graph([Bitboard::FULL; 64]), ring()]);
    graphs.push(Graph(core::array::from_fn(|s| Bitboard(1 << s))));
    // Ways of every length: a line with a few short cuts.
    for shortcuts in 0..6 {
        let mut line = ring();
        for (s, row) in line.0.iter_mut().enumerate() {
            *row |= Bitboard(1 << s >> 1);
        }
        for _ in 0..shortcuts {
            line[Square::wrapping(random.usize(..))] |= Bitboard(1 << random.u32(0..64));
        }
        graphs.push(line);
    }
    for density in [1, 2, 3, 6, 20, 60].repeat(10) {
        graphs.push(Graph([0; 64].map(|_| random_set(random, density))));
    }
    graphs
}

#[test]
fn maps_and_second_legs_agree_with_a_search() {
    let mut random = fastrand::Rng::with_seed(41);
    for graph in graphs(&mut random) {
        let moves = moves_in(&graph);
        assert_eq!(moves_in(&graph.reverse()), moves.backward(), "{graph:?}");
        for members in 0..8 {
            let from = random_set(&mut random, members * members);
            let expected = DistanceMap(moves.map_of(from));
            let mut again = DistanceMap([7; 64]);
            let farthest = graph.map_into(from, &mut again);
            assert_eq!((farthest, again), (expected.farthest(), expected));
            assert_eq!(graph.map(from), expected, "{from:?} {graph:?}");

            let start = random_start(&mut random);
            let expected = moves.costs_of(&start, |_, _| 1);
            let farthest = graph.onward_into(&start, &mut again);
            assert_eq!((farthest, again), (Ok(expected.farthest()), expected));
            assert_eq!(graph.onward(&start), Ok(expected), "{start:?} {graph:?}");
        }
        let expected = core::array::from_fn(|from| moves.map_of(Bitboard(1 << from)));
        assert!(graph.matrix().0 == expected, "{graph:?}");
        for_each_cpu(|cpu| {
            let mut maps = [[7; 64]; 64];
            graph.matrix_into(&mut maps);
            assert!(maps == expected, "{cpu:?} {graph:?}");
        });
        let nowhere = graph.onward(&DistanceMap::NOWHERE);
        assert_eq!(nowhere, Err(OnwardError::NothingStarts));
        let far = graph.onward(&DistanceMap([192; 64]));
        assert_eq!(far, Err(OnwardError::TooFar));
    }
}

/// 63 moves around a ring after a first leg of 191.
#[test]
fn the_largest_distance_fits() {
    let mut start = DistanceMap::NOWHERE;
    start.0[9] = 191;
    let mut map = DistanceMap::NOWHERE;
    assert_eq!(ring().onward_into(&start, &mut map), Ok(254));
    assert_eq!(map.0[8], 254);
}

#[test]
fn the_graph_of_a_piece_has_its_moves() {
    let mut random = fastrand::Rng::with_seed(43);
    for piece in pieces() {
        for round in 0..20 {
            let board = random_board(&mut random);
            let expected = moves_of(piece, &board);
            for_each_cpu(|cpu| {
                let mut graph = Graph([Bitboard(7); 64]);
                graph.fill(piece, &board);
                assert_eq!(moves_in(&graph), expected, "{cpu:?} {piece:?} {board:?}");
            });
            let graph = Graph::new(piece, &board);
            assert_eq!(moves_in(&graph), expected, "{piece:?} {board:?}");
            let from = random_set(&mut random, round % 5);
            let rows = from.into_iter().map(|square| graph[square]);
            let union = rows.fold(Bitboard::EMPTY, |union, row| union | row);
            assert_eq!(graph.moves(from), union);
        }
    }
}
