//! The moves of any piece from a few squares of a board that fits into 128 bits: a line is the
//! multiples of its stride, cut at the first piece.

use super::Grid;
use super::piece::GridPiece;
use super::steps::{Kind, Step};
use super::terrain::{Direction, Sets, legs};
use crate::GridSquares;

/// The most squares from which line by line is faster than all moves of a set at once.
const FEW: u32 = 6;

/// `MULTIPLES[d]`: bits 0, d, 2d and so on.
static MULTIPLES: [u128; 128] = {
    let mut multiples = [1; 128];
    let mut stride = 1;
    while stride < 128 {
        let mut at = stride;
        while at < 128 {
            multiples[stride] |= 1 << at;
            at += stride;
        }
        stride += 1;
    }
    multiples
};

const _: () =
    assert!(MULTIPLES[1] == !0 && MULTIPLES[64] == 1 << 64 | 1 && MULTIPLES[127] >> 127 == 1);

/// A board of up to 128 squares whose edges do not wrap, and the piece that moves on it.
pub(super) struct Rays<'a> {
    piece: &'a GridPiece,
    files: i32,
    ranks: i32,
    direction: Direction,
    sets: Sets<u128>,
}

/// A square of the board.
#[derive(Clone, Copy)]
struct Place {
    file: i32,
    rank: i32,
}

impl<'a> Rays<'a> {
    /// `None` where all moves of the set at once are to be made.
    #[inline(always)]
    pub(super) fn new(
        piece: &'a GridPiece,
        grid: &Grid,
        sets: &Sets<GridSquares>,
        from: &GridSquares,
        direction: Direction,
    ) -> Option<Self> {
        let size = grid.size();
        let wraps = grid.wraps_files() || grid.wraps_ranks();
        if wraps || size.squares() > 128 || from.len() > FEW {
            return None;
        }
        Some(Self {
            piece,
            files: size.files() as i32,
            ranks: size.ranks() as i32,
            direction,
            sets: sets.map(low),
        })
    }

    /// The squares one move away from any of these squares of the board.
    pub(super) fn of(&self, from: &GridSquares) -> GridSquares {
        let mut reached = 0;
        let mut rest = low(from);
        while rest != 0 {
            let square = (rest.trailing_zeros() & 127) as i32;
            rest &= rest - 1;
            let rank = square / self.files.max(1);
            let place = Place {
                file: square - rank * self.files,
                rank,
            };
            for at in 0..self.piece.count() {
                reached |= self.step(self.piece.step(at), place);
            }
        }
        GridSquares([reached as u64, (reached >> 64) as u64, 0, 0])
    }

    /// The squares that one move of a step reaches. Backward: the squares from which it ends here.
    #[inline(always)]
    fn step(&self, step: Step, from: Place) -> u128 {
        let (begin, end) = self.sets.ends(step, |a, b| a | b);
        let (right, forward) = (step.right, step.forward);
        let (right, forward, start, end) = match self.direction {
            Direction::Forward => (right, forward, begin, end),
            Direction::Backward => (-right, -forward, end, begin),
        };
        if start & self.bit(from, 0, 0) == 0 {
            return 0;
        }
        if step.kind == Kind::Lame {
            return self.bit(from, right, forward) & end & self.past_legs(from, right, forward);
        }
        if step.most == 1 && step.kind == Kind::Line {
            return self.bit(from, right, forward) & end;
        }
        let line = self.line(from, (right, forward), step.most);
        let near = line.until_piece(self.sets.free);
        if step.kind == Kind::Line {
            return near.squares & end;
        }
        let hurdle = near.squares & self.sets.occupied;
        let behind = Line {
            squares: line.squares & !near.squares,
            ..line
        };
        let far = match (step.kind, self.direction) {
            (Kind::Grasshopper, Direction::Forward) => behind.until_piece(0),
            (Kind::Grasshopper, Direction::Backward) if near.squares != hurdle => return 0,
            _ => behind.until_piece(self.sets.free),
        };
        if hurdle == 0 { 0 } else { far.squares & end }
    }

    /// The square so far away, as a set; the empty set beside the board.
    #[inline(always)]
    fn bit(&self, from: Place, right: i32, forward: i32) -> u128 {
        let (file, rank) = (from.file + right, from.rank + forward);
        let inside = (file as u32) < self.files as u32 && (rank as u32) < self.ranks as u32;
        u128::from(inside) << ((rank * self.files + file) & 127)
    }

    /// All squares if those between the ends of a lame leap are empty, otherwise none.
    #[inline(always)]
    fn past_legs(&self, from: Place, right: i32, forward: i32) -> u128 {
        let mut free = true;
        let of_move = match self.direction {
            Direction::Forward => (0, 0, right, forward),
            // From the other end, where the move begins.
            Direction::Backward => (right, forward, -right, -forward),
        };
        let (file, rank, right, forward) = of_move;
        legs((right, forward), |(x, y)| {
            free &= self.bit(from, file + x, rank + y) & self.sets.free != 0;
        });
        u128::from(free).wrapping_neg()
    }

    /// The squares of a line, up to the edge of the board.
    #[inline(always)]
    fn line(&self, from: Place, (right, forward): (i32, i32), most: u32) -> Line {
        let leaps = room(from.file, self.files, right).min(room(from.rank, self.ranks, forward));
        let leaps = match most {
            0 => leaps,
            most => leaps.min(most as i32),
        };
        let stride = forward * self.files + right;
        let length = leaps * stride.abs();
        let here = from.rank * self.files + from.file;
        let lowest = if stride > 0 { here } else { here - length };
        let multiples = MULTIPLES[(stride.unsigned_abs() & 127) as usize];
        let squares = multiples & (2_u128 << (length & 127)).wrapping_sub(1);
        Line {
            squares: squares << (lowest & 127) & !(1 << (here & 127)),
            up: stride > 0,
        }
    }
}

/// The leaps along an axis before the edge.
#[inline(always)]
fn room(at: i32, length: i32, by: i32) -> i32 {
    let room = if by > 0 { length - 1 - at } else { at };
    match by.unsigned_abs() {
        0 => i32::from(u8::MAX),
        1 => room,
        by => (room as u32 / by) as i32,
    }
}

/// Squares on a line, upward or downward by their numbers.
#[derive(Clone, Copy)]
struct Line {
    squares: u128,
    up: bool,
}

impl Line {
    /// The squares up to the first that is not free, and including it.
    #[inline(always)]
    fn until_piece(self, free: u128) -> Self {
        let stops = self.squares & !free;
        let until = if self.up {
            stops ^ stops.wrapping_sub(1)
        } else {
            !0 << (127 - (stops | 1).leading_zeros())
        };
        Self {
            squares: self.squares & until,
            ..self
        }
    }
}

fn low(squares: &GridSquares) -> u128 {
    let [low, high, ..] = squares.0;
    u128::from(low) | u128::from(high) << 64
}
