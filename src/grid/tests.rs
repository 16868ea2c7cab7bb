//! Boards of any size against a search over explicit moves, against the pieces of the chess board,
//! and against known figures.

use std::vec;
use std::vec::Vec;

use super::*;
use crate::test_boards::for_each_cpu;
use crate::{Bitboard, Board, BoardSize, Color, GridSquares, GridTerritory, NONE, Piece};

mod cases;
mod errors;
mod every_text;
mod moves;
mod notation;
mod oracle;
mod pieces;
mod properties;
mod squares;
mod texts;
mod ways;

fn size(files: i32, ranks: i32) -> BoardSize {
    BoardSize::new(files, ranks).expect("a size")
}

fn piece(betza: &str) -> GridPiece {
    GridPiece::new(betza, Color::White).expect(betza)
}

/// Of all pairs of an empty board: the sum and the largest of the distances, the pairs without a
/// way; and the largest from the first square.
fn all_pairs(betza: &str, grid: &Grid) -> (u32, u8, usize, u8) {
    let squares = grid.size().squares();
    let piece = piece(betza);
    let moves = Mobility {
        piece: &piece,
        grid,
        obstacles: &GridObstacles::NONE,
    };
    let mut matrix = vec![0; squares * squares];
    moves.matrix(&mut matrix).expect("the size");
    let none = matrix.iter().filter(|&&distance| distance == NONE).count();
    let distances = || matrix.iter().filter(|&&distance| distance != NONE);
    (
        distances().map(|&distance| u32::from(distance)).sum(),
        *distances().max().expect("0 at least"),
        none,
        moves
            .map(&GridSquares::of(0), &mut matrix[..squares])
            .expect("the size"),
    )
}

#[test]
fn known_sums_of_all_pairs() {
    #[rustfmt::skip]
    let known = [
        ("nN",    (9, 10),  0, (25630, 7, 0, 7)),
        ("N",     (9, 10),  0, (25630, 7, 0, 7)),
        ("nA",    (9, 10),  0, (2160, 4, 7074, 4)),
        ("mRcpR", (9, 10),  0, (14490, 2, 0, 2)),
        ("K",     (8, 8),   1, (13248, 7, 0, 7)),
        ("K",     (8, 8),   3, (11008, 4, 0, 4)),
        ("N",     (8, 8),   1, (10688, 5, 0, 5)),
        ("N",     (8, 8),   3, (9728, 4, 0, 4)),
        ("NN",    (12, 10), 0, (29476, 3, 0, 3)),
        ("FfW",   (9, 9),   0, (30592, 10, 0, 9)),
        ("ffN",   (9, 9),   0, (726, 4, 6136, 4)),
        ("fsW",   (9, 10),  0, (26565, 17, 3645, 17)),
        ("(1,4)", (16, 16), 0, (298_256, 8, 0, 8)),
        ("Q2",    (12, 10), 0, (44056, 6, 0, 6)),
    ];
    for (betza, (files, ranks), wrap, expected) in known {
        let grid = Grid::new(size(files, ranks)).wrapping(wrap & 1 != 0, wrap & 2 != 0);
        assert_eq!(
            all_pairs(betza, &grid),
            expected,
            "{betza} {files}x{ranks} {wrap}"
        );
    }
}

/// The set of squares as in "a1 b10", of a board of nine files.
fn xiangqi(squares: &str) -> GridSquares {
    let mut set = GridSquares::EMPTY;
    for square in squares.split(' ') {
        let (file, rank) = square.split_at(1);
        let rank: u8 = rank.parse().expect("a rank");
        set |= GridSquares::of(9 * (rank - 1) + file.as_bytes()[0] - b'a');
    }
    set
}

#[test]
fn the_start_of_a_game_of_xiangqi() {
    let grid = Grid::new(size(9, 10));
    let own = xiangqi("a1 b1 c1 g1 h1 i1 a4 c4 e4 g4 i4");
    let enemy = xiangqi("a10 b10 c10 g10 h10 i10 a7 c7 e7 g7 i7");
    let known = [
        ("nN", "b1", (80, 8, 419)),
        ("mRcpR", "b3", (79, 3, 148)),
        ("R", "a1", (80, 4, 247)),
    ];
    for (betza, from, expected) in known {
        let from = xiangqi(from);
        let obstacles = GridObstacles {
            own: own.without(from),
            enemy,
            ..GridObstacles::NONE
        };
        let mut map = [0; 90];
        let moves = Mobility {
            piece: &piece(betza),
            grid: &grid,
            obstacles: &obstacles,
        };
        let farthest = moves.map(&from, &mut map).expect("the size");
        let reached: Vec<u32> = map
            .into_iter()
            .filter(|&d| d != NONE)
            .map(u32::from)
            .collect();
        assert_eq!(
            (reached.len(), farthest, reached.iter().sum()),
            expected,
            "{betza}"
        );
    }
}
