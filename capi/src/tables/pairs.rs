//! Tables of all pairs of squares.
//!
//! The tables are those of the Rust library, which exports them under their C names (its feature
//! `c-names`). Only the header generator reads this file.
#![cfg(any())]

use chess_distance::{KING, KING_RINGS, KNIGHT, MANHATTAN};

/// King distances of all pairs of squares, [a][b], 0..7; aligned to 64 bytes. Unchecked: the
/// squares must lie in 0..63.
#[unsafe(no_mangle)]
pub static chess_distance_king_table: [[u8; 64]; 64] = KING.0;

/// Manhattan distances of all pairs of squares, [a][b], 0..14; aligned to 64 bytes.
#[unsafe(no_mangle)]
pub static chess_distance_manhattan_table: [[u8; 64]; 64] = MANHATTAN.0;

/// Knight distances of all pairs of squares, [a][b], 0..6, with corners; aligned to 64 bytes.
#[unsafe(no_mangle)]
pub static chess_distance_knight_table: [[u8; 64]; 64] = KNIGHT.0;

/// Sets of squares: [sq][d] holds the squares exactly d king moves away from sq, for d in 0..7.
#[unsafe(no_mangle)]
pub static chess_distance_king_ring_table: [[u64; 8]; 64] = KING_RINGS;
