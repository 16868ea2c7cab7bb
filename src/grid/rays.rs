//! The lines of single rooks, bishops, queens and cannons on a board of up to 128 squares whose
//! edges do not wrap. A line is the multiples of its stride, cut at the first piece on either side.
//!
//! Source: chessprogramming wiki, Obstruction Difference.

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
/// On 9 files and more a line up or down has at most one square in a byte, so that bytes in reverse
/// order are its squares in reverse order.
#[inline(always)]
fn below(from: u128, blockers: u128, files: u32) -> u128 {
    match files > 8 {
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

/// The squares that a slide along a rank reaches: [`slides`] in a word of one rank.
#[inline(always)]
fn slides_beside(free: u128, Place { number, left, right, .. }: Place) -> u128 {
    let start = (number - left) & 127;
    let squares = (2_u32 << ((left + right) & 15)) - 1;
    let (here, blockers) = (1_u32 << (left & 15), squares & !(free >> start) as u32);
    let nearest = 31 - (blockers & (here - 1) | 1).leading_zeros();
    let right = blockers ^ blockers.wrapping_sub(here << 1);
    let left = here.wrapping_sub(1 << nearest);
    u128::from(squares & (right | left)) << start
}

/// The squares that a slide along a line up and down reaches.
#[inline(always)]
fn slides(free: u128, squares: u128, here: u128, files: u32) -> u128 {
    let blockers = squares & !free;
    squares & (above(here, blockers) | below(here, blockers, files))
}

/// The squares where a cannon's moves along a line end. `files` is 1 for a rank.
#[inline(always)]
fn hops(sets: &Sets<u128>, squares: u128, here: u128, files: u32) -> u128 {
    let (blockers, hurdles) = (squares & !sets.free, squares & sets.occupied);
    let (upper, lower) = (above(here, blockers), below(here, blockers, files));
    let behind = above(upper & hurdles, blockers) | below(lower & hurdles, blockers, files);
    squares & ((upper | lower) & sets.quiet | behind & sets.takes)
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
        let here = bit(number);
        if shape == Shape::Cannon {
            let beside = packed::line(1, files - 1) << ((number - left) & 127);
            reached |= hops(sets, beside, here, 1) | hops(sets, place.file(), here, files);
            continue;
        }
        if shape != Shape::Bishop {
            reached |= slides_beside(sets.free, place);
            reached |= slides(sets.free, place.file(), here, files);
        }
        if shape != Shape::Rook {
            let [east, west] = [(files + 1, left, right), (files - 1, right, left)]
                .map(|(stride, before, behind)| place.diagonal(stride, before, behind));
            reached |= slides(sets.free, east, here, files);
            reached |= slides(sets.free, west, here, files);
        }
    }
    reached
}
