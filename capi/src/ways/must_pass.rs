//! Squares that every way enters.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard, Graph};

use crate::arguments::{input, mobility};
use crate::board::ChessDistanceBoard;
use crate::result::squares;

/// The squares that no way can go around: every way from the set from to the set to enters each of
/// them. The ways may have any length; squares of from and to do not count. Put one of the result's
/// squares into board->avoid, and no way is left. A slide or a pawn's double step does not enter
/// the squares that it passes.
///
///     ChessDistanceBoard wall = {(uint64_t)0xfe << 24, 0, 0};            (b4 to h4)
///     chess_distance_must_pass(CHESS_DISTANCE_KING, 1 << 4, (uint64_t)1 << 60, &wall);
///     (e1 to e8: a4, which is 1 << 24)
///
/// For a knight a call is about as fast as C that closes the squares of one way in turn.
///
/// 0 if no sequence of moves leads there, if the sets share a square, for an empty set and for an
/// invalid piece.
///
/// # Safety
/// `board` is NULL or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_must_pass(
    piece: c_int,
    from: u64,
    to: u64,
    board: *const ChessDistanceBoard,
) -> u64 {
    squares(|| {
        // SAFETY: NULL or a board, as the caller promises.
        let (piece, board) = unsafe { mobility(piece, board)? };
        Ok(rules::must_pass(
            piece,
            Bitboard(from),
            Bitboard(to),
            &board,
        ))
    })
}

/// The same as chess_distance_must_pass in any graph of 64 sets; moves[s] is the set of the squares
/// one move from s.
///
/// 0 if no sequence of moves leads there, if the sets share a square, for an empty set and if moves
/// is NULL.
/// cbindgen:ptrs-as-arrays=[[moves;64]]
///
/// # Safety
/// `moves` is NULL or 64 sets.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_must_pass(
    moves: *const u64,
    from: u64,
    to: u64,
) -> u64 {
    squares(|| {
        // SAFETY: NULL or 64 sets, as the caller promises.
        let moves = unsafe { input(moves.cast::<Graph>())? };
        Ok(moves.must_pass(Bitboard(from), Bitboard(to)))
    })
}
