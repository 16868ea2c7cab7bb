//! Distances among obstacles.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard, Board, DistanceMap, Piece, Square};

use crate::arguments::{self, apart, output, set};
use crate::board::ChessDistanceBoard;
use crate::result::{CHESS_DISTANCE_OK, Fault, code, moves};

/// The piece and what stands in its way.
///
/// # Safety
/// `board` is NULL or a board.
unsafe fn mobility(code: c_int, board: *const ChessDistanceBoard) -> Result<(Piece, Board), Fault> {
    // SAFETY: as the caller promises.
    Ok((arguments::piece(code)?, unsafe { arguments::board(board) }))
}

fn pair(from: c_int, to: c_int) -> Result<(Square, Square), Fault> {
    Ok((arguments::square(from)?, arguments::square(to)?))
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
    // SAFETY: as the caller promises.
    match unsafe { mobility(piece, board) } {
        Ok((piece, board)) => rules::moves(piece, Bitboard(from), &board).0,
        Err(_) => 0,
    }
}

/// Fewest moves from one square to every square: out[s] becomes the distance of square s,
/// CHESS_DISTANCE_NONE (255) where no sequence of moves leads. Returns the largest distance on the
/// map, 0..63; 0 for a piece that cannot move.
///
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out and
/// *board overlap: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_map(
    piece: c_int,
    from: c_int,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    code(|| {
        let from = arguments::square(from)?;
        // SAFETY: as the caller promises.
        unsafe { set_map(piece, Ok(Bitboard::of(from)), board, out) }
    })
}

/// The same from a set of squares: every square's distance from the nearest of them, the minimum
/// of their maps. Returns the largest distance on the map, 0..63.
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). from is 0: CHESS_DISTANCE_EMPTY_SET (-5). out and *board overlap: CHESS_DISTANCE_OVERLAP
/// (-7).
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_set_map(
    piece: c_int,
    from: u64,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    // SAFETY: as the caller promises.
    code(|| unsafe { set_map(piece, set(from), board, out) })
}

/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
unsafe fn set_map(
    piece: c_int,
    from: Result<Bitboard, Fault>,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> Result<c_int, Fault> {
    let piece = arguments::piece(piece)?;
    let out = out.cast::<DistanceMap>();
    output(out)?;
    let from = from?;
    apart(out, board)?;
    // SAFETY: as the caller promises; that the board is not part of `out` was checked.
    let (board, out) = unsafe { (arguments::board(board), &mut *out) };
    Ok(c_int::from(rules::map_into(piece, from, &board, out)))
}

/// All 64 maps at once: out[a][b] becomes the fewest moves from a to b, CHESS_DISTANCE_NONE (255)
/// where no sequence of moves leads. Returns CHESS_DISTANCE_OK.
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). out and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 times 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_matrix(
    piece: c_int,
    board: *const ChessDistanceBoard,
    out: *mut [u8; 64],
) -> c_int {
    code(|| {
        let piece = arguments::piece(piece)?;
        let out = out.cast::<[[u8; 64]; 64]>();
        output(out)?;
        apart(out, board)?;
        // SAFETY: as the caller promises; that the board is not part of `out` was checked.
        let (board, out) = unsafe { (arguments::board(board), &mut *out) };
        rules::matrix_into(piece, &board, out);
        Ok(CHESS_DISTANCE_OK)
    })
}

/// Fewest moves from one square to another.
///
/// No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). A square outside 0..63:
/// CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). All of
/// these are less than any limit: write (unsigned)d <= 3u for "at most 3 moves", or ask
/// chess_distance_reaches.
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
    code(|| {
        let (from, to) = pair(from, to)?;
        // SAFETY: as the caller promises.
        let (piece, board) = unsafe { mobility(piece, board)? };
        Ok(moves(rules::path(piece, from, to, &board)))
    })
}

/// Whether a piece gets from one square to another in at most so many moves: 1 or 0. For a
/// negative number of moves 0; from a square to itself it takes none.
///
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). These are not 0, and so true where C asks for a condition:
/// with arguments that may be bad write chess_distance_reaches(...) == 1.
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
    code(|| {
        let (from, to) = pair(from, to)?;
        // SAFETY: as the caller promises.
        let (piece, board) = unsafe { mobility(piece, board)? };
        let reaches = |moves| rules::reaches(piece, from, to, moves, &board);
        Ok(u32::try_from(moves).is_ok_and(reaches).into())
    })
}

/// Fewest moves from any square of one set to any square of another; 0 where the sets share a
/// square.
///
/// They never meet: CHESS_DISTANCE_UNREACHABLE (-1). No such piece: CHESS_DISTANCE_INVALID_PIECE
/// (-3). A set is 0: CHESS_DISTANCE_EMPTY_SET (-5). All of these are less than any limit: write
/// (unsigned)d <= 3u for "at most 3 moves".
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
    code(|| {
        // SAFETY: as the caller promises.
        let (piece, board) = unsafe { mobility(piece, board)? };
        let (from, to) = (set(from)?, set(to)?);
        Ok(moves(rules::set_distance(piece, from, to, &board)))
    })
}

/// The squares at most so many moves away from the nearest square of from; from itself for 0
/// moves. A negative number of moves, no such piece: 0.
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
    // SAFETY: as the caller promises.
    match (unsafe { mobility(piece, board) }, u32::try_from(moves)) {
        (Ok((piece, board)), Ok(moves)) => rules::within(piece, Bitboard(from), moves, &board).0,
        _ => 0,
    }
}

/// The squares exactly so many moves away from the nearest square of from; from itself for 0
/// moves. A negative number of moves, no such piece: 0.
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
    // SAFETY: as the caller promises.
    match (unsafe { mobility(piece, board) }, u32::try_from(moves)) {
        (Ok((piece, board)), Ok(moves)) => rules::ring(piece, Bitboard(from), moves, &board).0,
        _ => 0,
    }
}
