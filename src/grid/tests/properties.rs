//! Every question, on random boards with random pieces, against the moves of the oracle.

use std::format;

use super::cases::{case, set};
use super::oracle::Oracle;
use super::ways::{check_costs, check_ways, largest};
use super::*;

#[test]
fn every_question_is_answered_as_by_explicit_moves() {
    for seed in 0..1500 {
        let random = &mut fastrand::Rng::with_seed(seed);
        let (grid, obstacles, text, color) = case(random);
        let n = grid.size().squares();
        let board = grid.squares();
        let piece = GridPiece::new(&text, color).expect(&text);
        let moves = Mobility {
            piece: &piece,
            grid: &grid,
            obstacles: &obstacles,
        };
        let black = color == Color::Black;
        let oracle = Oracle {
            text: &text,
            black,
            grid: &grid,
            obstacles: &obstacles,
        };
        let graph: Vec<GridSquares> = (0..n).map(|from| oracle.moves(from as u8)).collect();
        let about = format!("{seed} {text} {color:?} {grid:?} {obstacles:?}");

        let mut rows = vec![GridSquares::EMPTY; n];
        for_each_cpu(|_| {
            moves.graph(&mut rows);
            assert_eq!(rows, graph, "{about}");
        });

        let everywhere = Oracle {
            obstacles: &GridObstacles {
                own: obstacles.own,
                ..GridObstacles::NONE
            },
            ..oracle
        };
        let from = random.usize(..n);
        let one = GridSquares::of(from as u8);
        assert_eq!(
            grid_attacks(&piece, &grid, &one, &obstacles.own),
            everywhere.attacks(from as u8),
            "{about}"
        );

        let none = vec![NONE; n];
        let maps: Vec<Vec<u8>> = (0..n)
            .map(|from| {
                if board.contains(from as u8) {
                    Oracle::map(&graph, from)
                } else {
                    none.clone()
                }
            })
            .collect();
        let mut matrix = vec![0; n * n];
        for_each_cpu(|_| {
            moves.matrix(&mut matrix).expect("the size");
            assert_eq!(matrix, maps.concat(), "{about}");
        });

        let (starts, ends) = (set(random, 1), set(random, 1));
        let members = |set: GridSquares| (set & board).iter().map(usize::from).collect::<Vec<_>>();
        let least = |distances: &mut dyn Iterator<Item = u8>| distances.min().unwrap_or(NONE);
        let forward: Vec<u8> = (0..n)
            .map(|to| least(&mut members(starts).iter().map(|&from| maps[from][to])))
            .collect();
        let backward: Vec<u8> = (0..n)
            .map(|from| least(&mut members(ends).iter().map(|&to| maps[from][to])))
            .collect();
        let shortest = least(&mut members(ends).iter().map(|&to| forward[to]));
        for_each_cpu(|_| {
            let mut map = vec![1; n];
            assert_eq!(
                moves.map(&starts, &mut map),
                Ok(largest(&forward)),
                "{about}"
            );
            assert_eq!(map, forward, "{about}");
            assert_eq!(
                moves.map_to(&ends, &mut map),
                Ok(largest(&backward)),
                "{about}"
            );
            assert_eq!(map, backward, "{about}");
            let path = moves.path(&starts, &ends);
            assert_eq!(path.unwrap_or(NONE), shortest, "{about}");
        });
        let mut map = vec![1; n];
        assert_eq!(
            grid_graph_map(&graph, starts & board, &mut map),
            largest(&forward)
        );
        assert_eq!(map, forward, "{about}");

        for_each_cpu(|_| {
            check_costs(random, &moves, &maps, &graph, &about);
            check_ways(
                &moves,
                (starts, ends),
                (&forward, &backward, shortest),
                &graph,
                &about,
            );
        });
    }
}

#[test]
fn territory_is_by_the_maps_of_both_sides() {
    for seed in 0..300 {
        let random = &mut fastrand::Rng::with_seed(seed);
        let (grid, obstacles, text, color) = case(random);
        let (_, others, other, _) = case(random);
        let [one, other] = [text, other].map(|text| GridPiece::new(&text, color).expect(&text));
        let (from, set) = (set(random, 1), set(random, 1));
        let n = grid.size().squares();
        let mut maps = [vec![0; n], vec![0; n]];
        let sides = [(&one, &from, &obstacles), (&other, &set, &others)];
        for (map, (piece, set, obstacles)) in maps.iter_mut().zip(sides) {
            Mobility {
                piece,
                grid: &grid,
                obstacles,
            }
            .map(set, map)
            .expect("the size");
        }
        let mut expected = GridTerritory::default();
        for (square, (one, other)) in maps[0].iter().zip(&maps[1]).enumerate() {
            let set = match one.cmp(other) {
                std::cmp::Ordering::Less => &mut expected.first,
                std::cmp::Ordering::Greater => &mut expected.second,
                _ if *one == NONE => continue,
                _ => &mut expected.tied,
            };
            *set |= GridSquares::of(square as u8);
        }
        for_each_cpu(|_| {
            let territory = grid_territory(sides[0], sides[1], &grid);
            assert_eq!(territory, expected, "{seed}");
        });
    }
}

/// A graph of one line, and a ferz of one direction, whose way round a torus has 240 squares.
#[test]
fn distances_beyond_a_byte_stop_at_254_in_maps_alone() {
    let mut graph = vec![GridSquares::EMPTY; 256];
    for (square, moves) in (1..=255).zip(&mut graph) {
        *moves = GridSquares::of(square);
    }
    let mut map = [0; 256];
    assert_eq!(grid_graph_map(&graph, GridSquares::of(0), &mut map), 254);
    assert_eq!(map[253..], [253, 254, 254]);
    let grid = Grid::new(size(15, 16)).wrapping(true, true);
    let piece = piece("frF");
    let moves = Mobility {
        piece: &piece,
        grid: &grid,
        obstacles: &GridObstacles::NONE,
    };
    let mut map = [0; 240];
    assert_eq!(moves.map(&GridSquares::of(0), &mut map), Ok(239));
    let dear = GridSquares::below(256);
    assert_eq!(
        moves.weighted_map(&GridSquares::of(0), &dear, &dear, &mut map),
        Ok(254)
    );
    let all: Vec<usize> = (0..240).filter(|&s| map[s] == 252).collect();
    assert_eq!(all.len(), 1);
}
