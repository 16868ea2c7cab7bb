//! Sets of squares side by side, in a word or in the words of a vector: the operations for a step
//! of a piece and for a fill.

use core::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr};

use fearless_simd::prelude::*;

use crate::board::squares::{FILE_A, FILE_H};
use crate::cpu::has_vectors;

pub(crate) const NOT_A_FILE: u64 = !FILE_A;
pub(crate) const NOT_H_FILE: u64 = !FILE_H;
pub(crate) const NOT_AB_FILES: u64 = !(FILE_A | FILE_A << 1);
pub(crate) const NOT_GH_FILES: u64 = !(FILE_H | FILE_H >> 1);

/// What can be shifted and joined: a set of squares, or several.
pub(crate) trait Sets:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Add<Output = Self>
    + Shl<Output = Self>
    + Shr<Output = Self>
{
    /// The number of words.
    const COUNT: usize;

    /// The set in every word.
    fn repeat(self, set: u64) -> Self;
    /// Each word shifted toward its higher bits.
    fn up<const BITS: u32>(self) -> Self;
    /// Each word shifted toward its lower bits.
    fn down<const BITS: u32>(self) -> Self;
    /// One file to the east; squares that leave the board are lost.
    fn east(self) -> Self;
    /// One file to the west; squares that leave the board are lost.
    #[inline(always)]
    fn west(self) -> Self {
        self.down::<1>() & self.repeat(NOT_H_FILE)
    }
    /// The open squares among the given ones and those beside squares of `centers`.
    fn with_beside(self, centers: Self, open: Self) -> Self;

    /// These words, or the first of them; after the last one they begin again.
    fn with(self, words: [u64; 4]) -> Self;
    /// The first four words, and 0 for those that do not exist.
    fn words(self) -> [u64; 4];
    /// The first word.
    #[inline(always)]
    fn first(self) -> u64 {
        self.words()[0]
    }
    /// The union of all words with those of the other, everywhere, in up to four words. All words of
    /// the other are equal.
    fn union_with(self, other: Self) -> Self;
}

/// The neighbors of each square on its file.
#[inline(always)]
pub(crate) fn neighbors_on_file<W: Sets>(set: W) -> W {
    set.up::<8>() | set.down::<8>()
}

/// The open squares beside those of a set. The masks of the open squares are outside of a fill's
/// chain of levels, so that two operations follow the shifts, not three.
#[inline(always)]
fn beside<W: Sets>(centers: W, open: W) -> W {
    let (to_east, to_west) = (open & open.repeat(NOT_A_FILE), open & open.repeat(NOT_H_FILE));
    centers.up::<1>() & to_east | centers.down::<1>() & to_west
}

/// The squares that are in an odd number of sets.
#[inline(always)]
pub(crate) fn parity<W: Sets, const N: usize>(first: W, others: [W; N]) -> W {
    others.into_iter().fold(first, |odd, set| odd ^ set)
}

/// One set: a type of its own, because Rust accepts no `impl Sets for u64` beside the one for all
/// vectors.
#[derive(Clone, Copy)]
pub(crate) struct Word(pub(crate) u64);

macro_rules! operators {
    ($($operator:ident $name:ident $sign:tt,)*) => {$(
        impl $operator for Word {
            type Output = Self;

            #[inline(always)]
            fn $name(self, other: Self) -> Self {
                Self(self.0 $sign other.0)
            }
        }
    )*};
}
operators!(BitAnd bitand &, BitOr bitor |, BitXor bitxor ^, Add add +, Shl shl <<, Shr shr >>,);

impl Not for Word {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl Sets for Word {
    const COUNT: usize = 1;

    #[inline(always)]
    fn repeat(self, set: u64) -> Self {
        Self(set)
    }

    #[inline(always)]
    fn up<const BITS: u32>(self) -> Self {
        Self(self.0 << BITS)
    }

    #[inline(always)]
    fn down<const BITS: u32>(self) -> Self {
        Self(self.0 >> BITS)
    }

    #[inline(always)]
    fn east(self) -> Self {
        Self(self.0 << 1 & NOT_A_FILE)
    }

    #[inline(always)]
    fn with_beside(self, centers: Self, open: Self) -> Self {
        beside(centers, open) | self & open
    }

    #[inline(always)]
    fn with(self, [first, ..]: [u64; 4]) -> Self {
        Self(first)
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        [self.0, 0, 0, 0]
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        self | other
    }
}

impl<S: Simd, V> Sets for V
where
    V: ExtractToken<S = S> + SimdInt<S, Element = u64>,
{
    const COUNT: usize = Self::LEN;

    #[inline(always)]
    fn repeat(self, set: u64) -> Self {
        Self::splat(self.token(), set)
    }

    #[inline(always)]
    fn up<const BITS: u32>(self) -> Self {
        self << BITS
    }

    #[inline(always)]
    fn down<const BITS: u32>(self) -> Self {
        self >> BITS
    }

    #[inline(always)]
    fn east(self) -> Self {
        if has_vectors(self.token()) {
            // A byte is a rank, and a sum does not leave its byte.
            let ranks = self.to_bytes();
            return (ranks + ranks).bitcast();
        }
        self.up::<1>() & self.repeat(NOT_A_FILE)
    }

    #[inline(always)]
    fn with_beside(self, centers: Self, open: Self) -> Self {
        if has_vectors(self.token()) {
            // Only the step to the west needs a mask of its own: with it the chain is shortest.
            let to_west = open & self.repeat(NOT_H_FILE);
            return ((centers.east() | self) & open) | (centers.down::<1>() & to_west);
        }
        beside(centers, open) | self & open
    }

    #[inline(always)]
    fn with(self, words: [u64; 4]) -> Self {
        Self::from_fn(self.token(), |at| words[at % 4])
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        [0, 1, 2, 3].map(|at| self.as_slice().get(at).copied().unwrap_or(0))
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        const { assert!(Self::LEN == 2 || Self::LEN == 4) };
        if Self::LEN == 2 {
            return (self | other) | self.slide::<1>(self);
        }
        // Within halves, then across them: two cheap shuffles.
        let pairs = self | self.slide_within_blocks::<1>(self);
        (pairs | other) | pairs.slide::<2>(pairs)
    }
}

/// The squares over which a slide goes on after one, two and four steps. Steps are taken by a
/// function of the squares and of how many steps: 1, 2 or 4.
#[derive(Clone, Copy)]
pub(crate) struct Runs<V> {
    one: V,
    two: V,
    pub(crate) four: V,
}

impl<V: Sets> Runs<V> {
    /// `one` are the free squares that a step may end on.
    #[inline(always)]
    pub(crate) fn new(one: V, stepped: impl Fn(V, usize) -> V) -> Self {
        let two = one & stepped(one, 1);
        Self { one, two, four: two & stepped(two, 2) }
    }

    /// The first squares, and up to three free ones after each.
    #[inline(always)]
    pub(crate) fn first_four(&self, from: V, stepped: impl Fn(V, usize) -> V) -> V {
        let run = from | stepped(from, 1) & self.one;
        run | stepped(run, 2) & self.two
    }

    /// The first squares, and all free ones after them: from these a slide goes on.
    #[inline(always)]
    pub(crate) fn all(&self, from: V, stepped: impl Fn(V, usize) -> V) -> V {
        let run = self.first_four(from, &stepped);
        run | stepped(run, 4) & self.four
    }
}
