//! Searches by levels, written once for any set of squares and any moves: those of a piece on the
//! chess board or on a grid, and those of a graph.
//!
//! Source: chessprogramming wiki, Knight-Distance (knight fill) and Distance.

mod by_distance;
mod of_piece;
mod ways;

use crate::Territory;
use crate::set::Set;

pub(crate) use by_distance::{map, none_free, onward_map};
pub(crate) use of_piece::{Defined, of_piece, step};
pub(crate) use ways::{lead_on, levels_to};

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

/// A search in progress. Level n holds the squares that are first reached in n moves.
pub(crate) struct Levels<'a, S, M> {
    moves: &'a M,
    /// The squares of the present level; empty when the search has ended.
    pub(crate) level: S,
    /// The squares of this level and of those before.
    pub(crate) reached: S,
}

impl<'a, S: Set, M: Successors<S>> Levels<'a, S, M> {
    /// At level 0: the start squares, even if they are obstacles.
    #[inline(always)]
    pub(crate) fn new(moves: &'a M, from: S) -> Self {
        Self {
            moves,
            level: from,
            reached: from,
        }
    }

    /// One move further.
    #[inline(always)]
    pub(crate) fn advance(&mut self) {
        self.enter(self.moves.next(self.level).without(self.reached));
    }

    /// Goes on to this level, of squares that are not reached yet.
    #[inline(always)]
    pub(crate) fn enter(&mut self, level: S) {
        self.level = level;
        self.reached |= level;
    }
}

/// Two searches side by side, until neither reaches a new square.
#[inline(always)]
pub(crate) fn divide<S: Set, A: Successors<S>, B: Successors<S>>(
    mut first: Levels<S, A>,
    mut second: Levels<S, B>,
) -> Territory<S> {
    let mut divided = Territory {
        first: S::EMPTY,
        second: S::EMPTY,
        tied: S::EMPTY,
    };
    while !(first.level | second.level).is_empty() {
        divided.first |= first.level.without(second.reached);
        divided.second |= second.level.without(first.reached);
        divided.tied |= first.level & second.level;
        first.advance();
        second.advance();
    }
    divided
}
