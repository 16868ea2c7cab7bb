#!/bin/sh
# Guess: a FEN with a clock of 101 to 149 plies is read, because such a game goes on until a player
#   claims a draw, or until ply 150.
# Fact: cozy-chess refuses a clock above 100, and the move number 0.
# Version: cozy-chess 0.3.4 (crates.io)
# Source: analog-hors/cozy-chess, cozy-chess/src/board/parse.rs and validate.rs
. "$(dirname "$0")/common"
rust 'cozy-chess = "=0.3.4"' <<'END'
use cozy_chess::Board;

fn main() {
    for counters in ["100 90", "101 90", "0 0"] {
        let read = format!("8/8/8/4k3/8/8/4P3/4K3 w - - {counters}").parse::<Board>();
        println!("{counters}: {:?}", read.map(|board| board.to_string()));
    }
}
END
expect <<'END'
100 90: Ok("8/8/8/4k3/8/8/4P3/4K3 w - - 100 90")
101 90: Err(InvalidHalfMoveClock)
0 0: Err(InvalidFullmoveNumber)
END
