//! A board of up to 128 squares as it is numbered, in one word: for single moves, since its sets
//! come and go without conversion.

use super::Grid;
use super::ranks::{Movable, Task};
use crate::GridSquares;

/// `MULTIPLES[d]`: bits 0, d, 2d and so on. The longest stride is a diagonal's on 16 files, 17; the
/// length is a power of two, so that a mask keeps the index inside.
pub(super) static MULTIPLES: [u128; 32] = {
    let mut multiples = [1; 32];
    let mut stride = 1;
    while stride < 32 {
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
    assert!(MULTIPLES[1] == !0 && MULTIPLES[31] == 1 | 1 << 31 | 1 << 62 | 1 << 93 | 1 << 124);

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

    /// The first files of every rank, 0 to 15 of them.
    #[inline(always)]
    fn first(self, files: u32) -> u128 {
        let one = MULTIPLES[(self.files & 31) as usize];
        if files < self.files { (one << (files & 15)).wrapping_sub(one) } else { !0 }
    }
}

impl Movable for Packed {
    type Proof = ();

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.with(self.squares & other.squares)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.with(self.squares | other.squares)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.with(self.squares & !other.squares)
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.squares == 0
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
        self.north(N)
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        self.north(-N)
    }

    #[inline(always)]
    fn north(self, ranks: i32) -> Self {
        let by = ranks.unsigned_abs() * (self.files & 31);
        self.with(match (by < 128, ranks > 0) {
            (true, true) => self.squares << by,
            (true, false) => self.squares >> by,
            (false, _) => 0,
        })
    }

    #[inline(always)]
    fn outlined<T: Task>((): (), task: T) -> T::Output {
        task.run()
    }
}

#[inline(always)]
pub(super) fn low(squares: &GridSquares) -> u128 {
    let [low, high, ..] = squares.0;
    u128::from(low) | u128::from(high) << 64
}

#[inline(always)]
pub(super) fn wide(squares: u128) -> GridSquares {
    GridSquares([squares as u64, (squares >> 64) as u64, 0, 0])
}
