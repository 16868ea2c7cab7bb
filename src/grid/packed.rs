//! A board of up to 128 squares as it is numbered, in one word: for single moves, since its sets
//! come and go without conversion.

use super::Grid;
use crate::GridSquares;
use crate::cpu::ranks::Movable;

/// `LINES[d - 1][n]`: bits 0, d, 2d and so on to nd. The longest stride is a diagonal's on 16
/// files. A line has 16 squares at most; one more is the rank above 16 ranks.
static LINES: [[u128; 17]; 17] = {
    let mut lines = [[1; 17]; 17];
    let mut stride = 1;
    while stride <= lines.len() {
        let mut at = 1;
        while at < 17 {
            let last = if stride * at < 128 { 1 << (stride * at) } else { 0 };
            lines[stride - 1][at] = lines[stride - 1][at - 1] + last;
            at += 1;
        }
        stride += 1;
    }
    lines
};

const _: () = assert!(LINES[0][15] == 0xffff && LINES[16][2] == 1 | 1 << 17 | 1 << 34);

/// The squares of a line from square 0 on, with so many after the first one, at most 16.
#[inline(always)]
pub(super) fn line(stride: u32, upper: u32) -> u128 {
    let line =
        LINES.get(stride.wrapping_sub(1) as usize).and_then(|lines| lines.get(upper as usize));
    line.copied().unwrap_or(1)
}

/// The square with this number, 0 to 127.
#[inline(always)]
pub(super) fn bit(square: u32) -> u128 {
    let bit = 1_u64 << (square & 63);
    let (low, high) = if square & 64 == 0 { (bit, 0) } else { (0, bit) };
    joined(low, high)
}

/// A set by its two words.
#[inline(always)]
pub(super) fn joined(low: u64, high: u64) -> u128 {
    u128::from(low) + (u128::from(high) << 64)
}

/// A set of squares.
#[derive(Clone, Copy)]
pub(super) struct Packed {
    squares: u128,
    /// 1 to 16.
    files: u32,
}

impl Packed {
    #[inline(always)]
    pub(super) fn new(squares: u128, grid: &Grid) -> Self {
        let files = grid.size().files() as u32;
        Self { squares, files }
    }

    #[inline(always)]
    pub(super) fn squares(self) -> u128 {
        self.squares
    }

    #[inline(always)]
    fn with(self, squares: u128) -> Self {
        Self { squares, ..self }
    }

    /// The first files of every rank, 0 to 15 of them, and of the rank above the board, where moves
    /// to the right from the last square end.
    #[inline(always)]
    fn first(self, files: u32) -> u128 {
        let one = line(self.files, 16);
        (one << (files.min(self.files) & 15)).wrapping_sub(one)
    }

    /// The squares of one or two ranks: no kernel moves farther.
    #[inline(always)]
    fn ranks<const N: i32>(self) -> u32 {
        const { assert!(matches!(N, 1 | 2)) };
        N as u32 * (self.files & 31)
    }
}

impl Movable for Packed {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.with(self.squares & other.squares)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.with(self.squares | other.squares)
    }

    #[inline(always)]
    fn east(self, files: u32) -> Self {
        self.with(self.squares << (files & 15) & !self.first(files))
    }

    #[inline(always)]
    fn west(self, files: u32) -> Self {
        self.with((self.squares & !self.first(files)) >> (files & 15))
    }

    #[inline(always)]
    fn up<const N: i32>(self) -> Self {
        self.with(self.squares << self.ranks::<N>())
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        self.with(self.squares >> self.ranks::<N>())
    }
}

#[inline(always)]
pub(super) fn low(squares: &GridSquares) -> u128 {
    let [low, high, ..] = squares.0;
    joined(low, high)
}

#[inline(always)]
pub(super) fn wide(squares: u128) -> GridSquares {
    GridSquares([squares as u64, (squares >> 64) as u64, 0, 0])
}
