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

/// The squares below one down to the first blocker, and including it.
#[inline(always)]
fn below(from: u128, blockers: u128) -> u128 {
    let nearest = 127 - (blockers & from.wrapping_sub(1) | 1).leading_zeros();
    from.wrapping_sub(bit(nearest))
}

/// A square, and how many there are on a line below and above it.
#[derive(Clone, Copy)]
struct Place {
    number: u32,
    lower: u32,
    upper: u32,
}

/// The squares that a slide along a rank reaches: [`slides`] in a word of one rank.
#[inline(always)]
fn slides_beside(free: u128, Place { number, lower, upper }: Place) -> u128 {
    let start = (number - lower) & 127;
    let squares = (2_u32 << ((lower + upper) & 15)) - 1;
    let (here, blockers) = (1_u32 << (lower & 15), squares & !(free >> start) as u32);
    let nearest = 31 - (blockers & (here - 1) | 1).leading_zeros();
    let right = blockers ^ blockers.wrapping_sub(here << 1);
    let left = here.wrapping_sub(1 << nearest);
    u128::from(squares & (right | left)) << start
}

/// The squares that a slide along a line with a stride reaches.
#[inline(always)]
fn slides(free: u128, stride: u32, Place { number, lower, upper }: Place) -> u128 {
    // One copy for all lines, with its arguments in registers.
    #[inline(never)]
    fn of_words(free: u128, stride: u32, number: u32, lower: u32, upper: u32) -> u128 {
        let squares = line(stride, Place { number, lower, upper });
        let (here, blockers) = (bit(number), squares & !free);
        squares & (above(here, blockers) | below(here, blockers))
    }
    of_words(free, stride, number, lower, upper)
}

/// The squares of a line.
#[inline(always)]
fn line(stride: u32, Place { number, lower, upper }: Place) -> u128 {
    packed::line(stride, lower + upper) << ((number - lower * stride) & 127)
}

/// The squares where a cannon's moves along a line end.
#[inline(always)]
fn hops(sets: &Sets<u128>, stride: u32, place: Place) -> u128 {
    let squares = line(stride, place);
    let (here, blockers) = (bit(place.number), squares & !sets.free);
    let (upper, lower) = (squares & above(here, blockers), squares & below(here, blockers));
    let behind = match lower & sets.occupied {
        0 => 0,
        hurdle => below(hurdle, blockers),
    };
    let behind = squares & (behind | above(upper & sets.occupied, blockers));
    (upper | lower) & sets.quiet | behind & sets.takes
}

/// The squares that the pieces reach from these squares of the board. They may include squares
/// where no move ends.
#[inline(always)]
pub(super) fn of(shape: Shape, grid: &Grid, from: u128, sets: &Sets<u128>) -> u128 {
    let (files, ranks) = (grid.size().files() as u32, grid.size().ranks() as u32);
    let mut reached = 0;
    let mut rest = from;
    while rest != 0 {
        let number = rest.trailing_zeros();
        rest &= rest - 1;
        let rank = number / files.max(1);
        let left = number - rank * files;
        let (right, ahead) = (files - 1 - left, ranks - 1 - rank);
        let place = |lower, upper| Place { number, lower, upper };
        if shape == Shape::Cannon {
            reached |= hops(sets, 1, place(left, right)) | hops(sets, files, place(rank, ahead));
            continue;
        }
        if shape != Shape::Bishop {
            reached |= slides_beside(sets.free, place(left, right));
            reached |= slides(sets.free, files, place(rank, ahead));
        }
        if shape != Shape::Rook {
            reached |= slides(sets.free, files + 1, place(left.min(rank), right.min(ahead)));
            reached |= slides(sets.free, files - 1, place(right.min(rank), left.min(ahead)));
        }
    }
    reached
}
