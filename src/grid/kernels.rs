//! Moves of whole sets for the pieces that programs ask for most, on boards whose edges do not
//! wrap round.

mod jumps;
mod lines;

pub(super) use jumps::{Horse, King, Knight};
pub(super) use lines::{Cannon, Lines};

use super::GridObstacles;
use super::layout::Layout;
use super::ranks::Ranks;

/// The moves of a piece, from every square of a set at once.
pub(super) trait Next<R> {
    /// Where moves begin and end. A search looks at these squares, `next` need not: so that they
    /// lengthen no chain of operations from level to level.
    fn ends(&self) -> Ends<R>;

    fn next(&self, from: R) -> R;
}

/// Where a piece begins and ends its moves, whether it takes or not.
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
    board
        .without(layout.spread(&obstacles.own))
        .without(layout.spread(&obstacles.enemy))
}
