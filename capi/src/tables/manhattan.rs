//! Manhattan distances of all pairs of squares.

use chess_distance::{MANHATTAN, SquareTable};

#[unsafe(export_name = "chess_distance_manhattan_table")]
pub(crate) static MANHATTAN_TABLE: SquareTable = MANHATTAN;
/// Manhattan distances of all pairs of squares, [a][b], 0..14; aligned to 64 bytes.
#[cfg(any())]
#[unsafe(no_mangle)]
pub static chess_distance_manhattan_table: [[u8; 64]; 64] = MANHATTAN.0;
