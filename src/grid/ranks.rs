//! A board of any size in registers: 16 ranks of 16 bits, rank 0 and file 0 lowest.
//!
//! A move along a rank shifts every 16 bits, and a move along a file shifts whole ranks. A move
//! that leaves the board also leaves the register: no square comes back on the other side.

mod squares;

use fearless_simd::prelude::*;
use fearless_simd::{u16x16, u64x4};

use crate::cpu::{Isa, has_vectors};
use crate::{BoardSize, GridSquares};
use squares::low;

/// A set of squares: 16 ranks of 16 bits, four in each word. In one register or in two, or in four
/// words where there are no vectors: as an array of ranks the code would be twice as large.
#[derive(Clone, Copy)]
pub(super) struct Ranks<I: Isa>(u64x4<I>);

impl<I: Isa> Ranks<I> {
    /// Four ranks from each word.
    #[inline(always)]
    pub(super) fn new(isa: I, words: [u64; 4]) -> Self {
        Self(u64x4::load_array(isa, words))
    }

    /// Four ranks in each word.
    #[inline(always)]
    pub(super) fn words(self) -> [u64; 4] {
        self.0.to_array()
    }

    /// The squares of both.
    #[inline(always)]
    pub(super) fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares of either.
    #[inline(always)]
    pub(super) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares of this set that the other does not have.
    #[inline(always)]
    pub(super) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline(always)]
    pub(super) fn is_empty(self) -> bool {
        if has_vectors(self.0.token()) {
            return self.0.to_bytes().simd_eq(0).all_true();
        }
        self.words() == [0; 4]
    }

    /// Moved right by a number of files below 16. A forged step may have 16: then any set will do.
    #[inline(always)]
    pub(super) fn east(self, files: u32) -> Self {
        if has_vectors(self.0.token()) {
            return Self((self.0.bitcast::<u16x16<I>>() << files).bitcast());
        }
        Self((self.0 & low(16 - files.min(16))) << (files & 31))
    }

    /// Moved left by a number of files, as by [`east`](Self::east).
    #[inline(always)]
    pub(super) fn west(self, files: u32) -> Self {
        if has_vectors(self.0.token()) {
            return Self((self.0.bitcast::<u16x16<I>>() >> files).bitcast());
        }
        Self(self.0 >> (files & 31) & low(16 - files.min(16)))
    }

    /// Moved up by 1, 2, 4 or 8 ranks.
    #[inline(always)]
    pub(super) fn up<const N: u32>(self) -> Self {
        const { assert!(matches!(N, 1 | 2 | 4 | 8)) };
        let nothing = u64x4::splat(self.0.token(), 0);
        let (none, ranks): (u16x16<I>, u16x16<I>) = (nothing.bitcast(), self.0.bitcast());
        Self(match N {
            4 => nothing.slide::<3>(self.0),
            8 => nothing.slide::<2>(self.0),
            _ => {
                if has_vectors(self.0.token()) {
                    let moved =
                        if N == 1 { none.slide::<15>(ranks) } else { none.slide::<14>(ranks) };
                    return Self(moved.bitcast());
                }
                self.0 << (16 * N) | nothing.slide::<3>(self.0) >> (64 - 16 * N)
            }
        })
    }

    /// Moved down by 1, 2, 4 or 8 ranks.
    #[inline(always)]
    pub(super) fn down<const N: u32>(self) -> Self {
        const { assert!(matches!(N, 1 | 2 | 4 | 8)) };
        let nothing = u64x4::splat(self.0.token(), 0);
        let (none, ranks): (u16x16<I>, u16x16<I>) = (nothing.bitcast(), self.0.bitcast());
        Self(match N {
            4 => self.0.slide::<1>(nothing),
            8 => self.0.slide::<2>(nothing),
            _ => {
                if has_vectors(self.0.token()) {
                    let moved =
                        if N == 1 { ranks.slide::<1>(none) } else { ranks.slide::<2>(none) };
                    return Self(moved.bitcast());
                }
                self.0 >> (16 * N) | self.0.slide::<1>(nothing) << (64 - 16 * N)
            }
        })
    }

    /// Moved up by a number of ranks, -16 to 16.
    #[inline(always)]
    pub(super) fn north(mut self, ranks: i32) -> Self {
        // Branches, because every move of a search takes the same ones. A load from a place that
        // depends on the number would wait for the store before it.
        let up = ranks.is_positive();
        let ranks = ranks.unsigned_abs();
        if ranks & 1 != 0 {
            self = if up { self.up::<1>() } else { self.down::<1>() };
        }
        if ranks & 2 != 0 {
            self = if up { self.up::<2>() } else { self.down::<2>() };
        }
        if ranks & 4 != 0 {
            self = if up { self.up::<4>() } else { self.down::<4>() };
        }
        if ranks & 8 != 0 {
            self = if up { self.up::<8>() } else { self.down::<8>() };
        }
        if ranks & 16 != 0 {
            self = self.without(self);
        }
        self
    }

    /// Spreads the ranks of a set, of a board with `files` files, to 16 bits each. Squares beyond
    /// the board become ranks too.
    #[inline(always)]
    pub(super) fn spread(isa: I, squares: &[u64; 4], files: u32) -> Self {
        let files = files.clamp(1, 16);
        if I::LOOKS_UP {
            return Self(squares::spread_by_look_ups(isa, squares, files));
        }
        // Most sets of obstacles are empty.
        if *squares == [0; 4] {
            return Self::new(isa, [0; 4]);
        }
        let (a, b) = squares::spread(squares, files, 0);
        let (c, d) = squares::spread(squares, files, 1);
        Self::new(isa, [a, b, c, d])
    }

    /// The ranks of a set without gaps.
    #[inline(always)]
    pub(super) fn gather(self, files: u32) -> [u64; 4] {
        squares::gather(self.words(), files)
    }
}

/// The layout of a board's squares in registers.
#[derive(Clone, Copy)]
pub(super) struct Layout<I: Isa> {
    pub(super) isa: I,
    pub(super) size: BoardSize,
}

impl<I: Isa> Layout<I> {
    #[inline(always)]
    pub(super) fn new(isa: I, size: BoardSize) -> Self {
        Self { isa, size }
    }

    #[inline(always)]
    pub(super) fn files(&self) -> u32 {
        self.size.files() as u32
    }

    #[inline(always)]
    pub(super) fn none(&self) -> Ranks<I> {
        Ranks::<I>::new(self.isa, [0; 4])
    }

    /// The squares of a board, without its holes.
    #[inline(always)]
    pub(super) fn board(&self, holes: &GridSquares) -> Ranks<I> {
        let files = Ranks::<I>::new(self.isa, [low(self.files()); 4]);
        let ranks = RANKS.get(self.size.ranks() - 1).unwrap_or(&[0; 4]);
        let all = files.and(Ranks::<I>::new(self.isa, *ranks));
        all.without(self.spread(holes))
    }

    #[inline(always)]
    pub(super) fn all(&self) -> Ranks<I> {
        Ranks::<I>::new(self.isa, [!0; 4])
    }

    /// The empty set, to fill arrays with: a constant would be a call of memset.
    #[inline(always)]
    pub(super) fn none_behind_barrier(&self) -> Ranks<I> {
        Ranks::<I>::new(self.isa, [core::hint::black_box(0); 4])
    }

    /// A set of the board's squares in a register, and back.
    #[inline(always)]
    pub(super) fn spread(&self, squares: &GridSquares) -> Ranks<I> {
        Ranks::<I>::spread(self.isa, &squares.0, self.files())
    }

    #[inline(always)]
    pub(super) fn gather(&self, set: Ranks<I>) -> GridSquares {
        GridSquares(set.gather(self.files()))
    }
}

/// The squares of 1 to 16 ranks of 16 files.
static RANKS: [[u64; 4]; 16] = {
    let mut ranks = [[0; 4]; 16];
    let mut at = 0;
    while at < ranks.len() {
        ranks[at] = GridSquares::below(16 * (at + 1)).0;
        at += 1;
    }
    ranks
};

const _: () =
    assert!(RANKS[0][0] == 0xffff && RANKS[3][0] == !0 && RANKS[3][1] == 0 && RANKS[15][3] == !0);

#[cfg(test)]
mod tests;
