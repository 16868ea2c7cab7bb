//! Sets of squares side by side, in a word or in the words of a vector: the operations for a step
//! of a piece and for a fill.

use core::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr};

use fearless_simd::prelude::*;
use fearless_simd::{u64x2, u64x4};

use crate::board::bitboard::{FILE_A, FILE_H};
use crate::cpu::{has_vectors, word_behind_barrier};

pub(crate) const NOT_A_FILE: u64 = !FILE_A;
pub(crate) const NOT_H_FILE: u64 = !FILE_H;
pub(crate) const NOT_AB_FILES: u64 = NOT_A_FILE << 1 & NOT_A_FILE;
pub(crate) const NOT_GH_FILES: u64 = NOT_H_FILE >> 1 & NOT_H_FILE;

/// What can be shifted and joined: a set of squares, or several.
pub(crate) trait Sets:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
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
    fn with_beside(self, centers: Self, open: Open<Self>) -> Self;

    /// These words, or the first of them; after the last one they begin again.
    fn with(self, words: [u64; 4]) -> Self;
    /// The first four words, and 0 for those that do not exist.
    fn words(self) -> [u64; 4];
    /// The first word.
    #[inline(always)]
    fn first(self) -> u64 {
        self.words()[0]
    }
    /// The same words behind an optimisation barrier, which stops LLVM packing words of several
    /// levels into one vector register, at the cost of a move for each level.
    fn behind_barrier(self) -> Self;
}

/// The neighbors of each square on its file.
#[inline(always)]
pub(crate) fn neighbors_on_file<W: Sets>(set: W) -> W {
    set.up::<8>() | set.down::<8>()
}

/// The squares that are in an odd number of sets.
#[inline(always)]
pub(crate) fn parity<W: Sets, const N: usize>(first: W, others: [W; N]) -> W {
    others.into_iter().fold(first, |odd, set| odd ^ set)
}

/// The squares that a fill may reach.
#[derive(Clone, Copy)]
pub(crate) struct Open<W> {
    pub(crate) all: W,
    /// Those that a step to the east may end on.
    pub(crate) east: W,
    /// Those that a step to the west may end on.
    pub(crate) west: W,
}

impl<W: Sets> Open<W> {
    #[inline(always)]
    pub(crate) fn new(all: W) -> Self {
        Self { all, east: all & all.repeat(NOT_A_FILE), west: all & all.repeat(NOT_H_FILE) }
    }

    /// Two operations after the shifts, not three.
    #[inline(always)]
    fn beside(&self, centers: W) -> W {
        centers.up::<1>() & self.east | centers.down::<1>() & self.west
    }
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
operators!(BitAnd bitand &, BitOr bitor |, BitXor bitxor ^,);

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
    fn with_beside(self, centers: Self, open: Open<Self>) -> Self {
        open.beside(centers) | self & open.all
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
    fn behind_barrier(self) -> Self {
        Self(word_behind_barrier(self.0))
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
    fn with_beside(self, centers: Self, open: Open<Self>) -> Self {
        if has_vectors(self.token()) {
            // Only the step to the west needs a mask of its own: with it the chain is shortest.
            return ((centers.east() | self) & open.all) | (centers.down::<1>() & open.west);
        }
        open.beside(centers) | self & open.all
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
    fn behind_barrier(self) -> Self {
        if has_vectors(self.token()) {
            return self;
        }
        Self::from_fn(self.token(), |at| {
            self.as_slice().get(at).map_or(0, |word| word_behind_barrier(*word))
        })
    }
}

/// Words that are each shifted by a number of their own: lines in several directions.
pub(crate) trait Lanes:
    Sets + Add<Output = Self> + Shl<Output = Self> + Shr<Output = Self>
{
    /// The union of all words with those of the other, everywhere. All words of the other are
    /// equal.
    fn union_with(self, other: Self) -> Self;
}

impl<S: Simd> Lanes for u64x2<S> {
    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        (self | other) | self.slide::<1>(self)
    }
}

impl<S: Simd> Lanes for u64x4<S> {
    /// Within halves, then across them: two cheap shuffles.
    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        let pairs = self | self.slide_within_blocks::<1>(self);
        let (low, high) = pairs.split();
        (pairs | other) | high.combine(low)
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
