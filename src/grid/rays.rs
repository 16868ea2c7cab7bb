//! The lines of single rooks, bishops, queens and cannons on a board of up to 128 squares whose
//! edges do not wrap. A line is the multiples of its stride, cut at the first piece on either side.
//!
//! Source: chessprogramming wiki, Obstruction Difference; Hyperbola Quintessence, for bytes in reverse
//! order.

use core::ops::{BitAnd, BitOr};

use super::Grid;
use super::packed::{self, bit};
use super::sets::Sets;
use super::shape::Shape;

/// The squares above one up to the first blocker, and including it; none above no square.
#[inline(always)]
fn above(from: u128, blockers: u128) -> u128 {
    blockers ^ blockers.wrapping_sub(from << 1)
}

/// The squares below one down to the first blocker, and including it; none below no square.
///
/// On 8 files and more a line up or down has at most one square in a byte, so that bytes in reverse
/// order are its squares in reverse order.
#[inline(always)]
fn below(from: u128, blockers: u128, files: u32) -> u128 {
    match files >= 8 {
        true => above(from.swap_bytes(), blockers.swap_bytes()).swap_bytes(),
        false => below_near(from, blockers),
    }
}

/// [`below`] on any line.
#[inline(never)]
fn below_near(from: u128, blockers: u128) -> u128 {
    if from == 0 {
        return 0;
    }
    let nearest = 127 - (blockers & (from - 1) | 1).leading_zeros();
    from - bit(nearest)
}

/// A square, and how many there are beside it and before it.
#[derive(Clone, Copy)]
struct Place {
    number: u32,
    files: u32,
    left: u32,
    right: u32,
    rank: u32,
}

impl Place {
    /// The line along the file. It goes on above the board.
    #[inline(always)]
    fn file(self) -> u128 {
        packed::line(self.files, 16) << (self.left & 15)
    }

    /// The diagonal with so many files before the square and behind it, seen from below. It goes on
    /// above the board.
    #[inline(always)]
    fn diagonal(self, stride: u32, before: u32, behind: u32) -> u128 {
        let lower = before.min(self.rank);
        packed::line(stride, lower + behind) << ((self.number - lower * stride) & 127)
    }
}

/// A rank in a word of its own.
#[derive(Clone, Copy)]
struct Rank {
    start: u32,
    squares: u32,
    here: u32,
}

impl Rank {
    #[inline(always)]
    fn new(Place { number, left, right, .. }: Place) -> Self {
        let squares = (2 << ((left + right) & 15)) - 1;
        Self { start: (number - left) & 127, squares, here: 1 << (left & 15) }
    }

    #[inline(always)]
    fn of(self, set: u128) -> u32 {
        (set >> self.start) as u32 & self.squares
    }

    #[inline(always)]
    fn on_board(self, squares: u32) -> u128 {
        u128::from(squares & self.squares) << self.start
    }

    /// [`above`] on the rank: to the right.
    #[inline(always)]
    fn right(from: u32, blockers: u32) -> u32 {
        blockers ^ blockers.wrapping_sub(from << 1)
    }

    /// [`below`] on the rank: to the left.
    #[inline(always)]
    fn left(from: u32, blockers: u32) -> u32 {
        let nearest = 31 - (blockers & from.wrapping_sub(1) | 1).leading_zeros();
        if from == 0 { 0 } else { from.wrapping_sub(1 << nearest) }
    }
}

/// The squares that a slide along a rank reaches.
#[inline(always)]
fn slides_beside(free: u128, rank: Rank) -> u128 {
    let blockers = rank.squares & !rank.of(free);
    rank.on_board(Rank::right(rank.here, blockers) + Rank::left(rank.here, blockers))
}

/// The squares that a slide along a line up and down reaches.
#[inline(always)]
fn slides(free: u128, squares: u128, Place { number, files, .. }: Place) -> u128 {
    let (here, blockers) = (bit(number), squares & !free);
    squares & (above(here, blockers) | below(here, blockers, files))
}

/// The squares up to the first blockers on a line, and those behind the hurdles among them up to
/// the next ones. `above` and `below` give the squares on either side up to a blocker.
#[inline(always)]
fn hops<S: Copy + BitAnd<Output = S> + BitOr<Output = S>>(
    [here, blockers, hurdles]: [S; 3],
    above: impl Fn(S, S) -> S,
    below: impl Fn(S, S) -> S,
) -> [S; 2] {
    let (upper, lower) = (above(here, blockers), below(here, blockers));
    let behind = above(upper & hurdles, blockers) | below(lower & hurdles, blockers);
    [upper | lower, behind]
}

/// The squares where a cannon's moves end.
#[inline(always)]
fn cannon(Sets { free, occupied, quiet, takes, .. }: &Sets<u128>, place: Place) -> u128 {
    let rank = Rank::new(place);
    let blockers = rank.squares & !rank.of(*free);
    let beside = hops([rank.here, blockers, rank.of(*occupied)], Rank::right, Rank::left);
    let [beside, behind_beside] = beside.map(|squares| rank.on_board(squares));
    let (file, files) = (place.file(), place.files);
    let sets = [bit(place.number), file & !free, file & occupied];
    let [ahead, behind_ahead] = hops(sets, above, |from, blockers| below(from, blockers, files));
    ((beside + (file & ahead)) & quiet) + ((behind_beside + (file & behind_ahead)) & takes)
}

/// The squares that the pieces reach from these squares of the board. They may include squares
/// where no move ends.
#[inline(always)]
pub(super) fn of(shape: Shape, grid: &Grid, from: u128, sets: &Sets<u128>) -> u128 {
    let files = grid.size().files() as u32;
    let mut reached = 0;
    let mut rest = from;
    while rest != 0 {
        let number = rest.trailing_zeros();
        rest &= rest - 1;
        let rank = number / files.max(1);
        let left = number - rank * files;
        let right = files - 1 - left;
        let place = Place { number, files, left, right, rank };
        if shape == Shape::Cannon {
            reached |= cannon(sets, place);
            continue;
        }
        if shape != Shape::Bishop {
            reached |= slides_beside(sets.free, Rank::new(place));
            reached |= slides(sets.free, place.file(), place);
        }
        if shape != Shape::Rook {
            reached |= slides(sets.free, place.diagonal(files + 1, left, right), place);
            reached |= slides(sets.free, place.diagonal(files - 1, right, left), place);
        }
    }
    reached
}
