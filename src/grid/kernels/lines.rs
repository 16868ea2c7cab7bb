//! Rook, bishop, queen and cannon.

use super::{Ends, Next, free};
use crate::grid::GridObstacles;
use crate::grid::layout::Layout;
use crate::grid::ranks::Ranks;
use crate::grid::shape::Shape;

/// A direction of lines: moves a set by a number of squares.
trait Direction {
    fn on<R: Ranks, const N: i32>(set: R) -> R;
}

macro_rules! directions {
    ($($name:ident = |$set:ident| $on:expr;)*) => {$(
        struct $name;

        impl Direction for $name {
            #[inline(always)]
            fn on<R: Ranks, const N: i32>($set: R) -> R {
                $on
            }
        }
    )*};
}

directions! {
    North = |set| set.up::<N>();
    South = |set| set.down::<N>();
    East = |set| set.east(N as u32);
    West = |set| set.west(N as u32);
    NorthEast = |set| set.up::<N>().east(N as u32);
    NorthWest = |set| set.up::<N>().west(N as u32);
    SouthEast = |set| set.down::<N>().east(N as u32);
    SouthWest = |set| set.down::<N>().west(N as u32);
}

/// Lines of a direction: a fill whose steps double (Kogge and Stone). `free[i]` are the squares at
/// the end of 2^i empty squares.
struct Line<R, D> {
    free: [R; 4],
    direction: core::marker::PhantomData<D>,
}

impl<R: Ranks, D: Direction> Line<R, D> {
    #[inline(always)]
    fn new(free: R) -> Self {
        let two = free.and(D::on::<R, 1>(free));
        let four = two.and(D::on::<R, 2>(two));
        let eight = four.and(D::on::<R, 4>(four));
        Self {
            free: [free, two, four, eight],
            direction: core::marker::PhantomData,
        }
    }

    /// The squares of the lines, up to the first piece and including it.
    #[inline(always)]
    fn from(&self, set: R) -> R {
        let [one, two, four, eight] = self.free;
        let set = set.or(D::on::<R, 1>(set).and(one));
        let set = set.or(D::on::<R, 2>(set).and(two));
        let set = set.or(D::on::<R, 4>(set).and(four));
        let set = set.or(D::on::<R, 8>(set).and(eight));
        D::on::<R, 1>(set)
    }
}

struct Orthogonal<R> {
    north: Line<R, North>,
    south: Line<R, South>,
    east: Line<R, East>,
    west: Line<R, West>,
}

impl<R: Ranks> Orthogonal<R> {
    #[inline(always)]
    fn new(free: R) -> Self {
        Self {
            north: Line::new(free),
            south: Line::new(free),
            east: Line::new(free),
            west: Line::new(free),
        }
    }

    #[inline(always)]
    fn from(&self, set: R) -> R {
        let along = self.north.from(set).or(self.south.from(set));
        along.or(self.east.from(set)).or(self.west.from(set))
    }
}

struct Diagonal<R> {
    north_east: Line<R, NorthEast>,
    north_west: Line<R, NorthWest>,
    south_east: Line<R, SouthEast>,
    south_west: Line<R, SouthWest>,
}

impl<R: Ranks> Diagonal<R> {
    #[inline(always)]
    fn new(free: R) -> Self {
        Self {
            north_east: Line::new(free),
            north_west: Line::new(free),
            south_east: Line::new(free),
            south_west: Line::new(free),
        }
    }

    #[inline(always)]
    fn from(&self, set: R) -> R {
        let north = self.north_east.from(set).or(self.north_west.from(set));
        let south = self.south_east.from(set).or(self.south_west.from(set));
        north.or(south)
    }
}

/// A rook, a bishop or a queen. One kernel for the three: a predictable branch costs less than the
/// code size of three kernels.
pub(in crate::grid) struct Lines<R> {
    ends: Ends<R>,
    shape: Shape,
    orthogonal: Orthogonal<R>,
    diagonal: Diagonal<R>,
}

impl<R: Ranks> Lines<R> {
    #[inline(always)]
    pub(in crate::grid) fn new(
        layout: &Layout<R>,
        board: R,
        obstacles: &GridObstacles,
        shape: Shape,
    ) -> Self {
        let free = free(layout, board, obstacles);
        Self {
            ends: Ends::new(layout, board, obstacles),
            shape,
            orthogonal: Orthogonal::new(free),
            diagonal: Diagonal::new(free),
        }
    }
}

impl<R: Ranks> Next<R> for Lines<R> {
    const QUICK: bool = false;

    #[inline(always)]
    fn ends(&self) -> Ends<R> {
        self.ends
    }

    #[inline(always)]
    fn next(&self, from: R) -> R {
        let mut reached = from;
        if self.shape != Shape::Bishop {
            reached = reached.or(self.orthogonal.from(from));
        }
        if self.shape != Shape::Rook {
            reached = reached.or(self.diagonal.from(from));
        }
        reached
    }
}

/// Along empty squares without taking, and over one piece to the next, which it takes.
pub(in crate::grid) struct Cannon<R> {
    ends: Ends<R>,
    free: R,
    occupied: R,
    lines: Orthogonal<R>,
}

impl<R: Ranks> Cannon<R> {
    #[inline(always)]
    pub(in crate::grid) fn new(layout: &Layout<R>, board: R, obstacles: &GridObstacles) -> Self {
        let ends = Ends::new(layout, board, obstacles);
        let free = free(layout, board, obstacles);
        let occupied = board.without(free);
        Self {
            ends,
            free,
            occupied,
            lines: Orthogonal::new(free),
        }
    }

    #[inline(always)]
    fn line<D: Direction>(&self, line: &Line<R, D>, from: R) -> R {
        let first = line.from(from);
        let second = line.from(first.and(self.occupied));
        first.and(self.free).or(second.and(self.occupied))
    }
}

impl<R: Ranks> Next<R> for Cannon<R> {
    const QUICK: bool = false;

    #[inline(always)]
    fn ends(&self) -> Ends<R> {
        self.ends
    }

    #[inline(always)]
    fn next(&self, from: R) -> R {
        let north = self.line(&self.lines.north, from);
        let south = self.line(&self.lines.south, from);
        let east = self.line(&self.lines.east, from);
        let west = self.line(&self.lines.west, from);
        north.or(south).or(east).or(west)
    }
}
