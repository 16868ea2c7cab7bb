//! Boards of up to 16x16 squares with holes and edges that wrap round, and any piece that Betza's
//! notation can write.
//!
//! [`Mobility`] is a piece on a board among obstacles; every question is a method of it. Source of
//! the notation: Ralph Betza; of the way variant engines read it: Fairy-Stockfish.

mod betza;
mod costs;
mod distances;
mod graph;
mod kernels;
mod layout;
mod map;
mod moves;
mod path;
mod piece;
mod processor;
mod search;
mod shape;
mod squares;
mod terrain;
mod territory;
mod trajectories;

#[cfg(test)]
mod tests;

pub use graph::grid_graph_map;
pub use moves::grid_attacks;
pub use piece::{GridPiece, ParsePieceError};
pub use squares::GridSquares;
pub use territory::{GridTerritory, grid_territory};

use crate::BoardSize;
use crate::cpu::ranks;

/// A board. Its squares are numbered rank by rank from 0: rank * files + file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)] // as in C: a call reads the caller's board where it stands
pub struct Grid {
    files: i32,
    ranks: i32,
    wrap: i32,
    reserved: i32,
    /// Squares that are not on the board. No move ends there, no line passes them, and they are no
    /// hurdles; leaps go over them.
    pub holes: GridSquares,
    /// The squares from which initial moves (Betza's `i`) may begin, for pieces of either color.
    pub first: GridSquares,
}

impl Grid {
    /// The numbers of C.
    #[doc(hidden)]
    pub const WRAP_FILES: i32 = 1;
    #[doc(hidden)]
    pub const WRAP_RANKS: i32 = 2;

    /// A board without holes and without edges that wrap.
    #[must_use]
    pub const fn new(size: BoardSize) -> Self {
        Self {
            files: size.files() as i32,
            ranks: size.ranks() as i32,
            wrap: 0,
            reserved: 0,
            holes: GridSquares::EMPTY,
            first: GridSquares::EMPTY,
        }
    }

    /// The board with these edges joined. With `files` the first file follows the last one: a
    /// cylinder. With `ranks` the first rank follows the last one. With both it is a torus.
    #[must_use]
    pub const fn wrapping(self, files: bool, ranks: bool) -> Self {
        let wrap = Self::WRAP_FILES * files as i32 + Self::WRAP_RANKS * ranks as i32;
        Self { wrap, ..self }
    }

    /// Whether a structure that C code filled is a valid board.
    #[must_use]
    #[inline]
    pub const fn is_one(&self) -> bool {
        let Self { files, ranks, .. } = *self;
        let both = Self::WRAP_FILES | Self::WRAP_RANKS;
        BoardSize::new(files, ranks).is_some() && self.wrap & !both == 0 && self.reserved == 0
    }

    /// The size of the board, 1 to 16 files and ranks.
    #[must_use]
    #[inline]
    pub const fn size(&self) -> BoardSize {
        BoardSize::of_low_bits(self.files, self.ranks)
    }

    /// Whether the first file follows the last one.
    #[must_use]
    #[inline]
    pub const fn wraps_files(&self) -> bool {
        self.wrap & Self::WRAP_FILES != 0
    }

    /// Whether the first rank follows the last one.
    #[must_use]
    #[inline]
    pub const fn wraps_ranks(&self) -> bool {
        self.wrap & Self::WRAP_RANKS != 0
    }

    /// The squares of the board.
    #[must_use]
    #[inline]
    pub fn squares(&self) -> GridSquares {
        GridSquares::below(self.size().squares()).without(self.holes)
    }
}

/// What stands in a piece's way, as in [`Board`](crate::Board). Where sets overlap, every
/// restriction applies; squares that are not on the board do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub struct GridObstacles {
    /// Squares that are neither entered nor passed.
    pub own: GridSquares,
    /// Squares that may be entered by a move that takes; a line ends there.
    pub enemy: GridSquares,
    /// Squares on which no move ends. A line may pass over them.
    pub avoid: GridSquares,
    /// Squares that may be entered. No move begins there, even at the start of a search.
    pub stop: GridSquares,
}

impl GridObstacles {
    /// No obstacles.
    pub const NONE: Self = Self {
        own: GridSquares::EMPTY,
        enemy: GridSquares::EMPTY,
        avoid: GridSquares::EMPTY,
        stop: GridSquares::EMPTY,
    };
}

/// A piece on a board among obstacles.
///
/// The horse of xiangqi, a knight that a piece beside it blocks, alone on its board:
///
/// ```
/// use chess_distance::{BoardSize, Color, Grid, GridObstacles, GridPiece, GridSquares, Mobility};
/// let grid = Grid::new(BoardSize::new(9, 10).ok_or("size")?);
/// let horse = GridPiece::new("nN", Color::White)?;
/// let moves = Mobility { piece: &horse, grid: &grid, obstacles: &GridObstacles::NONE };
/// let mut map = [0; 90];
/// assert_eq!(moves.map(&GridSquares::of(0), &mut map), Ok(7));
/// assert_eq!((map[1], map[11], map[89]), (3, 1, 7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Mobility<'a> {
    /// The piece that moves.
    pub piece: &'a GridPiece,
    /// The board.
    pub grid: &'a Grid,
    /// The obstacles.
    pub obstacles: &'a GridObstacles,
}
