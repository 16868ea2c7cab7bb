//! The lines of single rooks, bishops, queens and cannons on a board of up to 128 squares whose
//! edges do not wrap. A line is the multiples of its stride, cut at the first piece on either side.
//!
//! Source: chessprogramming wiki, Obstruction Difference.

use super::Grid;
use super::packed::MULTIPLES;
use super::sets::Sets;
use super::shape::Shape;

/// The square with this number, 0 to 127.
#[inline(always)]
fn bit(square: u32) -> u128 {
    let bit = 1_u64 << (square & 63);
    let (low, high) = if square & 64 == 0 { (bit, 0) } else { (0, bit) };
    u128::from(low) | u128::from(high) << 64
}

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

/// A line through a square, and the way along it.
struct Line {
    here: u128,
    squares: u128,
}

impl Line {
    /// Through the square with a number, with so many squares below and above it.
    #[inline(always)]
    fn new(number: u32, stride: u32, [lower, upper]: [u32; 2]) -> Self {
        let end = bit((lower + upper) * stride);
        let squares = MULTIPLES[(stride & 31) as usize] & (end ^ (end - 1));
        Self { here: bit(number), squares: squares << ((number - lower * stride) & 127) }
    }

    /// The squares that a rook, bishop or queen reaches.
    #[inline(always)]
    fn slides(&self, free: u128) -> u128 {
        let blockers = self.squares & !free;
        self.squares & (above(self.here, blockers) | below(self.here, blockers))
    }

    /// The squares up to the first pieces and including them, and those behind one piece.
    #[inline(always)]
    fn hops(&self, sets: &Sets<u128>) -> [u128; 2] {
        let blockers = self.squares & !sets.free;
        let upper = self.squares & above(self.here, blockers);
        let lower = self.squares & below(self.here, blockers);
        let behind = above(upper & sets.occupied, blockers);
        let behind = behind
            | match lower & sets.occupied {
                0 => 0,
                hurdle => below(hurdle, blockers),
            };
        [upper | lower, self.squares & behind]
    }
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
        let ahead = grid.size().ranks() as u32 - 1 - rank;
        let along = [[left, right], [rank, ahead]];
        if shape == Shape::Cannon {
            for (stride, ends) in [1, files].into_iter().zip(along) {
                let [quiet, takes] = Line::new(number, stride, ends).hops(sets);
                reached |= quiet & sets.quiet | takes & sets.takes;
            }
            continue;
        }
        // Not inlined: one copy for four lines.
        #[inline(never)]
        fn slides(free: u128, number: u32, stride: u32, lower: u32, upper: u32) -> u128 {
            Line::new(number, stride, [lower, upper]).slides(free)
        }
        let mut add = |stride, [lower, upper]: [u32; 2]| {
            reached |= slides(sets.free, number, stride, lower, upper);
        };
        if shape != Shape::Bishop {
            let [side, file] = along;
            add(1, side);
            add(files, file);
        }
        if shape != Shape::Rook {
            add(files + 1, [left.min(rank), right.min(ahead)]);
            add(files - 1, [right.min(rank), left.min(ahead)]);
        }
    }
    reached
}
