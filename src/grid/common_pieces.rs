//! The moves of the most common pieces, from every square of a set at once, on boards whose edges do
//! not wrap.

use super::ranks::Ranks;
use crate::cpu::Isa;

/// One step in any direction.
#[inline(always)]
pub(super) fn king<I: Isa>(from: Ranks<I>) -> Ranks<I> {
    let sides = from.east(1).or(from.west(1));
    let row = sides.or(from);
    sides.or(row.up::<1>().or(row.down::<1>()))
}

/// One orthogonal step: floods of Tafl, Quoridor and Sokoban.
#[inline(always)]
pub(super) fn wazir<I: Isa>(from: Ranks<I>) -> Ranks<I> {
    let sides = from.east(1).or(from.west(1));
    sides.or(from.up::<1>().or(from.down::<1>()))
}

#[inline(always)]
pub(super) fn knight<I: Isa>(from: Ranks<I>) -> Ranks<I> {
    let near = from.east(1).or(from.west(1));
    let far = from.east(2).or(from.west(2));
    let near = near.up::<2>().or(near.down::<2>());
    let far = far.up::<1>().or(far.down::<1>());
    near.or(far)
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

    #[inline(always)]
    pub(super) fn next(&self, from: Ranks<I>) -> Ranks<I> {
        let (north, south) = (from.and(self.north), from.and(self.south));
        let aside = from.and(self.east).east(2).or(from.and(self.west).west(2));
        let north = north.east(1).or(north.west(1)).up::<2>();
        let south = south.east(1).or(south.west(1)).down::<2>();
        let aside = aside.up::<1>().or(aside.down::<1>());
        north.or(south).or(aside)
    }
}

/// A set moved N times by X files and Y ranks, each -1, 0 or 1.
#[inline(always)]
fn moved<I: Isa, const X: i32, const Y: i32, const N: u32>(set: Ranks<I>) -> Ranks<I> {
    let set = match Y {
        1 => set.up::<N>(),
        -1 => set.down::<N>(),
        _ => set,
    };
    match X {
        1 => set.east(N),
        -1 => set.west(N),
        _ => set,
    }
}

/// Lines in a direction, by X files and Y ranks: a fill whose steps double (Kogge and Stone). The
/// sets are the squares at the end of 1, 2, 4 and 8 empty squares.
struct Line<I: Isa, const X: i32, const Y: i32>([Ranks<I>; 4]);

impl<I: Isa, const X: i32, const Y: i32> Line<I, X, Y> {
    #[inline(always)]
    fn new(free: Ranks<I>) -> Self {
        let two = free.and(moved::<I, X, Y, 1>(free));
        let four = two.and(moved::<I, X, Y, 2>(two));
        let eight = four.and(moved::<I, X, Y, 4>(four));
        Self([free, two, four, eight])
    }

    /// The squares of the lines, up to the first piece and including it.
    #[inline(always)]
    fn from(&self, set: Ranks<I>) -> Ranks<I> {
        let [one, two, four, eight] = self.0;
        let set = set.or(moved::<I, X, Y, 1>(set).and(one));
        let set = set.or(moved::<I, X, Y, 2>(set).and(two));
        let set = set.or(moved::<I, X, Y, 4>(set).and(four));
        let set = set.or(moved::<I, X, Y, 8>(set).and(eight));
        moved::<I, X, Y, 1>(set)
    }
}

/// The lines in all directions.
struct Star<I: Isa> {
    north: Line<I, 0, 1>,
    south: Line<I, 0, -1>,
    east: Line<I, 1, 0>,
    west: Line<I, -1, 0>,
    north_east: Line<I, 1, 1>,
    north_west: Line<I, -1, 1>,
    south_east: Line<I, 1, -1>,
    south_west: Line<I, -1, -1>,
}

impl<I: Isa> Star<I> {
    #[inline(always)]
    fn new(free: Ranks<I>) -> Self {
        Self {
            north: Line::new(free),
            south: Line::new(free),
            east: Line::new(free),
            west: Line::new(free),
            north_east: Line::new(free),
            north_west: Line::new(free),
            south_east: Line::new(free),
            south_west: Line::new(free),
        }
    }
}

/// A rook, a bishop, or a queen, which is both. One type for the three: a predictable branch costs
/// less than the code size of three searches.
pub(super) struct Slider<I: Isa> {
    is_rook: bool,
    is_bishop: bool,
    lines: Star<I>,
}

impl<I: Isa> Slider<I> {
    #[inline(always)]
    pub(super) fn new(free: Ranks<I>, is_rook: bool, is_bishop: bool) -> Self {
        Self { is_rook, is_bishop, lines: Star::new(free) }
    }

    #[inline(always)]
    pub(super) fn next(&self, from: Ranks<I>) -> Ranks<I> {
        let Star { north, south, east, west, north_east, north_west, south_east, south_west } =
            &self.lines;
        let mut reached = from.without(from);
        if self.is_rook {
            reached = reached.or(north.from(from).or(south.from(from)));
            reached = reached.or(east.from(from).or(west.from(from)));
        }
        if self.is_bishop {
            reached = reached.or(north_east.from(from).or(north_west.from(from)));
            reached = reached.or(south_east.from(from).or(south_west.from(from)));
        }
        reached
    }
}

/// Along empty squares without taking, and over one piece to the next, which it takes.
pub(super) struct Cannon<I: Isa> {
    free: Ranks<I>,
    occupied: Ranks<I>,
    lines: Star<I>,
}

impl<I: Isa> Cannon<I> {
    #[inline(always)]
    pub(super) fn new(free: Ranks<I>, board: Ranks<I>) -> Self {
        Self { free, occupied: board.without(free), lines: Star::new(free) }
    }

    #[inline(always)]
    fn line<const X: i32, const Y: i32>(&self, line: &Line<I, X, Y>, from: Ranks<I>) -> Ranks<I> {
        let first = line.from(from);
        let second = line.from(first.and(self.occupied));
        first.and(self.free).or(second.and(self.occupied))
    }

    #[inline(always)]
    pub(super) fn next(&self, from: Ranks<I>) -> Ranks<I> {
        let north = self.line(&self.lines.north, from);
        let south = self.line(&self.lines.south, from);
        let east = self.line(&self.lines.east, from);
        let west = self.line(&self.lines.west, from);
        north.or(south).or(east).or(west)
    }
}
