//! Shortest trajectories: the ways of a piece to a square in the fewest moves.
//!
//! Source: chessprogramming wiki, Distance (Boris Stilman, A Linguistic Geometry of the Chess
//! Model): a square lies on a shortest trajectory exactly if its distances from the start and to
//! the target add up to the distance between the two.

mod count;
mod layers;
mod paths;

use core::ops::BitOr;

use crate::definition::moves::moves;
use crate::search::PieceMoves;
use crate::{Bitboard, Obstacles, Piece, Square};
use count::count_to_target;
use paths::visit_indexed;

pub use count::{empty_board_trajectory_count, set_trajectory_count, trajectory_count};
pub(crate) use layers::with_rings;
pub use layers::{Layers, set_trajectory_layers, trajectory_layers, walk_count, walks};
pub use paths::{Trajectory, TrajectoryError, TrajectoryIter, visit_trajectory};

/// All shortest trajectories of a piece from one square to another: their layers, their number,
/// and each of them.
///
/// Stilman's king from f6 to h1:
///
/// ```
/// use chess_distance::{Obstacles, Piece, Square, Trajectories};
/// let (f6, h1): (Square, Square) = ("f6".parse()?, "h1".parse()?);
/// let king = Trajectories::new(Piece::King, f6, h1, &Obstacles::NONE).ok_or("unreachable")?;
/// assert_eq!((king.length(), king.count(), king.squares().len()), (5, 25, 14));
/// assert_eq!(
///     format!("{:?}", king.squares()),
///     ". . . . . . . .\n\
///      . . . . . . . .\n\
///      . . . . . 1 . .\n\
///      . . . . 1 1 1 .\n\
///      . . . . 1 1 1 1\n\
///      . . . . . 1 1 1\n\
///      . . . . . . 1 1\n\
///      . . . . . . . 1\n",
/// );
/// assert_eq!(king.get(0).ok_or("none")?.to_string(), "f6 e5 e4 f3 g2 h1");
/// assert_eq!(king.iter().last().ok_or("none")?.to_string(), "f6 g5 h4 h3 h2 h1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Trajectories {
    piece: Piece,
    obstacles: Obstacles,
    layers: Layers,
    length: usize,
}

impl Trajectories {
    /// `None` if no sequence of moves leads to the target.
    #[must_use]
    #[inline]
    pub fn new(piece: Piece, from: Square, to: Square, obstacles: &Obstacles) -> Option<Self> {
        let mut layers = [Bitboard::EMPTY; 64];
        let length = trajectory_layers(piece, from, to, obstacles, &mut layers)?;
        Some(Self { piece, obstacles: *obstacles, layers, length })
    }

    /// The moves of each trajectory, 0 to 63.
    #[must_use]
    #[inline]
    pub const fn length(&self) -> usize {
        self.length
    }

    /// For each ply from the start to the target, the squares that some trajectory visits after
    /// that number of moves.
    #[must_use]
    #[inline]
    pub fn layers(&self) -> &[Bitboard] {
        &self.layers[..=self.length]
    }

    /// The squares that lie on some trajectory, start and target included.
    #[must_use]
    #[inline]
    pub fn squares(&self) -> Bitboard {
        self.layers.into_iter().fold(Bitboard::EMPTY, BitOr::bitor)
    }

    /// The number of trajectories, less than 2^33.
    #[must_use]
    #[inline]
    pub fn count(&self) -> u64 {
        let mut counts = [0; 64];
        count_to_target(&PieceMoves::new(self.piece, &self.obstacles), self.layers(), &mut counts);
        counts[self.layers[0].first().map_or(0, Square::index)]
    }

    /// The trajectory with this index in lexicographic order of squares, without making the others.
    /// `None` if the index is not below the count.
    #[must_use]
    #[inline]
    pub fn get(&self, index: u64) -> Option<Trajectory> {
        let (piece, obstacles) = (self.piece, &self.obstacles);
        let mut trajectory = Trajectory::standing(self.layers[self.length].first()?, self.length);
        visit_indexed(piece, obstacles, &self.layers, self.length, index, |ply, square| {
            trajectory.visit(ply, square);
        })?;
        Some(trajectory)
    }

    /// The trajectories in lexicographic order of squares, each made on request.
    #[must_use]
    #[inline]
    pub fn iter(&self) -> TrajectoryIter<'_> {
        TrajectoryIter::new(self)
    }

    /// The squares that a trajectory may visit next, from a square at that ply: each of them leads
    /// on to the target.
    #[inline]
    fn next(&self, ply: usize, square: Square) -> Bitboard {
        moves(self.piece, Bitboard::of(square), &self.obstacles) & self.layers[ply + 1]
    }
}

impl<'a> IntoIterator for &'a Trajectories {
    type Item = Trajectory;
    type IntoIter = TrajectoryIter<'a>;

    #[inline]
    fn into_iter(self) -> TrajectoryIter<'a> {
        self.iter()
    }
}

#[cfg(test)]
mod tests;
