//! Steps and levels of kings, wazirs and knights, in registers of any width.
//!
//! A level is a chain of five to eight dependent operations, and the latency of its levels is the
//! time of a fill.

use core::marker::PhantomData;

use crate::kernels::levels::Level;
use crate::kernels::sets::{NOT_AB_FILES, NOT_GH_FILES, Open, Sets};

/// A piece that jumps over obstacles.
pub(super) trait Jumps {
    /// The number of levels before the first end test of a search from both ends.
    const USUAL: usize;

    /// The squares one jump away from a set.
    fn jump<W: Sets>(from: W) -> W;

    /// The squares reached before, which are open, and the open squares one jump away.
    fn level<W: Sets>(reached: W, open: Open<W>) -> W;
}

pub(super) struct King;

/// The neighbors of each square on its file.
#[inline(always)]
fn neighbors_on_file<W: Sets>(set: W) -> W {
    set.up::<8>() | set.down::<8>()
}

impl Jumps for King {
    const USUAL: usize = 6;

    #[inline(always)]
    fn jump<W: Sets>(from: W) -> W {
        let neighbors = neighbors_on_file(from);
        let column = from | neighbors;
        neighbors | column.east() | column.west()
    }

    #[inline(always)]
    fn level<W: Sets>(reached: W, open: Open<W>) -> W {
        let column = reached | neighbors_on_file(reached);
        column.with_beside(column, open)
    }
}

pub(super) struct Wazir;

impl Jumps for Wazir {
    const USUAL: usize = 10;

    #[inline(always)]
    fn jump<W: Sets>(from: W) -> W {
        neighbors_on_file(from) | (from.east() | from.west())
    }

    #[inline(always)]
    fn level<W: Sets>(reached: W, open: Open<W>) -> W {
        (reached | neighbors_on_file(reached)).with_beside(reached, open)
    }
}

pub(super) struct Knight;

impl Jumps for Knight {
    const USUAL: usize = 4;

    #[inline(always)]
    fn jump<W: Sets>(from: W) -> W {
        let east = from.east();
        let one = east | from.west();
        let two = east.east() | from.down::<2>() & from.repeat(NOT_GH_FILES);
        (one.up::<16>() | one.down::<16>()) | (two.up::<8>() | two.down::<8>())
    }

    #[inline(always)]
    fn level<W: Sets>(reached: W, open: Open<W>) -> W {
        // Along files first: then only the last shifts need masks, those of open squares.
        let two = reached.up::<16>() | reached.down::<16>();
        let one = neighbors_on_file(reached);
        let beside = two.up::<1>() & open.east | two.down::<1>() & open.west;
        let beyond = one.up::<2>() & (open.all & reached.repeat(NOT_AB_FILES))
            | one.down::<2>() & (open.all & reached.repeat(NOT_GH_FILES));
        (beside | beyond) | reached
    }
}

/// Jumps from the squares of a fill to open squares; the start is one of them.
pub(super) struct Forward<W: Sets, J> {
    open: Open<W>,
    jumps: PhantomData<J>,
}

impl<W: Sets, J: Jumps> Forward<W, J> {
    #[inline(always)]
    pub(super) fn new(open: W) -> Self {
        Self { open: Open::new(open), jumps: PhantomData }
    }
}

impl<W: Sets, J: Jumps> Level<W> for Forward<W, J> {
    #[inline(always)]
    fn level(&self, reached: W) -> W {
        J::level(reached, self.open)
    }
}

/// Jumps forward or backward: from squares of the first set to those of the second. Fewer
/// operations than [`Forward`], in a longer chain: better for many boards side by side.
pub(super) struct JumpsAnyWay<W: Sets, J> {
    leave: W,
    enter: W,
    jumps: PhantomData<J>,
}

impl<W: Sets, J: Jumps> JumpsAnyWay<W, J> {
    #[inline(always)]
    pub(super) fn new((leave, enter): (W, W)) -> Self {
        Self { leave, enter, jumps: PhantomData }
    }
}

impl<W: Sets, J: Jumps> Level<W> for JumpsAnyWay<W, J> {
    #[inline(always)]
    fn level(&self, reached: W) -> W {
        reached | J::jump(reached & self.leave) & self.enter
    }
}
