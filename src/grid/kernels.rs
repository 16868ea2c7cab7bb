//! Moves of whole sets for the most common pieces, on boards whose edges do not wrap.

mod lines;

use super::ranks::Ranks;
use crate::cpu::Isa;

pub(super) use lines::{Cannon, Lines};

/// The moves of a piece, from every square of a set at once.
pub(super) trait Next<I: Isa> {
    /// Whether a level takes less time than a mispredicted branch: then a search tests only every
    /// fourth level for its end. No distance of the piece may exceed 251. A king's shortest way has
    /// at most two of four squares that lie together, and a knight's three of four that form a
    /// cycle.
    const QUICK: bool;

    /// One move. Squares where none may end are among them: the search applies the [`Ends`].
    fn next(&self, from: Ranks<I>) -> Ranks<I>;
}

/// The squares where moves begin and end, captures included. The search applies them, which keeps
/// them out of the dependency chain from level to level.
#[derive(Clone, Copy)]
pub(super) struct Ends<I: Isa> {
    pub(super) begin: Ranks<I>,
    pub(super) end: Ranks<I>,
}

pub(super) struct King;

impl<I: Isa> Next<I> for King {
    const QUICK: bool = true;

    #[inline(always)]
    fn next(&self, from: Ranks<I>) -> Ranks<I> {
        let sides = from.east(1).or(from.west(1));
        let row = sides.or(from);
        sides.or(row.up::<1>().or(row.down::<1>()))
    }
}

pub(super) struct Knight;

impl<I: Isa> Next<I> for Knight {
    const QUICK: bool = true;

    #[inline(always)]
    fn next(&self, from: Ranks<I>) -> Ranks<I> {
        let near = from.east(1).or(from.west(1));
        let far = from.east(2).or(from.west(2));
        let near = near.up::<2>().or(near.down::<2>());
        let far = far.up::<1>().or(far.down::<1>());
        near.or(far)
    }
}

/// A knight from the squares whose neighbor on its way is empty.
pub(super) struct Horse<I: Isa> {
    north: Ranks<I>,
    south: Ranks<I>,
    east: Ranks<I>,
    west: Ranks<I>,
}

impl<I: Isa> Horse<I> {
    #[inline(always)]
    pub(super) fn new(free: Ranks<I>) -> Self {
        Self {
            north: free.down::<1>(),
            south: free.up::<1>(),
            east: free.west(1),
            west: free.east(1),
        }
    }
}

impl<I: Isa> Next<I> for Horse<I> {
    const QUICK: bool = false;

    #[inline(always)]
    fn next(&self, from: Ranks<I>) -> Ranks<I> {
        let (north, south) = (from.and(self.north), from.and(self.south));
        let aside = from.and(self.east).east(2).or(from.and(self.west).west(2));
        let north = north.east(1).or(north.west(1)).up::<2>();
        let south = south.east(1).or(south.west(1)).down::<2>();
        let aside = aside.up::<1>().or(aside.down::<1>());
        north.or(south).or(aside)
    }
}
