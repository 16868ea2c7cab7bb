//! Shortest trajectories.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard, Piece, Square};

use crate::arguments::{self, apart, output};
use crate::board::ChessDistanceBoard;
use crate::result::{CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_UNREACHABLE, Fault, code};

fn pair(piece: c_int, from: c_int, to: c_int) -> Result<(Piece, Square, Square), Fault> {
    let (from, to) = (arguments::square(from)?, arguments::square(to)?);
    Ok((arguments::piece(piece)?, from, to))
}

/// Stilman's bundle of shortest trajectories from one square to another: layers[k] becomes the
/// set of all squares that some shortest trajectory visits after k moves, k moves from the start
/// and the rest of the length from the target. The result is the length l in moves, 0..63;
/// layers[0] is the start, layers[l] the target, and the sets behind it are empty. From a square
/// to itself: length 0, one trajectory, whatever the board says about that square.
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
// The caller promises: board is NULL or a board, layers NULL or 64 sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_trajectories(
    piece: c_int,
    from: c_int,
    to: c_int,
    board: *const ChessDistanceBoard,
    layers: *mut u64,
) -> c_int {
    code(|| {
        let (piece, from, to) = pair(piece, from, to)?;
        let layers = layers.cast::<[Bitboard; 64]>();
        output(layers)?;
        apart(layers, board)?;
        // SAFETY: the caller promises 64 sets, and a board that they do not overlap was checked.
        let (board, layers) = unsafe { (arguments::board(board), &mut *layers) };
        let length = rules::trajectory_layers(piece, from, to, &board, layers);
        Ok(length.map_or(CHESS_DISTANCE_UNREACHABLE, |length| length as c_int))
    })
}

/// The exact number of shortest trajectories from one square to another: below 2^33 on every
/// board. 1 from a square to itself. 0 if no sequence of moves leads there, and for a square
/// outside 0..63 or an invalid piece.
// The caller promises: board is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_trajectory_count(
    piece: c_int,
    from: c_int,
    to: c_int,
    board: *const ChessDistanceBoard,
) -> u64 {
    let Ok((piece, from, to)) = pair(piece, from, to) else {
        return 0;
    };
    if board.is_null() {
        return rules::empty_board_trajectory_count(piece, from, to);
    }
    // SAFETY: as the caller promises.
    unsafe { count_among_obstacles(piece, from, to, board) }
}

/// Apart from the case of no board, which needs no stack for it.
#[inline(never)]
unsafe fn count_among_obstacles(
    piece: Piece,
    from: Square,
    to: Square,
    board: *const ChessDistanceBoard,
) -> u64 {
    // SAFETY: as the caller promises.
    let board = unsafe { arguments::board(board) };
    rules::trajectory_count(piece, from, to, &board)
}

/// One shortest trajectory: the one with this index, from 0, in the lexicographic order of the
/// squares visited. It is found without building the others. The result is its length l in moves;
/// path[0] to path[l] become its squares, start and target included, and the rest of path stays
/// as it was.
///
/// An index at or past chess_distance_trajectory_count: CHESS_DISTANCE_OUT_OF_RANGE (-6). So is
/// every index where no sequence of moves leads to the target, since the count is 0: this
/// function never returns CHESS_DISTANCE_UNREACHABLE. A square outside 0..63:
/// CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). path is
/// NULL: CHESS_DISTANCE_NULL_POINTER (-4). path and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
/// cbindgen:ptrs-as-arrays=[[path;64]]
// The caller promises: board is NULL or a board, path NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_trajectory(
    piece: c_int,
    from: c_int,
    to: c_int,
    board: *const ChessDistanceBoard,
    index: u64,
    path: *mut u8,
) -> c_int {
    code(|| {
        let (piece, from, to) = pair(piece, from, to)?;
        let path = path.cast::<[u8; 64]>();
        output(path)?;
        let apart = apart(path, board);
        // SAFETY: as the caller promises. The board is read before anything is written.
        let board = unsafe { arguments::board(board) };
        // An index out of range is nearer to zero than an overlap, and only a count tells it.
        if apart.is_err() && index >= rules::trajectory_count(piece, from, to, &board) {
            return Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE));
        }
        apart?;
        // SAFETY: the caller promises 64 bytes, and the board is not read any more.
        let path = unsafe { &mut *path };
        rules::visit_trajectory(piece, from, to, &board, index, |ply, square| {
            path[ply & 63] = square.index() as u8;
        })
        .map(|length| length as c_int)
        .ok_or(Fault(CHESS_DISTANCE_OUT_OF_RANGE))
    })
}
