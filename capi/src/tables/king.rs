//! King distances of all pairs of squares.

use chess_distance::{KING, SquareTable};

#[unsafe(export_name = "chess_distance_king_table")]
pub(crate) static KING_TABLE: SquareTable = KING;
/// King distances of all pairs of squares, [a][b], 0..7; aligned to 64 bytes. Unchecked: the
/// squares must lie in 0..63.
#[cfg(any())]
#[unsafe(no_mangle)]
pub static chess_distance_king_table: [[u8; 64]; 64] = KING.0;
