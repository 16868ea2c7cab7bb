#!/bin/sh
# Guess: a free function for the distance of two squares answers at once.
# Fact: pleco's answers 0 for every pair until a Helper or a board has filled its static tables;
#   nothing warns or panics.
# Version: pleco 0.5.0 (crates.io)
# Source: pleco-rs/Pleco, pleco/src/helper/mod.rs and prelude.rs
. "$(dirname "$0")/common"
rust 'pleco = "=0.5.0"' <<'END'
use pleco::helper::prelude::distance_of_sqs;
use pleco::{Board, SQ};

fn main() {
    println!("before: {}", distance_of_sqs(SQ::A1, SQ::H8));
    let _ = Board::start_pos();
    println!("after a board: {}", distance_of_sqs(SQ::A1, SQ::H8));
}
END
expect <<'END'
before: 0
after a board: 7
END
