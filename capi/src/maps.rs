//! Maps among obstacles: from a square or a set, to it, from all squares, of a second leg, and of
//! costs.

use core::ffi::c_int;

use chess_distance::{Bitboard, DistanceMap};

use crate::arguments::{self, ChessDistanceBoard, or_bad_start, set, square, to_int};
use crate::arguments::{Extent, among, input, obstacles, output, present};
use crate::constants::CHESS_DISTANCE_OK;

/// Fewest moves from one square to every square: out[s] becomes the distance of square s,
/// CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest distance on the map, 0..63; 0 for
/// a piece that cannot move.
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
    to_int(|| {
        let (from, piece) = (square(from)?, arguments::piece(piece)?);
        // SAFETY: NULL or a board, and 64 bytes to write, as the caller promises.
        let ([board], out) = unsafe { among([board], out.cast::<DistanceMap>())? };
        Ok(chess_distance::map_into(piece, Bitboard::of(from), board, out))
    })
}

/// Fewest moves from a set of squares to every square: out[s] becomes the distance of square s from
/// the nearest square of from, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// distance on the map, 0..63.
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
    to_int(|| {
        let (piece, (), from) = (arguments::piece(piece)?, present(out)?, set(from)?);
        // SAFETY: NULL or a board, and 64 bytes to write, as the caller promises.
        let ([board], out) = unsafe { among([board], out.cast::<DistanceMap>())? };
        Ok(chess_distance::map_into(piece, from, board, out))
    })
}

/// All 64 maps at once: out[a][b] becomes the fewest moves from a to b, CHESS_DISTANCE_NONE (255)
/// if unreachable. Returns CHESS_DISTANCE_OK.
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
    to_int(|| {
        let piece = arguments::piece(piece)?;
        // SAFETY: NULL or a board, and 64 maps to write, as the caller promises.
        let ([board], out) = unsafe { among([board], out.cast::<[[u8; 64]; 64]>())? };
        chess_distance::matrix_into(piece, board, out);
        Ok(CHESS_DISTANCE_OK)
    })
}

/// Fewest moves from every square to one: out[s] becomes the result of chess_distance_path from
/// square s to the square to, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// distance on the map, 0..63.
///
/// The map differs from chess_distance_map for pawns, which move in one direction only. Among
/// obstacles it differs for every piece, because a piece may start on a square of own or avoid, which
/// no move enters. So squares of own and avoid have distances too; ignore those on which your piece
/// cannot stand. If the target is in own or avoid, no move enters the target: it has 0, and all other
/// squares have 255. To count the moves to the target, take it out of both sets.
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
pub unsafe extern "C" fn chess_distance_map_to(
    piece: c_int,
    to: c_int,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    to_int(|| {
        let (to, piece) = (square(to)?, arguments::piece(piece)?);
        // SAFETY: NULL or a board, and 64 bytes to write, as the caller promises.
        let ([board], out) = unsafe { among([board], out.cast::<DistanceMap>())? };
        Ok(chess_distance::map_to_into(piece, Bitboard::of(to), board, out))
    })
}

/// Fewest moves from every square to a set of squares: out[s] becomes the fewest moves from square
/// s to the nearest square of to, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// distance on the map, 0..63.
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). to is 0: CHESS_DISTANCE_EMPTY_SET (-5). out and *board overlap: CHESS_DISTANCE_OVERLAP
/// (-7).
///
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_set_map_to(
    piece: c_int,
    to: u64,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    to_int(|| {
        let (piece, (), to) = (arguments::piece(piece)?, present(out)?, set(to)?);
        // SAFETY: NULL or a board, and 64 bytes to write, as the caller promises.
        let ([board], out) = unsafe { among([board], out.cast::<DistanceMap>())? };
        Ok(chess_distance::map_to_into(piece, to, board, out))
    })
}

/// The second leg of a journey. start[s] is the number of moves made before the piece goes on from
/// s, 0..191, or CHESS_DISTANCE_NONE (255) if it does not go on from s. out[t] becomes the least
/// sum of start[s] and the fewest moves of the piece from s to t. out[t] is CHESS_DISTANCE_NONE if
/// no start reaches t. Returns the largest sum, 0..254.
///
/// A pawn on e5 promotes and goes to a2 as a queen:
///
///     uint8_t pawn[64], start[64], queen[64];
///     chess_distance_map(CHESS_DISTANCE_WHITE_PAWN, 36, NULL, pawn);
///     memset(start, CHESS_DISTANCE_NONE, 56);
///     memcpy(start + 56, pawn + 56, 8);                (rank 8 alone)
///     chess_distance_onward(CHESS_DISTANCE_QUEEN, start, NULL, queen);
///     (queen[60] is 3, queen[8] is 5)
///
/// For a way through a given square, let start have a number on that square alone. For a king that
/// may castle, let start be 0 on its own square and 1 on g1.
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). start or out is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). out overlaps start or *board: CHESS_DISTANCE_OVERLAP (-7),
/// checked before start is read. Any start[s] is 192..254: CHESS_DISTANCE_OUT_OF_RANGE (-6). Every
/// start[s] is 255: CHESS_DISTANCE_EMPTY_SET (-5).
///
/// cbindgen:ptrs-as-arrays=[[start;64], [out;64]]
///
/// # Safety
/// `board` is NULL or a board, `start` is NULL or 64 bytes, `out` is NULL or 64 bytes that the
/// caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_onward(
    piece: c_int,
    start: *const u8,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    to_int(|| {
        let (piece, start) = (arguments::piece(piece)?, start.cast::<DistanceMap>());
        let read = [Extent::one(board), Extent::one(start)];
        // SAFETY: NULL or a board, and NULL or 64 bytes, as the caller promises.
        let (board, start) = unsafe { (obstacles(board), input(start)?) };
        // SAFETY: NULL or 64 bytes to write, as the caller promises.
        let out = unsafe { output(out.cast::<DistanceMap>(), read)? };
        or_bad_start(chess_distance::onward_into(piece, start, board, out))
    })
}

/// Least costs from the nearest square of a set to every square. A move costs 1, one more if it
/// enters a square of plus1, two more if it enters one of plus2, three more for both. out[s]
/// becomes the sum for s, 0..252, or CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
/// sum. plus1 and plus2 may be empty, from may not.
///
///     uint8_t out[64];
///     chess_distance_weighted_map(CHESS_DISTANCE_KING, 1 << 4, (uint64_t)0xff << 24, 0, NULL, out);
///     (rank 4 costs one more: out[60] is 8, e1 to e8)
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4).
/// from is 0: CHESS_DISTANCE_EMPTY_SET (-5). out and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
/// cbindgen:ptrs-as-arrays=[[out;64]]
///
/// # Safety
/// `board` is NULL or a board, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_weighted_map(
    piece: c_int,
    from: u64,
    plus1: u64,
    plus2: u64,
    board: *const ChessDistanceBoard,
    out: *mut u8,
) -> c_int {
    to_int(|| {
        let (piece, (), from) = (arguments::piece(piece)?, present(out)?, set(from)?);
        // SAFETY: NULL or a board, and 64 bytes to write, as the caller promises.
        let ([board], out) = unsafe { among([board], out.cast::<DistanceMap>())? };
        let (plus1, plus2) = (Bitboard(plus1), Bitboard(plus2));
        Ok(chess_distance::weighted_map_into(piece, from, plus1, plus2, board, out))
    })
}
