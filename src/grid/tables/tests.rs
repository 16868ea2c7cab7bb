//! Boards of all sizes against a queue search by single moves.

use std::collections::{HashMap, VecDeque};
use std::string::ToString;
use std::vec;
use std::vec::Vec;

use super::*;
use crate::NONE;
use crate::{Square, distance};

const KINGLIKE: [(i32, i32); 8] = [
    (1, 0),
    (0, 1),
    (-1, 0),
    (0, -1),
    (1, 1),
    (-1, 1),
    (-1, -1),
    (1, -1),
];

fn sizes() -> impl Iterator<Item = BoardSize> {
    (1..=16).flat_map(|files| (1..=16).filter_map(move |ranks| BoardSize::new(files, ranks)))
}

fn jumps(m: i32, n: i32) -> Vec<(i32, i32)> {
    let signs = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    let both = |(x, y)| [(x * m, y * n), (x * n, y * m)];
    signs.into_iter().flat_map(both).collect()
}

/// Differences of file and rank.
type Steps = Vec<(i32, i32)>;

/// The steps of a piece that are a move each, and the steps that a move may repeat.
fn steps(piece: Piece) -> (Steps, Steps) {
    let lines = KINGLIKE[..4].to_vec();
    let diagonals = KINGLIKE[4..].to_vec();
    match piece {
        Piece::King => (KINGLIKE.to_vec(), vec![]),
        Piece::Wazir => (lines, vec![]),
        Piece::Knight => (jumps(1, 2), vec![]),
        Piece::Bishop => (vec![], diagonals),
        Piece::Rook => (vec![], lines),
        Piece::Queen => (vec![], KINGLIKE.to_vec()),
        Piece::Archbishop => (jumps(1, 2), diagonals),
        Piece::Chancellor => (jumps(1, 2), lines),
        Piece::Amazon => (jumps(1, 2), KINGLIKE.to_vec()),
        Piece::Leaper(leaper) => (jumps(leaper.jump().0, leaper.jump().1), vec![]),
        Piece::WhitePawn => (vec![(0, 1)], vec![]),
        Piece::BlackPawn => (vec![(0, -1)], vec![]),
    }
}

fn search(piece: Piece, size: BoardSize, from: usize) -> Vec<u8> {
    let (files, ranks) = (size.files() as i32, size.ranks() as i32);
    let (single, repeated) = steps(piece);
    let mut distances = vec![NONE; size.squares()];
    distances[from] = 0;
    let mut queue = VecDeque::from([from]);
    while let Some(square) = queue.pop_front() {
        let (file, rank) = (square as i32 % files, square as i32 / files);
        let mut visit = |file: i32, rank: i32| {
            let inside = (0..files).contains(&file) && (0..ranks).contains(&rank);
            if inside {
                let to = (rank * files + file) as usize;
                if distances[to] == NONE {
                    distances[to] = distances[square] + 1;
                    queue.push_back(to);
                }
            }
            inside
        };
        for &(x, y) in &single {
            visit(file + x, rank + y);
        }
        for &(x, y) in &repeated {
            let _last = (1..).find(|&times| !visit(file + times * x, rank + times * y));
        }
        match piece {
            Piece::WhitePawn if rank == 1 => _ = visit(file, rank + 2),
            Piece::BlackPawn if rank == ranks - 2 => _ = visit(file, rank - 2),
            _ => {}
        }
    }
    distances
}

fn compare(piece: Piece, size: BoardSize) {
    let squares = size.squares();
    let mut table = vec![99; squares * squares];
    assert_eq!(size.fill_table(piece, &mut table), Ok(()));
    for (from, row) in table.chunks(squares).enumerate() {
        assert_eq!(row, search(piece, size, from), "{piece:?} {size:?} {from}");
        let mut map = vec![99; squares];
        assert_eq!(size.fill_map(piece, from, &mut map), Ok(()));
        assert_eq!(row, map);
    }
}

#[test]
fn named_pieces_on_every_board() {
    for size in sizes() {
        for piece in Piece::NAMED {
            compare(piece, size);
        }
    }
}

#[test]
fn leapers_on_many_boards() {
    let leapers = [(0, 2), (1, 1), (1, 3), (2, 3), (0, 15), (7, 8), (15, 15)];
    for (m, n) in leapers {
        let piece = Piece::leaper(m, n).expect("a leaper");
        for (files, ranks) in [
            (1, 1),
            (1, 16),
            (16, 1),
            (3, 3),
            (4, 9),
            (8, 8),
            (12, 10),
            (15, 16),
            (16, 16),
        ] {
            compare(piece, BoardSize::new(files, ranks).expect("a size"));
        }
    }
}

#[test]
fn the_chess_board_is_one_of_them() {
    let leapers = (0..16).flat_map(|n| (0..=n).filter_map(move |m| Piece::leaper(m, n)));
    for piece in Piece::NAMED.into_iter().chain(leapers) {
        let mut table = [99; 4096];
        assert_eq!(BoardSize::CHESS.fill_table(piece, &mut table), Ok(()));
        for (pair, &filled) in table.iter().enumerate() {
            let (a, b) = (Square::wrapping(pair / 64), Square::wrapping(pair));
            assert_eq!(
                filled,
                distance(piece, a, b).unwrap_or(NONE),
                "{piece:?} {a} {b}"
            );
        }
    }
}

/// Distances fit into a byte beside NONE: the largest is far below it. Boards and leapers are
/// symmetric, so a quarter of the start squares is enough, and the wider boards.
#[test]
fn no_distance_comes_near_none() {
    let mut largest = 0;
    for size in sizes().filter(|size| size.files() >= size.ranks()) {
        let mut map = vec![0; size.squares()];
        let quarter = (0..size.ranks().div_ceil(2))
            .flat_map(|rank| (0..size.files().div_ceil(2)).map(move |file| (file, rank)));
        for (file, rank) in quarter {
            for piece in (0..16).flat_map(|n| (0..=n).filter_map(move |m| Piece::leaper(m, n))) {
                let from = rank * size.files() + file;
                assert_eq!(size.fill_map(piece, from, &mut map), Ok(()));
                let reached = map.iter().filter(|&&distance| distance != NONE);
                largest = largest.max(reached.copied().max().unwrap_or(0));
            }
        }
    }
    assert_eq!(largest, 57);
}

fn largest(piece: Piece, files: i32, ranks: i32) -> u8 {
    let size = BoardSize::new(files, ranks).expect("a size");
    let mut table = vec![0; size.squares() * size.squares()];
    assert_eq!(size.fill_table(piece, &mut table), Ok(()));
    table.into_iter().max().expect("a square")
}

#[test]
fn known_figures() {
    assert_eq!(largest(Piece::Knight, 12, 10), 8);
    assert_eq!(largest(Piece::Knight, 16, 16), 11);
    assert_eq!(largest(Piece::Knight, 3, 3), NONE, "its middle");
    assert_eq!(largest(Piece::King, 16, 16), 15);
    assert_eq!(largest(Piece::Wazir, 16, 16), 30);
}

#[test]
fn errors_leave_the_output_as_it_was() {
    for side in [i32::MIN, -1, 0, 17, 256, i32::MAX] {
        assert_eq!(BoardSize::new(side, 8), None);
        assert_eq!(BoardSize::new(8, side), None);
    }
    let size = BoardSize::new(3, 2).expect("a size");
    for length in (0..40).filter(|&length| length != 36) {
        let mut out = vec![99; length];
        let wrong = Err(FillError::Length { expected: 36 });
        assert_eq!(size.fill_table(Piece::King, &mut out), wrong);
        assert!(out.iter().all(|&byte| byte == 99));
    }
    for length in [0, 5, 7] {
        let mut out = vec![99; length];
        let wrong = Err(FillError::Length { expected: 6 });
        assert_eq!(size.fill_map(Piece::King, 0, &mut out), wrong);
        assert_eq!(
            size.fill_map(Piece::King, 6, &mut out),
            Err(FillError::Square)
        );
        assert!(out.iter().all(|&byte| byte == 99));
    }
    assert_eq!(
        (size.square(-1), size.square(5), size.square(6)),
        (None, Some(5), None)
    );
}

/// The pairs of squares whose distance on the 8x8 part of a larger board differs.
fn other_distances(piece: Piece, size: BoardSize, first: usize) -> usize {
    let squares = size.squares();
    let mut table = vec![0; squares * squares];
    assert_eq!(size.fill_table(piece, &mut table), Ok(()));
    let at = |square: Square| first + square.rank().index() * size.files() + square.file().index();
    let pairs = Square::all().flat_map(|a| Square::all().map(move |b| (a, b)));
    pairs
        .filter(|&(a, b)| table[at(a) * squares + at(b)] != distance(piece, a, b).unwrap_or(NONE))
        .count()
}

/// The statements of docs/grids.md about boards in larger arrays.
#[test]
fn mailbox_and_0x88_squares_are_squares_of_a_larger_board() {
    let mailbox = BoardSize::new(10, 12).expect("a size"); // a1 is square 21
    let x88 = BoardSize::new(16, 8).expect("a size"); // a1 is square 0
    for piece in [
        Piece::King,
        Piece::Wazir,
        Piece::Bishop,
        Piece::Rook,
        Piece::Queen,
    ] {
        assert_eq!(other_distances(piece, mailbox, 21), 0, "{piece:?}");
        assert_eq!(other_distances(piece, x88, 0), 0, "{piece:?}");
    }
    // All four corners; those on the h-file.
    assert_eq!(other_distances(Piece::Knight, mailbox, 21), 8);
    assert_eq!(other_distances(Piece::Knight, x88, 0), 4);
}

#[test]
fn errors_say_what_is_wrong() {
    let length = FillError::Length { expected: 36 };
    assert_eq!(length.to_string(), "the output must have 36 bytes");
    let square = FillError::Square.to_string();
    assert_eq!(square, "the start square is not on the board");
}

/// Whether pairs of squares with the same difference have the same distance on any two small
/// boards.
fn depends_on_the_difference_alone(piece: Piece) -> bool {
    let mut distances = HashMap::new();
    sizes()
        .filter(|size| size.files() < 6 && size.ranks() < 6)
        .all(|size| {
            (0..size.squares()).all(|from| {
                let map = search(piece, size, from);
                map.into_iter().enumerate().all(|(to, distance)| {
                    let files = (from % size.files()).abs_diff(to % size.files());
                    let ranks = (from / size.files()).abs_diff(to / size.files());
                    *distances.entry((files, ranks)).or_insert(distance) == distance
                })
            })
        })
}

#[test]
fn a_pattern_is_for_the_pieces_that_no_edge_is_in_the_way_of() {
    for piece in Piece::NAMED {
        assert_eq!(
            is_by_difference(piece),
            depends_on_the_difference_alone(piece),
            "{piece:?}"
        );
    }
}
