//! Trajectories between sets, walks, squares that every way enters, costs and regions, each against
//! the functions that say the same another way.
#![no_main]

use arbitrary::Arbitrary;
use chess_distance::{self as rules};
use chess_distance::{Bitboard, Board, DistanceMap, Graph, NONE, Piece, Square};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Input {
    piece: u8,
    sets: [u64; 3],
    from: u64,
    to: u64,
    squares: [u8; 2],
    moves: u8,
    black: bool,
    defender_to_move: bool,
}

fn has(set: Bitboard, square: Square) -> bool {
    set.0 >> square.index() & 1 == 1
}

/// Also in a graph of the same moves. A square that every way enters closes them all.
fn between_sets(piece: Piece, board: &Board, from: Bitboard, to: Bitboard) {
    let graph = Graph::new(piece, board);
    let mut layers = [[Bitboard::EMPTY; 64]; 2];
    let length = rules::set_trajectory_layers(piece, from, to, board, &mut layers[0]);
    assert_eq!(length, graph.trajectory_layers(from, to, &mut layers[1]));
    assert_eq!(layers[0], layers[1]);
    assert_eq!(length, rules::set_distance(piece, from, to, board).map(usize::from));
    assert_eq!(length.is_some(), rules::set_trajectory_count(piece, from, to, board) > 0);
    let needed = rules::must_pass(piece, from, to, board);
    assert_eq!(needed, graph.must_pass(from, to));
    let others = Square::all().filter(|&square| !has(from, square) && !has(to, square));
    for square in others.take_while(|_| length.is_some_and(|length| length > 0)) {
        let closed = Board { avoid: Bitboard(board.avoid.0 | 1 << square.index()), ..*board };
        let way = rules::set_distance(piece, from, to, &closed);
        assert_eq!(way.is_none(), has(needed, square), "{square}");
    }
}

/// Walks of the shortest length are the shortest ways.
fn walks(piece: Piece, board: &Board, [from, to]: [Square; 2], moves: usize) {
    let mut layers = [[Bitboard::EMPTY; 64]; 2];
    let walked = rules::walks(piece, from, to, moves, board, &mut layers[0]);
    assert_eq!(walked.is_some(), rules::walk_count(piece, from, to, moves, board) > 0);
    if let Some(shortest) = rules::trajectory_layers(piece, from, to, board, &mut layers[1]) {
        assert!(walked.is_none() || moves >= shortest);
        rules::walks(piece, from, to, shortest, board, &mut layers[0]);
        let count = rules::trajectory_count(piece, from, to, board);
        assert_eq!(rules::walk_count(piece, from, to, shortest, board), count);
        assert_eq!(layers[0], layers[1]);
    }
}

/// Without weights, with the same weight everywhere, and with each kind of cost in a graph.
fn costs(piece: Piece, board: &Board, from: Bitboard) {
    let (moves, nothing) = (Graph::new(piece, board), Graph([Bitboard::EMPTY; 64]));
    let plain = rules::map(piece, from, board);
    let times = |factor| {
        DistanceMap(plain.0.map(|moves| if moves == NONE { NONE } else { factor * moves }))
    };
    let mut map = DistanceMap::NOWHERE;
    let mut weighted = |set| {
        rules::weighted_map_into(piece, from, set, set, board, &mut map);
        map
    };
    assert_eq!([weighted(Bitboard::EMPTY), weighted(Bitboard::FULL)], [plain, times(4)]);
    for (free, costly, expected) in
        [(&nothing, &moves, plain), (&moves, &nothing, times(0)), (&moves, &moves, times(0))]
    {
        rules::cost_map_into(free, costly, from, &mut map);
        assert_eq!(map, expected);
    }
}

/// A diagram of two sites is a territory; the square of a pawn has the kings that stop it.
fn regions(piece: Piece, board: &Board, input: &Input, [one, other]: [Square; 2]) {
    let mut owner = [77; 64];
    rules::voronoi_into(piece, [one, other].into_iter(), board, &mut owner);
    let sides = [one, other].map(|square| (piece, Bitboard::of(square), board));
    let territory = rules::territory(sides[0], sides[1]);
    for square in Square::all() {
        let sets = [territory.first, territory.second, territory.tied];
        let found = sets.iter().position(|&set| has(set, square));
        assert_eq!(owner[square.index()], found.map_or(255, |set| [0, 1, 254][set]), "{square}");
    }
    let color = if input.black { rules::Color::Black } else { rules::Color::White };
    let stops = rules::square_of_pawn(one, color, input.defender_to_move);
    let stops = has(stops, other);
    let outruns = rules::pawn_outruns_king(one, other, color, input.defender_to_move);
    assert_eq!(stops, outruns == Some(false));
}

fuzz_target!(|input: Input| {
    let code =
        if input.piece < 200 { i32::from(input.piece % 11) } else { 256 + i32::from(input.piece) };
    let piece = Piece::from_code(code).expect("a piece");
    let [own, enemy, avoid] = input.sets.map(Bitboard);
    let board = Board { own, enemy, avoid };
    let (from, to) = (Bitboard(input.from), Bitboard(input.to));
    let squares = input.squares.map(|square| Square::new(i32::from(square & 63)).expect("masked"));
    between_sets(piece, &board, from, to);
    walks(piece, &board, squares, usize::from(input.moves & 63));
    costs(piece, &board, from);
    regions(piece, &board, &input, squares);
});
