//! Levels of kings, wazirs and knights.
//!
//! A level waits for the one before, and that is what a fill costs: five to eight operations.

use core::marker::PhantomData;

use super::levels::Level;
use super::steps::{NOT_AB_FILES, NOT_GH_FILES};
use super::words::{Open, Words};

/// A piece that jumps, whatever stands between.
pub(super) trait Jumps {
    /// So many levels are usual from both ends together where a way is searched.
    const USUAL: usize;

    /// The squares one jump away from a set.
    fn jump<W: Words>(proof: W::Proof, from: W) -> W;

    /// The squares reached before, which are open, and the open squares one jump away.
    fn level<W: Words>(proof: W::Proof, reached: W, open: Open<W>) -> W;
}

pub(super) struct King;

/// Each square with its neighbors on its file.
#[inline(always)]
fn with_neighbors_on_file<W: Words>(set: W) -> W {
    set | set.up::<8>() | set.down::<8>()
}

impl Jumps for King {
    const USUAL: usize = 6;

    #[inline(always)]
    fn jump<W: Words>(proof: W::Proof, from: W) -> W {
        let column = with_neighbors_on_file(from);
        column | column.east() | column.west(proof)
    }

    #[inline(always)]
    fn level<W: Words>(proof: W::Proof, reached: W, open: Open<W>) -> W {
        let column = with_neighbors_on_file(reached);
        column.with_beside(proof, column, open)
    }
}

pub(super) struct Wazir;

impl Jumps for Wazir {
    const USUAL: usize = 10;

    #[inline(always)]
    fn jump<W: Words>(proof: W::Proof, from: W) -> W {
        (from.up::<8>() | from.down::<8>()) | (from.east() | from.west(proof))
    }

    #[inline(always)]
    fn level<W: Words>(proof: W::Proof, reached: W, open: Open<W>) -> W {
        with_neighbors_on_file(reached).with_beside(proof, reached, open)
    }
}

pub(super) struct Knight;

impl Jumps for Knight {
    const USUAL: usize = 4;

    #[inline(always)]
    fn jump<W: Words>(proof: W::Proof, from: W) -> W {
        let one = from.east() | from.west(proof);
        let two = from.up::<2>() & W::splat(proof, NOT_AB_FILES)
            | from.down::<2>() & W::splat(proof, NOT_GH_FILES);
        (one.up::<16>() | one.down::<16>()) | (two.up::<8>() | two.down::<8>())
    }

    #[inline(always)]
    fn level<W: Words>(proof: W::Proof, reached: W, open: Open<W>) -> W {
        // Along files first: only what comes last needs masks, and these are of open squares.
        let (two, one) = (
            reached.up::<16>() | reached.down::<16>(),
            reached.up::<8>() | reached.down::<8>(),
        );
        let beside = two.up::<1>() & open.east | two.down::<1>() & open.west;
        let beyond = one.up::<2>() & (open.all & W::splat(proof, NOT_AB_FILES))
            | one.down::<2>() & (open.all & W::splat(proof, NOT_GH_FILES));
        (beside | beyond) | reached
    }
}

/// Jumps from where a fill has come to open squares; the start is one of them.
pub(super) struct Forward<W: Words, J> {
    proof: W::Proof,
    open: Open<W>,
    jumps: PhantomData<J>,
}

impl<W: Words, J: Jumps> Forward<W, J> {
    #[inline(always)]
    pub(super) fn new(proof: W::Proof, open: u64) -> Self {
        Self {
            proof,
            open: Open::new(proof, W::splat(proof, open)),
            jumps: PhantomData,
        }
    }
}

impl<W: Words, J: Jumps> Level<W> for Forward<W, J> {
    #[inline(always)]
    fn level(&self, reached: W) -> W {
        J::level(self.proof, reached, self.open)
    }
}

/// Jumps forward or backward: from squares of the first set to those of the second.
pub(super) struct JumpsAnyWay<W: Words, J> {
    proof: W::Proof,
    leave: W,
    enter: W,
    jumps: PhantomData<J>,
}

impl<W: Words, J: Jumps> JumpsAnyWay<W, J> {
    #[inline(always)]
    pub(super) fn new(proof: W::Proof, (leave, enter): (u64, u64)) -> Self {
        Self {
            proof,
            leave: W::splat(proof, leave),
            enter: W::splat(proof, enter),
            jumps: PhantomData,
        }
    }
}

impl<W: Words, J: Jumps> Level<W> for JumpsAnyWay<W, J> {
    #[inline(always)]
    fn level(&self, reached: W) -> W {
        reached | J::jump(self.proof, reached & self.leave) & self.enter
    }
}
