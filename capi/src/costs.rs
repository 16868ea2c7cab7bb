//! Maps on which some squares cost more, and graphs in which some moves cost nothing.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard, DistanceMap};

use crate::arguments::{Input, Output, input};
use crate::check::{self, code, farthest, set};
use crate::graphs::graph;
use crate::obstacles::{ChessDistanceBoard, among, obstacles};

/// Least costs from the nearest square of a set to every square. A move costs 1, one more if it
/// enters a square of plus1, two more if it enters one of plus2, three more for both. out[s]
/// becomes the sum for s, 0..252, or CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// sum. plus1 and plus2 may be empty, from may not.
///
///     uint8_t out[64];
///     chess_distance_weighted_map(CHESS_DISTANCE_KING, 1 << 4, (uint64_t)0xff << 24, 0, NULL, out);
///     (rank 4 costs one more: out[60] is 8, e1 to e8)
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4).
/// from is 0: CHESS_DISTANCE_EMPTY_SET (-5). out and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_weighted_map(
    piece: c_int,
    from: u64,
    plus1: u64,
    plus2: u64,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    // SAFETY: NULL or a board, and NULL or 64 bytes to write, as the caller promises.
    let ([board], out) = unsafe { among([board], out.cast::<DistanceMap>()) };
    code(|| {
        let piece = check::piece(piece)?;
        out.present()?;
        let (from, out) = (set(from)?, out.writable()?);
        let (plus1, plus2, board) = (Bitboard(plus1), Bitboard(plus2), obstacles(board));
        Ok(c_int::from(rules::weighted_map_into(piece, from, plus1, plus2, &board, out)))
    })
}

/// The fewest costly moves from a set to every square; free moves are not counted. out[s] becomes
/// the number for s, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest number, 0..63.
/// Each graph is 64 sets: moves[s] is the set of the squares one move from s. Both may be the same
/// array.
///
/// The fewest captures of a pawn from e2, whose advances are free:
///
///     uint64_t free_moves[64], costly_moves[64];
///     uint8_t out[64];
///     int s;
///     chess_distance_graph(CHESS_DISTANCE_WHITE_PAWN, NULL, free_moves);
///     for (s = 0; s < 64; ++s)
///         costly_moves[s] = chess_distance_attacks(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << s, 0);
///     chess_distance_graph_cost_map(free_moves, costly_moves, 1 << 12, out);   (out[56] is 4: a8)
///
/// A call is about as fast as the same search in C with bitboards, not faster.
///
/// free_moves, costly_moves or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). from is 0:
/// CHESS_DISTANCE_EMPTY_SET (-5). out overlaps a graph: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[free_moves;64], [costly_moves;64], [out;64]]
///
/// # Safety
/// `free_moves` and `costly_moves` are NULL or 64 sets, `out` is NULL or 64 bytes that the caller
/// may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_cost_map(
    free_moves: *const u64,
    costly_moves: *const u64,
    from: u64,
    out: *mut u8,
) -> c_int {
    // SAFETY: NULL or 64 sets, twice, and NULL or 64 bytes to write, as the caller promises.
    let (free, costly, out) = unsafe {
        let (free, costly) = (graph(free_moves), graph(costly_moves));
        let read = [free.extent(), costly.extent()];
        (free, costly, Output::new(out.cast::<DistanceMap>(), read))
    };
    code(|| {
        let (free, costly) = (free?, costly?);
        out.present()?;
        let (from, out) = (set(from)?, out.writable()?);
        Ok(c_int::from(rules::cost_map_into(free, costly, from, out)))
    })
}

/// The second leg of a journey in these graphs, with the rules of chess_distance_onward: out[t]
/// becomes the least sum of start[s] and the costly moves from s to t. It is CHESS_DISTANCE_NONE
/// (255) if no start reaches t. start[s] is 0..191, or CHESS_DISTANCE_NONE if nothing starts on s.
/// Returns the largest sum, 0..254.
///
/// free_moves, costly_moves, start or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out overlaps
/// start or a graph: CHESS_DISTANCE_OVERLAP (-7), checked before start is read. Any start[s] is
/// 192..254: CHESS_DISTANCE_OUT_OF_RANGE (-6). Every start[s] is 255: CHESS_DISTANCE_EMPTY_SET
/// (-5).
///
/// cbindgen:ptrs-as-arrays=[[free_moves;64], [costly_moves;64], [start;64], [out;64]]
///
/// # Safety
/// `free_moves` and `costly_moves` are NULL or 64 sets, `start` is NULL or 64 bytes, `out` is NULL
/// or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_cost_onward(
    free_moves: *const u64,
    costly_moves: *const u64,
    start: *const u8,
    out: *mut u8,
) -> c_int {
    // SAFETY: NULL or 64 sets, twice, NULL or 64 bytes, and NULL or 64 bytes to write, as the
    // caller promises.
    let (free, costly, start, out) = unsafe {
        let (free, costly) = (graph(free_moves), graph(costly_moves));
        let start = input(start.cast::<DistanceMap>());
        let read = [free.extent(), costly.extent(), start.extent()];
        (free, costly, start, Output::new(out.cast::<DistanceMap>(), read))
    };
    code(|| {
        let (free, costly, start, out) = (free?, costly?, start?, out.writable()?);
        farthest(rules::cost_onward_into(free, costly, start, out))
    })
}
