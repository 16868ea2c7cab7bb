//! The moves of kings and pawns, without a solver.

use core::ffi::c_int;

use chess_distance::{PawnOption, PawnOptions, PawnState};

use crate::arguments::{Extent, input, or_out_of_range, output, present, same_layout, to_int};

/// Two kings, their pawns, and the side to move.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistancePawnState {
    /// White's pawns.
    pub white_pawns: u64,
    /// Black's pawns.
    pub black_pawns: u64,
    /// The square of White's king.
    pub white_king: u8,
    /// The square of Black's king.
    pub black_king: u8,
    /// 0, or 1 if Black is to move.
    pub black_to_move: u8,
    /// The square that a pawn of the other side has just passed with a double step. Other squares,
    /// and numbers from 64 on, give no right to en passant.
    pub passed: u8,
    /// 0.
    pub reserved: [u8; 4],
}

same_layout!(
    ChessDistancePawnState,
    PawnState: white_pawns black_pawns white_king black_king black_to_move passed reserved
);

/// A legal move, and what decides it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistancePawnOption {
    /// The position after the move, without the new piece of a promotion.
    pub after: ChessDistancePawnState,
    /// The same, or the position in which the other king has taken the new piece.
    pub next: ChessDistancePawnState,
    /// The square where the move begins.
    pub from: u8,
    /// The square where it ends.
    pub to: u8,
    /// As in ChessDistancePawnMove.
    pub promotion: u8,
    /// As in ChessDistancePawnMove.
    pub end: u8,
    /// 1 if it takes a pawn.
    pub takes: u8,
    /// 1 if the other king takes the new piece at once.
    pub is_taken: u8,
    /// wins[c][b]: whether the attacker, c 0 for White and 1 for Black, queens by bound 0 or by
    /// bound 1. 0 it does not, 1 it does, 2 if it does in next.
    pub wins: [[u8; 2]; 2],
    /// How much the mover wants the move on the way of White and of Black, as in
    /// chess_distance_pawn_way. 1 for all moves of a king to an empty square: among these the
    /// numbers of chess_distance_duel_pairs decide.
    pub rank: [u16; 2],
    /// 0.
    pub reserved: [u8; 2],
}

same_layout!(
    ChessDistancePawnOption,
    PawnOption: after next from to promotion end takes is_taken wins rank reserved
);

/// The legal moves of a position, and what decides it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistancePawnOptions {
    /// The first positions of these decide this one, each without a right to en passant. The
    /// attacker, to move, queens if it does in one of them; with the defender to move it has to in
    /// all. There are several only where a pawn may be taken in passing.
    pub decides: [ChessDistancePawnState; 3],
    /// How many positions decide, 1 to 3.
    pub deciding: u8,
    /// 0, 1 if the side to move is mated, 2 if it has no legal move and is not in check.
    pub end: u8,
    /// 0.
    pub reserved: [u8; 6],
    /// The legal moves in the order of from, then of to. All entries after the last are 0.
    pub moves: [ChessDistancePawnOption; 64],
}

same_layout!(ChessDistancePawnOptions, PawnOptions: decides deciding end reserved moves);

/// The legal moves of two kings and pawns, without solving anything. Returns their number.
///
/// This is for programs that keep solved endings, to answer many questions about a game. A position
/// without a right to en passant is decided by won of chess_distance_pawn_ending for its pawns, and
/// every other one by such positions. chess_distance_pawn_position and chess_distance_pawn_way
/// need no such program.
///
/// state or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). They overlap: CHESS_DISTANCE_OVERLAP
/// (-7), checked before the position is read. CHESS_DISTANCE_OUT_OF_RANGE (-6): a king's square
/// above 63, or pawns, kings or a check that chess_distance_pawn_position refuses. On an error out
/// stays as it was.
///
/// # Safety
/// `state` is NULL or a position, `out` is NULL or options that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_pawn_options(
    state: *const ChessDistancePawnState,
    out: *mut ChessDistancePawnOptions,
) -> c_int {
    to_int(|| {
        present(state)?;
        // SAFETY: NULL or options to write, as the caller promises.
        let out = unsafe { output(out.cast::<PawnOptions>(), [Extent::one(state)])? };
        // SAFETY: a position, as the caller promises.
        let state = unsafe { input(state.cast::<PawnState>())? };
        Ok(or_out_of_range(chess_distance::pawn_options(state, out))? as c_int)
    })
}
