//! The C interface of chess-distance. Everything here checks its arguments and delegates to the
//! safe crate `chess-distance`; the comments are written for C readers, since they become the
//! header `chess_distance.h`.
#![no_std]

#[cfg(feature = "wiki")]
extern crate chess_distance_wiki as _;

mod arguments;
mod batch;
mod board;
mod board_size;
mod distance;
#[cfg(not(inline_header))]
mod empty_board;
mod endgame;
mod obstacles;
mod panic;
mod pieces;
mod result;
#[cfg(not(inline_header))]
mod tables;
mod territory;
mod trajectory;
