//! The C interface of chess-distance. Every function checks its arguments and calls the safe crate
//! `chess-distance`. The comments become the header `chess_distance.h`, so they are written for C
//! readers.
#![no_std]

#[cfg(feature = "wiki")]
extern crate chess_distance_wiki as _;

// In the order of the header. Blank lines stop the formatter from sorting them.
mod piece;

mod result;

mod tables;

mod empty_board;

mod any_piece;

mod board;

mod obstacles;

mod trajectory;

mod territory;

mod voronoi;

mod endgame;

mod sides;

mod pawn_ending;

mod ways;

mod batch;

mod other_boards;

mod columns;

mod grid;

// Shared by the modules above.
mod arguments;
mod panic;
