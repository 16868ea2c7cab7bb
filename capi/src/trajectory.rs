//! Shortest trajectories, from square to square, between sets, and in graphs.

use core::ffi::c_int;

use chess_distance::{Bitboard, Obstacles, Piece, Square, TrajectoryError};

use crate::arguments::{
    self, ChessDistanceBoard, Fault, count_or_zero, length_or_unreachable, set, square, to_int,
};
use crate::arguments::{Extent, among, obstacles, output, present};
use crate::constants::{
    CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_OVERLAP, CHESS_DISTANCE_UNREACHABLE,
};
use crate::graphs::graph_and;

/// The shortest trajectories from one square to another (Stilman's bundle). Returns their length l
/// in moves, 0..63. layers[k] becomes the set of all squares that some shortest trajectory visits
/// after k moves. These squares are k moves from the start and l - k moves from the target.
/// layers[0] is the start, layers[l] the target, and layers[l + 1] to layers[63] become 0. From a
/// square to itself l is 0, even if the square is in a set of the board.
///
///     uint64_t layers[64];
///     int l = chess_distance_trajectories(CHESS_DISTANCE_KING, 45, 7, NULL, layers);
///     (f6 to h1: l is 5, layers[1] is e5 f5 g5, and the six layers have 14 squares)
///
/// No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1), and layers stay as they
/// were. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). layers is NULL: CHESS_DISTANCE_NULL_POINTER (-4). layers
/// and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
/// cbindgen:ptrs-as-arrays=[[layers;64]]
///
/// # Safety
/// `board` is NULL or a board, `layers` is NULL or 64 sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_trajectories(
    piece: c_int,
    from: c_int,
    to: c_int,
    board: *const ChessDistanceBoard,
    layers: *mut u64,
) -> c_int {
    to_int(|| {
        let (from, to, piece) = (square(from)?, square(to)?, arguments::piece(piece)?);
        // SAFETY: NULL or a board, and 64 sets to write, as the caller promises.
        let ([board], layers) = unsafe { among([board], layers.cast::<[Bitboard; 64]>())? };
        Ok(length_or_unreachable(chess_distance::trajectory_layers(piece, from, to, board, layers)))
    })
}

/// The exact number of shortest trajectories from one square to another, below 2^33 on every board.
/// From a square to itself the number is 1. 0 if no sequence of moves leads there, for a square
/// outside 0..63 and for an invalid piece.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_trajectory_count(
    piece: c_int,
    from: c_int,
    to: c_int,
    board: *const ChessDistanceBoard,
) -> u64 {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { obstacles(board) };
    count_or_zero(|| {
        let (from, to, piece) = (square(from)?, square(to)?, arguments::piece(piece)?);
        Ok(chess_distance::trajectory_count(piece, from, to, board))
    })
}

/// The shortest trajectory with this index, counted from 0, in the lexicographic order of the
/// squares visited. The call does not build the other trajectories. Returns its length l in moves,
/// 0..63. path[0] to path[l] become its squares, start and target included; the rest of path stays
/// as it was.
///
/// No sequence of moves leads to the target: CHESS_DISTANCE_UNREACHABLE (-1), for any index. A
/// square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). path is NULL: CHESS_DISTANCE_NULL_POINTER (-4). index is not
/// below chess_distance_trajectory_count: CHESS_DISTANCE_OUT_OF_RANGE (-6). path and *board
/// overlap: CHESS_DISTANCE_OVERLAP (-7).
/// cbindgen:ptrs-as-arrays=[[path;64]]
///
/// # Safety
/// `board` is NULL or a board, `path` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_trajectory(
    piece: c_int,
    from: c_int,
    to: c_int,
    board: *const ChessDistanceBoard,
    index: u64,
    path: *mut u8,
) -> c_int {
    to_int(|| {
        let (from, to, piece) = (square(from)?, square(to)?, arguments::piece(piece)?);
        // SAFETY: NULL or 64 bytes to write, as the caller promises.
        let path = unsafe { output(path.cast::<[u8; 64]>(), [Extent::one(board)]) };
        // SAFETY: NULL or a board, as the caller promises.
        let board = unsafe { obstacles(board) };
        write_trajectory(piece, [from, to], board, index, path)
    })
}

/// Writes the squares of the trajectory with this index, and returns its length.
fn write_trajectory(
    piece: Piece,
    [from, to]: [Square; 2],
    board: &Obstacles,
    index: u64,
    path: Result<&mut [u8; 64], Fault>,
) -> Result<c_int, Fault> {
    let count = || chess_distance::trajectory_count(piece, from, to, board);
    let path = path.map_err(|fault| match fault {
        // An index out of range is nearer to zero than an overlap, and only the count finds it.
        Fault(CHESS_DISTANCE_OVERLAP) if (1..=index).contains(&count()) => {
            Fault(CHESS_DISTANCE_OUT_OF_RANGE)
        }
        fault => fault,
    })?;
    let visit = |ply: usize, square: Square| path[ply & 63] = square.index() as u8;
    match chess_distance::visit_trajectory(piece, from, to, board, index, visit) {
        Ok(length) => Ok(length as c_int),
        Err(TrajectoryError::Unreachable) => Ok(CHESS_DISTANCE_UNREACHABLE),
        Err(TrajectoryError::Index) => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
    }
}

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
    to_int(|| {
        let (piece, (), from, to) =
            (arguments::piece(piece)?, present(layers)?, set(from)?, set(to)?);
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
        let piece = arguments::piece(piece)?;
        let (from, to) = (Bitboard(from), Bitboard(to));
        Ok(chess_distance::set_trajectory_count(piece, from, to, board))
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
    to_int(|| {
        present(moves).and(present(layers))?;
        let (from, to) = (set(from)?, set(to)?);
        // SAFETY: 64 sets, and 64 sets to write, as the caller promises.
        let (moves, layers) = unsafe { graph_and(moves, layers.cast::<[Bitboard; 64]>())? };
        Ok(length_or_unreachable(moves.trajectory_layers(from, to, layers)))
    })
}
