//! The C interface of chess-distance. Everything here checks its arguments and delegates to the
//! safe crate `chess-distance`; the comments are written for C readers, since they become the
//! header `chess_distance.h`.
#![no_std]

#[cfg(feature = "wiki")]
extern crate chess_distance_wiki as _;

// The parts of the header, in its order; blank lines keep the formatter from sorting them.
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
mod ways;

mod batch;

mod other_boards;

mod columns;

mod grid;

// What they share.
mod arguments;
mod panic;
