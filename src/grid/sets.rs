//! The sets of squares on which the moves of a piece depend, in any form: words, or registers.

use core::ops::{BitAnd, BitOr, Not};

use super::steps::Step;
use super::{Grid, GridObstacles};
use crate::GridSquares;

/// The squares that the moves of a piece depend on.
#[derive(Clone, Copy)]
pub(super) struct Sets<S> {
    /// The squares where moves may begin, and those for initial moves.
    pub(super) begin: S,
    pub(super) first: S,
    /// The squares where moves end: all moves, quiet ones, and captures.
    pub(super) end: S,
    pub(super) quiet: S,
    pub(super) takes: S,
    /// Squares of the board, without a piece and with one.
    pub(super) free: S,
    pub(super) occupied: S,
}

impl<S: Copy + BitAnd<Output = S> + BitOr<Output = S> + Not<Output = S>> Sets<S> {
    /// `read` brings a set of the grid's squares into the form.
    #[inline(always)]
    pub(super) fn new(
        grid: &Grid,
        obstacles: &GridObstacles,
        read: impl Fn(&GridSquares) -> S,
    ) -> Self {
        let occupied = read(&obstacles.own) | read(&obstacles.enemy);
        Self::attacked(grid, occupied, &read).among(obstacles, read)
    }

    /// The sets for moves among the obstacles that stand on the occupied squares.
    #[inline(always)]
    pub(super) fn among(self, obstacles: &GridObstacles, read: impl Fn(&GridSquares) -> S) -> Self {
        let [own, avoid, stop] = [&obstacles.own, &obstacles.avoid, &obstacles.stop].map(read);
        let end = self.begin & !(own | avoid);
        Self {
            begin: self.begin & !stop,
            first: self.first & !stop,
            end,
            quiet: end & self.free,
            takes: end & self.occupied,
            ..self
        }
    }

    /// The sets for attacks: captures may end on empty squares too.
    #[inline(always)]
    pub(super) fn attacked(grid: &Grid, occupied: S, read: impl Fn(&GridSquares) -> S) -> Self {
        let board = read(&grid.squares());
        let free = board & !occupied;
        Self {
            begin: board,
            first: read(&grid.first) & board,
            end: board,
            // None.
            quiet: free & occupied,
            takes: board,
            free,
            occupied: occupied & board,
        }
    }
}

impl<S: Copy> Sets<S> {
    /// The squares where the moves of a step begin and end.
    #[inline(always)]
    pub(super) fn ends(&self, step: Step) -> [&S; 2] {
        let begin = if step.initial { &self.first } else { &self.begin };
        let end = match (step.quiet, step.takes) {
            (true, false) => &self.quiet,
            (false, true) => &self.takes,
            _ => &self.end,
        };
        [begin, end]
    }
}
