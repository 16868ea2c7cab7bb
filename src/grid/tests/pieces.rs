//! The pieces of the chess board as texts.

use super::*;
use crate::{map, map_to};

/// Every piece as a text. A pawn's double step is a lame leap without taking from its second rank.
fn texts() -> Vec<(Piece, &'static str, Color)> {
    vec![
        (Piece::King, "K", Color::White),
        (Piece::Wazir, "W", Color::White),
        (Piece::Knight, "N", Color::White),
        (Piece::Bishop, "B", Color::White),
        (Piece::Rook, "R", Color::White),
        (Piece::Queen, "Q", Color::White),
        (Piece::WhitePawn, "mfWimnfD", Color::White),
        (Piece::BlackPawn, "mfWimnfD", Color::Black),
        (Piece::Archbishop, "BN", Color::White),
        (Piece::Chancellor, "RN", Color::White),
        (Piece::Amazon, "QN", Color::White),
    ]
}

fn wide(set: u64) -> GridSquares {
    GridSquares([set, 0, 0, 0])
}

#[test]
fn texts_of_the_eleven_pieces_answer_as_the_pieces() {
    let mut random = fastrand::Rng::with_seed(34);
    for (chess, betza, color) in texts() {
        let piece = GridPiece::new(betza, color).expect(betza);
        // The double step of either color.
        let grid = Grid {
            first: wide(if chess == Piece::BlackPawn {
                0xff << 48
            } else {
                0xff00
            }),
            ..Grid::new(BoardSize::CHESS)
        };
        for round in 0..400 {
            let mut sparse = || random.u64(..) & random.u64(..) & random.u64(..);
            let [own, enemy, avoid] = [sparse(), sparse(), sparse()];
            let from = Bitboard(1 << random.u32(..64));
            let board = match round {
                0 => Board::EMPTY,
                _ => Board {
                    own: Bitboard(own),
                    enemy: Bitboard(enemy),
                    avoid: Bitboard(avoid),
                },
            };
            let obstacles = GridObstacles {
                own: wide(board.own.0),
                enemy: wide(board.enemy.0),
                avoid: wide(board.avoid.0),
                ..GridObstacles::NONE
            };
            let moves = Mobility {
                piece: &piece,
                grid: &grid,
                obstacles: &obstacles,
            };
            let expected = [map(chess, from, &board), map_to(chess, from, &board)];
            for_each_cpu(|_| {
                let mut maps = [[0; 64]; 2];
                let [forward, backward] = &mut maps;
                moves.map(&wide(from.0), forward).expect("the size");
                moves.map_to(&wide(from.0), backward).expect("the size");
                assert_eq!(
                    maps,
                    expected.map(|map| map.0),
                    "{betza} {board:?} {from:?}"
                );
            });
        }
    }
}

#[test]
fn texts_of_all_leapers_answer_as_the_leapers_on_other_boards() {
    let sizes = [
        (1, 1),
        (8, 8),
        (9, 10),
        (12, 10),
        (16, 16),
        (3, 16),
        (16, 2),
    ];
    for (files, ranks) in sizes {
        let size = size(files, ranks);
        let grid = Grid::new(size);
        for leaper in (1..256).filter(|code| code / 16 <= code % 16) {
            let (m, n) = (leaper / 16, leaper % 16);
            let text = std::format!("({m},{n})");
            let piece = piece(&text);
            let moves = Mobility {
                piece: &piece,
                grid: &grid,
                obstacles: &GridObstacles::NONE,
            };
            let chess = Piece::from_code(256 + leaper).expect("a leap");
            let (mut map, mut expected) = (vec![0; size.squares()], vec![0; size.squares()]);
            let from = (leaper as usize * 7) % size.squares();
            moves
                .map(&GridSquares::of(from as u8), &mut map)
                .expect("the size");
            size.fill_map(chess, from, &mut expected).expect("the size");
            assert_eq!(map, expected, "{text} {files}x{ranks} {from}");
        }
    }
}
