//! An engine with the bindings of bindgen.

#[allow(dead_code, non_camel_case_types, non_upper_case_globals)]
mod chess_distance {
    include!("chess_distance.rs");
}

use chess_distance as c;

fn main() {
    let board = c::ChessDistanceBoard { own: 0, enemy: 0, avoid: 0 };
    let mut knight = [0; 64];
    let piece = c::CHESS_DISTANCE_KNIGHT as i32;
    // SAFETY: a board and 64 bytes, as the header requires.
    let (king, off, table) = unsafe {
        c::chess_distance_map(piece, 0, &board, knight.as_mut_ptr());
        (
            c::chess_distance_king(4, 60),
            c::chess_distance_king(4, 64),
            c::chess_distance_manhattan_table[0][63],
        )
    };
    assert_eq!(off, c::CHESS_DISTANCE_INVALID_SQUARE as i32);
    println!("king {king} knight {} table {table} off {off}", knight[63]);
}
