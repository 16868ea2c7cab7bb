//! Moves of whole sets for the most common pieces, on boards whose edges do not wrap.

mod jumps;
mod lines;

pub(super) use jumps::{Horse, King, Knight};
pub(super) use lines::{Cannon, Lines};

/// The moves of a piece, from every square of a set at once.
pub(super) trait Next<R> {
    /// Whether a level takes less time than a mispredicted branch: then a search tests only every
    /// fourth level for its end. No distance of the piece may exceed 251. A king's shortest way has
    /// at most two of four squares that lie together, and a knight's three of four that form a
    /// cycle.
    const QUICK: bool;

    /// One move. Squares where none may end are among them: the search applies the [`Ends`].
    fn next(&self, from: R) -> R;
}

/// The squares where moves begin and end, captures included. The search applies them, which keeps
/// them out of the dependency chain from level to level.
#[derive(Clone, Copy)]
pub(super) struct Ends<R> {
    pub(super) begin: R,
    pub(super) end: R,
}
