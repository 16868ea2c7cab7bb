//! Maps, sets, rings and trajectories among arbitrary obstacles against a queue search.
#![no_main]

use arbitrary::Arbitrary;
use chess_distance::{self as rules, Bitboard, Board, BoardSize, Piece, Square};
use chess_distance::{Grid, GridObstacles, GridSquares};
use libfuzzer_sys::fuzz_target;

#[path = "../../src/test_boards/oracle.rs"]
#[allow(dead_code)]
mod oracle;

use oracle::Moves;

#[derive(Arbitrary, Debug)]
struct Input {
    piece: u8,
    sets: [[u64; 2]; 3],
    /// Two bits for each set: empty, few members, half of them, many.
    density: u8,
    squares: [u8; 2],
    from: u64,
    to: u64,
    moves: u8,
}

fn members(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |square| set >> square & 1 != 0)
}

fn distances(input: &Input, piece: Piece, board: &Board, all: &Moves) {
    let matrix = rules::matrix(piece, board);
    let from = usize::from(input.squares[0] & 63);
    let map = all.map([from]);
    assert_eq!(matrix.0[from][..], map);
    for to in Square::all() {
        let start = Square::new(from as i32).expect("masked");
        let known = Some(map[to.index()]).filter(|&moves| moves != 255);
        assert_eq!(rules::path(piece, start, to, board), known, "{start} to {to}");
    }
    let (set, map) = (Bitboard(input.from), all.map(members(input.from)));
    assert_eq!(rules::map(piece, set, board).0[..], map);
    let those = |is_one: &dyn Fn(u8) -> bool| {
        let squares = (0..64).filter(|&square| map[square] != 255 && is_one(map[square]));
        squares.fold(0_u64, |set, square| set | 1 << square)
    };
    let (moves, limit) = (input.moves.into(), input.moves);
    assert_eq!(rules::within(piece, set, moves, board).0, those(&|distance| distance <= limit));
    assert_eq!(rules::ring(piece, set, moves, board).0, those(&|distance| distance == limit));
    let nearest = members(input.to).map(|square| map[square]).min().filter(|&moves| moves != 255);
    assert_eq!(rules::set_distance(piece, set, Bitboard(input.to), board), nearest);
}

fn trajectories(input: &Input, piece: Piece, board: &Board, all: &Moves) {
    const MOST: usize = 60;
    let [start, target] = input.squares.map(|square| usize::from(square & 63));
    let [from, to] = [start, target].map(|square| Square::new(square as i32).expect("masked"));
    let paths = all.ways(start, target, MOST);
    let count = rules::trajectory_count(piece, from, to, board);
    assert_eq!(count.min(MOST as u64), paths.len() as u64, "{from} to {to}");
    for (index, path) in paths.iter().enumerate() {
        let mut visited = Vec::new();
        let visit = |_, square: Square| visited.push(square.index());
        let length = rules::visit_trajectory(piece, from, to, board, index as u64, visit);
        assert_eq!((length, &visited), (Ok(path.len() - 1), path), "index {index}");
    }
    if paths.len() < MOST && !paths.is_empty() {
        let mut layers = [Bitboard::EMPTY; 64];
        rules::trajectory_layers(piece, from, to, board, &mut layers);
        for (ply, layer) in layers.iter().enumerate() {
            let visited = paths.iter().filter_map(|path| path.get(ply));
            assert_eq!(layer.0, visited.fold(0, |set, square| set | 1 << square), "ply {ply}");
        }
    }
}

fuzz_target!(|input: Input| {
    let code = match input.piece % 16 {
        piece @ 0..11 => i32::from(piece),
        leaper => [273, 258, 275, 291, 308][usize::from(leaper) - 11],
    };
    let piece = Piece::from_code(code).expect("a piece");
    let mut shift = 0;
    let sets = input.sets.map(|[one, other]| {
        shift += 2;
        [0, one & other, one, one | other][usize::from(input.density >> (shift - 2) & 3)]
    });
    let [own, enemy, avoid] = sets.map(Bitboard);
    let board = Board { own, enemy, avoid };
    let all = Moves::of_code(code, BoardSize::CHESS, sets);
    distances(&input, piece, &board, &all);
    trajectories(&input, piece, &board, &all);
});
