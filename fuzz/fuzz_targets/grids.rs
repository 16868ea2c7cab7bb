//! Texts of any bytes as pieces, and boards of any kind: every question against the moves of an
//! oracle that goes square by square.
#![no_main]

use chess_distance::{
    BoardSize, Color, Grid, GridObstacles, GridPiece, GridSquares, Mobility, NONE,
    grid_attacks, grid_attacks_to, grid_graph_map, grid_territory,
};
use libfuzzer_sys::fuzz_target;

#[path = "../../src/grid/tests/notation.rs"]
#[allow(dead_code)]
mod notation;
#[path = "../../src/grid/tests/oracle.rs"]
#[allow(dead_code)]
mod oracle;

use oracle::Oracle;

/// Pieces that programs ask for most: some of them have kernels of their own.
const KNOWN: [&[u8]; 16] = [
    b"K", b"N", b"nN", b"W", b"F", b"R", b"B", b"Q", b"BN", b"RN", b"QN", b"NN", b"mRcpR", b"nA",
    b"FfW", b"fsW",
];

#[derive(arbitrary::Arbitrary, Debug)]
struct Input<'a> {
    text: &'a [u8],
    /// One of [`KNOWN`] instead of the text.
    known: Option<u8>,
    black: bool,
    files: u8,
    ranks: u8,
    wrap: [bool; 2],
    holes: [u64; 4],
    first: [u64; 4],
    obstacles: [[u64; 4]; 4],
    from: [u64; 4],
    to: [u64; 4],
    plus: [[u64; 4]; 2],
}

/// Least costs over explicit moves from squares that have a cost already: every move once more
/// until nothing changes.
fn costs(graph: &[GridSquares], start: Vec<u32>, cost: impl Fn(u8) -> u32) -> Vec<u32> {
    let (mut costs, mut before) = (start, Vec::new());
    while costs != before {
        before.clone_from(&costs);
        for (from, moves) in graph.iter().enumerate() {
            for to in moves.iter() {
                let sum = costs[from].saturating_add(cost(to));
                costs[usize::from(to)] = costs[usize::from(to)].min(sum);
            }
        }
    }
    costs
}

/// What a map has: a cost above 254 as 254, no way as [`NONE`].
fn bytes(costs: &[u32]) -> Vec<u8> {
    let byte = |&cost: &u32| if cost == u32::MAX { NONE } else { cost.min(254) as u8 };
    costs.iter().map(byte).collect()
}

fn largest(map: &[u8]) -> u8 {
    map.iter().copied().filter(|&distance| distance != NONE).max().unwrap_or(0)
}

fn starts(squares: usize, set: GridSquares) -> Vec<u32> {
    (0..squares).map(|square| if set.contains(square as u8) { 0 } else { u32::MAX }).collect()
}

fn transposed(graph: &[GridSquares]) -> Vec<GridSquares> {
    let mut backward = vec![GridSquares::EMPTY; graph.len()];
    for (from, moves) in graph.iter().enumerate() {
        for to in moves.iter() {
            backward[usize::from(to)] |= GridSquares::of(from as u8);
        }
    }
    backward
}

fuzz_target!(|input: Input| {
    let text = input.known.map_or(input.text, |at| KNOWN[usize::from(at) % KNOWN.len()]);
    let color = if input.black { Color::Black } else { Color::White };
    let mut words = [7; 128];
    if GridPiece::read(text, color, &mut words).is_err() {
        assert_eq!(words, [7; 128], "an error leaves the words as they were");
        assert!(!GridPiece::is_valid(text));
        return;
    }
    let piece = GridPiece::from_words(&words).expect("it was read");
    let text = str::from_utf8(text).expect("letters");
    let sides = [input.files, input.ranks].map(|side| i32::from(side % 16) + 1);
    let size = BoardSize::new(sides[0], sides[1]).expect("1 to 16");
    let mut grid = Grid::new(size).wrapping(input.wrap[0], input.wrap[1]);
    grid.holes = GridSquares(input.holes);
    grid.first = GridSquares(input.first);
    let [own, enemy, avoid, stop] = input.obstacles.map(GridSquares);
    let obstacles = GridObstacles { own, enemy, avoid, stop };
    let moves = Mobility { piece, grid: &grid, obstacles: &obstacles };
    let oracle = Oracle { text, black: input.black, grid: &grid, obstacles: &obstacles };
    let squares = grid.size().squares();
    let graph: Vec<_> = (0..squares).map(|from| oracle.moves(from as u8)).collect();
    let [from, to] = [input.from, input.to].map(|set| GridSquares(set) & grid.squares());

    let mut rows = vec![GridSquares::EMPTY; squares];
    moves.graph(&mut rows);
    assert_eq!(rows, graph);
    let occupied = GridObstacles { own, ..GridObstacles::NONE };
    let attacks = Oracle { obstacles: &occupied, ..oracle };
    let attacked = from.iter().fold(GridSquares::EMPTY, |set, from| set | attacks.attacks(from));
    assert_eq!(grid_attacks(piece, &grid, &from, &own), attacked);
    let attackers = (0..squares as u16).map(|from| from as u8).filter(|&from| !(attacks.attacks(from) & to).is_empty());
    let attackers = attackers.fold(GridSquares::EMPTY, |set, from| set | GridSquares::of(from));
    assert_eq!(grid_attacks_to(piece, &grid, &to, &own), attackers);
    check_maps(&moves, &graph, from, to, input.plus.map(GridSquares));
    check_ways(&moves, &graph, from, to);
});

fn check_maps(
    moves: &Mobility,
    graph: &[GridSquares],
    from: GridSquares,
    to: GridSquares,
    [plus1, plus2]: [GridSquares; 2],
) {
    let squares = graph.len();
    let mut map = vec![7; squares];
    let forward = bytes(&costs(graph, starts(squares, from), |_| 1));
    assert_eq!(moves.map(&from, &mut map), Ok(largest(&forward)));
    assert_eq!(map, forward);
    assert_eq!(grid_graph_map(graph, from, &mut map), largest(&forward));
    assert_eq!(map, forward);
    let backward = bytes(&costs(&transposed(graph), starts(squares, to), |_| 1));
    assert_eq!(moves.map_to(&to, &mut map), Ok(largest(&backward)));
    assert_eq!(map, backward);
    let cost = |to| 1 + u32::from(plus1.contains(to)) + 2 * u32::from(plus2.contains(to));
    let weighted = bytes(&costs(graph, starts(squares, from), cost));
    assert_eq!(moves.weighted_map(&from, &plus1, &plus2, &mut map), Ok(largest(&weighted)));
    assert_eq!(map, weighted);

    // A second leg from where the first one went.
    let start: Vec<u8> = weighted.iter().map(|&cost| if cost < 192 { cost } else { NONE }).collect();
    let legs = start.iter().map(|&cost| if cost == NONE { u32::MAX } else { cost.into() });
    let second = bytes(&costs(graph, legs.collect(), |_| 1));
    let expected = (!from.is_empty()).then(|| largest(&second));
    assert_eq!(moves.onward(&start, &mut map).ok(), expected);
    assert!(from.is_empty() || map == second);

    let alone = Mobility { obstacles: &GridObstacles::NONE, ..*moves };
    let (one, other) = ((moves.piece, &from, moves.obstacles), (alone.piece, &to, alone.obstacles));
    let territory = grid_territory(one, other, moves.grid);
    alone.map(&to, &mut map).expect("the size");
    for square in moves.grid.squares().iter() {
        let sides = [forward[usize::from(square)], map[usize::from(square)]];
        let sets = [territory.first, territory.second, territory.tied].map(|set| set.contains(square));
        let [one, other] = sides;
        // Above 253 a map does not tell.
        let expected = [one < other, one > other, one == other && one != NONE];
        assert!(sides == [254; 2] || sets == expected, "{square}");
    }
}

/// Shortest ways, by counting moves along exact distances.
fn check_ways(moves: &Mobility, graph: &[GridSquares], from: GridSquares, to: GridSquares) {
    let squares = graph.len();
    let forward = costs(graph, starts(squares, from), |_| 1);
    let backward = costs(&transposed(graph), starts(squares, to), |_| 1);
    let length = to.iter().map(|square| forward[usize::from(square)]).min();
    let length = length.filter(|&length| length != u32::MAX);
    let found = moves.path(&from, &to);
    assert_eq!(found.map(u32::from), length);
    let Some(length) = found else {
        return assert_eq!(moves.trajectory_count(&from, &to), 0);
    };
    let mut layers = vec![GridSquares::EMPTY; 256];
    moves.trajectories(&from, &to, length, &mut layers);
    let mut ways: Vec<u64> = (0..squares).map(|square| u64::from(forward[square] == 0)).collect();
    for ply in 0..=u32::from(length) {
        let mut layer = GridSquares::EMPTY;
        for square in (0..squares).filter(|&square| forward[square] == ply) {
            if backward[square] == u32::from(length) - ply {
                layer |= GridSquares::of(square as u8);
            }
            for next in graph[square].iter().map(usize::from) {
                if forward[next] == ply + 1 {
                    ways[next] = ways[next].saturating_add(ways[square]);
                }
            }
        }
        assert_eq!(layers[ply as usize], layer, "{ply}");
    }
    let ends = to.iter().map(usize::from).filter(|&end| forward[end] == u32::from(length));
    let count = ends.fold(0_u64, |sum, end| sum.saturating_add(ways[end]));
    assert_eq!(moves.trajectory_count(&from, &to), count);
}
