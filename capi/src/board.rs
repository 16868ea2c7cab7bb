//! Obstacles as C gives them.

/// The obstacles in a piece's way, three sets of squares. Where they overlap, every restriction
/// applies: an enemy piece in avoid stops a slide and is not taken. The sets hold as given for a
/// whole path: a capture on the way changes nothing, and a start square is at distance 0 whatever
/// they say. NULL instead of a board is the empty board.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceBoard {
    /// Squares that are neither entered nor passed.
    pub own: u64,
    /// Squares that may be entered; a slide ends there. Pawns do not enter them.
    pub enemy: u64,
    /// Squares that a slide (or a pawn's double step) passes and no move enters.
    pub avoid: u64,
}
