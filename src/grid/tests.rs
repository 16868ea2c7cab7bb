//! Boards of any size against the oracle, texts of pieces, and sets of squares.

use std::format;
use std::string::String;
use std::vec;
use std::vec::Vec;

use super::*;
use crate::test_boards::for_each_cpu;
use crate::test_boards::oracle::{Moves, NO_WAY, Oracle, bytes, largest};
use crate::{BoardSize, Color, GridSquares, GridTerritory, NONE};

mod moves;
mod properties;
mod texts;

fn size(files: i32, ranks: i32) -> BoardSize {
    BoardSize::new(files, ranks).expect("a size")
}

fn piece(betza: &str) -> GridPiece {
    GridPiece::new(betza, Color::White).expect(betza)
}

fn set(random: &mut fastrand::Rng, eighths: u8) -> GridSquares {
    let mut set = GridSquares::EMPTY;
    for square in 0..=255 {
        if random.u8(..8) < eighths {
            set |= GridSquares::of(square);
        }
    }
    set
}

#[test]
fn sets_by_their_members() {
    let mut random = fastrand::Rng::with_seed(6);
    for eighths in [0, 1, 4, 7, 8] {
        let (one, other) = (set(&mut random, eighths), set(&mut random, 4));
        let those = |test: &dyn Fn(u8) -> bool| (0..=255).filter(|&at| test(at)).collect();
        let members = |set: GridSquares| -> Vec<u8> { those(&|at| set.contains(at)) };
        let both = |test: fn(bool, bool) -> bool| -> Vec<u8> {
            those(&|at| test(one.contains(at), other.contains(at)))
        };
        assert_eq!(members(one & other), both(|a, b| a & b));
        assert_eq!(members(one | other), both(|a, b| a | b));
        assert_eq!(members(one.without(other)), both(|a, b| a & !b));
        assert_eq!(members(!one), both(|a, _| !a));
        let some: Vec<u8> = one.iter().collect();
        assert_eq!(some, members(one));
        let found = (one.len() as usize, one.is_empty());
        assert_eq!(found, (some.len(), some.is_empty()));
    }
    for word in 0..4 {
        assert!(!GridSquares::of(64 * word).is_empty());
    }
    for n in 0..=256 {
        assert!(GridSquares::below(n).iter().map(usize::from).eq(0..n));
    }
}

#[test]
fn structures_that_are_no_board() {
    let board = Grid::new(size(9, 10));
    for (files, ranks) in [(false, false), (true, false), (false, true), (true, true)] {
        let grid = board.wrapping(files, ranks);
        assert!(grid.is_valid());
        assert_eq!((grid.wraps_files(), grid.wraps_ranks()), (files, ranks));
    }
    for (files, ranks, wrap, reserved) in
        [(9, 10, -1, 0), (9, 10, 4, 0), (9, 10, 8, 0), (17, 10, 0, 0), (9, 0, 0, 0), (9, 10, 0, 1)]
    {
        let (holes, first) = (board.holes, board.first);
        let grid = Grid { files, ranks, wrap, reserved, holes, first };
        assert!(!grid.is_valid(), "{grid:?}");
    }
}

const LETTERS: &str = "WFDNAHLCJZGKRBQmceinpgfblrvsh0123456789";

/// How many of them are pieces. `WW1` and its kind are not: the second letter ends the part.
const PIECES: usize = 21_031;

/// A board on which every leap of a letter has room, and every way finds something in its way.
fn board() -> (Grid, GridObstacles) {
    let square = |file: u8, rank: u8| GridSquares::of(9 * rank + file);
    let grid = Grid {
        holes: square(4, 8) | square(2, 3),
        first: square(4, 4),
        ..Grid::new(size(9, 10)).wrapping(true, false)
    };
    let obstacles = GridObstacles {
        own: square(6, 4) | square(1, 1) | square(5, 5) | square(4, 1),
        enemy: square(4, 5) | square(8, 4) | square(3, 2) | square(7, 7) | square(3, 7),
        avoid: square(3, 4) | square(6, 5) | square(2, 6),
        stop: GridSquares::EMPTY,
    };
    (grid, obstacles)
}

/// The texts of up to three letters, pieces or not.
fn texts() -> Vec<String> {
    let mut texts = vec![String::new()];
    let mut longest = texts.clone();
    for _ in 0..3 {
        let longer = longest
            .iter()
            .flat_map(|text| LETTERS.chars().map(move |letter| format!("{text}{letter}")));
        longest = longer.collect();
        texts.extend_from_slice(&longest);
    }
    texts
}

/// The moves of every text of up to three letters that is a piece, among obstacles.
#[test]
fn every_text_of_three_letters_moves_as_by_explicit_moves() {
    let (grid, obstacles) = board();
    let mut pieces = 0;
    for text in texts() {
        for color in [Color::White, Color::Black] {
            let Ok(piece) = GridPiece::new(&text, color) else {
                continue;
            };
            pieces += 1;
            let moves = Mobility { piece: &piece, grid: &grid, obstacles: &obstacles };
            let oracle = Oracle::new(&text, color == Color::Black, &grid, &obstacles);
            // A square of `first`, and one that is not.
            for from in [9 * 4 + 4, 9 * 5 + 3] {
                let found = moves.moves(&GridSquares::of(from));
                assert_eq!(found, oracle.moves(from), "{text} {color:?} {from}");
            }
        }
    }
    assert_eq!(pieces, 2 * PIECES);
}
