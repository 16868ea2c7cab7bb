//! Boards of up to 16x16 squares with holes and edges that wrap round, and any piece that Betza's
//! notation can write.
//!
//! [`Mobility`] is a piece on a board among obstacles; every search is a method of it. Source of
//! the notation: Ralph Betza; of the way variant engines read it: Fairy-Stockfish.

mod betza;
mod common_pieces;
mod costs;
mod distances;
mod floods;
mod map;
mod piece;
mod ranks;
mod search;
mod single_moves;
mod tables;
mod terrain;
mod ways;

#[cfg(test)]
mod tests;

pub use piece::{GridPiece, ParsePieceError};
pub use single_moves::{grid_attacks, grid_attacks_to};
pub use ways::{GridSide, grid_graph_map, grid_territory};

use crate::{Grid, GridObstacles};
use piece::Step;

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

/// How moves are followed: from their starts, or back from their ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Followed {
    Forward,
    Backward,
}

impl Followed {
    /// What begins and what ends a move that is followed so.
    #[inline(always)]
    fn begin_and_end<T>(self, [begin, end]: [T; 2]) -> [T; 2] {
        match self {
            Self::Forward => [begin, end],
            Self::Backward => [end, begin],
        }
    }

    /// Files and ranks of a step that is followed so.
    #[inline(always)]
    fn of(self, step: Step) -> (i32, i32) {
        match self {
            Self::Forward => (step.right, step.forward),
            Self::Backward => (-step.right, -step.forward),
        }
    }
}
