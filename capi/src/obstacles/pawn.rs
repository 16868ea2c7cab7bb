//! Pawns that take.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard, Board, Color, DistanceMap, Piece};

use crate::arguments::{self, Extent, output, present, set};
use crate::board::ChessDistanceBoard;
use crate::result::{
    Answer, CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_OUT_OF_RANGE, Fault, code,
};

/// Fewest moves of a pawn that may take, from the nearest square of a set to every square: out[s]
/// becomes the distance of s, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// distance on the map, 0..7.
///
/// piece is CHESS_DISTANCE_WHITE_PAWN or CHESS_DISTANCE_BLACK_PAWN, and advances as these pieces
/// do. It takes one square diagonally forward, at most captures times. It takes only on squares of
/// prey that are not in own or avoid. captures is 0 or more; 7 or more is no limit. prey is the set
/// of the squares on which it may take: those of the enemy's pieces, or all on which one may have
/// stood earlier in the game. On the last rank the pawn stops.
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
    unsafe {
        with_pawn(
            piece,
            from,
            prey,
            captures,
            board,
            out,
            rules::pawn_map_into,
        )
    }
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
    unsafe {
        with_pawn(
            piece,
            to,
            prey,
            captures,
            board,
            out,
            rules::pawn_map_to_into,
        )
    }
}

/// A map of a pawn in one of the two directions.
type Map = fn(Color, Bitboard, Bitboard, u32, &Board, &mut DistanceMap) -> u8;

fn color(piece: c_int) -> Result<Color, Fault> {
    match Piece::from_code(piece) {
        Some(Piece::WhitePawn) => Ok(Color::White),
        Some(Piece::BlackPawn) => Ok(Color::Black),
        _ => Err(Fault(CHESS_DISTANCE_INVALID_PIECE)),
    }
}

fn count(captures: c_int) -> Result<u32, Fault> {
    u32::try_from(captures).map_err(|_| Fault(CHESS_DISTANCE_OUT_OF_RANGE))
}

/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[inline]
unsafe fn with_pawn(
    piece: c_int,
    squares: u64,
    prey: u64,
    captures: c_int,
    board: *const ChessDistanceBoard,
    out: *mut u8,
    map: Map,
) -> c_int {
    code(|| -> Answer {
        let color = color(piece)?;
        present(out)?;
        let (squares, captures) = (set(squares)?, count(captures)?);
        // SAFETY: NULL or a board, and NULL or 64 bytes to write, as the caller promises.
        let (out, board) = unsafe {
            let out = output(out.cast::<DistanceMap>(), [Extent::one(board)])?;
            (out, arguments::board(board))
        };
        Ok(c_int::from(map(
            color,
            squares,
            Bitboard(prey),
            captures,
            &board,
            out,
        )))
    })
}
