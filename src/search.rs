//! Searches by levels, written once for any set of squares and any moves: those of a piece on the
//! chess board or on a grid, and those of a graph.
//!
//! Source: chessprogramming wiki, Knight-Distance (knight fill) and Distance.

pub(crate) mod cost_graph;
pub(crate) mod graph;
mod levels;
pub(crate) mod map;
pub(crate) mod must_pass;
mod of_piece;
pub(crate) mod onward;
pub(crate) mod path;
pub(crate) mod pawn;
pub(crate) mod promotion;
pub(crate) mod territory;
pub(crate) mod trajectory;
pub(crate) mod voronoi;
pub(crate) mod walks;
pub(crate) mod weighted;

use crate::Territory;
use crate::board::set::Set;

pub(crate) use levels::{Levels, closed, lead_on, levels_to, map_of_levels, none_free, onward_map};
pub(crate) use of_piece::{Defined, of_piece, step};

/// Single moves, forward and backward.
pub(crate) trait Successors<S> {
    /// The squares one move away from any square of the set.
    fn next(&self, from: S) -> S;

    /// The squares of `among` from which a move leads into the set.
    fn back(&self, to: S, among: S) -> S;
}

/// A search that is compiled for each kind of moves.
pub(crate) trait Query<S> {
    type Output;

    fn run(self, moves: &impl Successors<S>) -> Self::Output;
}

/// Two searches side by side, until neither reaches a new square.
#[inline(always)]
pub(crate) fn divide<S: Set, A: Successors<S>, B: Successors<S>>(
    mut first: Levels<S, A>,
    mut second: Levels<S, B>,
) -> Territory<S> {
    let mut divided = Territory { first: S::EMPTY, second: S::EMPTY, tied: S::EMPTY };
    while !(first.level | second.level).is_empty() {
        divided.first |= first.level.without(second.reached);
        divided.second |= second.level.without(first.reached);
        divided.tied |= first.level & second.level;
        first.advance();
        second.advance();
    }
    divided
}

#[cfg(test)]
mod tests;
