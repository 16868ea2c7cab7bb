//! Which input a row needs.

use std::ffi::c_int;

/// The obstacles on the boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacles {
    /// None: there are no boards.
    None,
    /// Own pieces on a random quarter of the squares.
    Own,
    /// The same number, each an own or an enemy piece.
    Both,
}

/// Whole positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Positions {
    /// None.
    None,
    /// The first of a game.
    Start,
    /// Kings behind pawns that block each other on every file.
    Closed,
}

/// The input of a row.
#[derive(Clone, Debug)]
pub struct Data {
    /// Pairs of squares, boards, or pairs of sets.
    pub n: usize,
    /// Pairs for each timed call, a divisor of n. With the same few hundred boards again and again,
    /// branch prediction learns a search by heart. It then looks several times as fast as on new
    /// boards.
    pub window: usize,
    /// Pairs in one batch, or in one sum.
    pub chunk: usize,
    /// The piece, by its number in C.
    pub piece: c_int,
    /// The obstacles on the boards.
    pub obstacles: Obstacles,
    /// Whether the functions get the graphs of the piece on these boards.
    pub graphs: bool,
    /// Whether the functions get columns of the same squares and boards.
    pub columns: bool,
    /// Members of each set of squares.
    pub members: u32,
    /// Squares of larger boards, 0 for none.
    pub grid: usize,
    /// Which whole positions.
    pub positions: Positions,
    /// Bytes of other data in use, a power of two.
    pub other: usize,
    /// Bytes of output for each of the n.
    pub output: usize,
}

impl Data {
    /// Pairs of squares, all in one batch or sum.
    #[must_use]
    pub const fn pairs(n: usize) -> Self {
        Self {
            n,
            window: n,
            chunk: n,
            piece: 0,
            obstacles: Obstacles::None,
            graphs: false,
            columns: false,
            members: 0,
            grid: 0,
            positions: Positions::None,
            other: 64,
            output: 1,
        }
    }

    /// A small input of the same kind, for tests.
    #[must_use]
    pub fn tiny(&self) -> Self {
        let n = self.n.min(200);
        // The window must stay a divisor.
        let n = n - n % self.window.min(n).max(1);
        Self { n, window: self.window.min(n), chunk: self.chunk.min(n), ..self.clone() }
    }
}
