//! Distances to the edge and to the corners.

use core::ffi::c_int;

use chess_distance::{self as rules, SquareColor};

use super::of_square;

/// Steps from sq to the nearest edge of the board, 0..3, 0 on the edge.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_edge(sq: c_int) -> c_int {
    of_square(sq, rules::edge_distance)
}

/// Files from sq to the nearer of the a-file and the h-file, 0..3.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_edge_file(sq: c_int) -> c_int {
    of_square(sq, |sq| sq.file().edge_distance())
}

/// Ranks from sq to the nearer of rank 1 and rank 8, 0..3.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_edge_rank(sq: c_int) -> c_int {
    of_square(sq, |sq| sq.rank().edge_distance())
}

/// Manhattan distance from sq to the nearer corner of one color, 0..7. The corners are a1 and h8 if
/// dark is nonzero, h1 and a8 if it is 0. Bishop and knight mate in a corner of the bishop's color.
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_corner(sq: c_int, dark: c_int) -> c_int {
    let color = if dark == 0 {
        SquareColor::Light
    } else {
        SquareColor::Dark
    };
    of_square(sq, |sq| rules::corner_distance(sq, color))
}
