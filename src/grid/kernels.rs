//! Moves of whole sets for the most common pieces, on boards whose edges do not wrap.

mod jumps;
mod lines;

pub(super) use jumps::{Horse, King, Knight};
pub(super) use lines::{Cannon, Lines};

use super::GridObstacles;
use super::layout::Layout;
use super::ranks::Ranks;

/// The moves of a piece, from every square of a set at once.
pub(super) trait Next<R> {
    /// Whether a level takes less time than a mispredicted branch: then a search tests only every
    /// fourth level for its end.
    const QUICK: bool;

    /// The squares where moves begin and end. The search applies them, not `next`: this keeps them
    /// out of the dependency chain from level to level.
    fn ends(&self) -> Ends<R>;

    fn next(&self, from: R) -> R;
}

/// The squares where moves begin and end, captures included.
#[derive(Clone, Copy)]
pub(super) struct Ends<R> {
    pub(super) begin: R,
    pub(super) end: R,
}

impl<R: Ranks> Ends<R> {
    #[inline(always)]
    fn new(layout: &Layout<R>, board: R, obstacles: &GridObstacles) -> Self {
        Self {
            begin: board.without(layout.spread(&obstacles.stop)),
            end: board
                .without(layout.spread(&obstacles.own))
                .without(layout.spread(&obstacles.avoid)),
        }
    }
}

/// The squares of the board without a piece.
#[inline(always)]
fn free<R: Ranks>(layout: &Layout<R>, board: R, obstacles: &GridObstacles) -> R {
    // Not the union of the two sets, which would be written before it is read again.
    board
        .without(layout.spread(&obstacles.own))
        .without(layout.spread(&obstacles.enemy))
}
