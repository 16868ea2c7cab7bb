//! Every named piece among one obstacle of each kind: all walls, starts and targets, 64 by 64 by 64.

use chess_distance::{Bitboard, Board, Piece, Square, map, map_to, matrix, path};

use crate::{distances, oracle};

#[test]
fn one_obstacle_of_each_kind_everywhere() {
    for piece in Piece::NAMED {
        for wall in Square::all().map(Bitboard::of) {
            let none = Board::EMPTY;
            let own = Board { own: wall, ..none };
            let enemy = Board {
                enemy: wall,
                ..none
            };
            let avoid = Board {
                avoid: wall,
                ..none
            };
            for board in [own, enemy, avoid] {
                all_squares(piece, &board);
            }
        }
    }
}

fn all_squares(piece: Piece, board: &Board) {
    let oracle = oracle(piece, board);
    let expected: [[u8; 64]; 64] = std::array::from_fn(|from| {
        let from = Square::new(from as i32).expect("0..63");
        distances(&oracle, Bitboard::of(from))
    });
    assert_eq!(matrix(piece, board).0, expected, "{piece:?} {board:?}");
    for from in Square::all() {
        let row = expected[from.index()];
        let column = std::array::from_fn(|sq| expected[sq][from.index()]);
        let start = Bitboard::of(from);
        assert_eq!(
            map(piece, start, board).0,
            row,
            "{piece:?} {from} {board:?}"
        );
        assert_eq!(
            map_to(piece, start, board).0,
            column,
            "{piece:?} to {from} {board:?}"
        );
        for to in Square::all() {
            let moves = Some(row[to.index()]).filter(|&moves| moves != 255);
            assert_eq!(
                path(piece, from, to, board),
                moves,
                "{piece:?} {from} {to} {board:?}"
            );
        }
    }
}
