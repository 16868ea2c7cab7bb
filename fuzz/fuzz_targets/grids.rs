//! Pieces from texts of any bytes, and boards of any numbers: calls return an answer, and agree
//! with each other.
#![no_main]

use chess_distance::{
    BoardSize, Color, Grid, GridObstacles, GridPiece, GridSquares, Mobility, NONE, grid_graph_map,
};
use libfuzzer_sys::fuzz_target;

#[derive(arbitrary::Arbitrary, Debug)]
struct Input<'a> {
    text: &'a [u8],
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
    let color = if input.black { Color::Black } else { Color::White };
    let mut words = [7; 128];
    if GridPiece::read(input.text, color, &mut words).is_err() {
        assert_eq!(words, [7; 128], "an error leaves the words as they were");
        assert!(!GridPiece::is_one(input.text));
        return;
    }
    let piece = GridPiece::from_words(&words).expect("it was read");
    let sides = [input.files, input.ranks].map(|side| i32::from(side % 16) + 1);
    let grid = Grid {
        size: BoardSize::new(sides[0], sides[1]).expect("1 to 16"),
        wrap_files: input.wrap[0],
        wrap_ranks: input.wrap[1],
        holes: GridSquares(input.holes),
        first: GridSquares(input.first),
    };
    let [own, enemy, avoid, stop] = input.obstacles.map(GridSquares);
    let obstacles = GridObstacles { own, enemy, avoid, stop };
    let moves = Mobility { piece, grid: &grid, obstacles: &obstacles };
    let from = GridSquares(input.from) & grid.squares();
    let squares = grid.size.squares();

    let mut graph = vec![GridSquares::EMPTY; squares];
    moves.graph(&mut graph);
    let (mut map, mut other) = (vec![0; squares], vec![0; squares]);
    let largest = moves.map(from, &mut map).expect("the size");
    assert_eq!(grid_graph_map(&graph, from, &mut other), largest);
    assert_eq!(map, other);
    for to in 0..=255 {
        let Some(&distance) = map.get(usize::from(to)) else { break };
        let path = moves.path(from, GridSquares::of(to));
        assert_eq!(path.map_or(NONE, |path| path.min(254)), distance);
    }
    moves.map_to(from, &mut other).expect("the size");
    for (square, &distance) in other.iter().enumerate() {
        let one = GridSquares::of(square as u8) & grid.squares();
        assert_eq!(moves.path(one, from).map_or(NONE, |path| path.min(254)), distance);
    }
});
