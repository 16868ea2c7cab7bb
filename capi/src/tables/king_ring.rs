//! Squares by their distance from a king.

use chess_distance::KING_RINGS;

/// Sets of squares: [sq][d] holds the squares exactly d king moves away from sq, for d in 0..7.
#[unsafe(no_mangle)]
pub static chess_distance_king_ring_table: [[u64; 8]; 64] = {
    let mut rings = [[0; 8]; 64];
    let mut ring = 0;
    while ring < 512 {
        rings[ring / 8][ring % 8] = KING_RINGS[ring / 8][ring % 8].0;
        ring += 1;
    }
    rings
};
