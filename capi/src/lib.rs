//! The C interface of chess-distance. Every function checks its arguments and calls the safe crate
//! `chess-distance`. The comments become the header `chess_distance.h`, so they are written for C
//! readers; headers/src/parts.rs has the order of the files there.
#![no_std]

#[cfg(feature = "wiki")]
extern crate chess_distance_wiki as _;

mod constants;
mod tables;

mod backward;
mod columns;
mod costs;
mod empty_board;
mod graphs;
mod grid;
mod grid_maps;
mod grid_ways;
mod obstacles;
mod pairs_and_boards;
mod pawn_ending;
mod pawns;
mod sides;
mod territory;
mod trajectory;
mod ways;

// Shared by the modules above.
mod arguments;
mod check;
mod panic;
