//! Knight distances of all pairs of squares.

use chess_distance::{KNIGHT, SquareTable};

#[unsafe(export_name = "chess_distance_knight_table")]
pub(crate) static KNIGHT_TABLE: SquareTable = KNIGHT;
/// Knight distances of all pairs of squares, [a][b], 0..6, with corners; aligned to 64 bytes.
#[cfg(any())]
#[unsafe(no_mangle)]
pub static chess_distance_knight_table: [[u8; 64]; 64] = KNIGHT.0;
