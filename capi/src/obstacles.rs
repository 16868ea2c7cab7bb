//! Obstacles, and what takes no map: moves, paths, and the squares at a distance.

use core::ffi::c_int;

use chess_distance::{Bitboard, Board};

use crate::arguments::{Extent, optional, output, same_layout};
use crate::check::{
    self, Fault, moves_in, moves_or_unreachable, set, set_or_empty, square, to_int,
};

/// The obstacles in a piece's way: three sets of squares. Where they overlap, every restriction
/// applies: an enemy piece in avoid stops a slide and is not taken. The sets stay the same for a
/// whole path: a capture on the way does not change them. A start square is at distance 0, even if
/// it is in a set. Functions take NULL for the empty board.
///
/// For a king among enemy pieces, avoid holds the squares that they attack or defend, and the
/// squares next to the enemy king. Leave your king out of own, and out of occupied when
/// you compute the attacks: a rook also attacks the squares behind the king.
///
/// White: king e1, pawn e2. Black: king g4, rook d8. How many moves is the white king from c3?
///
///     const uint64_t pawn = (uint64_t)1 << 12, king = (uint64_t)1 << 30, rook = (uint64_t)1 << 59;
///     const uint64_t occupied = pawn | king | rook;
///     ChessDistanceBoard board;
///     board.own = pawn;
///     board.enemy = king | rook;
///     board.avoid = chess_distance_attacks(CHESS_DISTANCE_ROOK, rook, occupied)
///                 | chess_distance_attacks(CHESS_DISTANCE_KING, king, occupied);
///     int d = chess_distance_path(CHESS_DISTANCE_KING, 4, 18, &board);
///
/// d is 12; on the empty board it is 2. The rook guards the d-file, so the king goes up to e7,
/// takes the rook and comes back on the other side. With the black king on c7 (bit 50) the rook is
/// defended, and d is -1: no way. To ask whether some number of moves is enough, call
/// chess_distance_reaches.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceBoard {
    /// Squares that are neither entered nor passed.
    pub own: u64,
    /// Squares that may be entered; a slide ends there. Pawns do not enter them.
    pub enemy: u64,
    /// Squares on which no move ends. A slide or a pawn's double step may pass over them.
    pub avoid: u64,
}

same_layout!(ChessDistanceBoard, Board: own enemy avoid);

/// The obstacles at a pointer, none for NULL.
///
/// # Safety
/// The pointer is NULL or points at a board that nothing writes to meanwhile.
#[inline(always)]
pub(crate) unsafe fn obstacles<'a>(board: *const ChessDistanceBoard) -> &'a Board {
    // SAFETY: NULL or a board, as the caller promises.
    unsafe { optional(board.cast()) }.unwrap_or(&Board::EMPTY)
}

/// Boards, and an output, not NULL, that overlaps none of them.
///
/// # Safety
/// Each of `boards` is NULL or a board that nothing writes to meanwhile; `out` is NULL or a value
/// that the caller may write. The call reads nothing else from the caller's memory.
#[inline(always)]
pub(crate) unsafe fn among<'a, T, const N: usize>(
    boards: [*const ChessDistanceBoard; N],
    out: *mut T,
) -> Result<([&'a Board; N], &'a mut T), Fault> {
    // SAFETY: NULL or boards, and NULL or a value to write, as the caller promises.
    unsafe { Ok((boards.map(|board| obstacles(board)), output(out, boards.map(Extent::one))?)) }
}

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
    set_or_empty(|| Ok(chess_distance::moves(check::piece(piece)?, Bitboard(from), board)))
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
        let (from, to, piece) = (square(from)?, square(to)?, check::piece(piece)?);
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
        let (from, to, piece) = (square(from)?, square(to)?, check::piece(piece)?);
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
        let (piece, from, to) = (check::piece(piece)?, set(from)?, set(to)?);
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
        let piece = check::piece(piece)?;
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
        let piece = check::piece(piece)?;
        let ring = |moves| chess_distance::ring(piece, Bitboard(from), moves, board);
        Ok(moves_in(moves).map_or(Bitboard::EMPTY, ring))
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
        Ok(chess_distance::attacks(check::piece(piece)?, Bitboard(from), Bitboard(occupied)))
    })
}
