//! Pawns that take, and pawns that promote and go on as another piece.

use core::ffi::c_int;

use chess_distance::{Bitboard, Color, DistanceMap, Pawn, Piece, Promotion};

use crate::arguments::{
    ChessDistanceBoard, Fault, among, moves_or_unreachable, not_negative, present, set, to_int,
};
use crate::constants::CHESS_DISTANCE_INVALID_PIECE;

/// The color of a pawn that takes.
fn color_of(piece: c_int) -> Result<Color, Fault> {
    match Piece::from_code(piece) {
        Some(Piece::WhitePawn) => Ok(Color::White),
        Some(Piece::BlackPawn) => Ok(Color::Black),
        _ => Err(Fault(CHESS_DISTANCE_INVALID_PIECE)),
    }
}

/// Fewest moves of a pawn that may take, from the nearest square of a set to every square: out[s]
/// becomes the distance of s, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// distance on the map, 0..7.
///
/// piece is CHESS_DISTANCE_WHITE_PAWN or CHESS_DISTANCE_BLACK_PAWN, and advances as these pieces
/// do. It takes one square diagonally forward, at most captures times. It takes only on squares of
/// prey that are not in own or avoid. captures is 0 or more; 7 or more is no limit. prey is the set
/// of the squares on which it may take, for example those of the enemy's pieces. If you ask how a
/// pawn came to its square, prey has every square where an enemy piece may have stood. On the last
/// rank the pawn stops.
///
///     uint8_t out[64];
///     chess_distance_pawn_map(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << 12, UINT64_MAX, 2, NULL,
///                             out);
///     (e2: out[28], e4, is 1; out[34], c5, is 3 with both captures; out[33], b5, is 255)
///
/// Any other piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). from is 0: CHESS_DISTANCE_EMPTY_SET (-5). captures is negative:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). out and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_pawn_map(
    piece: c_int,
    from: u64,
    prey: u64,
    captures: c_int,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    // SAFETY: NULL or a board, and NULL or 64 bytes to write, as the caller promises.
    unsafe { pawn_moves(piece, from, prey, captures, board, out, Pawn::map_into) }
}

/// Fewest moves of a pawn that may take, from every square to the nearest square of a set: out[s]
/// becomes the fewest moves from s, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// distance on the map, 0..7. piece, prey, captures and the errors are those of
/// chess_distance_pawn_map, with to in place of from.
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_pawn_map_to(
    piece: c_int,
    to: u64,
    prey: u64,
    captures: c_int,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    // SAFETY: NULL or a board, and NULL or 64 bytes to write, as the caller promises.
    unsafe { pawn_moves(piece, to, prey, captures, board, out, Pawn::map_to_into) }
}

/// A map of a pawn that takes.
///
/// # Safety
/// As for [`chess_distance_pawn_map`].
unsafe fn pawn_moves(
    piece: c_int,
    squares: u64,
    prey: u64,
    captures: c_int,
    board: *const ChessDistanceBoard,
    out: *mut u8,
    map: impl FnOnce(&Pawn, Bitboard, &mut DistanceMap) -> u8,
) -> c_int {
    to_int(|| {
        let (color, (), squares) = (color_of(piece)?, present(out)?, set(squares)?);
        let captures = not_negative(captures)?;
        // SAFETY: NULL or a board, and 64 bytes to write, as the caller promises.
        let ([board], out) = unsafe { among([board], out.cast::<DistanceMap>())? };
        let pawn = Pawn { color, prey: Bitboard(prey), captures, obstacles: *board };
        Ok(map(&pawn, squares, out))
    })
}

/// The fewest captures with which a pawn from a set reaches every square, however many moves it
/// needs: captures[s] becomes this number, CHESS_DISTANCE_NONE (255) if unreachable. Returns the
/// largest number on the map, 0..7. piece and prey are those of chess_distance_pawn_map.
///
///     uint8_t captures[64];
///     chess_distance_pawn_captures_map(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << 12, UINT64_MAX,
///                                      NULL, captures);
///     (e2: captures[60], e8, is 0; captures[34], c5, is 2)
///
/// Any other piece: CHESS_DISTANCE_INVALID_PIECE (-3). captures is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). from is 0: CHESS_DISTANCE_EMPTY_SET (-5). captures and *board overlap:
/// CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[captures;64]]
///
/// # Safety
/// `board` is NULL or a board, `captures` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_pawn_captures_map(
    piece: c_int,
    from: u64,
    prey: u64,
    board: *const ChessDistanceBoard,
    captures: *mut u8,
) -> c_int {
    // SAFETY: NULL or a board, and NULL or 64 bytes to write, as the caller promises.
    unsafe { pawn_moves(piece, from, prey, 0, board, captures, Pawn::fewest_captures_into) }
}

/// Fewest moves of a pawn that promotes and goes on as another piece, from the nearest square of a
/// set to every square: out[s] becomes the moves of the pawn plus those of the new piece,
/// CHESS_DISTANCE_NONE (255) if no such way leads to s. A square that only the pawn passes has 255
/// too. Returns the largest distance on the map. If the pawn cannot promote,
/// CHESS_DISTANCE_UNREACHABLE (-1), and every out[s] is 255.
///
/// The pawn moves and takes as in chess_distance_pawn_map, with the obstacles of pawn_board.
/// promoted is the piece that the pawn becomes: CHESS_DISTANCE_KNIGHT, _BISHOP, _ROOK or _QUEEN.
/// The new piece goes on with the obstacles of piece_board, and starts on its square of promotion
/// even if piece_board has an obstacle there. Either board may be NULL, the empty board.
///
///     uint8_t out[64];
///     chess_distance_promotion_map(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << 36,
///                                  CHESS_DISTANCE_QUEEN, 0, 0, NULL, NULL, out);
///     (e5: out[60], e8, is 3; out[8], a2, is 5; out[36], e5, is 4)
///
/// piece is no pawn, or promoted is another piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). from is 0: CHESS_DISTANCE_EMPTY_SET (-5). captures is negative:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a board: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// The boards are NULL or boards, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_promotion_map(
    piece: c_int,
    from: u64,
    promoted: c_int,
    prey: u64,
    captures: c_int,
    pawn_board: *const ChessDistanceBoard,
    piece_board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    let (pieces, boards) = ([piece, promoted], [pawn_board, piece_board]);
    // SAFETY: NULL or boards, and NULL or 64 bytes to write, as the caller promises.
    unsafe { promotion(pieces, from, prey, captures, boards, out, Promotion::map_into) }
}

/// Fewest moves of a pawn that promotes and goes on as another piece, from every square to the
/// nearest square of a set: out[s] becomes the fewest moves from s, as chess_distance_promotion_map
/// counts them, CHESS_DISTANCE_NONE (255) if no such way leads to the set. Returns the largest
/// distance on the map, or CHESS_DISTANCE_UNREACHABLE (-1) if every out[s] is 255. The other
/// arguments and the errors are those of chess_distance_promotion_map, with to in place of from.
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// The boards are NULL or boards, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_promotion_map_to(
    piece: c_int,
    to: u64,
    promoted: c_int,
    prey: u64,
    captures: c_int,
    pawn_board: *const ChessDistanceBoard,
    piece_board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    let (pieces, boards) = ([piece, promoted], [pawn_board, piece_board]);
    // SAFETY: NULL or boards, and NULL or 64 bytes to write, as the caller promises.
    unsafe { promotion(pieces, to, prey, captures, boards, out, Promotion::map_to_into) }
}

/// A map of a promotion.
///
/// # Safety
/// As for [`chess_distance_promotion_map`].
unsafe fn promotion(
    [piece, promoted]: [c_int; 2],
    squares: u64,
    prey: u64,
    captures: c_int,
    boards: [*const ChessDistanceBoard; 2],
    out: *mut u8,
    map: impl FnOnce(&Promotion, Bitboard, &mut DistanceMap) -> Option<u8>,
) -> c_int {
    to_int(|| {
        let (color, promoted) = (color_of(piece)?, officer(promoted)?);
        let ((), squares, captures) = (present(out)?, set(squares)?, not_negative(captures)?);
        // SAFETY: NULL or boards, and 64 bytes to write, as the caller promises.
        let ([pawn_board, piece_board], out) = unsafe { among(boards, out.cast::<DistanceMap>())? };
        let pawn = Pawn { color, prey: Bitboard(prey), captures, obstacles: *pawn_board };
        let promotion = Promotion { pawn, promoted, piece_obstacles: *piece_board };
        Ok(moves_or_unreachable(map(&promotion, squares, out)))
    })
}

/// What a pawn becomes.
fn officer(piece: c_int) -> Result<Piece, Fault> {
    match Piece::from_code(piece) {
        Some(piece @ (Piece::Knight | Piece::Bishop | Piece::Rook | Piece::Queen)) => Ok(piece),
        _ => Err(Fault(CHESS_DISTANCE_INVALID_PIECE)),
    }
}
