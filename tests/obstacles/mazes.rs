//! Boards made by hand, on which the way is long.

use chess_distance::{Bitboard, Board, Piece, map, path};

use crate::{check, check_matrix, pieces};

/// `#` is an obstacle, rank 8 on top.
fn walls(drawing: [&str; 8]) -> Bitboard {
    let ranks = drawing.into_iter().rev().enumerate();
    let walls = ranks.flat_map(|(rank, line)| {
        let marks = line.bytes().enumerate();
        let walls = marks.filter(|&(_, mark)| mark == b'#');
        walls.map(move |(file, _)| 8 * rank + file)
    });
    Bitboard(walls.fold(0, |set, square| set | 1 << square))
}

/// One corridor, in which no corner can be cut: 31 king moves from a1 to its end.
const SPIRAL: [&str; 8] = [
    ".......#", //
    ".######.", ".##..##.", "....#.#.", "#####.#.", ".....##.", "#######.", ".......#",
];

/// Ranks joined at alternate ends: 35 wazir moves from h1 to h8.
const SERPENTINE: [&str; 8] = [
    "........", //
    ".#######", "........", "#######.", "........", ".#######", "........", "#######.",
];

/// As any of the three sets, the walls are the same to a piece that jumps.
fn boards(walls: Bitboard) -> [Board; 3] {
    let none = Board::EMPTY;
    [
        Board { own: walls, ..none },
        Board {
            avoid: walls,
            ..none
        },
        Board {
            own: walls,
            enemy: walls,
            avoid: walls,
        },
    ]
}

#[test]
fn a_king_takes_more_than_30_moves() {
    let a1 = Bitboard(1);
    for board in boards(walls(SPIRAL)) {
        assert_eq!(map(Piece::King, a1, &board).farthest(), 31);
    }
}

#[test]
fn a_wazir_takes_35_moves() {
    let [h1, h8] = ["h1", "h8"].map(|square| square.parse().unwrap());
    for board in boards(walls(SERPENTINE)) {
        assert_eq!(path(Piece::Wazir, h1, h8, &board), Some(35));
    }
}

#[test]
fn every_piece_from_every_square() {
    for drawing in [SPIRAL, SERPENTINE] {
        for board in boards(walls(drawing)) {
            for piece in pieces() {
                check_matrix(piece, &board);
                for square in 0..64 {
                    check(piece, &board, Bitboard(1 << square), Bitboard(0xff));
                }
            }
        }
    }
}
