//! Maps of kings, wazirs and knights: the fill of one word, level by level.
//!
//! A level waits for the one before and is seven operations long at best. So the levels are
//! scalar code, and vectors only turn them into bytes.

use super::lanes::Lanes;
use super::levels::{Levels, MOST};

const NOT_A_FILE: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H_FILE: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_AB_FILES: u64 = 0xfcfc_fcfc_fcfc_fcfc;
const NOT_GH_FILES: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// A piece that jumps, whatever stands between.
pub(super) trait Jumps {
    /// So many levels are usual: processors guess badly where a fill ends, so these are not
    /// asked.
    const USUAL: usize;
    /// So many more are not rare.
    const MORE: usize;

    /// The squares one jump away from a set.
    fn jump(from: u64) -> u64;

    /// The squares reached before, which are open, and the open squares one jump away.
    fn level(reached: u64, open: Open) -> u64;
}

/// The squares that a fill may reach.
#[derive(Clone, Copy)]
pub(super) struct Open {
    all: u64,
    /// Those that a shift toward higher files may end on.
    east: u64,
    /// Those that a shift toward lower files may end on.
    west: u64,
}

impl Open {
    #[inline(always)]
    pub(super) const fn new(all: u64) -> Self {
        Self {
            all,
            east: all & NOT_A_FILE,
            west: all & NOT_H_FILE,
        }
    }
}

pub(super) struct King;

impl Jumps for King {
    const USUAL: usize = 9;
    const MORE: usize = 12;

    #[inline(always)]
    fn jump(from: u64) -> u64 {
        let column = from | from << 8 | from >> 8;
        column | column << 1 & NOT_A_FILE | column >> 1 & NOT_H_FILE
    }

    #[inline(always)]
    fn level(reached: u64, open: Open) -> u64 {
        let column = reached | reached << 8 | reached >> 8;
        (column << 1 & open.east | column >> 1 & open.west) | column & open.all
    }
}

pub(super) struct Wazir;

impl Jumps for Wazir {
    const USUAL: usize = 14;
    const MORE: usize = 16;

    #[inline(always)]
    fn jump(from: u64) -> u64 {
        from << 8 | from >> 8 | from << 1 & NOT_A_FILE | from >> 1 & NOT_H_FILE
    }

    #[inline(always)]
    fn level(reached: u64, open: Open) -> u64 {
        let column = reached | reached << 8 | reached >> 8;
        (reached << 1 & open.east | reached >> 1 & open.west) | column & open.all
    }
}

pub(super) struct Knight;

impl Jumps for Knight {
    const USUAL: usize = 7;
    const MORE: usize = 9;

    #[inline(always)]
    fn jump(from: u64) -> u64 {
        let one = from << 1 & NOT_A_FILE | from >> 1 & NOT_H_FILE;
        let two = from << 2 & NOT_AB_FILES | from >> 2 & NOT_GH_FILES;
        (one << 16 | one >> 16) | (two << 8 | two >> 8)
    }

    #[inline(always)]
    fn level(reached: u64, open: Open) -> u64 {
        reached | Self::jump(reached) & open.all
    }
}

/// The map of a piece that starts on any square of a set; `None` where it goes farther than is
/// counted here.
#[inline(always)]
pub(super) fn map<V: Lanes, J: Jumps>(
    proof: V::Proof,
    from: u64,
    enterable: u64,
    map: &mut [u8; 64],
) -> Option<u8> {
    // With the start among the open squares, a level is one operation less.
    let open = Open::new(enterable | from);
    fill::<V>(proof, from, (J::USUAL, J::MORE), map, |reached| {
        J::level(reached, open)
    })
}

/// The same backward: fewest jumps from every square to the nearest of the set.
///
/// A jump leads from anywhere to an enterable square, so it leads back from an enterable square
/// to anywhere.
#[inline(always)]
pub(super) fn map_to<V: Lanes, J: Jumps>(
    proof: V::Proof,
    to: u64,
    enterable: u64,
    map: &mut [u8; 64],
) -> Option<u8> {
    fill::<V>(proof, to, (J::USUAL, J::MORE), map, |reached| {
        reached | J::jump(reached & enterable)
    })
}

#[inline(always)]
fn fill<V: Lanes>(
    proof: V::Proof,
    from: u64,
    (usual, more): (usize, usize),
    map: &mut [u8; 64],
    level: impl Fn(u64) -> u64,
) -> Option<u8> {
    let mut levels = Levels::new(from);
    let mut reached = from;
    for number in 1..usual {
        reached = level(reached);
        levels.set(number, reached);
    }
    let next = level(reached);
    if next == reached {
        return Some(levels.write::<V>(proof, usual, map));
    }
    reached = next;
    for number in usual..more.min(MOST) {
        levels.set(number, reached);
        reached = level(reached);
    }
    (reached == levels.get(more - 1)).then(|| levels.write::<V>(proof, more, map))
}
