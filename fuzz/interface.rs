//! The C interface as C sees it, with pointers as they are: the functions of the library, and those
//! of the inline header as fuzz/header/functions.c exports them.

use std::ffi::{c_char, c_int};

extern crate chess_distance_entry_points as _;

/// ChessDistanceBoard.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct Board {
    pub own: u64,
    pub enemy: u64,
    pub avoid: u64,
}

/// ChessDistanceColumns.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct Columns {
    pub own: *const u64,
    pub enemy: *const u64,
    pub avoid: *const u64,
}

/// ChessDistanceTerritory.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Territory {
    pub first: u64,
    pub second: u64,
    pub tied: u64,
}

/// A board, or NULL.
pub type BoardAt = *const Board;
/// 64 bytes, or NULL.
pub type BytesAt = *mut u8;
/// 64 words, or NULL.
pub type WordsAt = *mut u64;

/// What the library and the inline header have in common.
macro_rules! interface {
    ($($name:ident = $library:ident, $header:ident ($($argument:ty),*) -> $result:ty;)*) => {
        unsafe extern "C" {
            $(pub fn $library($(_: $argument),*) -> $result;)*
            $(fn $header($(_: $argument),*) -> $result;)*
        }

        #[derive(Clone, Copy)]
        pub struct Interface {
            $(pub $name: unsafe extern "C" fn($($argument),*) -> $result,)*
        }

        pub const LIBRARY: Interface = Interface { $($name: $library,)* };
        pub const HEADER: Interface = Interface { $($name: $header,)* };
    };
}

interface! {
    king = chess_distance_king, header_king(c_int, c_int) -> c_int;
    manhattan = chess_distance_manhattan, header_manhattan(c_int, c_int) -> c_int;
    knight = chess_distance_knight, header_knight(c_int, c_int) -> c_int;
    file = chess_distance_file, header_file(c_int, c_int) -> c_int;
    rank = chess_distance_rank, header_rank(c_int, c_int) -> c_int;
    relation = chess_distance_relation, header_relation(c_int, c_int) -> c_int;
    x88_diff = chess_distance_x88_diff, header_x88_diff(c_int, c_int) -> c_int;
    offset = chess_distance_offset, header_offset(c_int, c_int) -> c_int;
    mop_up = chess_distance_mop_up, header_mop_up(c_int, c_int) -> c_int;
    corner = chess_distance_corner, header_corner(c_int, c_int) -> c_int;
    direction = chess_distance_direction, header_direction(c_int, c_int) -> c_int;
    center = chess_distance_center, header_center(c_int) -> c_int;
    center_manhattan = chess_distance_center_manhattan, header_center_manhattan(c_int) -> c_int;
    edge = chess_distance_edge, header_edge(c_int) -> c_int;
    edge_file = chess_distance_edge_file, header_edge_file(c_int) -> c_int;
    edge_rank = chess_distance_edge_rank, header_edge_rank(c_int) -> c_int;
    to_x88 = chess_distance_to_x88, header_to_x88(c_int) -> c_int;
    from_x88 = chess_distance_from_x88, header_from_x88(c_int) -> c_int;
    distance = chess_distance, header_distance(c_int, c_int, c_int) -> c_int;
    by_x88 = chess_distance_by_x88, header_by_x88(c_int, c_int, c_int) -> c_int;
    nearest = chess_distance_nearest, header_nearest(c_int, u64, c_int) -> c_int;
    nearest_file = chess_distance_nearest_file, header_nearest_file(c_int, u64, c_int) -> c_int;
    moves = chess_distance_moves, header_moves(c_int, u64, BoardAt) -> u64;
    attacks = chess_distance_attacks, header_attacks(c_int, u64, u64) -> u64;
    map = chess_distance_map, header_map(c_int, c_int, BoardAt, BytesAt) -> c_int;
    set_map = chess_distance_set_map, header_set_map(c_int, u64, BoardAt, BytesAt) -> c_int;
    map_to = chess_distance_map_to, header_map_to(c_int, c_int, BoardAt, BytesAt) -> c_int;
    set_map_to = chess_distance_set_map_to, header_set_map_to(c_int, u64, BoardAt, BytesAt) -> c_int;
    onward = chess_distance_onward, header_onward(c_int, *const u8, BoardAt, BytesAt) -> c_int;
    path = chess_distance_path, header_path(c_int, c_int, c_int, BoardAt) -> c_int;
    reaches = chess_distance_reaches, header_reaches(c_int, c_int, c_int, c_int, BoardAt) -> c_int;
    sets = chess_distance_sets, header_sets(c_int, u64, u64, BoardAt) -> c_int;
    within = chess_distance_within, header_within(c_int, u64, c_int, BoardAt) -> u64;
    ring = chess_distance_ring, header_ring(c_int, u64, c_int, BoardAt) -> u64;
    graph = chess_distance_graph, header_graph(c_int, BoardAt, WordsAt) -> c_int;
    graph_reverse = chess_distance_graph_reverse, header_graph_reverse(*const u64, WordsAt) -> c_int;
    graph_map = chess_distance_graph_map, header_graph_map(*const u64, u64, BytesAt) -> c_int;
    graph_onward = chess_distance_graph_onward,
        header_graph_onward(*const u64, *const u8, BytesAt) -> c_int;
    pawn_map = chess_distance_pawn_map,
        header_pawn_map(c_int, u64, u64, c_int, BoardAt, BytesAt) -> c_int;
    pawn_map_to = chess_distance_pawn_map_to,
        header_pawn_map_to(c_int, u64, u64, c_int, BoardAt, BytesAt) -> c_int;
    trajectories = chess_distance_trajectories,
        header_trajectories(c_int, c_int, c_int, BoardAt, WordsAt) -> c_int;
    trajectory_count = chess_distance_trajectory_count,
        header_trajectory_count(c_int, c_int, c_int, BoardAt) -> u64;
    trajectory = chess_distance_trajectory,
        header_trajectory(c_int, c_int, c_int, BoardAt, u64, BytesAt) -> c_int;
    territory = chess_distance_territory,
        header_territory(c_int, u64, BoardAt, c_int, u64, BoardAt, *mut Territory) -> c_int;
    king_race = chess_distance_king_race, header_king_race(c_int, c_int, c_int) -> u64;
    pawn_outruns_king = chess_distance_pawn_outruns_king,
        header_pawn_outruns_king(c_int, c_int, c_int, c_int) -> c_int;
}

// What the library alone has.
unsafe extern "C" {
    pub fn chess_distance_error(result: c_int) -> *const c_char;
    pub fn chess_distance_version() -> *const c_char;
    pub fn chess_distance_matrix(piece: c_int, board: BoardAt, out: *mut u8) -> c_int;
    pub fn chess_distance_graph_matrix(moves: *const u64, out: *mut u8) -> c_int;
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
    pub fn chess_distance_path_batch(
        piece: c_int,
        from: *const u64,
        to: *const u64,
        boards: *const Columns,
        out: *mut u8,
        n: usize,
    ) -> c_int;
    pub fn chess_distance_map_batch(
        piece: c_int,
        from: *const u64,
        boards: *const Columns,
        out: *mut u8,
        n: usize,
    ) -> c_int;
    pub fn chess_distance_territory_batch(
        piece1: c_int,
        set1: *const u64,
        boards1: *const Columns,
        piece2: c_int,
        set2: *const u64,
        boards2: *const Columns,
        first: *mut u64,
        second: *mut u64,
        tied: *mut u64,
        n: usize,
    ) -> c_int;
    pub fn distance(sq1: c_int, sq2: c_int) -> c_int;
    pub fn manhattanDistance(sq1: c_int, sq2: c_int) -> c_int;
    pub fn knightDistance(a: c_int, b: c_int) -> c_int;
    pub fn x88diff(sq1: c_int, sq2: c_int) -> u32;
    pub fn absRankFileDiff(a: c_int, b: c_int) -> c_int;
    pub fn getKnightAttacks(set: u64) -> u64;
    pub fn calcKnightDistance(b1: u64, b2: u64) -> c_int;
    pub fn manhattanCenterDistance(sq: c_int) -> c_int;
    pub fn centerDistance(sq: c_int) -> c_int;
}
