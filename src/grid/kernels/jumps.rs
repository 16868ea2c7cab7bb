//! King, knight and horse.

use super::Next;
use crate::grid::ranks::Movable;

pub(in crate::grid) struct King;

impl<R: Movable> Next<R> for King {
    const QUICK: bool = true;

    #[inline(always)]
    fn next(&self, from: R) -> R {
        let sides = from.east(1).or(from.west(1));
        let row = sides.or(from);
        sides.or(row.up::<1>().or(row.down::<1>()))
    }
}

pub(in crate::grid) struct Knight;

impl<R: Movable> Next<R> for Knight {
    const QUICK: bool = true;

    #[inline(always)]
    fn next(&self, from: R) -> R {
        let near = from.east(1).or(from.west(1));
        let far = from.east(2).or(from.west(2));
        let near = near.up::<2>().or(near.down::<2>());
        let far = far.up::<1>().or(far.down::<1>());
        near.or(far)
    }
}

/// A knight from the squares whose neighbor on its way is empty.
pub(in crate::grid) struct Horse<R> {
    north: R,
    south: R,
    east: R,
    west: R,
}

impl<R: Movable> Horse<R> {
    #[inline(always)]
    pub(in crate::grid) fn new(free: R) -> Self {
        Self {
            north: free.down::<1>(),
            south: free.up::<1>(),
            east: free.west(1),
            west: free.east(1),
        }
    }
}

impl<R: Movable> Next<R> for Horse<R> {
    const QUICK: bool = false;

    #[inline(always)]
    fn next(&self, from: R) -> R {
        let (north, south) = (from.and(self.north), from.and(self.south));
        let aside = from.and(self.east).east(2).or(from.and(self.west).west(2));
        let north = north.east(1).or(north.west(1)).up::<2>();
        let south = south.east(1).or(south.west(1)).down::<2>();
        let aside = aside.up::<1>().or(aside.down::<1>());
        north.or(south).or(aside)
    }
}
