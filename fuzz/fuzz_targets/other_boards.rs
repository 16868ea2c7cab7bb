//! Maps of boards of any size against a queue search, and tables against maps.
#![no_main]

use chess_distance::{BoardSize, Grid, GridObstacles, GridSquares, Piece};
use libfuzzer_sys::fuzz_target;

#[path = "../../src/test_boards/oracle.rs"]
#[allow(dead_code)]
mod oracle;

use oracle::Moves;

fuzz_target!(|input: (u8, bool, u8, u8, u8)| {
    let (piece, leaper, files, ranks, from) = input;
    let code = if leaper { 256 + i32::from(piece.max(1)) } else { i32::from(piece % 11) };
    let (files, ranks) = (i32::from(files % 16) + 1, i32::from(ranks % 16) + 1);
    let board = BoardSize::new(files, ranks).expect("1 to 16");
    let squares = board.squares();
    let from = usize::from(from) % squares;
    let piece = Piece::from_code(code).expect("a piece");
    let (mut map, mut table) = (vec![99; squares], vec![99; squares * squares]);
    let square = board.square(from as i32).expect("on the board");
    board.fill_map(piece, square, &mut map).expect("the size");
    assert_eq!(map, Moves::of_code(code, board, [0; 3]).map([from]), "{code} {files}x{ranks} {from}");
    board.fill_table(piece, &mut table).expect("the size");
    assert_eq!(table[from * squares..][..squares], map);
});
