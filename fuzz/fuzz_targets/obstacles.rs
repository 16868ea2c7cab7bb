//! Everything among arbitrary obstacles on the board of chess: maps, sets, rings, trajectories, graphs,
//! second legs, costs and pawns that take against searches square by square; walks, squares that every
//! way enters and regions against the functions that say the same another way.
#![no_main]

use arbitrary::Arbitrary;
use chess_distance::{self as rules, Bitboard, Board, BoardSize, Color, DistanceMap, Graph};
use chess_distance::{Grid, GridObstacles, GridSquares, OnwardError, Piece, Square};
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
    squares: [u8; 2],
    from: u64,
    to: u64,
    moves: u8,
    prey: u64,
    captures: u8,
    black: bool,
    defender_to_move: bool,
    starts: [(u8, u8); 4],
    /// Changes of the piece's graph.
    edges: Vec<(u8, u64)>,
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

/// Fewest moves from squares that have a distance already.
fn search(moves: &Moves, start: [u8; 64]) -> [u8; 64] {
    let start = start.map(|byte| if byte == 255 { NO_WAY } else { byte.into() });
    bytes(&moves.costs(start.to_vec(), |_, _| 1)).try_into().expect("64 squares")
}

fn starts(set: u64) -> [u8; 64] {
    std::array::from_fn(|square| if set >> square & 1 != 0 { 0 } else { 255 })
}

fn check_graph(graph: &Graph, moves: &Moves, input: &Input, start: [u8; 64]) {
    let expected = search(moves, starts(input.from));
    let mut map = DistanceMap::NOWHERE;
    let largest = expected.into_iter().filter(|&distance| distance != 255).max().unwrap_or(0);
    assert_eq!((graph.map_into(Bitboard(input.from), &mut map), map.0), (largest, expected));
    for (from, map) in graph.matrix().0.iter().enumerate() {
        assert_eq!(*map, search(moves, starts(1 << from)));
    }
    let reversed = search(&moves.backward(), starts(input.from));
    assert_eq!(graph.reverse().map(Bitboard(input.from)).0, reversed);
    check_onward(graph.onward(&DistanceMap(start)), moves, start);
}

fn check_onward(found: Result<DistanceMap, OnwardError>, moves: &Moves, start: [u8; 64]) {
    let expected = match start {
        _ if start.iter().any(|distance| (192..255).contains(distance)) => Err(OnwardError::TooFar),
        _ if start == [255; 64] => Err(OnwardError::NothingStarts),
        _ => Ok(search(moves, start)),
    };
    assert_eq!(found.map(|map| map.0), expected);
}

/// Fewest moves of a pawn between all squares, in the graph of squares with the captures made, 0 to 8.
fn pawn_moves(color: Color, input: &Input, board: &Board) -> Vec<[u8; 64]> {
    let (code, forward) = if color == Color::White { (6, 1) } else { (7, -1) };
    let sets = [board.own.0, board.enemy.0, board.avoid.0];
    let advances = Moves::of_code(code, BoardSize::CHESS, sets);
    let prey = input.prey & !(board.own | board.avoid).0;
    let next = |node: usize| {
        let (at, made) = (node / 9, node % 9);
        let (file, rank) = (at as i32 % 8, at as i32 / 8 + forward);
        let beside = [file - 1, file + 1].into_iter().filter(|file| (0..8).contains(file));
        let beside = beside.filter(|_| (0..8).contains(&rank) && made < 8);
        let taken = beside.map(|file| (8 * rank + file) as usize);
        let taken = taken.filter(|to| prey >> to & 1 != 0).map(|to| 9 * to + made + 1);
        advances.0[at].iter().map(|to| 9 * to + made).chain(taken).collect()
    };
    let all = Moves((0..64 * 9).map(next).collect());
    let most = usize::from(input.captures.min(8));
    let from = (0..64).map(|from| all.map([9 * from]));
    from.map(|map| std::array::from_fn(|to| map[9 * to..=9 * to + most].iter().copied().min()))
        .map(|moves: [Option<u8>; 64]| moves.map(|least| least.unwrap_or(255)))
        .collect()
}

fn check_pawn(color: Color, input: &Input, board: &Board) {
    let all = pawn_moves(color, input, board);
    let least = |moves: &dyn Fn(usize) -> u8| members(input.from).map(moves).min().unwrap_or(255);
    let there: [u8; 64] = std::array::from_fn(|to| least(&|from| all[from][to]));
    let back: [u8; 64] = std::array::from_fn(|from| least(&|to| all[from][to]));
    let (prey, captures) = (Bitboard(input.prey), input.captures.into());
    let pawn = rules::Pawn { color, prey, captures, board: *board };
    assert_eq!(pawn.map(Bitboard(input.from)).0, there);
    assert_eq!(pawn.map_to(Bitboard(input.from)).0, back);
}

/// The graph of the piece, with changes.
fn graphs(input: &Input, piece: Piece, board: &Board, mut moves: Moves) {
    let mut start = [255; 64];
    for (square, distance) in input.starts {
        start[usize::from(square & 63)] = distance;
    }

    let back = search(&moves.backward(), starts(input.from));
    assert_eq!(rules::map_to(piece, Bitboard(input.from), board).0, back);
    check_onward(rules::onward(piece, &DistanceMap(start), board), &moves, start);

    let mut graph = Graph::new(piece, board);
    check_graph(&graph, &moves, input, start);
    for &(from, row) in &input.edges {
        let from = usize::from(from & 63);
        graph.0[from].0 ^= row;
        moves.0[from] = (0..64).filter(|&to| graph.0[from].0 >> to & 1 != 0).collect();
    }
    check_graph(&graph, &moves, input, start);
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

/// Weights of squares, and in a graph moves that cost nothing.
fn costs(input: &Input, piece: Piece, board: &Board, moves: &Moves) {
    let (from, plus) = (Bitboard(input.from), [input.prey, input.to]);
    let start = || starts(input.from).map(|byte| if byte == 255 { NO_WAY } else { 0 }).to_vec();
    let weight = |to: usize| (plus[0] >> to & 1) + 2 * (plus[1] >> to & 1);
    let expected = bytes(&moves.costs(start(), |_, to| 1 + weight(to) as u32));
    let mut map = DistanceMap::NOWHERE;
    rules::weighted_map_into(piece, from, Bitboard(plus[0]), Bitboard(plus[1]), board, &mut map);
    assert_eq!(map.0[..], expected);
    // Moves to the squares of a set are free.
    let mut graphs = [Graph::new(piece, board); 2];
    for from in 0..64 {
        graphs[0].0[from].0 &= input.to;
        graphs[1].0[from].0 &= !input.to;
    }
    let expected = bytes(&moves.costs(start(), |_, to| u32::from(input.to >> to & 1 == 0)));
    rules::cost_map_into(&graphs[0], &graphs[1], from, &mut map);
    assert_eq!(map.0[..], expected);
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
    let squares = input.squares.map(|square| Square::new(i32::from(square & 63)).expect("masked"));
    between_sets(piece, &board, Bitboard(input.from), Bitboard(input.to));
    walks(piece, &board, squares, usize::from(input.moves & 63));
    costs(&input, piece, &board, &all);
    regions(piece, &board, &input, squares);
    graphs(&input, piece, &board, all);
    check_pawn(Color::White, &input, &board);
    check_pawn(Color::Black, &input, &board);
});
