use std::string::ToString;
use std::vec::Vec;

use super::*;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn set(names: &str) -> Bitboard {
    names.split_whitespace().map(square).collect()
}

fn between(piece: Piece, from: &str, to: &str, board: &Board) -> Trajectories {
    Trajectories::new(piece, square(from), square(to), board).unwrap()
}

#[test]
fn the_king_from_f6_to_h1() {
    let king = between(Piece::King, "f6", "h1", &Board::EMPTY);
    let layers = ["f6", "e5 f5 g5", "e4 f4 g4 h4", "f3 g3 h3", "g2 h2", "h1"].map(set);
    assert_eq!((king.length(), king.count()), (5, 25));
    assert_eq!(king.layers(), layers);
    for (own, length, count) in [("f4 g4", 5, 6), ("f3 g3 h3", 6, 12), ("e4 f4 g4 h4", 6, 3)] {
        let board = Board {
            own: set(own),
            ..Board::EMPTY
        };
        let king = between(Piece::King, "f6", "h1", &board);
        assert_eq!((king.length(), king.count()), (length, count), "{own}");
    }
}

#[test]
fn known_counts_on_the_empty_board() {
    for (piece, from, to, length, count) in [
        (Piece::King, "a5", "h5", 7, 393),
        (Piece::King, "d1", "d8", 7, 393),
        (Piece::Knight, "a1", "b2", 4, 10),
        (Piece::Knight, "a1", "h8", 6, 108),
        (Piece::Knight, "d1", "g8", 4, 12),
        (Piece::Queen, "b4", "f6", 2, 9),
        (Piece::Rook, "e2", "b6", 2, 2),
        (Piece::Bishop, "c1", "c7", 2, 1),
    ] {
        let trajectories = between(piece, from, to, &Board::EMPTY);
        assert_eq!(
            (trajectories.length(), trajectories.count()),
            (length, count),
            "{piece:?} {from} {to}"
        );
    }
}

#[test]
fn one_trajectory_of_length_0_whatever_stands_there() {
    let e4 = Bitboard::of(square("e4"));
    let board = Board {
        own: e4,
        enemy: e4,
        avoid: e4,
    };
    for piece in Piece::NAMED {
        let standing = between(piece, "e4", "e4", &board);
        assert_eq!((standing.length(), standing.count()), (0, 1));
        assert_eq!(standing.layers(), [e4]);
        let all: Vec<_> = standing.iter().map(|one| one.to_string()).collect();
        assert_eq!(all, ["e4"]);
    }
}
