//! Every question, on random boards with random pieces, against the moves of the oracle.

use std::format;
use std::string::String;

use super::oracle::Oracle;
use super::*;

/// A random part of a text.
fn part(random: &mut fastrand::Rng) -> String {
    let mut text = String::new();
    for letter in ["m", "c", "i", "e"] {
        if random.u8(..5) == 0 {
            text += letter;
        }
    }
    text += ["", "", "", "", "n", "n", "p", "g"][random.usize(..8)];
    for _ in 0..[0, 0, 0, 1, 2, 3][random.usize(..6)] {
        text += ["f", "b", "l", "r", "v", "s", "h", "e"][random.usize(..8)];
    }
    let atom = random.usize(..16);
    let letter = "WFDNAHLCJZGKRBQ".get(atom..=atom);
    text += letter.unwrap_or(&format!("({},{})", random.u8(1..6), random.u8(..6)));
    match random.u8(..8) {
        0 => text += letter.unwrap_or(""),
        1 => text += &format!("{}", random.u8(..12)),
        _ => {}
    }
    text
}

fn set(random: &mut fastrand::Rng, eighths: u8) -> GridSquares {
    let mut set = GridSquares::EMPTY;
    for square in 0..=255 {
        if random.u8(..8) < eighths {
            set |= GridSquares::of(square);
        }
    }
    set
}

/// A random board, obstacles on it, and a piece's text.
fn case(random: &mut fastrand::Rng) -> (Grid, GridObstacles, String, Color) {
    let mut sparse = |most| {
        let eighths = random.u8(..=most);
        set(random, eighths)
    };
    let [holes, first] = [sparse(1), sparse(4)];
    let obstacles = GridObstacles {
        own: sparse(2),
        enemy: sparse(2),
        avoid: sparse(2),
        stop: sparse(1),
    };
    let side =
        |random: &mut fastrand::Rng| [random.i32(1..=16), random.i32(5..=12)][random.usize(..2)];
    let board = Grid::new(size(side(random), side(random)));
    let grid = Grid {
        holes,
        first,
        ..board.wrapping(random.u8(..3) == 0, random.u8(..3) == 0)
    };
    let mut text = String::new();
    for _ in 0..random.u8(1..4) {
        let part = part(random);
        // A letter three times, or twice and a number, is not what the parts are.
        if text.chars().last() == part.chars().next() {
            text += "e";
        }
        text += &part;
    }
    let color = if random.bool() {
        Color::White
    } else {
        Color::Black
    };
    (grid, obstacles, text, color)
}

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
        moves.graph(&mut rows);
        assert_eq!(rows, graph, "{about}");

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
        moves.matrix(&mut matrix).expect("the size");
        assert_eq!(matrix, maps.concat(), "{about}");

        let (starts, ends) = (set(random, 1), set(random, 1));
        let members = |set: GridSquares| (set & board).iter().map(usize::from).collect::<Vec<_>>();
        let least = |distances: &mut dyn Iterator<Item = u8>| distances.min().unwrap_or(NONE);
        let forward: Vec<u8> = (0..n)
            .map(|to| least(&mut members(starts).iter().map(|&from| maps[from][to])))
            .collect();
        let backward: Vec<u8> = (0..n)
            .map(|from| least(&mut members(ends).iter().map(|&to| maps[from][to])))
            .collect();
        let largest = |map: &[u8]| {
            map.iter()
                .copied()
                .filter(|&d| d != NONE)
                .max()
                .unwrap_or(0)
        };
        let shortest = least(&mut members(ends).iter().map(|&to| forward[to]));
        for cpu in Cpu::available() {
            let mut map = vec![1; n];
            assert_eq!(
                moves.map_with(cpu, &starts, &mut map),
                Ok(largest(&forward)),
                "{about}"
            );
            assert_eq!(map, forward, "{about} {cpu:?}");
            assert_eq!(
                moves.map_to_with(cpu, &ends, &mut map),
                Ok(largest(&backward)),
                "{about}"
            );
            assert_eq!(map, backward, "{about} {cpu:?}");
            let path = moves.path_with(cpu, &starts, &ends);
            assert_eq!(path.unwrap_or(NONE), shortest, "{about}");
        }
        let mut map = vec![1; n];
        assert_eq!(
            grid_graph_map(&graph, starts & board, &mut map),
            largest(&forward)
        );
        assert_eq!(map, forward, "{about}");

        check_costs(random, &moves, &maps, &graph, &about);
        check_ways(
            &moves,
            (starts, ends),
            (&forward, &backward, shortest),
            &graph,
            &about,
        );
    }
}

/// Costs and second legs, by relaxing every move until nothing changes.
fn check_costs(
    random: &mut fastrand::Rng,
    moves: &Mobility,
    maps: &[Vec<u8>],
    graph: &[GridSquares],
    about: &str,
) {
    let n = graph.len();
    let board = moves.grid.squares();
    let (plus1, plus2, starts) = (set(random, 3), set(random, 3), set(random, 1));
    let mut costs: Vec<u32> = (0..n)
        .map(|square| {
            if (starts & board).contains(square as u8) {
                0
            } else {
                u32::MAX
            }
        })
        .collect();
    let mut changed = true;
    while changed {
        changed = false;
        for from in (0..n).filter(|&from| graph[from] != GridSquares::EMPTY) {
            for to in graph[from].iter() {
                let cost = 1 + u32::from(plus1.contains(to)) + 2 * u32::from(plus2.contains(to));
                let sum = costs[from].saturating_add(cost);
                if sum < costs[usize::from(to)] {
                    costs[usize::from(to)] = sum;
                    changed = true;
                }
            }
        }
    }
    let byte = |&cost: &u32| {
        if cost == u32::MAX {
            NONE
        } else {
            cost.min(254) as u8
        }
    };
    let expected: Vec<u8> = costs.iter().map(byte).collect();
    let mut map = vec![1; n];
    moves
        .weighted_map(&starts, &plus1, &plus2, &mut map)
        .expect("the size");
    assert_eq!(map, expected, "{about}");

    let far = random.u8(1..192);
    let start: Vec<u8> = (0..n)
        .map(|square| match board.contains(square as u8) {
            true if random.u8(..8) == 0 => random.u8(..far),
            true => NONE,
            false => random.u8(..),
        })
        .collect();
    let first = (0..n)
        .filter(|&s| board.contains(s as u8) && start[s] != NONE)
        .collect::<Vec<_>>();
    let expected: Vec<u8> = (0..n)
        .map(|to| {
            let sum = |&from: &usize| match maps[from][to] {
                NONE => NONE,
                leg => (u16::from(start[from]) + u16::from(leg)).min(254) as u8,
            };
            first.iter().map(sum).min().unwrap_or(NONE)
        })
        .collect();
    let result = moves.onward(&start, &mut map);
    if first.is_empty() {
        assert_eq!(result, Err(crate::OnwardError::NothingStarts), "{about}");
    } else {
        assert_eq!(map, expected, "{about}");
    }
}

/// Trajectories, by counting moves along a map.
fn check_ways(
    moves: &Mobility,
    (from, to): (GridSquares, GridSquares),
    (forward, backward, length): (&[u8], &[u8], u8),
    graph: &[GridSquares],
    about: &str,
) {
    let n = graph.len();
    let mut layers = vec![GridSquares::of(77); 256];
    let result = moves.path(&from, &to);
    if let Some(length) = result {
        let (few, enough) = (usize::from(length), &mut layers);
        moves.trajectories(&from, &to, length, &mut enough[..few]);
        assert!(enough.iter().all(|&layer| layer == GridSquares::of(77)));
        moves.trajectories(&from, &to, length, enough);
    }
    let count = moves.trajectory_count(&from, &to);
    if length == NONE {
        assert_eq!((result, count), (None, 0), "{about}");
        return;
    }
    assert_eq!(result, Some(length), "{about}");
    let mut ways: Vec<u64> = forward.iter().map(|&d| u64::from(d == 0)).collect();
    for ply in 0..=length {
        let mut layer = GridSquares::EMPTY;
        for square in 0..n {
            if forward[square] == ply && backward[square] == length - ply {
                layer |= GridSquares::of(square as u8);
            }
        }
        assert_eq!(layers[usize::from(ply)], layer, "{about} {ply}");
        for square in (0..n).filter(|&square| forward[square] == ply) {
            for next in graph[square].iter().map(usize::from) {
                if forward[next] == ply + 1 {
                    ways[next] = ways[next].saturating_add(ways[square]);
                }
            }
        }
    }
    assert_eq!(
        layers.get(usize::from(length) + 1),
        Some(&GridSquares::of(77))
    );
    let ends = (0..n).filter(|&square| backward[square] == 0 && forward[square] == length);
    assert_eq!(
        count,
        ends.fold(0_u64, |sum, end| sum.saturating_add(ways[end])),
        "{about}"
    );
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
        assert_eq!(
            grid_territory(sides[0], sides[1], &grid),
            expected,
            "{seed}"
        );
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
