//! One trajectory, by its index or as the next of all.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::Deref;

use super::Trajectories;
use super::count::count_to_target;
use super::layers::{Layers, trajectory_layers};
use crate::board::error_text;
use crate::definition::moves::moves;
use crate::language::array_of;
use crate::search::PieceMoves;
use crate::{Bitboard, Obstacles, Piece, Square};

/// Calls `visit` with each ply and square of one trajectory, from the start to the target. Returns
/// its length in moves. `index` counts from 0 in the lexicographic order of squares. The trajectories
/// before it are not built.
///
/// # Errors
/// No sequence of moves leads to the target, or the index is not below the count. Then `visit` is
/// not called.
#[inline]
pub fn visit_trajectory(
    piece: Piece,
    from: Square,
    to: Square,
    obstacles: &Obstacles,
    index: u64,
    visit: impl FnMut(usize, Square),
) -> Result<usize, TrajectoryError> {
    let mut layers = array_of(Bitboard::EMPTY);
    let length = trajectory_layers(piece, from, to, obstacles, &mut layers)
        .ok_or(TrajectoryError::Unreachable)?;
    visit_indexed(piece, obstacles, &layers, length, index, visit).ok_or(TrajectoryError::Index)
}

/// [`visit_trajectory`] with known layers; `None` if the index is not below the count.
#[inline]
pub(super) fn visit_indexed(
    piece: Piece,
    obstacles: &Obstacles,
    layers: &Layers,
    length: usize,
    mut index: u64,
    mut visit: impl FnMut(usize, Square),
) -> Option<usize> {
    let mut counts = array_of(0);
    let plies = layers.get(..=length)?;
    count_to_target(&PieceMoves::new(piece, obstacles), plies, &mut counts);
    let mut reached = layers[0];
    if index >= reached.first().map_or(0, |from| counts[from.index()]) {
        return None;
    }
    for (ply, &layer) in plies.iter().enumerate() {
        for square in reached & layer {
            let through = counts[square.index()];
            if index < through {
                visit(ply, square);
                reached = moves(piece, Bitboard::of(square), obstacles);
                break;
            }
            index -= through;
        }
    }
    Some(length)
}

/// The reason why there is no such trajectory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrajectoryError {
    /// No sequence of moves leads to the target.
    Unreachable,
    /// The index is not below the count.
    Index,
}

error_text!(TrajectoryError, |error, f| f.write_str(match error {
    Self::Unreachable => "no sequence of moves leads to the target",
    Self::Index => "there are not that many trajectories",
}));

/// The squares of one trajectory, from the start to the target. Trajectories are ordered by their
/// squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Trajectory {
    /// Behind the last ply: the target.
    squares: [Square; 64],
    length: usize,
}

impl Trajectory {
    #[inline]
    pub(super) fn standing(target: Square, length: usize) -> Self {
        Self { squares: [target; 64], length }
    }

    #[inline]
    pub(super) fn visit(&mut self, ply: usize, square: Square) {
        self.squares[ply] = square;
    }

    /// The squares in the order of the plies: one more than there are moves.
    #[must_use]
    #[inline]
    pub fn squares(&self) -> &[Square] {
        &self.squares[..=self.length]
    }
}

impl Deref for Trajectory {
    type Target = [Square];

    #[inline]
    fn deref(&self) -> &[Square] {
        self.squares()
    }
}

impl fmt::Display for Trajectory {
    /// The squares with blanks between them: `f6 e5 e4 f3 g2 h1`.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (ply, square) in self.iter().enumerate() {
            let blank = if ply == 0 { "" } else { " " };
            write!(f, "{blank}{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Trajectory {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The shortest trajectories in lexicographic order of squares. Each is made on request; `nth`
/// skips the others without making them.
#[derive(Clone, Debug)]
pub struct TrajectoryIter<'a> {
    trajectories: &'a Trajectories,
    next: Option<Trajectory>,
    /// The number that is left, with the present one.
    left: u64,
}

impl<'a> TrajectoryIter<'a> {
    #[inline]
    pub(super) fn new(trajectories: &'a Trajectories) -> Self {
        Self { trajectories, next: trajectories.get(0), left: trajectories.count() }
    }

    /// The next one in lexicographic order: it turns to a greater square as late as possible, and
    /// continues over the least ones.
    #[inline]
    fn successor(&self, of: &Trajectory) -> Option<Trajectory> {
        let length = self.trajectories.length();
        let (ply, turn) = (1..length).rev().find_map(|ply| {
            let next = self.trajectories.next(ply - 1, of[ply - 1]);
            let turn = next.into_iter().find(|&square| square > of[ply])?;
            Some((ply, turn))
        })?;
        let mut trajectory = *of;
        trajectory.visit(ply, turn);
        for ply in ply + 1..length {
            let next = self.trajectories.next(ply - 1, trajectory[ply - 1]);
            trajectory.visit(ply, next.first()?);
        }
        Some(trajectory)
    }
}

impl Iterator for TrajectoryIter<'_> {
    type Item = Trajectory;

    #[inline]
    fn next(&mut self) -> Option<Trajectory> {
        let trajectory = self.next?;
        self.next = self.successor(&trajectory);
        self.left -= 1;
        Some(trajectory)
    }

    #[inline]
    fn nth(&mut self, skipped: usize) -> Option<Trajectory> {
        self.left = self.left.saturating_sub(skipped as u64);
        self.next = match self.left {
            0 => None,
            left => self.trajectories.get(self.trajectories.count() - left),
        };
        self.next()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.left);
        (left.unwrap_or(usize::MAX), left.ok())
    }
}

/// Only if every count fits: it may exceed 32 bits.
#[cfg(target_pointer_width = "64")]
impl ExactSizeIterator for TrajectoryIter<'_> {}
impl FusedIterator for TrajectoryIter<'_> {}
