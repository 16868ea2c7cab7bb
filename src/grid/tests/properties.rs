//! Every question, on random boards with random pieces, against the moves of the oracle.

use super::*;
use crate::test_boards::divided;

/// Pieces that programs ask for most: some of them are common pieces to the code.
const KNOWN: [&str; 14] =
    ["K", "N", "nN", "nA", "W", "F", "R", "B", "Q", "BN", "RN", "QN", "mRcpR", "mfWimnfD"];

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
    text += letter.unwrap_or(&format!("({},{})", random.u8(1..16), random.u8(..6)));
    match random.u8(..8) {
        0 => text += letter.unwrap_or(""),
        1 => text += &format!("{}", random.u8(..12)),
        _ => {}
    }
    text
}

/// A random board, obstacles on it, and a piece's text.
fn case(random: &mut fastrand::Rng) -> (Grid, GridObstacles, String, Color) {
    let mut sparse = |most| {
        let eighths = random.u8(..=most);
        set(random, eighths)
    };
    let [holes, first] = [sparse(1), sparse(4)];
    let mut obstacles =
        GridObstacles { own: sparse(2), enemy: sparse(2), avoid: sparse(2), stop: sparse(1) };
    let (files, ranks) = (random.i32(1..=16), random.i32(1..=16));
    let board = Grid::new(size(files, ranks));
    let grid = Grid { holes, first, ..board.wrapping(random.u8(..3) == 0, random.u8(..3) == 0) };
    let mut text = String::new();
    for _ in 0..random.u8(1..4) {
        let part = part(random);
        // A letter three times, or twice and a number, is not what the parts are.
        if text.chars().last() == part.chars().next() {
            text += "e";
        }
        text += &part;
    }
    if random.u8(..3) == 0 {
        text = KNOWN[random.usize(..KNOWN.len())].into();
    }
    // Ways of any length: every second rank is a wall, whose gap is on its left or on its right.
    if random.u8(..8) == 0 {
        let walls = (0..files * ranks).filter(|square| {
            let gap = if square / files % 4 == 1 { files - 1 } else { 0 };
            square / files % 2 == 1 && square % files != gap
        });
        obstacles.own = set_of(walls.map(|square| square as u8));
        text = ["K", "N", "W"][random.usize(..3)].into();
    }
    let color = [Color::White, Color::Black][usize::from(random.bool())];
    (grid, obstacles, text, color)
}

#[test]
fn every_question_is_answered_as_by_explicit_moves() {
    for seed in 0..2000 {
        let random = &mut fastrand::Rng::with_seed(seed);
        let (grid, obstacles, text, color) = case(random);
        let piece = GridPiece::new(&text, color).expect(&text);
        let moves = Mobility { piece: &piece, grid: &grid, obstacles: &obstacles };
        let (n, board, black) = (grid.size().squares(), grid.squares(), color == Color::Black);
        let oracle = Oracle::new(&text, black, &grid, &obstacles);
        let graph: Vec<GridSquares> = (0..n).map(|from| oracle.moves(from as u8)).collect();
        let all = Moves::of(&oracle);
        let about = format!("{seed} {text} {color:?} {grid:?} {obstacles:?}");

        let matrix =
            (0..n).flat_map(|from| all.map(Some(from).filter(|&s| board.contains(s as u8))));
        let matrix: Vec<u8> = matrix.collect();
        let (from, to) = (set(random, 1), set(random, 1));
        let members = |set: GridSquares| (set & board).iter().map(usize::from);
        let (forward, backward) = (all.map(members(from)), all.backward().map(members(to)));
        let mut map = vec![1; n];
        let farthest = grid_graph_map(&graph, from & board, &mut map);
        assert_eq!((farthest, &map), (largest(&forward), &forward), "{about}");
        for_each_cpu(|_| {
            check_moves(random, &moves, &oracle, &about);
            let mut rows = vec![GridSquares::EMPTY; n];
            moves.graph(&mut rows);
            assert_eq!(rows, graph, "{about}");
            let mut maps = vec![0; n * n];
            moves.matrix(&mut maps).expect("the size");
            assert_eq!(maps, matrix, "{about}");
            let farthest = moves.map(&from, &mut map);
            let found = (farthest, &map);
            assert_eq!(found, (Ok(largest(&forward)), &forward), "{about}");
            let farthest = moves.map_to(&to, &mut map);
            let found = (farthest, &map);
            assert_eq!(found, (Ok(largest(&backward)), &backward), "{about}");
            floods::check(&moves, (from, to), (&forward, &backward), &about);
            check_costs(random, &moves, &all, &about);
            check_ways(&moves, (from, to), (&forward, &backward), &all, &about);
        });
    }
}

/// One move from few squares and from many, and attacks from them and on them.
fn check_moves(random: &mut fastrand::Rng, moves: &Mobility, oracle: &Oracle, about: &str) {
    let (piece, grid) = (moves.piece, moves.grid);
    let occupied = moves.obstacles.own | moves.obstacles.enemy;
    let attacks: Vec<GridSquares> =
        (0..grid.size().squares()).map(|from| oracle.attacks(from as u8)).collect();
    let one = GridSquares::of(random.u8(..));
    for some in [one, one | GridSquares::of(random.u8(..)), set(random, 1)] {
        let each = |of: &dyn Fn(u8) -> GridSquares| {
            (some & grid.squares()).iter().fold(GridSquares::EMPTY, |all, from| all | of(from))
        };
        let found = moves.moves(&some);
        assert_eq!(found, each(&|from| oracle.moves(from)), "{about} {some:?}");
        let found = grid_attacks(piece, grid, &some, &occupied);
        assert_eq!(found, each(&|from| attacks[usize::from(from)]), "{about} {some:?}");
        let found = grid_attacks_to(piece, grid, &some, &occupied);
        let meets = |from: &usize| !(attacks[*from] & some).is_empty();
        let meeting = (0..attacks.len()).filter(meets).map(|from| from as u8);
        assert_eq!(found, set_of(meeting), "{about} {some:?}");
    }
}

/// Costs and second legs.
fn check_costs(random: &mut fastrand::Rng, moves: &Mobility, all: &Moves, about: &str) {
    let (n, board) = (all.0.len(), moves.grid.squares());
    let (plus1, plus2, starts) = (set(random, 3), set(random, 3), set(random, 1));
    let started = starts & board;
    let start = (0..n).map(|s| if started.contains(s as u8) { 0 } else { NO_WAY });
    let expected = bytes(&all.costs(start.collect(), |_, to| {
        let [one, two] = [plus1, plus2].map(|plus| u32::from(plus.contains(to as u8)));
        1 + one + 2 * two
    }));
    let mut map = vec![1; n];
    let farthest = moves.weighted_map(&starts, &plus1, &plus2, &mut map);
    let found = (farthest, &map);
    assert_eq!(found, (Ok(largest(&expected)), &expected), "{about}");

    // What a first leg says of squares that are not on the board does not count.
    let far = random.u8(1..192);
    let start = (0..n as u32).map(|square| match board.contains(square as u8) {
        true if random.u8(..8) == 0 => random.u8(..far),
        true => NONE,
        false => random.u8(..),
    });
    let start: Vec<u8> = start.collect();
    let first = (0..n).map(|square| match start[square] {
        first if first != NONE && board.contains(square as u8) => first.into(),
        _ => NO_WAY,
    });
    let expected = bytes(&all.costs(first.collect(), |_, _| 1));
    let result = moves.onward(&start, &mut map);
    if expected.iter().all(|&distance| distance == NONE) {
        return assert_eq!(result, Err(crate::OnwardError::NothingStarts), "{about}");
    }
    let found = (result, &map);
    assert_eq!(found, (Ok(largest(&expected)), &expected), "{about}");
}

/// Paths, and trajectories by counting moves along a map.
fn check_ways(
    moves: &Mobility,
    (from, to): (GridSquares, GridSquares),
    (forward, backward): (&[u8], &[u8]),
    all: &Moves,
    about: &str,
) {
    let n = all.0.len();
    let ends = (0..n).filter(|&square| backward[square] == 0);
    let length = ends.map(|end| forward[end]).min().filter(|&length| length != NONE);
    let untouched = GridSquares::of(77);
    let mut layers = vec![untouched; 256];
    assert_eq!(moves.path(&from, &to), length, "{about}");
    let count = moves.trajectory_count(&from, &to);
    let Some(length) = length else {
        return assert_eq!(count, 0, "{about}");
    };
    moves.trajectories(&from, &to, length, &mut layers[..usize::from(length)]);
    assert!(layers.iter().all(|&layer| layer == untouched));
    moves.trajectories(&from, &to, length, &mut layers);
    let mut ways: Vec<u64> = forward.iter().map(|&d| u64::from(d == 0)).collect();
    for ply in 0..=length {
        let on_it = |square: &usize| forward[*square] == ply && backward[*square] == length - ply;
        let layer = set_of((0..n).filter(on_it).map(|square| square as u8));
        for square in (0..n).filter(|&square| forward[square] == ply) {
            for &next in &all.0[square] {
                if forward[next] == ply + 1 {
                    ways[next] = ways[next].saturating_add(ways[square]);
                }
            }
        }
        assert_eq!(layers[usize::from(ply)], layer, "{about} {ply}");
    }
    assert_eq!(layers.get(usize::from(length) + 1), Some(&untouched));
    let ends = (0..n).filter(|&square| backward[square] == 0 && forward[square] == length);
    let expected = ends.fold(0_u64, |sum, end| sum.saturating_add(ways[end]));
    assert_eq!(count, expected, "{about}");
}

#[test]
fn territory_is_by_the_maps_of_both_sides() {
    for seed in 0..300 {
        let random = &mut fastrand::Rng::with_seed(seed);
        let (grid, obstacles, text, color) = case(random);
        let (_, others, other, _) = case(random);
        let [one, other] = [text, other].map(|text| GridPiece::new(&text, color).expect(&text));
        let (from, set) = (set(random, 1), set(random, 1));
        let side = |piece, squares, obstacles| GridSide { piece, squares, obstacles };
        let sides = [side(&one, &from, &obstacles), side(&other, &set, &others)];
        let maps = sides.map(|GridSide { piece, squares, obstacles }| {
            let mut map = vec![0; grid.size().squares()];
            let grid = &grid;
            let moves = Mobility { piece, grid, obstacles };
            moves.map(squares, &mut map).expect("the size");
            map
        });
        let of = |square| GridSquares::of(square as u8);
        let expected: GridTerritory = divided([&maps[0], &maps[1]], of);
        for_each_cpu(|_| {
            let territory = grid_territory(sides[0], sides[1], &grid);
            assert_eq!(territory, expected, "{seed}");
        });
    }
}

/// A graph of one line, and a ferz of one direction, whose way round a torus has 240 squares.
#[test]
fn distances_beyond_a_byte_stop_at_254_in_maps_alone() {
    let graph: Vec<GridSquares> =
        (1..=255).map(GridSquares::of).chain([GridSquares::EMPTY]).collect();
    let mut map = [0; 256];
    assert_eq!(grid_graph_map(&graph, GridSquares::of(0), &mut map), 254);
    assert_eq!(map[253..], [253, 254, 254]);
    let grid = Grid::new(size(15, 16)).wrapping(true, true);
    let moves = Mobility { piece: &piece("frF"), grid: &grid, obstacles: &GridObstacles::NONE };
    let mut map = [0; 240];
    let (from, dear) = (GridSquares::of(0), GridSquares::below(256));
    assert_eq!(moves.map(&from, &mut map), Ok(239));
    assert_eq!(moves.weighted_map(&from, &dear, &dear, &mut map), Ok(254));
    assert_eq!(map.iter().filter(|&&cost| cost == 252).count(), 1);
}

#[test]
fn a_slice_of_another_length_stays_as_it_was() {
    let grid = Grid::new(size(9, 10));
    let moves = Mobility { piece: &piece("K"), grid: &grid, obstacles: &GridObstacles::NONE };
    let (from, mut out) = (GridSquares::of(0), [7; 89]);
    let short = Err(crate::FillError::Length { expected: 90 });
    assert_eq!(moves.map(&from, &mut out), short);
    assert_eq!(moves.map_to(&from, &mut out), short);
    let short = Err(crate::FillError::Length { expected: 8100 });
    assert_eq!(moves.matrix(&mut out), short);
    let short = Err(crate::OnwardError::NothingStarts);
    assert_eq!(moves.onward(&[0; 90], &mut out), short);
    assert_eq!(out, [7; 89]);
    let mut out = [7; 90];
    assert_eq!(moves.onward(&[0; 89], &mut out), short);
    assert_eq!(out, [7; 90]);
}

#[test]
fn a_second_leg_begins_at_most_191_moves_away() {
    let grid = Grid::new(size(9, 10));
    let moves = Mobility { piece: &piece("K"), grid: &grid, obstacles: &GridObstacles::NONE };
    for first in 188..=255 {
        let (mut start, mut out) = ([255; 90], [7; 90]);
        start[0] = first;
        let result = moves.onward(&start, &mut out);
        match first {
            0..=191 => assert_eq!((result, out[0]), (Ok(first + 9), first)),
            255 => assert_eq!((result, out), (Err(crate::OnwardError::NothingStarts), [7; 90])),
            _ => assert_eq!((result, out), (Err(crate::OnwardError::TooFar), [7; 90])),
        }
    }
}
