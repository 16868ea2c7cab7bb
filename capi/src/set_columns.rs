//! Columns of sets and of counts: the calls for sets, once for each row.

use core::ffi::c_int;
use core::hint::black_box;

use chess_distance::{
    Bitboard, ColumnsError, attacks_batch, moves_batch, ring_batch, trajectory_count_batch,
    within_batch,
};

use crate::arguments::{self, Extent, column, moves_in, output_column, present, to_int};
use crate::columns::{Batch, ChessDistanceColumns, end_without_rows, written};

/// Moves on many boards: out[i] becomes the squares that the piece reaches in exactly one move from
/// any square of from[i] among the obstacles of row i, as by chess_distance_moves. Returns 0.
///
/// n may be any number. from, out and the columns of boards must be aligned like uint64_t. The
/// inputs may overlap each other. out may overlap none of them, so no column can be replaced in
/// place. With n = 0 the pointers are not used and may be NULL.
///
/// No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from or out is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards: CHESS_DISTANCE_OVERLAP
/// (-7). On an error out stays as it was.
///
/// # Safety
/// `from` and the columns of `boards` are NULL or n words, `boards` is NULL or a struct of columns,
/// `out` is NULL or n words that the caller may write, and no other thread writes to any of them
/// meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_moves_batch(
    piece: c_int,
    from: *const u64,
    boards: *const ChessDistanceColumns,
    out: *mut u64,
    n: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or columns, n words each, and n words to write, as the caller promises.
        let call = unsafe { Batch::new(piece, [from], boards, out.cast(), n)? };
        let [from] = call.sets;
        written(moves_batch(call.piece, from, call.boards, call.out))
    })
}

/// Attacks on many boards: out[i] becomes the squares that the pieces on from[i] attack or defend,
/// as by chess_distance_attacks. If occupied is NULL, no square is occupied in any row. Returns 0.
///
/// n may be any number. from, occupied and out must be aligned like uint64_t. from and occupied may
/// overlap each other. out may overlap neither of them. With n = 0 the pointers are not used and may
/// be NULL.
///
/// No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from or out is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps from or occupied: CHESS_DISTANCE_OVERLAP (-7). On
/// an error out stays as it was.
///
/// # Safety
/// `from` and `occupied` are NULL or n words, `out` is NULL or n words that the caller may write,
/// and no other thread writes to any of them meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_attacks_batch(
    piece: c_int,
    from: *const u64,
    occupied: *const u64,
    out: *mut u64,
    n: usize,
) -> c_int {
    to_int(|| {
        let piece = arguments::piece(piece)?;
        end_without_rows(n)?;
        present(from).and(present(out))?;
        let read = [Extent::many(from, n)?, Extent::many(occupied, n)?];
        // SAFETY: NULL or n words each, as the caller promises.
        let (from, occupied) =
            unsafe { (column(from.cast(), n)?, column(occupied.cast(), n).ok()) };
        // SAFETY: n words to write, as the caller promises.
        let out = unsafe { output_column(out.cast(), n, read)? };
        written(attacks_batch(piece, from, occupied, out))
    })
}

/// The rows for a negative number of moves.
fn empty_rows(out: &mut [Bitboard]) -> Result<(), ColumnsError> {
    // A constant would become a call of memset, which needs a C library.
    out.fill(black_box(Bitboard::EMPTY));
    Ok(())
}

/// The squares within some moves on many boards: out[i] becomes the squares at distance 0..moves
/// from the nearest square of from[i] among the obstacles of row i, as by chess_distance_within. If
/// moves is negative, every row becomes 0. Returns 0.
///
/// n may be any number. from, out and the columns of boards must be aligned like uint64_t. The
/// inputs may overlap each other. out may overlap none of them, so no column can be replaced in
/// place. With n = 0 the pointers are not used and may be NULL.
///
/// No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from or out is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards: CHESS_DISTANCE_OVERLAP
/// (-7). On an error out stays as it was.
///
/// # Safety
/// As for [`chess_distance_moves_batch`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_within_batch(
    piece: c_int,
    from: *const u64,
    moves: c_int,
    boards: *const ChessDistanceColumns,
    out: *mut u64,
    n: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or columns, n words each, and n words to write, as the caller promises.
        let call = unsafe { Batch::new(piece, [from], boards, out.cast(), n)? };
        let [from] = call.sets;
        written(match moves_in(moves) {
            Some(moves) => within_batch(call.piece, from, moves, call.boards, call.out),
            None => empty_rows(call.out),
        })
    })
}

/// The squares at a distance on many boards: out[i] becomes the squares at distance moves, exactly,
/// from the nearest square of from[i] among the obstacles of row i, as by chess_distance_ring. If
/// moves is negative, every row becomes 0. Returns 0.
///
/// n may be any number. from, out and the columns of boards must be aligned like uint64_t. The
/// inputs may overlap each other. out may overlap none of them, so no column can be replaced in
/// place. With n = 0 the pointers are not used and may be NULL.
///
/// No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from or out is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards: CHESS_DISTANCE_OVERLAP
/// (-7). On an error out stays as it was.
///
/// # Safety
/// As for [`chess_distance_moves_batch`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_ring_batch(
    piece: c_int,
    from: *const u64,
    moves: c_int,
    boards: *const ChessDistanceColumns,
    out: *mut u64,
    n: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or columns, n words each, and n words to write, as the caller promises.
        let call = unsafe { Batch::new(piece, [from], boards, out.cast(), n)? };
        let [from] = call.sets;
        written(match moves_in(moves) {
            Some(moves) => ring_batch(call.piece, from, moves, call.boards, call.out),
            None => empty_rows(call.out),
        })
    })
}

/// Counts of trajectories on many boards: out[i] becomes the exact number of shortest trajectories
/// from the squares of from[i] to those of to[i] among the obstacles of row i, as by
/// chess_distance_set_trajectory_count. out[i] is 0 if no sequence of moves leads there or if a set
/// is empty. Returns 0. For trajectories from square to square, each set has one square:
/// (uint64_t)1 << sq. Such rows are the fastest.
///
/// n may be any number. from, to, out and the columns of boards must be aligned like uint64_t. The
/// inputs may overlap each other. out may overlap none of them, so no column can be replaced in
/// place. With n = 0 the pointers are not used and may be NULL.
///
/// No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from, to or out is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards: CHESS_DISTANCE_OVERLAP
/// (-7). On an error out stays as it was.
///
/// # Safety
/// As for [`chess_distance_moves_batch`], and `to` is NULL or n words.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_trajectory_count_batch(
    piece: c_int,
    from: *const u64,
    to: *const u64,
    boards: *const ChessDistanceColumns,
    out: *mut u64,
    n: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or columns, n words each, and n words to write, as the caller promises.
        let call = unsafe { Batch::new(piece, [from, to], boards, out, n)? };
        let [from, to] = call.sets;
        written(trajectory_count_batch(call.piece, from, to, call.boards, call.out))
    })
}
