//! Positions as C gives them.

use chess_distance::{Bitboard, Position};

/// The pieces of a position, by color and by kind. Every piece is in white or in black, and in one
/// of the six kinds.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistancePosition {
    /// White's pieces.
    pub white: u64,
    /// Black's pieces.
    pub black: u64,
    /// The kings, one a side.
    pub kings: u64,
    /// The queens of both sides.
    pub queens: u64,
    /// The rooks of both sides.
    pub rooks: u64,
    /// The bishops of both sides.
    pub bishops: u64,
    /// The knights of both sides.
    pub knights: u64,
    /// The pawns of both sides, none of them on rank 1 or 8.
    pub pawns: u64,
    /// 0, or the square behind a pawn that has just advanced two squares.
    pub en_passant: u64,
}

impl From<&ChessDistancePosition> for Position {
    fn from(position: &ChessDistancePosition) -> Self {
        Self {
            white: Bitboard(position.white),
            black: Bitboard(position.black),
            kings: Bitboard(position.kings),
            queens: Bitboard(position.queens),
            rooks: Bitboard(position.rooks),
            bishops: Bitboard(position.bishops),
            knights: Bitboard(position.knights),
            pawns: Bitboard(position.pawns),
            en_passant: Bitboard(position.en_passant),
        }
    }
}
