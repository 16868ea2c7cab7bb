//! Shortest trajectories between sets of squares.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard, Graph};

use crate::arguments::{self, Extent, input, mobility, output, present, set};
use crate::board::ChessDistanceBoard;
use crate::result::{CHESS_DISTANCE_UNREACHABLE, code, count};

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
    code(|| {
        let piece = arguments::piece(piece)?;
        present(layers)?;
        let (from, to) = (set(from)?, set(to)?);
        // SAFETY: NULL or a board, and NULL or 64 sets to write, as the caller promises.
        let (layers, board) = unsafe {
            let layers = output(layers.cast::<[Bitboard; 64]>(), [Extent::one(board)])?;
            (layers, arguments::board(board))
        };
        let length = rules::set_trajectory_layers(piece, from, to, &board, layers);
        Ok(length.map_or(CHESS_DISTANCE_UNREACHABLE, |length| length as c_int))
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
    count(|| {
        // SAFETY: NULL or a board, as the caller promises.
        let (piece, board) = unsafe { mobility(piece, board)? };
        let (from, to) = (Bitboard(from), Bitboard(to));
        Ok(rules::set_trajectory_count(piece, from, to, &board))
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
    code(|| {
        present(moves)?;
        present(layers)?;
        let (from, to) = (set(from)?, set(to)?);
        let moves = moves.cast::<Graph>();
        // SAFETY: 64 sets, and 64 sets to write, as the caller promises.
        let (layers, moves) = unsafe {
            let layers = output(layers.cast::<[Bitboard; 64]>(), [Extent::one(moves)])?;
            (layers, input(moves)?)
        };
        let length = moves.trajectory_layers(from, to, layers);
        Ok(length.map_or(CHESS_DISTANCE_UNREACHABLE, |length| length as c_int))
    })
}
