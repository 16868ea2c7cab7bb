//! The engine in Rust with the bindings that bindgen makes of chess_distance.h.

#[allow(warnings)]
mod bindings;
use bindings::*;

fn main() {
    let mut map = [0; 64];
    let board = ChessDistanceBoard { own: 0, enemy: 0, avoid: 0 };
    let king = unsafe {
        chess_distance_map(CHESS_DISTANCE_KNIGHT as i32, 0, &board, map.as_mut_ptr());
        chess_distance_king_table[4][60]
    };
    assert_eq!((map[63], king), (6, 7));
}
