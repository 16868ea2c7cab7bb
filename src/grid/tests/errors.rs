//! Slices of wrong lengths, and a text that is no piece.

use std::string::ToString;

use super::*;
use crate::{FillError, OnwardError, ParsePieceError};

#[test]
fn a_slice_of_another_length_stays_as_it_was() {
    let piece = GridPiece::new("K", Color::White).expect("a king");
    let grid = Grid::new(BoardSize::new(9, 10).expect("a size"));
    let moves = Mobility {
        piece: &piece,
        grid: &grid,
        obstacles: &GridObstacles::NONE,
    };
    let from = GridSquares::of(0);
    let mut out = [7; 89];
    let short = Err(FillError::Length { expected: 90 });
    assert_eq!(moves.map(&from, &mut out), short);
    assert_eq!(moves.map_to(&from, &mut out), short);
    let short = Err(FillError::Length { expected: 8100 });
    assert_eq!(moves.matrix(&mut out), short);
    let short = Err(OnwardError::NothingStarts);
    assert_eq!(moves.onward(&[0; 90], &mut out), short);
    assert_eq!(out, [7; 89]);
}

#[test]
fn structures_that_are_no_board() {
    let board = Grid::new(BoardSize::new(9, 10).expect("a size"));
    for (files, ranks) in [(false, false), (true, false), (false, true), (true, true)] {
        let grid = board.wrapping(files, ranks);
        assert!(grid.is_valid());
        assert_eq!((grid.wraps_files(), grid.wraps_ranks()), (files, ranks));
    }
    for wrap in [-1, 4, 5, 8] {
        assert!(!Grid { wrap, ..board }.is_valid(), "{wrap}");
    }
    assert!(!Grid { files: 17, ..board }.is_valid());
    assert!(!Grid { ranks: 0, ..board }.is_valid());
    assert!(
        !Grid {
            reserved: 1,
            ..board
        }
        .is_valid()
    );
}

#[test]
fn an_error_says_that_a_text_is_no_piece() {
    let text = "the text is no piece in Betza's notation";
    assert_eq!(ParsePieceError.to_string(), text);
}
