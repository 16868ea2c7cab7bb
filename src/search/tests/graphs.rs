//! Graphs of every kind, sums, costs and second legs, against a search of the oracle over single
//! moves.

use crate::kernels::costs::sums;
use crate::kernels::{largest_of_planes, write_planes};
use crate::test_boards::{
    LONG_WAYS, Moves, board_or_maze, for_each_cpu, moves_in, moves_of, pieces, random_board,
    random_set, random_square, random_start, rounds, start_on, walls, written, written_or,
};
use crate::{Bitboard, DistanceMap, Graph, NONE, Obstacles, OnwardError, Piece, Square};
use crate::{cost_map, cost_map_into, cost_onward, cost_onward_into, onward, onward_into};
use crate::{weighted_map, weighted_map_into};

/// The number of kinds of graphs.
const KINDS: usize = 14;
/// The number of kinds in which ways are long, before the others.
const LONG: usize = 4;

/// A graph of one of the kinds. Where ways are long, a few moves more are short cuts.
pub(super) fn random_graph(random: &mut fastrand::Rng, kind: usize) -> Graph {
    let mut graph = Graph(core::array::from_fn(|s| match kind {
        // A ring, one with ways back, a line in both directions, and one with loops.
        0 => Bitboard(1 << ((s + 1) % 64)),
        1 => Bitboard(2u64.rotate_left(s as u32) | 1 << s),
        2 => Bitboard(2u64 << s | 1 << s >> 1),
        3 => Bitboard(1 << s >> 1 | 1 << s),
        4 => Bitboard::EMPTY,
        5 => Bitboard::FULL,
        6 => Bitboard(1 << s),
        7 => Bitboard(2u64 << s),
        _ => random_set(random, [1, 2, 3, 6, 20, 60][kind - 8]),
    }));
    for _ in 0..random.usize(0..12) {
        let (from, to) = (random_square(random), random_square(random));
        if kind < LONG {
            graph[from] |= Bitboard::of(to);
        }
    }
    graph
}

#[test]
fn maps_and_second_legs_agree_with_a_search() {
    let mut random = fastrand::Rng::with_seed(41);
    for round in rounds(6 * KINDS) {
        let graph = random_graph(&mut random, round % KINDS);
        let moves = moves_in(&graph);
        assert_eq!(moves_in(&graph.reverse()), moves.backward(), "{graph:?}");
        for members in 0..8 {
            let from = random_set(&mut random, members * members);
            let expected = DistanceMap(moves.map_of(from));
            let found = [written(|map| graph.map_into(from, map)), graph.map(from)];
            assert_eq!(found, [expected; 2], "{from:?} {graph:?}");
            let start = random_start(&mut random);
            let expected = moves.costs_of(&start, |_, _| 1);
            let found = [written_or(|map| graph.onward_into(&start, map)), graph.onward(&start)];
            assert_eq!(found, [Ok(expected); 2], "{start:?} {graph:?}");
        }
        compare_matrix(&graph);
    }
}

fn compare_matrix(graph: &Graph) {
    let expected = moves_in(graph).maps();
    assert!(graph.matrix().0 == expected, "{graph:?}");
    for_each_cpu(|cpu| {
        let mut maps = [[7; 64]; 64];
        graph.matrix_into(&mut maps);
        assert!(maps == expected, "{cpu:?} {graph:?}");
    });
}

/// Around 14 moves, the most that are written in four bits.
#[test]
fn all_maps_of_lines_of_every_length() {
    for end in rounds(64) {
        compare_matrix(&Graph(core::array::from_fn(|s| Bitboard(u64::from(s < end) << s << 1))));
    }
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

#[test]
fn the_least_sums_of_all_ways() {
    let mut random = fastrand::Rng::with_seed(48);
    let mut most = 0;
    for round in rounds(200) {
        let board = board_or_maze(round, &mut random);
        let members = [0, 5, 20, 60, 64][round / 3 % 5];
        let from = Bitboard(1 << random.u32(0..64)) | random_set(&mut random, round as u64 % 3);
        let plus = [0, 1].map(|_| random_set(&mut random, members));
        let dear = |to| plus.map(|plus| u32::from(plus.contains(Square::wrapping(to))));
        let cost = |_, to| 1 + dear(to)[0] + 2 * dear(to)[1];
        for piece in pieces() {
            let expected = moves_of(piece, &board).costs_of(&start_on(from), cost);
            most = most.max(expected.farthest());
            let about = (piece, from, plus, board);
            let into = |map: &mut _| weighted_map_into(piece, from, plus[0], plus[1], &board, map);
            for_each_cpu(|cpu| assert_eq!(written(into), expected, "{cpu:?} {about:?}"));
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
    assert_eq!((sums.reached, largest_of_planes(&sums.planes, sums.reached)), (!0, 252));
    for_each_cpu(|cpu| {
        let mut map = [7; 64];
        write_planes(cpu, &sums.planes, !sums.reached, &mut map);
        assert_eq!(map, core::array::from_fn(|s| 4 * s as u8));
    });
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
    for round in rounds(3000) {
        let kinds = [round % KINDS, round / KINDS % KINDS];
        let [free, costly] = kinds.map(|kind| random_graph(&mut random, kind));
        let from = Bitboard::of(random_square(&mut random)) | random_set(&mut random, 1);
        let expected = slow(&free, &costly, &start_on(from));
        let found = written(|map| cost_map_into(&free, &costly, from, map));
        let found = [found, cost_map(&free, &costly, from)];
        assert_eq!(found, [expected; 2], "{free:?} {costly:?} {from:?}");
        most = most.max(expected.farthest());
        nowhere += expected.0.iter().filter(|&&cost| cost == NONE).count();

        let start = random_start(&mut random);
        let expected = slow(&free, &costly, &start);
        let found = written_or(|map| cost_onward_into(&free, &costly, &start, map));
        let found = [found, cost_onward(&free, &costly, &start)];
        assert_eq!(found, [Ok(expected); 2], "{free:?} {costly:?} {start:?}");
    }
    let enough = most > 50 && nowhere > 1000;
    assert!(cfg!(miri) || enough, "{most} {nowhere}");
}

#[test]
fn onward_is_the_least_sum_of_both_legs() {
    let mut random = fastrand::Rng::with_seed(34);
    for piece in pieces() {
        for _ in 0..60 {
            let board = random_board(&mut random);
            let start = random_start(&mut random);
            let expected = moves_of(piece, &board).costs_of(&start, |_, _| 1);
            let again = written_or(|map| onward_into(piece, &start, &board, map));
            let found = [again, onward(piece, &start, &board)];
            assert_eq!(found, [Ok(expected); 2], "{piece:?} {start:?}");
        }
    }
}

/// The largest distance of a start.
const MOST: u8 = NONE - 64;

/// Only a graph has a way of 63 moves. Corridors make a wazir's way long.
#[test]
fn the_largest_distances_fit() {
    let line = Graph(core::array::from_fn(|s| Bitboard(2u64 << s)));
    let [a1, h1] = [0, 7].map(|square| {
        let mut start = DistanceMap::NOWHERE;
        start.0[square] = MOST;
        start
    });
    let farthest = Ok(DistanceMap(core::array::from_fn(|s| MOST + s as u8)));
    assert_eq!(line.onward(&a1), farthest);
    assert_eq!(cost_onward(&Graph::EMPTY, &line, &a1), farthest);
    let farthest = onward(Piece::Wazir, &h1, &walls(!LONG_WAYS[1])).unwrap().farthest();
    assert!(farthest > MOST + 30, "{farthest}");
}

#[test]
fn distances_that_cannot_start() {
    let (king, none, graph) = (Piece::King, Obstacles::NONE, Graph::EMPTY);
    let mut start = DistanceMap::NOWHERE;
    let ask = |start: &DistanceMap| {
        let by_piece = written_or(|map| onward_into(king, start, &none, map));
        assert_eq!(onward(king, start, &none), by_piece);
        let by_graph = written_or(|map| graph.onward_into(start, map));
        assert_eq!(graph.onward(start), by_graph);
        let by_costs = written_or(|map| cost_onward_into(&graph, &graph, start, map));
        assert_eq!(cost_onward(&graph, &graph, start), by_costs);
        let result = by_piece.map(|_| ());
        assert_eq!([by_graph, by_costs].map(|found| found.map(|_| ())), [result; 2]);
        result
    };
    let (nothing, far) = (Err(OnwardError::NothingStarts), Err(OnwardError::TooFar));
    assert_eq!(ask(&start), nothing);
    for square in 0..64 {
        for distance in 0..=NONE {
            start.0[square] = distance;
            let alone = ask(&start);
            start.0[square ^ 1] = 3;
            let result = ask(&start);
            start.0[square ^ 1] = NONE;
            let expected = match distance {
                0..=MOST => [Ok(()); 2],
                NONE => [nothing, Ok(())],
                _ => [far; 2],
            };
            assert_eq!([alone, result], expected, "{square} {distance}");
        }
        start.0[square] = NONE;
    }
}
