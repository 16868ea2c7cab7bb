//! Steps and levels of kings, wazirs and knights, in registers of any width.
//!
//! A level is a chain of five to eight dependent operations, and the latency of its levels is the
//! time of a fill. Callers give the motion as a constant, so that no branch looks at it.

use crate::kernels::Motion;
use crate::kernels::levels::Level;
use crate::kernels::sets::{NOT_AB_FILES, NOT_GH_FILES, Open, Sets};

/// The neighbors of each square on its file.
#[inline(always)]
fn neighbors_on_file<W: Sets>(set: W) -> W {
    set.up::<8>() | set.down::<8>()
}

/// The squares one jump away from a set: of a king, a wazir, or else a knight.
#[inline(always)]
pub(crate) fn jump<W: Sets>(motion: Motion, from: W) -> W {
    match motion {
        Motion::King => {
            let neighbors = neighbors_on_file(from);
            let column = from | neighbors;
            neighbors | column.east() | column.west()
        }
        Motion::Wazir => neighbors_on_file(from) | (from.east() | from.west()),
        _ => {
            let east = from.east();
            let one = east | from.west();
            let two = east.east() | from.down::<2>() & from.repeat(NOT_GH_FILES);
            (one.up::<16>() | one.down::<16>()) | (two.up::<8>() | two.down::<8>())
        }
    }
}

/// Jumps from the squares of a fill to open squares; the start is one of them.
pub(super) struct Forward<W> {
    motion: Motion,
    open: Open<W>,
}

impl<W: Sets> Forward<W> {
    #[inline(always)]
    pub(super) fn new(motion: Motion, open: W) -> Self {
        Self { motion, open: Open::new(open) }
    }
}

impl<W: Sets> Level<W> for Forward<W> {
    #[inline(always)]
    fn level(&self, reached: W) -> W {
        let open = self.open;
        match self.motion {
            Motion::King => {
                let column = reached | neighbors_on_file(reached);
                column.with_beside(column, open)
            }
            Motion::Wazir => (reached | neighbors_on_file(reached)).with_beside(reached, open),
            _ => {
                // Along files first: then only the last shifts need masks, those of open squares.
                let two = reached.up::<16>() | reached.down::<16>();
                let one = neighbors_on_file(reached);
                let beside = two.up::<1>() & open.east | two.down::<1>() & open.west;
                let beyond = one.up::<2>() & (open.all & reached.repeat(NOT_AB_FILES))
                    | one.down::<2>() & (open.all & reached.repeat(NOT_GH_FILES));
                (beside | beyond) | reached
            }
        }
    }
}

/// Jumps forward or backward: from squares of the first set to those of the second. Fewer
/// operations than [`Forward`], in a longer chain: better for many boards side by side.
pub(super) struct JumpsAnyWay<W> {
    pub(super) motion: Motion,
    pub(super) leave: W,
    pub(super) enter: W,
}

impl<W: Sets> Level<W> for JumpsAnyWay<W> {
    #[inline(always)]
    fn level(&self, reached: W) -> W {
        reached | jump(self.motion, reached & self.leave) & self.enter
    }
}
