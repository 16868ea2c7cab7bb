//! The sets of squares on which the moves of a piece depend.

use super::steps::Step;
use super::{Grid, GridObstacles};
use crate::GridSquares;

/// The squares that the moves of a piece depend on, in words or in registers.
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

impl Sets<GridSquares> {
    /// The sets for moves among obstacles.
    #[inline(always)]
    pub(super) fn new(grid: &Grid, obstacles: &GridObstacles) -> Self {
        let sets = Self::attacked(grid, &(obstacles.own | obstacles.enemy));
        let end = sets.begin & !(obstacles.own | obstacles.avoid);
        Self {
            begin: sets.begin & !obstacles.stop,
            first: sets.first & !obstacles.stop,
            end,
            quiet: end & sets.free,
            takes: end & sets.occupied,
            ..sets
        }
    }

    /// The sets for attacks: captures may end on empty squares too.
    #[inline(always)]
    pub(super) fn attacked(grid: &Grid, occupied: &GridSquares) -> Self {
        let board = grid.squares();
        Self {
            begin: board,
            first: grid.first & board,
            end: board,
            quiet: GridSquares::EMPTY,
            takes: board,
            free: board & !*occupied,
            occupied: *occupied & board,
        }
    }
}

impl<S> Sets<S> {
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
