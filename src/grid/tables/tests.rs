//! Boards of all sizes against the oracle.

use std::vec;
use std::vec::Vec;

use super::*;
use crate::NONE;
use crate::test_boards::{Moves, pairs};
use crate::{Square, distance};

fn sizes() -> impl Iterator<Item = BoardSize> {
    (1..=16).flat_map(|files| (1..=16).filter_map(move |ranks| BoardSize::new(files, ranks)))
}

fn table(piece: Piece, size: BoardSize) -> Vec<u8> {
    let mut table = vec![99; size.squares() * size.squares()];
    assert_eq!(size.fill_table(piece, &mut table), Ok(()));
    table
}

fn compare(piece: Piece, size: BoardSize) {
    let squares = size.squares();
    let moves = Moves::of_code(piece.code(), size, [0; 3]);
    for (from, row) in table(piece, size).chunks(squares).enumerate() {
        assert_eq!(row, moves.map([from]), "{piece:?} {size:?} {from}");
        let mut map = vec![99; squares];
        assert_eq!(size.fill_map(piece, from, &mut map), Ok(()));
        assert_eq!(row, map);
    }
}

#[test]
fn slow_tables_and_maps_of_boards() {
    let sides = [1, 2, 3, 4, 7, 8, 9, 15, 16];
    let is_one = |side: usize| sides.contains(&side);
    for size in sizes().filter(|size| is_one(size.files()) && is_one(size.ranks())) {
        Piece::NAMED.into_iter().for_each(|piece| compare(piece, size));
    }
    for (files, ranks) in [(1, 16), (3, 3), (4, 9), (8, 8), (12, 10), (16, 16)] {
        let many = if files == 8 { 1 } else { 7 };
        let leapers = (256..512).filter_map(Piece::from_code).step_by(many);
        let size = BoardSize::new(files, ranks).expect("a size");
        leapers.for_each(|piece| compare(piece, size));
    }
}

/// Distances fit into a byte beside NONE: the largest is far below it. Boards and leapers are
/// symmetric, so a quarter of the start squares is enough, and the wider boards.
#[test]
fn slow_no_distance_comes_near_none() {
    let mut largest = 0;
    for size in sizes().filter(|size| size.files() >= size.ranks()) {
        let mut map = vec![0; size.squares()];
        let quarter = (0..size.ranks().div_ceil(2))
            .flat_map(|rank| (0..size.files().div_ceil(2)).map(move |file| (file, rank)));
        for (file, rank) in quarter {
            for piece in (256..512).filter_map(Piece::from_code) {
                let from = rank * size.files() + file;
                assert_eq!(size.fill_map(piece, from, &mut map), Ok(()));
                let reached = map.iter().filter(|&&distance| distance != NONE);
                largest = largest.max(reached.copied().max().unwrap_or(0));
            }
        }
    }
    assert_eq!(largest, 57);
}

#[test]
fn errors_leave_the_output_as_it_was() {
    for side in [i32::MIN, -1, 0, 17, 256, i32::MAX] {
        assert_eq!(BoardSize::new(side, 8), None);
        assert_eq!(BoardSize::new(8, side), None);
    }
    let size = BoardSize::new(3, 2).expect("a size");
    for length in 0..40 {
        let mut out = vec![99; length];
        let wrong = |expected| Err(FillError::Length { expected });
        if length != 36 {
            assert_eq!(size.fill_table(Piece::King, &mut out), wrong(36));
        }
        if length != 6 {
            assert_eq!(size.fill_map(Piece::King, 0, &mut out), wrong(6));
        }
        assert_eq!(size.fill_map(Piece::King, 6, &mut out), Err(FillError::Square));
        assert!(out.iter().all(|&byte| byte == 99));
    }
    assert_eq!([-1, 5, 6].map(|at| size.square(at)), [None, Some(5), None]);
}

/// Boards in larger arrays: the pairs of squares whose distance on the 8x8 part differs.
#[test]
fn mailbox_and_0x88_squares_are_squares_of_a_larger_board() {
    use Piece::{Bishop, King, Knight, Queen, Rook, Wazir};
    // A mailbox of 10x12, in which a1 is square 21, and the 16x8 squares of 0x88.
    for (files, ranks, a1, corners) in [(10, 12, 21, 8), (16, 8, 0, 4)] {
        let size = BoardSize::new(files, ranks).expect("a size");
        let at = |s: Square| a1 + s.rank().index() * size.files() + s.file().index();
        for piece in [King, Wazir, Bishop, Rook, Queen, Knight] {
            let table = table(piece, size);
            let other = pairs().filter(|&(a, b)| {
                table[at(a) * size.squares() + at(b)] != distance(piece, a, b).unwrap_or(NONE)
            });
            // All four corners; those on the h-file.
            let expected = if piece == Knight { corners } else { 0 };
            assert_eq!(other.count(), expected, "{piece:?} {size:?}");
        }
    }
}
