//! Boards, sets and obstacles as C gives them.

use core::ffi::c_int;

/// In wrap: the first file follows the last one (a cylinder).
pub const CHESS_DISTANCE_WRAP_FILES: c_int = 1;
/// In wrap: the first rank follows the last one. Both flags make a torus.
pub const CHESS_DISTANCE_WRAP_RANKS: c_int = 2;

/// A set of squares of a board of up to 16x16: square s = rank * files + file is bit s & 63 of
/// words[s >> 6]. On little-endian machines a 128-bit bitboard is words[0] and words[1].
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceSquares {
    /// Bits beyond the board are ignored.
    pub words: [u64; 4],
}

/// A board. Set the whole struct to 0 first, then the fields that you need.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceGrid {
    /// 1 to 16.
    pub files: c_int,
    /// 1 to 16.
    pub ranks: c_int,
    /// 0, CHESS_DISTANCE_WRAP_FILES, CHESS_DISTANCE_WRAP_RANKS, or both.
    pub wrap: c_int,
    /// Must be 0.
    pub reserved: c_int,
    /// Squares that are not part of the board: no move ends there, no line passes them, and they
    /// are no hurdles. Leaps jump over them.
    pub holes: ChessDistanceSquares,
    /// The squares from which initial moves (Betza's i) may begin, for pieces of both colors.
    pub first: ChessDistanceSquares,
}

/// The obstacles in a piece's way. Where the sets overlap, every restriction applies. They stay the
/// same for a whole path: a capture on the way does not change them. A start square is at distance
/// 0, even if it is in a set. Functions take NULL for no obstacles.
///
/// A move without a capture ends outside own, enemy and avoid. A capture ends on a square of enemy
/// that is not in own or avoid. The squares of own and enemy are occupied: they stop lines, and are
/// hurdles.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceObstacles {
    /// Squares that are neither entered nor passed.
    pub own: ChessDistanceSquares,
    /// Squares that only captures enter; a line ends there.
    pub enemy: ChessDistanceSquares,
    /// Squares on which no move ends. A line may pass over them.
    pub avoid: ChessDistanceSquares,
    /// Goals, flags, promotion ranks: a move may enter these squares. No move leaves them, not even
    /// at the start of a search.
    pub stop: ChessDistanceSquares,
}
