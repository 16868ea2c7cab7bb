//! Ways in graphs, squares that every way enters, and maps on which some squares cost more.

use core::ffi::c_int;

use chess_distance::{Bitboard, DistanceMap};

use crate::arguments::present;
use crate::check::{self, code, length_or_unreachable, set, set_or_empty};
use crate::graphs::{graph, graph_and};
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
    code(|| {
        let (piece, (), from) = (check::piece(piece)?, present(out)?, set(from)?);
        // SAFETY: NULL or a board, and 64 bytes to write, as the caller promises.
        let ([board], out) = unsafe { among([board], out.cast::<DistanceMap>())? };
        let (plus1, plus2) = (Bitboard(plus1), Bitboard(plus2));
        Ok(chess_distance::weighted_map_into(piece, from, plus1, plus2, board, out))
    })
}

/// The squares that no way can go around: every way from a square of the first set to a square of
/// the second enters each of them. The ways may have any length. The result has no squares of from
/// and to. If you put one of these squares into board->avoid, no way is left. A slide or a pawn's
/// double step does not enter the squares that it passes.
///
///     ChessDistanceBoard wall = {(uint64_t)0xfe << 24, 0, 0};            (b4 to h4)
///     chess_distance_must_pass(CHESS_DISTANCE_KING, 1 << 4, (uint64_t)1 << 60, &wall);
///     (e1 to e8: a4, which is 1 << 24)
///
/// 0 if no sequence of moves leads there, if the sets share a square, for an empty set and for an
/// invalid piece.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_must_pass(
    piece: c_int,
    from: u64,
    to: u64,
    board: *const ChessDistanceBoard,
) -> u64 {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { obstacles(board) };
    set_or_empty(|| {
        let piece = check::piece(piece)?;
        let (from, to) = (Bitboard(from), Bitboard(to));
        Ok(chess_distance::must_pass(piece, from, to, board))
    })
}

/// The same as chess_distance_must_pass in any graph of 64 sets; moves[s] is the set of the squares
/// one move from s.
///
/// 0 if no sequence of moves leads there, if the sets share a square, for an empty set and if moves
/// is NULL.
/// cbindgen:ptrs-as-arrays=[[moves;64]]
///
/// # Safety
/// `moves` is NULL or 64 sets.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_must_pass(
    moves: *const u64,
    from: u64,
    to: u64,
) -> u64 {
    // SAFETY: NULL or 64 sets, as the caller promises.
    let moves = unsafe { graph(moves) };
    set_or_empty(|| Ok(moves?.must_pass(Bitboard(from), Bitboard(to))))
}

/// The same as chess_distance_set_trajectories in any graph of 64 sets; moves[s] is the set of the
/// squares one move from s. Returns the length l, 0..63. layers[0] to layers[l] become the squares
/// that a shortest trajectory visits after 0 to l moves; the rest becomes 0.
///
/// No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1), and layers stay as they
/// were. moves or layers is NULL: CHESS_DISTANCE_NULL_POINTER (-4). from or to is 0:
/// CHESS_DISTANCE_EMPTY_SET (-5). layers and moves overlap: CHESS_DISTANCE_OVERLAP (-7).
/// cbindgen:ptrs-as-arrays=[[moves;64], [layers;64]]
///
/// # Safety
/// `moves` is NULL or 64 sets, `layers` is NULL or 64 sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_trajectories(
    moves: *const u64,
    from: u64,
    to: u64,
    layers: *mut u64,
) -> c_int {
    code(|| {
        present(moves).and(present(layers))?;
        let (from, to) = (set(from)?, set(to)?);
        // SAFETY: 64 sets, and 64 sets to write, as the caller promises.
        let (moves, layers) = unsafe { graph_and(moves, layers.cast::<[Bitboard; 64]>())? };
        Ok(length_or_unreachable(moves.trajectory_layers(from, to, layers)))
    })
}
