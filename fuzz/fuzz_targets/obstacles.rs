//! Maps, sets, rings, trajectories, graphs, second legs and pawns that take, among arbitrary obstacles:
//! against searches square by square.
#![no_main]

use std::collections::VecDeque;

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

/// Fewest moves of a pawn over squares and captures made.
fn pawn(color: Color, from: usize, input: &Input, closed: Bitboard, advances: &Moves) -> [u8; 64] {
    let (forward, last) = if color == Color::White { (1, 7) } else { (-1, 0) };
    let mut known = [[255u8; 9]; 64];
    known[from][0] = 0;
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((at, made)) = queue.pop_front() {
        let mut next: Vec<_> = advances.0[at].iter().map(|&to| (to, made)).collect();
        let (file, rank) = (at as i32 % 8, at as i32 / 8);
        for file in [file - 1, file + 1] {
            let to = (8 * (rank + forward) + file) as usize;
            let is_square = rank != last && (0..8).contains(&file);
            if is_square && input.prey >> to & 1 != 0 && closed.0 >> to & 1 == 0 {
                next.push((to, made + 1));
            }
        }
        for (to, now) in next {
            if now <= usize::from(input.captures) && known[to][now] == 255 {
                known[to][now] = known[at][made] + 1;
                queue.push_back((to, now));
            }
        }
    }
    known.map(|by_captures| by_captures.into_iter().min().unwrap_or(255))
}

fn check_pawn(color: Color, input: &Input, board: &Board) {
    let code = if color == Color::White { 6 } else { 7 };
    let advances =
        Moves::of_code(code, BoardSize::CHESS, [board.own.0, board.enemy.0, board.avoid.0]);
    let closed = board.own | board.avoid;
    let all: Vec<_> = (0..64).map(|from| pawn(color, from, input, closed, &advances)).collect();
    let set = || (0..64).filter(|square| input.from >> square & 1 != 0);
    let least = |moves: &dyn Fn(usize) -> u8| set().map(moves).min().unwrap_or(255);
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
    graphs(&input, piece, &board, all);
    check_pawn(Color::White, &input, &board);
    check_pawn(Color::Black, &input, &board);
});
