//! The obstacles of a call.

use chess_distance::Obstacles;

use crate::layout::same_layout;

/// The obstacles in a piece's way: three sets of squares. Where they overlap, every restriction
/// applies: an enemy piece in avoid stops a slide and is not taken. The sets stay the same for a
/// whole path: a capture on the way does not change them. A start square is at distance 0, even if
/// it is in a set. Functions take NULL for the empty board.
///
/// For a king among enemy pieces, avoid holds the squares that they attack or defend, and the
/// squares next to the enemy king. Leave your king out of own, and out of occupied when
/// you compute the attacks: a rook also attacks the squares behind the king.
///
/// White: king e1, pawn e2. Black: king g4, rook d8. In how many moves is the white king on c3?
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

same_layout!(ChessDistanceBoard, Obstacles: own enemy avoid);
