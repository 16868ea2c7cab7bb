//! Ways between sets, ways of a given length, and squares that every way enters.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard};

use crate::arguments::optional;
use crate::check::{self, Fault, code, count, in_range, length, set, square, squares};
use crate::constants::CHESS_DISTANCE_UNREACHABLE;
use crate::graphs::{graph, graph_and};
use crate::obstacles::{ChessDistanceBoard, among, obstacles};

/// The shortest trajectories from the squares of one set to those of another: the All Shortest
/// Paths of the chess programming wiki, for any piece. Returns their length l in moves, 0..63,
/// which is chess_distance_sets. layers[k] becomes the set of all squares that a trajectory of this
/// length visits after k moves; layers[l + 1] to layers[63] become 0. If the sets share squares, l
/// is 0 and layers[0] is the set of the shared squares.
///
///     uint64_t layers[64], corners = 1 | (uint64_t)1 << 63;
///     int l = chess_distance_set_trajectories(CHESS_DISTANCE_KING, (uint64_t)1 << 28, corners,
///                                             NULL, layers);
///     (e4 to a1 or h8: l is 4, layers[1] is d3 d4 e5 f5, layers[4] is both corners)
///
/// Short ways take longer than the same search inlined in C: the call clears 512 bytes.
///
/// No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1), and layers stay as they
/// were. No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). layers is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). from or to is 0: CHESS_DISTANCE_EMPTY_SET (-5). layers and
/// *board overlap: CHESS_DISTANCE_OVERLAP (-7).
/// cbindgen:ptrs-as-arrays=[[layers;64]]
///
/// # Safety
/// `board` is NULL or a board, `layers` is NULL or 64 sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_set_trajectories(
    piece: c_int,
    from: u64,
    to: u64,
    board: *const ChessDistanceBoard,
    layers: *mut u64,
) -> c_int {
    // SAFETY: NULL or a board, and NULL or 64 sets to write, as the caller promises.
    let ([board], layers) = unsafe { among([board], layers.cast::<[Bitboard; 64]>()) };
    code(|| {
        let piece = check::piece(piece)?;
        layers.present()?;
        let (from, to, layers) = (set(from)?, set(to)?, layers.writable()?);
        let board = obstacles(board);
        Ok(length(rules::set_trajectory_layers(piece, from, to, &board, layers)))
    })
}

/// The exact number of the trajectories of chess_distance_set_trajectories, below 2^34 on every
/// board. If the sets share squares, it is the number of shared squares. 0 if no sequence of moves
/// leads there, for an empty set and for an invalid piece.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_set_trajectory_count(
    piece: c_int,
    from: u64,
    to: u64,
    board: *const ChessDistanceBoard,
) -> u64 {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { optional(board) };
    count(|| {
        let piece = check::piece(piece)?;
        let (from, to) = (Bitboard(from), Bitboard(to));
        Ok(rules::set_trajectory_count(piece, from, to, &obstacles(board)))
    })
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
    // SAFETY: NULL or 64 sets, and NULL or 64 sets to write, as the caller promises.
    let (moves, layers) = unsafe { graph_and(moves, layers.cast::<[Bitboard; 64]>()) };
    code(|| {
        let moves = moves?;
        layers.present()?;
        let (from, to, layers) = (set(from)?, set(to)?, layers.writable()?);
        Ok(length(moves.trajectory_layers(from, to, layers)))
    })
}

/// 0 to 63 moves: a layer for each, behind the first layer.
fn so_many(moves: c_int) -> Result<usize, Fault> {
    in_range((0..=63).contains(&moves)).map(|()| moves as usize)
}

/// The ways of exactly this number of moves, 0..63, from one square to another. A way may visit a
/// square again. It may come back to the start if the start is not in board->own or board->avoid.
/// layers[k] becomes the set of the squares that some way visits after k moves: k moves lead there
/// from the start, and moves - k lead on to the target. layers[moves + 1] to layers[63] become 0.
/// Returns moves.
///
///     uint64_t layers[64];
///     chess_distance_walks(CHESS_DISTANCE_KNIGHT, 28, 28, 2, NULL, layers);
///     (a knight on e4 leaves and comes back: layers[1] is its eight moves)
///
/// A call is about as fast as the same searches in C with bitboards, not faster.
///
/// There is no such way: CHESS_DISTANCE_UNREACHABLE (-1), and layers stay as they were. A square
/// outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE
/// (-3). layers is NULL: CHESS_DISTANCE_NULL_POINTER (-4). moves outside 0..63:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). layers and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
/// cbindgen:ptrs-as-arrays=[[layers;64]]
///
/// # Safety
/// `board` is NULL or a board, `layers` is NULL or 64 sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_walks(
    piece: c_int,
    from: c_int,
    to: c_int,
    moves: c_int,
    board: *const ChessDistanceBoard,
    layers: *mut u64,
) -> c_int {
    // SAFETY: NULL or a board, and NULL or 64 sets to write, as the caller promises.
    let ([board], layers) = unsafe { among([board], layers.cast::<[Bitboard; 64]>()) };
    code(|| {
        let (from, to, piece) = (square(from)?, square(to)?, check::piece(piece)?);
        layers.present()?;
        let (so_many, layers) = (so_many(moves)?, layers.writable()?);
        let walked = rules::walks(piece, from, to, so_many, &obstacles(board), layers);
        Ok(walked.map_or(CHESS_DISTANCE_UNREACHABLE, |_| moves))
    })
}

/// The number of the ways of chess_distance_walks; UINT64_MAX if there are that many or more. 0 if
/// there is none, for a square outside 0..63, for an invalid piece and for moves outside 0..63.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_walk_count(
    piece: c_int,
    from: c_int,
    to: c_int,
    moves: c_int,
    board: *const ChessDistanceBoard,
) -> u64 {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { optional(board) };
    count(|| {
        let (from, to, piece, moves) =
            (square(from)?, square(to)?, check::piece(piece)?, so_many(moves)?);
        Ok(rules::walk_count(piece, from, to, moves, &obstacles(board)))
    })
}

/// The squares that no way can go around: every way from the set from to the set to enters each of
/// them. The ways may have any length; squares of from and to do not count. Put one of the result's
/// squares into board->avoid, and no way is left. A slide or a pawn's double step does not enter
/// the squares that it passes.
///
///     ChessDistanceBoard wall = {(uint64_t)0xfe << 24, 0, 0};            (b4 to h4)
///     chess_distance_must_pass(CHESS_DISTANCE_KING, 1 << 4, (uint64_t)1 << 60, &wall);
///     (e1 to e8: a4, which is 1 << 24)
///
/// For a knight a call is about as fast as C code that finds one way and closes its squares one by
/// one.
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
    let board = unsafe { optional(board) };
    squares(|| {
        let piece = check::piece(piece)?;
        let (from, to) = (Bitboard(from), Bitboard(to));
        Ok(rules::must_pass(piece, from, to, &obstacles(board)))
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
    squares(|| Ok(moves?.must_pass(Bitboard(from), Bitboard(to))))
}
