//! Maps, sets, rings and trajectories among arbitrary obstacles against a queue search.
#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use chess_distance::{Bitboard, Board, Piece, Square};
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/obstacles/oracle.rs"]
#[allow(dead_code)]
mod oracle;

use oracle::Oracle;

#[derive(Arbitrary, Debug)]
struct Input {
    piece: u8,
    own: [u64; 2],
    enemy: [u64; 2],
    avoid: [u64; 2],
    density: u8,
    from: u8,
    to: u8,
    set: u64,
    other: u64,
    moves: i8,
}

const LEAPERS: [i32; 5] = [256 + 17, 256 + 2, 256 + 19, 256 + 35, 256 + 3 * 16 + 4];

fn sets(input: &Input) -> [u64; 3] {
    [(input.own, 0), (input.enemy, 2), (input.avoid, 4)].map(|([first, second], shift)| match input
        .density
        >> shift
        & 3
    {
        0 => 0,
        1 => first & second,
        2 => first,
        _ => first | second,
    })
}

fn check_distances(input: &Input, piece: Piece, board: &Board, oracle: &Oracle) {
    let start = usize::from(input.from & 63);
    let from = Square::new(start as i32).expect("masked");
    let map = oracle.map(start);
    let ours = chess_distance::map(piece, Bitboard::of(from), board);
    let matrix = chess_distance::matrix(piece, board);
    for to in Square::all() {
        assert_eq!(ours[to], map[to.index()], "{from} to {to}");
        assert_eq!(
            matrix.0[from.index()][to.index()],
            map[to.index()],
            "matrix {from} to {to}"
        );
        let known = (map[to.index()] != 255).then_some(map[to.index()]);
        assert_eq!(chess_distance::path(piece, from, to, board), known);
    }
    let maps: Vec<Vec<u8>> = Bitboard(input.set)
        .into_iter()
        .map(|sq| oracle.map(sq.index()))
        .collect();
    let least = |to: usize| maps.iter().map(|map| map[to]).min().unwrap_or(255);
    let set_map = chess_distance::map(piece, Bitboard(input.set), board);
    let (mut within, mut ring) = (0u64, 0u64);
    for to in 0..64 {
        let sq = Square::new(to as i32).expect("in range");
        assert_eq!(set_map[sq], least(to), "set to {sq}");
        let distance = i32::from(least(to));
        within |= u64::from(distance != 255 && distance <= i32::from(input.moves)) << to;
        ring |= u64::from(distance != 255 && distance == i32::from(input.moves)) << to;
    }
    if let Ok(moves) = u32::try_from(input.moves) {
        assert_eq!(
            chess_distance::within(piece, Bitboard(input.set), moves, board).0,
            within
        );
        assert_eq!(
            chess_distance::ring(piece, Bitboard(input.set), moves, board).0,
            ring
        );
    }
    let nearest = Bitboard(input.other)
        .into_iter()
        .map(|sq| least(sq.index()))
        .min();
    assert_eq!(
        chess_distance::set_distance(piece, Bitboard(input.set), Bitboard(input.other), board),
        nearest.filter(|&distance| distance != 255)
    );
}

fn check_trajectories(input: &Input, piece: Piece, board: &Board, oracle: &Oracle) {
    const MOST: usize = 60;
    let (start, target) = (usize::from(input.from & 63), usize::from(input.to & 63));
    let [from, to] = [start, target].map(|sq| Square::new(sq as i32).expect("masked"));
    let paths = oracle.paths(start, target, MOST);
    let count = chess_distance::trajectory_count(piece, from, to, board);
    if paths.len() < MOST {
        assert_eq!(count, paths.len() as u64, "{from} to {to}");
    } else {
        assert!(count >= MOST as u64);
    }
    for (index, path) in paths.iter().enumerate() {
        let mut visited = Vec::new();
        let length =
            chess_distance::visit_trajectory(piece, from, to, board, index as u64, |_, sq| {
                visited.push(sq.index());
            });
        assert_eq!(
            (length, &visited),
            (Ok(path.len() - 1), path),
            "index {index}"
        );
    }
    if paths.len() < MOST && !paths.is_empty() {
        let mut layers = [Bitboard::EMPTY; 64];
        chess_distance::trajectory_layers(piece, from, to, board, &mut layers);
        for (ply, layer) in layers.iter().enumerate() {
            let expected = paths
                .iter()
                .filter_map(|path| path.get(ply))
                .fold(0, |set, sq| set | 1 << sq);
            assert_eq!(layer.0, expected, "ply {ply}");
        }
    }
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
    let code = match input.piece % 16 {
        piece @ 0..11 => i32::from(piece),
        leaper => LEAPERS[usize::from(leaper) - 11],
    };
    let piece = Piece::from_code(code).expect("a piece");
    let [own, enemy, avoid] = sets(input);
    let board = Board {
        own: Bitboard(own),
        enemy: Bitboard(enemy),
        avoid: Bitboard(avoid),
    };
    let oracle = Oracle::with_sets(code, [own, enemy, avoid]);
    check_distances(input, piece, &board, &oracle);
    check_trajectories(input, piece, &board, &oracle);
}
