//! The C interface as C sees it: declarations, with pointers as they are.

use std::ffi::{c_char, c_int};

use arbitrary::Arbitrary;

extern crate chess_distance_entry_points as _;

/// ChessDistanceBoard.
#[repr(C)]
#[derive(Arbitrary, Debug, Clone, Copy)]
pub struct Board {
    pub own: u64,
    pub enemy: u64,
    pub avoid: u64,
}

/// ChessDistanceTerritory.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Territory {
    pub first: u64,
    pub second: u64,
    pub tied: u64,
}

pub type BoardPointer = *const Board;

unsafe extern "C" {
    pub fn chess_distance_error(result: c_int) -> *const c_char;
    pub fn chess_distance(piece: c_int, a: c_int, b: c_int) -> c_int;
    pub fn chess_distance_by_x88(piece: c_int, a: c_int, b: c_int) -> c_int;
    pub fn chess_distance_nearest_file(sq: c_int, set: u64, none: c_int) -> c_int;
    pub fn chess_distance_moves(piece: c_int, from: u64, board: BoardPointer) -> u64;
    pub fn chess_distance_map(
        piece: c_int,
        from: c_int,
        board: BoardPointer,
        out: *mut u8,
    ) -> c_int;
    pub fn chess_distance_set_map(
        piece: c_int,
        from: u64,
        board: BoardPointer,
        out: *mut u8,
    ) -> c_int;
    pub fn chess_distance_matrix(piece: c_int, board: BoardPointer, out: *mut u8) -> c_int;
    pub fn chess_distance_path(piece: c_int, from: c_int, to: c_int, board: BoardPointer) -> c_int;
    pub fn chess_distance_reaches(
        piece: c_int,
        from: c_int,
        to: c_int,
        moves: c_int,
        board: BoardPointer,
    ) -> c_int;
    pub fn chess_distance_sets(piece: c_int, from: u64, to: u64, board: BoardPointer) -> c_int;
    pub fn chess_distance_within(piece: c_int, from: u64, moves: c_int, board: BoardPointer)
    -> u64;
    pub fn chess_distance_ring(piece: c_int, from: u64, moves: c_int, board: BoardPointer) -> u64;
    pub fn chess_distance_trajectories(
        piece: c_int,
        from: c_int,
        to: c_int,
        board: BoardPointer,
        layers: *mut u64,
    ) -> c_int;
    pub fn chess_distance_trajectory_count(
        piece: c_int,
        from: c_int,
        to: c_int,
        board: BoardPointer,
    ) -> u64;
    pub fn chess_distance_trajectory(
        piece: c_int,
        from: c_int,
        to: c_int,
        board: BoardPointer,
        index: u64,
        path: *mut u8,
    ) -> c_int;
    pub fn chess_distance_territory(
        piece1: c_int,
        set1: u64,
        board1: BoardPointer,
        piece2: c_int,
        set2: u64,
        board2: BoardPointer,
        out: *mut Territory,
    ) -> c_int;
    pub fn chess_distance_king_race(mover: c_int, other: c_int, margin: c_int) -> u64;
    pub fn chess_distance_pawn_outruns_king(
        pawn: c_int,
        defender: c_int,
        black: c_int,
        defender_to_move: c_int,
    ) -> c_int;
    pub fn chess_distance_mop_up(winner: c_int, loser: c_int) -> c_int;
    pub fn chess_distance_batch(
        piece: c_int,
        a: *const u8,
        b: *const u8,
        out: *mut u8,
        n: usize,
    ) -> c_int;
    pub fn chess_distance_fill_table(
        piece: c_int,
        files: c_int,
        ranks: c_int,
        out: *mut u8,
        size: usize,
    ) -> c_int;
    pub fn chess_distance_fill_map(
        piece: c_int,
        files: c_int,
        ranks: c_int,
        from: c_int,
        out: *mut u8,
        size: usize,
    ) -> c_int;
    pub fn distance(sq1: c_int, sq2: c_int) -> c_int;
    pub fn manhattanDistance(sq1: c_int, sq2: c_int) -> c_int;
    pub fn knightDistance(a: c_int, b: c_int) -> c_int;
    pub fn x88diff(sq1: c_int, sq2: c_int) -> u32;
    pub fn absRankFileDiff(a: c_int, b: c_int) -> c_int;
    pub fn calcKnightDistance(b1: u64, b2: u64) -> c_int;
    pub fn manhattanCenterDistance(sq: c_int) -> c_int;
    pub fn centerDistance(sq: c_int) -> c_int;
}

macro_rules! pair_functions {
    ($($name:ident),*) => {
        unsafe extern "C" { $(pub fn $name(a: c_int, b: c_int) -> c_int;)* }
        pub const PAIR_FUNCTIONS: &[unsafe extern "C" fn(c_int, c_int) -> c_int] = &[$($name),*];
    };
}
macro_rules! square_functions {
    ($($name:ident),*) => {
        unsafe extern "C" { $(pub fn $name(sq: c_int) -> c_int;)* }
        pub const SQUARE_FUNCTIONS: &[unsafe extern "C" fn(c_int) -> c_int] = &[$($name),*];
    };
}
pair_functions!(
    chess_distance_king,
    chess_distance_manhattan,
    chess_distance_knight,
    chess_distance_file,
    chess_distance_rank,
    chess_distance_relation,
    chess_distance_x88_diff,
    chess_distance_offset
);
square_functions!(
    chess_distance_center,
    chess_distance_center_manhattan,
    chess_distance_edge,
    chess_distance_edge_file,
    chess_distance_edge_rank,
    chess_distance_to_x88
);
