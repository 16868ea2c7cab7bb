#!/bin/sh
# Guess: the FEN of a Rust board names the square behind the pawn, and has the counters it was read
#   with.
# Fact: the crate chess writes the square of the pawn itself, e4 for e3, and always `0 1`. Its
#   picture of a bitboard has a1 at the top left.
# Version: chess 3.2.0 (crates.io)
# Source: jordanbray/chess, src/board.rs and src/board_builder.rs (Display), src/bitboard.rs
. "$(dirname "$0")/common"
rust 'chess = "=3.2.0"' <<'END'
use chess::{BitBoard, Board, ChessMove};
use std::str::FromStr;

fn main() {
    let before = "rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 7 30";
    let board = Board::from_str(before).unwrap();
    println!("read: {board}");
    println!("after e4: {}", board.make_move_new(ChessMove::from_str("e2e4").unwrap()));
    let picture = BitBoard(1).to_string();
    println!("a1 is on line {}", picture.lines().position(|line| line.contains('X')).unwrap() + 1);
}
END
expect <<'END'
read: rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
after e4: rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e4 0 1
a1 is on line 1
END
