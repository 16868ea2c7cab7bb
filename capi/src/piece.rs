//! The numbers of the pieces.

use core::ffi::c_int;

use chess_distance::Piece;

/// One step in any direction.
pub const CHESS_DISTANCE_KING: c_int = 0;
/// One orthogonal step: the Manhattan distance.
pub const CHESS_DISTANCE_WAZIR: c_int = 1;
/// The (1,2)-leaper.
pub const CHESS_DISTANCE_KNIGHT: c_int = 2;
/// Slides along diagonals.
pub const CHESS_DISTANCE_BISHOP: c_int = 3;
/// Slides along files and ranks.
pub const CHESS_DISTANCE_ROOK: c_int = 4;
/// Slides as bishop or rook.
pub const CHESS_DISTANCE_QUEEN: c_int = 5;
/// Advances toward rank 8, 1 square, or 2 from rank 2.
pub const CHESS_DISTANCE_WHITE_PAWN: c_int = 6;
/// Advances toward rank 1, 1 square, or 2 from rank 7.
pub const CHESS_DISTANCE_BLACK_PAWN: c_int = 7;
/// Moves as bishop or knight.
pub const CHESS_DISTANCE_ARCHBISHOP: c_int = 8;
/// Moves as rook or knight.
pub const CHESS_DISTANCE_CHANCELLOR: c_int = 9;
/// Moves as queen or knight.
pub const CHESS_DISTANCE_AMAZON: c_int = 10;

const _: () = {
    assert!(Piece::King.code() == CHESS_DISTANCE_KING);
    assert!(Piece::Wazir.code() == CHESS_DISTANCE_WAZIR);
    assert!(Piece::Knight.code() == CHESS_DISTANCE_KNIGHT);
    assert!(Piece::Bishop.code() == CHESS_DISTANCE_BISHOP);
    assert!(Piece::Rook.code() == CHESS_DISTANCE_ROOK);
    assert!(Piece::Queen.code() == CHESS_DISTANCE_QUEEN);
    assert!(Piece::WhitePawn.code() == CHESS_DISTANCE_WHITE_PAWN);
    assert!(Piece::BlackPawn.code() == CHESS_DISTANCE_BLACK_PAWN);
    assert!(Piece::Archbishop.code() == CHESS_DISTANCE_ARCHBISHOP);
    assert!(Piece::Chancellor.code() == CHESS_DISTANCE_CHANCELLOR);
    assert!(Piece::Amazon.code() == CHESS_DISTANCE_AMAZON);
};
