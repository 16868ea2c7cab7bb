//! Rook, bishop, queen and cannon.

use super::Next;
use crate::cpu::Isa;
use crate::grid::ranks::Ranks;
use crate::grid::shape::Shape;

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

/// A rook, a bishop or a queen. One kernel for the three: a predictable branch costs less than the
/// code size of three kernels.
pub(in crate::grid) struct Lines<I: Isa> {
    shape: Shape,
    lines: Star<I>,
}

impl<I: Isa> Lines<I> {
    #[inline(always)]
    pub(in crate::grid) fn new(free: Ranks<I>, shape: Shape) -> Self {
        Self { shape, lines: Star::new(free) }
    }
}

impl<I: Isa> Next<I> for Lines<I> {
    const QUICK: bool = false;

    #[inline(always)]
    fn next(&self, from: Ranks<I>) -> Ranks<I> {
        let Star { north, south, east, west, north_east, north_west, south_east, south_west } =
            &self.lines;
        let mut reached = from;
        if self.shape != Shape::Bishop {
            reached = reached.or(north.from(from).or(south.from(from)));
            reached = reached.or(east.from(from).or(west.from(from)));
        }
        if self.shape != Shape::Rook {
            reached = reached.or(north_east.from(from).or(north_west.from(from)));
            reached = reached.or(south_east.from(from).or(south_west.from(from)));
        }
        reached
    }
}

/// Along empty squares without taking, and over one piece to the next, which it takes.
pub(in crate::grid) struct Cannon<I: Isa> {
    free: Ranks<I>,
    occupied: Ranks<I>,
    lines: Star<I>,
}

impl<I: Isa> Cannon<I> {
    #[inline(always)]
    pub(in crate::grid) fn new(free: Ranks<I>, board: Ranks<I>) -> Self {
        Self { free, occupied: board.without(free), lines: Star::new(free) }
    }

    #[inline(always)]
    fn line<const X: i32, const Y: i32>(&self, line: &Line<I, X, Y>, from: Ranks<I>) -> Ranks<I> {
        let first = line.from(from);
        let second = line.from(first.and(self.occupied));
        first.and(self.free).or(second.and(self.occupied))
    }
}

impl<I: Isa> Next<I> for Cannon<I> {
    const QUICK: bool = false;

    #[inline(always)]
    fn next(&self, from: Ranks<I>) -> Ranks<I> {
        let north = self.line(&self.lines.north, from);
        let south = self.line(&self.lines.south, from);
        let east = self.line(&self.lines.east, from);
        let west = self.line(&self.lines.west, from);
        north.or(south).or(east).or(west)
    }
}
