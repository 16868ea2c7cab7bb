//! Fewest moves between two sets, by levels. Level n holds the squares first reached in n moves.

use super::Mobility;
use super::moves::Moves;
use super::processor::{self, Operation};
use super::ranks::Ranks;
use super::squares::GridSquares;
use super::terrain::{Terrain, Time};

/// The levels of a search.
pub(super) struct Levels<'a, R: Ranks> {
    moves: &'a Moves<'a, R>,
    time: Time,
    pub(super) reached: R,
    /// The squares of the last level.
    pub(super) last: R,
}

impl<'a, R: Ranks> Levels<'a, R> {
    /// Level 0 is the set, without squares off the board.
    #[inline(always)]
    pub(super) fn new(moves: &'a Moves<'a, R>, time: Time, from: &GridSquares) -> Self {
        let from = moves.terrain.spread(from);
        Self {
            moves,
            time,
            reached: from,
            last: from,
        }
    }

    /// The next level, `None` if it is empty.
    #[inline(always)]
    pub(super) fn advance(&mut self) -> Option<R> {
        let next = self.moves.of(self.last, self.time).without(self.reached);
        if next.is_empty() {
            return None;
        }
        self.reached = self.reached.or(next);
        self.last = next;
        Some(next)
    }
}

impl Mobility<'_> {
    /// The fewest moves from any square of a set to any square of another, `None` where no way
    /// leads. The result is at most 255.
    #[must_use]
    #[inline]
    pub fn path(&self, from: &GridSquares, to: &GridSquares) -> Option<u8> {
        struct Path<'a>(Mobility<'a>, &'a GridSquares, &'a GridSquares);
        impl Operation for Path<'_> {
            type Output = Option<u8>;
            #[inline(always)]
            fn run<R: Ranks>(self, proof: R::Proof) -> Option<u8> {
                let Self(mobility, from, to) = self;
                let terrain = Terrain::<R>::new(proof, mobility.grid, mobility.obstacles);
                let moves = mobility.moves_on(&terrain);
                let to = terrain.spread(to);
                let mut levels = Levels::new(&moves, Time::Forward, from);
                let mut distance = 0;
                while levels.last.and(to).is_empty() {
                    levels.advance()?;
                    distance += 1;
                }
                Some(distance)
            }
        }
        processor::run_any(processor::detect(), Path(*self, from, to))
    }
}
