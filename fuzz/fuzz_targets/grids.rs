//! Texts of any bytes as pieces, and boards of any kind: every question against the moves of an
//! oracle that goes square by square.
#![no_main]

use chess_distance::{
    BoardSize, Color, Grid, GridObstacles, GridPiece, GridSquares, Mobility, NONE, grid_attacks,
    grid_attacks_to, grid_graph_map, grid_territory,
};
use libfuzzer_sys::fuzz_target;

#[path = "../../src/test_boards/oracle.rs"]
#[allow(dead_code)]
mod oracle;

use oracle::{Moves, NO_WAY, Oracle, bytes, largest};

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

fn starts(squares: usize, set: GridSquares) -> Vec<u32> {
    (0..squares).map(|square| if set.contains(square as u8) { 0 } else { NO_WAY }).collect()
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
    let oracle = Oracle::new(text, input.black, &grid, &obstacles);
    let all = Moves::of(&oracle);
    let squares = grid.size().squares();
    let graph: Vec<_> = (0..squares).map(|from| oracle.moves(from as u8)).collect();
    let [from, to] = [input.from, input.to].map(|set| GridSquares(set) & grid.squares());

    let mut rows = vec![GridSquares::EMPTY; squares];
    moves.graph(&mut rows);
    assert_eq!(rows, graph);
    let occupied = GridObstacles { own, ..GridObstacles::NONE };
    let attacks = Oracle::new(text, input.black, &grid, &occupied);
    let attacked = from.iter().fold(GridSquares::EMPTY, |set, from| set | attacks.attacks(from));
    assert_eq!(grid_attacks(piece, &grid, &from, &own), attacked);
    let attackers = (0..squares as u16)
        .map(|from| from as u8)
        .filter(|&from| !(attacks.attacks(from) & to).is_empty());
    let attackers = attackers.fold(GridSquares::EMPTY, |set, from| set | GridSquares::of(from));
    assert_eq!(grid_attacks_to(piece, &grid, &to, &own), attackers);
    check_maps(&moves, (&graph, &all), from, to, input.plus.map(GridSquares));
    check_ways(&moves, &all, from, to);
});

fn check_maps(
    moves: &Mobility,
    (graph, all): (&[GridSquares], &Moves),
    from: GridSquares,
    to: GridSquares,
    [plus1, plus2]: [GridSquares; 2],
) {
    let squares = graph.len();
    let mut map = vec![7; squares];
    let forward = bytes(&all.costs(starts(squares, from), |_, _| 1));
    assert_eq!(moves.map(&from, &mut map), Ok(largest(&forward)));
    assert_eq!(map, forward);
    assert_eq!(grid_graph_map(graph, from, &mut map), largest(&forward));
    assert_eq!(map, forward);
    let backward = bytes(&all.backward().costs(starts(squares, to), |_, _| 1));
    assert_eq!(moves.map_to(&to, &mut map), Ok(largest(&backward)));
    assert_eq!(map, backward);
    let plus = |set: GridSquares, to| u32::from(set.contains(to as u8));
    let cost = |_, to| 1 + plus(plus1, to) + 2 * plus(plus2, to);
    let weighted = bytes(&all.costs(starts(squares, from), cost));
    assert_eq!(moves.weighted_map(&from, &plus1, &plus2, &mut map), Ok(largest(&weighted)));
    assert_eq!(map, weighted);

    // A second leg from where the first one went.
    let start: Vec<u8> =
        weighted.iter().map(|&cost| if cost < 192 { cost } else { NONE }).collect();
    let legs = start.iter().map(|&cost| if cost == NONE { NO_WAY } else { cost.into() });
    let second = bytes(&all.costs(legs.collect(), |_, _| 1));
    let expected = (!from.is_empty()).then(|| largest(&second));
    assert_eq!(moves.onward(&start, &mut map).ok(), expected);
    assert!(from.is_empty() || map == second);

    let alone = Mobility { obstacles: &GridObstacles::NONE, ..*moves };
    let (one, other) = ((moves.piece, &from, moves.obstacles), (alone.piece, &to, alone.obstacles));
    let territory = grid_territory(one, other, moves.grid);
    alone.map(&to, &mut map).expect("the size");
    for square in moves.grid.squares().iter() {
        let sides = [forward[usize::from(square)], map[usize::from(square)]];
        let sets =
            [territory.first, territory.second, territory.tied].map(|set| set.contains(square));
        let [one, other] = sides;
        // Above 253 a map does not tell.
        let expected = [one < other, one > other, one == other && one != NONE];
        assert!(sides == [254; 2] || sets == expected, "{square}");
    }
}

/// Shortest ways, by counting moves along exact distances.
fn check_ways(moves: &Mobility, all: &Moves, from: GridSquares, to: GridSquares) {
    let squares = all.0.len();
    let forward = all.costs(starts(squares, from), |_, _| 1);
    let backward = all.backward().costs(starts(squares, to), |_, _| 1);
    let length = to.iter().map(|square| forward[usize::from(square)]).min();
    let length = length.filter(|&length| length != NO_WAY);
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
            for &next in &all.0[square] {
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
