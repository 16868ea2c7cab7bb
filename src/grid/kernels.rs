//! Moves of whole sets for the pieces that programs ask for most, on boards whose edges do not
//! wrap round.

use super::GridObstacles;
use super::layout::Layout;
use super::ranks::Ranks;
use super::shape::Shape;

/// The moves of a piece, from every square of a set at once.
pub(super) trait Next<R> {
    /// Where moves begin and end. A search looks at these squares, `next` need not: so that they
    /// lengthen no chain of operations from level to level.
    fn ends(&self) -> Ends<R>;

    fn next(&self, from: R) -> R;
}

/// Where a piece begins and ends its moves, whether it takes or not.
#[derive(Clone, Copy)]
pub(super) struct Ends<R> {
    pub(super) begin: R,
    pub(super) end: R,
}

impl<R: Ranks> Ends<R> {
    #[inline(always)]
    fn new(layout: &Layout<R>, board: R, obstacles: &GridObstacles) -> Self {
        Self {
            begin: board.without(layout.spread(&obstacles.stop)),
            end: board
                .without(layout.spread(&obstacles.own))
                .without(layout.spread(&obstacles.avoid)),
        }
    }
}

/// The squares of the board without a piece.
#[inline(always)]
fn free<R: Ranks>(layout: &Layout<R>, board: R, obstacles: &GridObstacles) -> R {
    board
        .without(layout.spread(&obstacles.own))
        .without(layout.spread(&obstacles.enemy))
}

pub(super) struct King<R>(Ends<R>);

impl<R: Ranks> King<R> {
    #[inline(always)]
    pub(super) fn new(layout: &Layout<R>, board: R, obstacles: &GridObstacles) -> Self {
        Self(Ends::new(layout, board, obstacles))
    }
}

impl<R: Ranks> Next<R> for King<R> {
    #[inline(always)]
    fn ends(&self) -> Ends<R> {
        self.0
    }

    /// The square itself may be among them: it is reached already.
    #[inline(always)]
    fn next(&self, from: R) -> R {
        let row = from.or(from.east(1)).or(from.west(1));
        row.or(row.up::<1>().or(row.down::<1>()))
    }
}

pub(super) struct Knight<R>(Ends<R>);

impl<R: Ranks> Knight<R> {
    #[inline(always)]
    pub(super) fn new(layout: &Layout<R>, board: R, obstacles: &GridObstacles) -> Self {
        Self(Ends::new(layout, board, obstacles))
    }
}

impl<R: Ranks> Next<R> for Knight<R> {
    #[inline(always)]
    fn ends(&self) -> Ends<R> {
        self.0
    }

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
pub(super) struct Horse<R> {
    ends: Ends<R>,
    north: R,
    south: R,
    east: R,
    west: R,
}

impl<R: Ranks> Horse<R> {
    #[inline(always)]
    pub(super) fn new(layout: &Layout<R>, board: R, obstacles: &GridObstacles) -> Self {
        let free = free(layout, board, obstacles);
        Self {
            ends: Ends::new(layout, board, obstacles),
            north: free.down::<1>(),
            south: free.up::<1>(),
            east: free.west(1),
            west: free.east(1),
        }
    }
}

impl<R: Ranks> Next<R> for Horse<R> {
    #[inline(always)]
    fn ends(&self) -> Ends<R> {
        self.ends
    }

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

/// A direction of lines: the set so many squares on.
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

/// Lines of a direction: a fill whose steps double (Kogge and Stone), with the squares from which
/// so many squares back are empty.
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

    /// The squares of the lines, up to and with the first piece.
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

/// A rook, a bishop or a queen. One kernel: a branch that is always the same costs less than the
/// room of three.
pub(super) struct Lines<R> {
    ends: Ends<R>,
    shape: Shape,
    orthogonal: Orthogonal<R>,
    diagonal: Diagonal<R>,
}

impl<R: Ranks> Lines<R> {
    #[inline(always)]
    pub(super) fn new(
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
pub(super) struct Cannon<R> {
    ends: Ends<R>,
    free: R,
    occupied: R,
    lines: Orthogonal<R>,
}

impl<R: Ranks> Cannon<R> {
    #[inline(always)]
    pub(super) fn new(layout: &Layout<R>, board: R, obstacles: &GridObstacles) -> Self {
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
