//! What takes no map: moves, paths, attacks, the squares at a distance, and sets from bytes.

use core::ffi::c_int;

use chess_distance::Bitboard;

use crate::arguments::{
    self, ChessDistanceBoard, moves_in, moves_or_unreachable, set, set_or_empty, square, to_int,
};
use crate::arguments::{among, input, not_negative, obstacles, present};

/// The squares that a piece reaches in exactly one move from any square of from. These are moves,
/// not attacks: squares of own and avoid are not among them, and pawns advance. No such piece: 0.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_moves(
    piece: c_int,
    from: u64,
    board: *const ChessDistanceBoard,
) -> u64 {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { obstacles(board) };
    set_or_empty(|| Ok(chess_distance::moves(arguments::piece(piece)?, Bitboard(from), board)))
}

/// Fewest moves from one square to another.
///
/// No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). A square outside 0..63:
/// CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE (-3).
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_path(
    piece: c_int,
    from: c_int,
    to: c_int,
    board: *const ChessDistanceBoard,
) -> c_int {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { obstacles(board) };
    to_int(|| {
        let (from, to, piece) = (square(from)?, square(to)?, arguments::piece(piece)?);
        Ok(moves_or_unreachable(chess_distance::path(piece, from, to, board)))
    })
}

/// Can a piece get from one square to another in at most the given number of moves? 1 if it can, 0
/// if not, and 0 if moves is negative. From a square to itself it takes 0 moves.
///
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). In an if these codes count as true. If the arguments may be
/// bad, write chess_distance_reaches(...) == 1.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_reaches(
    piece: c_int,
    from: c_int,
    to: c_int,
    moves: c_int,
    board: *const ChessDistanceBoard,
) -> c_int {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { obstacles(board) };
    to_int(|| {
        let (from, to, piece) = (square(from)?, square(to)?, arguments::piece(piece)?);
        let reaches = |moves| chess_distance::reaches(piece, from, to, moves, board);
        Ok(moves_in(moves).is_some_and(reaches))
    })
}

/// Fewest moves from any square of one set to any square of another; 0 if the sets share a square.
///
/// No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). A set is 0: CHESS_DISTANCE_EMPTY_SET (-5).
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_sets(
    piece: c_int,
    from: u64,
    to: u64,
    board: *const ChessDistanceBoard,
) -> c_int {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { obstacles(board) };
    to_int(|| {
        let (piece, from, to) = (arguments::piece(piece)?, set(from)?, set(to)?);
        Ok(moves_or_unreachable(chess_distance::set_distance(piece, from, to, board)))
    })
}

/// The squares at distance 0..moves from the nearest square of from. If moves is 0, these are the
/// squares of from. moves is negative, or no such piece: 0.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_within(
    piece: c_int,
    from: u64,
    moves: c_int,
    board: *const ChessDistanceBoard,
) -> u64 {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { obstacles(board) };
    set_or_empty(|| {
        let piece = arguments::piece(piece)?;
        let within = |moves| chess_distance::within(piece, Bitboard(from), moves, board);
        Ok(moves_in(moves).map_or(Bitboard::EMPTY, within))
    })
}

/// The squares at distance moves, exactly, from the nearest square of from. If moves is 0, these
/// are the squares of from. moves is negative, or no such piece: 0.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_ring(
    piece: c_int,
    from: u64,
    moves: c_int,
    board: *const ChessDistanceBoard,
) -> u64 {
    // SAFETY: NULL or a board, as the caller promises.
    let board = unsafe { obstacles(board) };
    set_or_empty(|| {
        let piece = arguments::piece(piece)?;
        let ring = |moves| chess_distance::ring(piece, Bitboard(from), moves, board);
        Ok(moves_in(moves).map_or(Bitboard::EMPTY, ring))
    })
}

/// The squares at every distance: rings[d] becomes the set of the squares at distance d from the
/// nearest square of from, for d from 0 to the largest distance; the rings after it, up to
/// rings[63], become 0. Returns the largest distance, 0..63.
///
/// The errors are those of chess_distance_set_map, with rings for out.
/// cbindgen:ptrs-as-arrays=[[rings;64]]
///
/// # Safety
/// `board` is NULL or a board, `rings` is NULL or 64 sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_rings(
    piece: c_int,
    from: u64,
    board: *const ChessDistanceBoard,
    rings: *mut u64,
) -> c_int {
    to_int(|| {
        let (piece, (), from) = (arguments::piece(piece)?, present(rings)?, set(from)?);
        // SAFETY: NULL or a board, and 64 sets to write, as the caller promises.
        let ([board], rings) = unsafe { among([board], rings.cast::<[Bitboard; 64]>())? };
        Ok(chess_distance::rings(piece, from, board, rings))
    })
}

/// The squares s with bytes[s] == value, or with equal = 0 those with any other value: for
/// programs that keep a board as an array of 64 squares, a1 first. bytes is NULL, or value is outside
/// 0..255: 0.
///
///     uint8_t squares[64] = {4, 0, 0, 0, 6};       (rook a1, king e1, 0 on all empty squares)
///     uint64_t pieces = chess_distance_set_of_bytes(squares, 0, 0);
///     uint64_t rooks = chess_distance_set_of_bytes(squares, 4, 1);
///
/// cbindgen:ptrs-as-arrays=[[bytes;64]]
///
/// # Safety
/// `bytes` is NULL or 64 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_set_of_bytes(
    bytes: *const u8,
    value: c_int,
    equal: c_int,
) -> u64 {
    set_or_empty(|| {
        // SAFETY: NULL or 64 bytes, as the caller promises.
        let bytes = unsafe { input(bytes.cast::<[u8; 64]>())? };
        Ok(chess_distance::set_of_bytes(bytes, not_negative(value)?, equal != 0))
    })
}

/// The squares that the pieces on from attack or defend, occupied or not. A line ends on the first
/// occupied square and includes it; pawns attack diagonally. The squares of from stop a line only
/// if they are in occupied. No such piece: 0.
///
/// For the squares that a king may not enter, leave that king out of occupied: a rook also attacks
/// the squares behind the king. The example at ChessDistanceBoard shows this.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_attacks(piece: c_int, from: u64, occupied: u64) -> u64 {
    set_or_empty(|| {
        Ok(chess_distance::attacks(arguments::piece(piece)?, Bitboard(from), Bitboard(occupied)))
    })
}
