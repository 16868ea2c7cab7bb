//! Graphs, second legs, backward maps and pawns that take, against searches square by square.
#![no_main]

use std::collections::VecDeque;

use arbitrary::{Arbitrary, Unstructured};
use chess_distance::{Bitboard, Board, Color, DistanceMap, Graph, OnwardError, Piece, Square};
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/obstacles/oracle.rs"]
#[allow(dead_code)]
mod oracle;

use oracle::Oracle;

#[derive(Arbitrary, Debug)]
struct Input {
    piece: u8,
    sets: [u64; 3],
    from: u64,
    prey: u64,
    captures: u8,
    starts: [(u8, u8); 4],
    edges: Vec<(u8, u64)>,
}

/// Fewest moves over lists of neighbors, from squares that have a distance already.
fn search(neighbors: &[Vec<usize>], start: &[u8; 64]) -> [u8; 64] {
    let mut known = start.map(usize::from);
    let mut queue: VecDeque<usize> = (0..64).filter(|&sq| start[sq] != 255).collect();
    while let Some(from) = queue.pop_front() {
        for &to in &neighbors[from] {
            if known[to] > known[from] + 1 {
                known[to] = known[from] + 1;
                queue.push_back(to);
            }
        }
    }
    known.map(|distance| u8::try_from(distance).expect("at most 191 + 63"))
}

fn starts(set: u64) -> [u8; 64] {
    core::array::from_fn(|sq| if set >> sq & 1 != 0 { 0 } else { 255 })
}

fn transposed(neighbors: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let leads = |from: usize, to: usize| neighbors[from].contains(&to);
    (0..64)
        .map(|to| (0..64).filter(|&from| leads(from, to)).collect())
        .collect()
}

fn largest(map: &[u8; 64]) -> u8 {
    map.iter()
        .copied()
        .filter(|&distance| distance != 255)
        .max()
        .unwrap_or(0)
}

fn check_graph(graph: &Graph, neighbors: &[Vec<usize>], input: &Input, start: &[u8; 64]) {
    let expected = search(neighbors, &starts(input.from));
    let mut map = DistanceMap::NOWHERE;
    assert_eq!(
        graph.map_into(Bitboard(input.from), &mut map),
        largest(&expected)
    );
    assert_eq!(map.0, expected);
    let matrix = graph.matrix();
    for from in 0..64 {
        assert_eq!(matrix.0[from], search(neighbors, &starts(1 << from)));
    }
    let reversed = search(&transposed(neighbors), &starts(input.from));
    assert_eq!(graph.reverse().map(Bitboard(input.from)).0, reversed);
    check_onward(graph.onward(&DistanceMap(*start)), start, || {
        search(neighbors, start)
    });
}

fn check_onward(
    found: Result<DistanceMap, OnwardError>,
    start: &[u8; 64],
    expected: impl FnOnce() -> [u8; 64],
) {
    if start.iter().any(|&distance| (192..255).contains(&distance)) {
        assert_eq!(found, Err(OnwardError::TooFar));
    } else if *start == [255; 64] {
        assert_eq!(found, Err(OnwardError::NothingStarts));
    } else {
        assert_eq!(found.map(|map| map.0), Ok(expected()));
    }
}

/// Fewest moves of a pawn over squares and captures made.
fn pawn(color: Color, from: usize, input: &Input, oracle: &Oracle) -> [u8; 64] {
    let (forward, last) = if color == Color::White {
        (1, 7)
    } else {
        (-1, 0)
    };
    let mut known = [[255u8; 9]; 64];
    known[from][0] = 0;
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((at, made)) = queue.pop_front() {
        let mut next: Vec<(usize, usize)> =
            oracle.moves(at).iter().map(|&to| (to, made)).collect();
        for side in [-1, 1] {
            let (file, rank) = (at as i32 % 8 + side, at as i32 / 8 + forward);
            if at as i32 / 8 != last && (0..8).contains(&file) {
                let to = (8 * rank + file) as usize;
                if input.prey >> to & 1 != 0 && !oracle.own[to] && !oracle.avoid[to] {
                    next.push((to, made + 1));
                }
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
    let oracle = Oracle::with_sets(code, input.sets);
    let all: Vec<[u8; 64]> = (0..64)
        .map(|from| pawn(color, from, input, &oracle))
        .collect();
    let (mut there, mut back) = ([255; 64], [255; 64]);
    for from in 0..64 {
        for to in 0..64 {
            if input.from >> from & 1 != 0 {
                there[to] = all[from][to].min(there[to]);
            }
            if input.from >> to & 1 != 0 {
                back[from] = all[from][to].min(back[from]);
            }
        }
    }
    let (set, prey, captures) = (
        Bitboard(input.from),
        Bitboard(input.prey),
        input.captures.into(),
    );
    assert_eq!(
        chess_distance::pawn_map(color, set, prey, captures, board).0,
        there
    );
    assert_eq!(
        chess_distance::pawn_map_to(color, set, prey, captures, board).0,
        back
    );
}

// Several positions, so that a few inputs cover everything.
fuzz_target!(|data: &[u8]| {
    let mut choices = Unstructured::new(data);
    for _ in 0..8 {
        if choices.is_empty() {
            break;
        }
        check(&Input::arbitrary(&mut choices).expect("bytes never run out"));
    }
});

fn check(input: &Input) {
    let code = match input.piece % 14 {
        piece @ 0..11 => i32::from(piece),
        leaper => [256 + 17, 256 + 19, 256 + 35][usize::from(leaper) - 11],
    };
    let piece = Piece::from_code(code).expect("a piece");
    let [own, enemy, avoid] = input.sets.map(Bitboard);
    let board = Board { own, enemy, avoid };
    let oracle = Oracle::with_sets(code, input.sets);
    let mut start = [255; 64];
    for (square, distance) in input.starts {
        start[usize::from(square & 63)] = distance;
    }

    let mut neighbors: Vec<Vec<usize>> = (0..64).map(|from| oracle.moves(from).to_vec()).collect();
    let back = search(&transposed(&neighbors), &starts(input.from));
    assert_eq!(
        chess_distance::map_to(piece, Bitboard(input.from), &board).0,
        back
    );
    let found = chess_distance::onward(piece, &DistanceMap(start), &board);
    check_onward(found, &start, || search(&neighbors, &start));

    let mut graph = Graph::new(piece, &board);
    check_graph(&graph, &neighbors, input, &start);
    for &(from, row) in &input.edges {
        let from = usize::from(from & 63);
        graph[Square::new(from as i32).expect("masked")] ^= Bitboard(row);
        neighbors[from] = (0..64)
            .filter(|&to| graph.0[from].0 >> to & 1 != 0)
            .collect();
    }
    check_graph(&graph, &neighbors, input, &start);
    check_pawn(Color::White, input, &board);
    check_pawn(Color::Black, input, &board);
}
