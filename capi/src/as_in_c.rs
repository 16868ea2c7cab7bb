//! Searches that a program in C does as fast: ways between sets, ways of a given length, and graphs in
//! which some moves cost nothing.

use core::ffi::c_int;

use chess_distance::{Bitboard, DistanceMap, Graph};

use crate::arguments::{Extent, input, output, present};
use crate::check::{
    self, Fault, code, count_or_zero, farthest, length_or_unreachable, moves_in, set, square,
};
use crate::constants::{CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_UNREACHABLE};
use crate::graphs::graph;
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
    code(|| {
        let (piece, (), from, to) = (check::piece(piece)?, present(layers)?, set(from)?, set(to)?);
        // SAFETY: NULL or a board, and 64 sets to write, as the caller promises.
        let ([board], layers) = unsafe { among([board], layers.cast::<[Bitboard; 64]>())? };
        Ok(length_or_unreachable(chess_distance::set_trajectory_layers(
            piece, from, to, board, layers,
        )))
    })
}

/// The exact number of the trajectories of chess_distance_set_trajectories, below 2^34 on every
/// board. If the sets share squares, the result is the number of shared squares. 0 if no sequence
/// of moves leads there, for an empty set and for an invalid piece.
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
    let board = unsafe { obstacles(board) };
    count_or_zero(|| {
        let piece = check::piece(piece)?;
        let (from, to) = (Bitboard(from), Bitboard(to));
        Ok(chess_distance::set_trajectory_count(piece, from, to, board))
    })
}

/// 0 to 63 moves: a layer for each, behind the first layer.
fn so_many(moves: c_int) -> Result<usize, Fault> {
    let moves = moves_in(moves).filter(|&moves| moves < 64);
    moves.map(|moves| moves as usize).ok_or(Fault(CHESS_DISTANCE_OUT_OF_RANGE))
}

/// The ways of exactly this number of moves, 0..63, from one square to another. A way may visit a
/// square again. A way may come back to the start if the start is not in board->own or
/// board->avoid. layers[k] becomes the set of the squares that some way visits after k moves: k
/// moves lead there from the start, and moves - k lead on to the target. layers[moves + 1] to
/// layers[63] become 0. Returns moves.
///
///     uint64_t layers[64];
///     chess_distance_walks(CHESS_DISTANCE_KNIGHT, 28, 28, 2, NULL, layers);
///     (a knight on e4 leaves and comes back: layers[1] is its eight moves)
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
    code(|| {
        let (from, to, piece) = (square(from)?, square(to)?, check::piece(piece)?);
        let ((), so_many) = (present(layers)?, so_many(moves)?);
        // SAFETY: NULL or a board, and 64 sets to write, as the caller promises.
        let ([board], layers) = unsafe { among([board], layers.cast::<[Bitboard; 64]>())? };
        let walked = chess_distance::walks(piece, from, to, so_many, board, layers);
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
    let board = unsafe { obstacles(board) };
    count_or_zero(|| {
        let (from, to, piece, moves) =
            (square(from)?, square(to)?, check::piece(piece)?, so_many(moves)?);
        Ok(chess_distance::walk_count(piece, from, to, moves, board))
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
    code(|| {
        let read = [free_moves, costly_moves].map(|moves| Extent::one(moves.cast::<Graph>()));
        // SAFETY: NULL or 64 sets, twice, as the caller promises.
        let (free, costly) = unsafe { (graph(free_moves)?, graph(costly_moves)?) };
        let ((), from) = (present(out)?, set(from)?);
        // SAFETY: 64 bytes to write, as the caller promises.
        let out = unsafe { output(out.cast::<DistanceMap>(), read)? };
        Ok(chess_distance::cost_map_into(free, costly, from, out))
    })
}

/// The second leg of a journey in these graphs, with the rules of chess_distance_onward: out[t]
/// becomes the least sum of start[s] and the costly moves from s to t, or CHESS_DISTANCE_NONE (255)
/// if no start reaches t. start[s] is 0..191, or CHESS_DISTANCE_NONE if nothing starts on s.
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
    code(|| {
        let start = start.cast::<DistanceMap>();
        let [free, costly] = [free_moves, costly_moves].map(|moves| moves.cast::<Graph>());
        let read = [Extent::one(free), Extent::one(costly), Extent::one(start)];
        // SAFETY: NULL or 64 sets, twice, and NULL or 64 bytes, as the caller promises.
        let (free, costly, start) = unsafe { (input(free)?, input(costly)?, input(start)?) };
        // SAFETY: NULL or 64 bytes to write, as the caller promises.
        let out = unsafe { output(out.cast::<DistanceMap>(), read)? };
        farthest(chess_distance::cost_onward_into(free, costly, start, out))
    })
}
