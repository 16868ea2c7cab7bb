//! Every text of up to three letters that is a piece: its moves among obstacles, by the oracle.

use super::*;

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
            let moves = Mobility {
                piece: &piece,
                grid: &grid,
                obstacles: &obstacles,
            };
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
