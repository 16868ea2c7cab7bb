//! Everything among arbitrary obstacles on the board of chess: maps, sets, rings, graphs, second legs
//! and weights against searches square by square.
#![no_main]

use arbitrary::Arbitrary;
use chess_distance::{self as rules, Bitboard, BoardSize, Cpu, DistanceMap, Graph, Obstacles};
use chess_distance::{Grid, GridObstacles, GridSquares, Piece};
use libfuzzer_sys::fuzz_target;

#[path = "../../src/test_boards/oracle.rs"]
#[allow(dead_code)]
mod oracle;

use oracle::{Moves, NO_WAY, bytes};

#[derive(Arbitrary, Debug)]
struct Input {
    piece: u8,
    sets: [[u64; 2]; 3],
    /// Two bits for each set: empty, few members, half of them, many.
    density: u8,
    from: u64,
    to: u64,
    plus: [u64; 2],
    moves: u8,
    starts: [(u8, u8); 4],
    /// Changes of the piece's graph.
    edges: Vec<(u8, u64)>,
}

fn members(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |square| set >> square & 1 != 0)
}

fn distances(input: &Input, piece: Piece, board: &Obstacles, all: &Moves) {
    let (set, map) = (Bitboard(input.from), all.map(members(input.from)));
    assert_eq!(rules::map(piece, set, board).0[..], map);
    let backward = all.backward().map(members(input.from));
    assert_eq!(rules::map_to(piece, set, board).0[..], backward);
    let those = |is_one: &dyn Fn(u8) -> bool| {
        let squares = (0..64).filter(|&square| map[square] != 255 && is_one(map[square]));
        squares.fold(0_u64, |set, square| set | 1 << square)
    };
    let (moves, limit) = (input.moves.into(), input.moves);
    assert_eq!(rules::within(piece, set, moves, board).0, those(&|distance| distance <= limit));
    assert_eq!(rules::ring(piece, set, moves, board).0, those(&|distance| distance == limit));
    let nearest = members(input.to).map(|square| map[square]).min().filter(|&moves| moves != 255);
    assert_eq!(rules::set_distance(piece, set, Bitboard(input.to), board), nearest);
    let start = (0..64).map(|square| if input.from >> square & 1 != 0 { 0 } else { NO_WAY });
    let [plus1, plus2] = input.plus;
    let weight = |to: usize| 1 + (plus1 >> to & 1) + 2 * (plus2 >> to & 1);
    let expected = bytes(&all.costs(start.collect(), |_, to| weight(to) as u32));
    let weighted = rules::weighted_map(piece, set, Bitboard(plus1), Bitboard(plus2), board);
    assert_eq!(weighted.0[..], expected);
}

/// Any graph, and a second leg in it.
fn legs(graph: &Graph, moves: &Moves, start: [u8; 64]) {
    for (from, map) in graph.matrix().0.iter().enumerate() {
        assert_eq!(map[..], moves.map([from]));
    }
    let first = start.map(|byte| if byte == 255 { NO_WAY } else { byte.into() });
    match graph.onward(&DistanceMap(start)) {
        Ok(map) => assert_eq!(map.0[..], bytes(&moves.costs(first.to_vec(), |_, _| 1))),
        Err(_) => assert!(start == [255; 64] || start.iter().any(|d| (192..255).contains(d))),
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
    let board = Obstacles { own, enemy, avoid };
    let mut all = Moves::of_code(code, BoardSize::CHESS, sets);
    let mut graph = Graph::new(piece, &board);
    let mut start = [255; 64];
    for (square, distance) in input.starts {
        start[usize::from(square & 63)] = distance;
    }
    for cpu in Cpu::available() {
        cpu.force();
        distances(&input, piece, &board, &all);
        legs(&graph, &all, start);
    }
    for &(from, row) in &input.edges {
        let from = usize::from(from & 63);
        graph.0[from].0 ^= row;
        all.0[from] = members(graph.0[from].0).collect();
    }
    legs(&graph, &all, start);
});
