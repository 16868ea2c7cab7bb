//! Texts of any bytes as pieces, and boards of any kind, against the moves of an oracle that goes square
//! by square.
#![no_main]

use chess_distance::{
    BoardSize, Color, Cpu, Grid, GridObstacles, GridPiece, GridSquares, Mobility, grid_attacks,
};
use libfuzzer_sys::fuzz_target;

#[path = "../../src/test_boards/oracle.rs"]
#[allow(dead_code)]
mod oracle;

use oracle::{Moves, Oracle, largest};

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
    let moves = Mobility { piece: &piece, grid: &grid, obstacles: &obstacles };
    let oracle = Oracle::new(text, input.black, &grid, &obstacles);
    let all = Moves::of(&oracle);
    let squares = grid.size().squares();
    let graph: Vec<_> = (0..squares).map(|from| oracle.moves(from as u8)).collect();
    let from = GridSquares(input.from) & grid.squares();

    let mut rows = vec![GridSquares::EMPTY; squares];
    moves.graph(&mut rows);
    assert_eq!(rows, graph);
    let occupied = GridObstacles { own, ..GridObstacles::NONE };
    let attacks = Oracle::new(text, input.black, &grid, &occupied);
    let attacked = from.iter().fold(GridSquares::EMPTY, |set, from| set | attacks.attacks(from));
    assert_eq!(grid_attacks(&piece, &grid, &from, &own), attacked);
    let starts = || from.iter().map(usize::from);
    let (forward, backward) = (all.map(starts()), all.backward().map(starts()));
    let mut map = vec![7; squares];
    for cpu in Cpu::available() {
        cpu.force();
        assert_eq!(moves.map(&from, &mut map), Ok(largest(&forward)));
        assert_eq!(map, forward, "{cpu:?}");
        assert_eq!(moves.map_to(&from, &mut map), Ok(largest(&backward)));
        assert_eq!(map, backward, "{cpu:?}");
    }
});
