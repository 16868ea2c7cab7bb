//! Registers of one, two or four words for fills: one word for a fill by jumps, a direction in each
//! for a fill along lines.

use crate::cpu::barrier;
use crate::cpu::register::{NOT_A_FILE, Open, Register, operators};

/// A register of words, each shifted by its own number.
pub(crate) trait Words: Register {
    /// The number of words: 1, 2 or 4.
    const COUNT: usize;

    /// Whether to hide from the compiler that a mask has one word only: it may use an instruction
    /// that valgrind 3.19 does not support (vmovq between two registers).
    const HIDES_MASKS: bool = false;

    /// These words, or the first of them.
    fn new(proof: Self::Proof, words: [u64; 4]) -> Self;
    /// The first word.
    #[inline(always)]
    fn first(self) -> u64 {
        self.words()[0]
    }
    /// Each word shifted toward higher bits by the other's, which are less than 64.
    fn left(self, by: Self) -> Self;
    /// Each word shifted toward lower bits by the other's, which are less than 64.
    fn right(self, by: Self) -> Self;
    /// Sums of words, modulo 2^64.
    fn plus(self, other: Self) -> Self;
    /// The union of all words with those of the other, everywhere. All words of the other are
    /// equal.
    fn union_with(self, other: Self) -> Self;
    /// All words, and 0 for the words that do not exist.
    fn words(self) -> [u64; 4];
    /// The same words behind an optimisation barrier, which stops LLVM packing words of several
    /// levels into one vector register, at the cost of a move for each level.
    #[inline(always)]
    fn behind_barrier(self) -> Self {
        self
    }
}

/// Two words for two fills side by side.
pub(crate) trait Pair: Words {
    /// All ones where a word is 0, and 0 elsewhere.
    fn empty(self) -> Self;
    /// The two words exchanged.
    #[inline(always)]
    fn exchanged(self) -> Self {
        self.crossed(self)
    }
    /// The second word, and the first of the other.
    fn crossed(self, other: Self) -> Self;
}

/// Words in registers of their own.
#[derive(Clone, Copy)]
pub(crate) struct Scalar<const N: usize>([u64; N]);

/// One word.
pub(crate) type Word = Scalar<1>;

impl<const N: usize> Scalar<N> {
    #[inline(always)]
    fn both(mut self, other: Self, operation: impl Fn(u64, u64) -> u64) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word = operation(*word, other);
        }
        self
    }
}

operators!(Scalar<N>);

impl<const N: usize> Register for Scalar<N> {
    type Proof = ();

    #[inline(always)]
    fn splat_word((): (), word: u64) -> Self {
        Self([word; N])
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        self.both(self, |word, _| word << BITS)
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        self.both(self, |word, _| word >> BITS)
    }

    #[inline(always)]
    fn east(self) -> Self {
        self.both(self, |word, _| word << 1 & NOT_A_FILE)
    }

    #[inline(always)]
    fn with_beside(self, (): (), centers: Self, open: Open<Self>) -> Self {
        // Masks of open squares: two operations after the shifts, not three.
        let (east, west) = (centers.up::<1>(), centers.down::<1>());
        (east & open.east | west & open.west) | self & open.all
    }
}

impl<const N: usize> Words for Scalar<N> {
    const COUNT: usize = N;

    #[inline(always)]
    fn new((): (), words: [u64; 4]) -> Self {
        Self(core::array::from_fn(|at| words[at % 4]))
    }

    #[inline(always)]
    fn left(self, by: Self) -> Self {
        self.both(by, |word, by| word << (by & 63))
    }

    #[inline(always)]
    fn right(self, by: Self) -> Self {
        self.both(by, |word, by| word >> (by & 63))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.both(other, u64::wrapping_add)
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        let union = self.0.iter().fold(other.0[0], |union, word| union | word);
        Self([union; N])
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        [0, 1, 2, 3].map(|at| self.0.get(at).copied().unwrap_or(0))
    }

    #[inline(always)]
    fn behind_barrier(self) -> Self {
        Self(self.0.map(barrier::word))
    }
}

impl Pair for Scalar<2> {
    #[inline(always)]
    fn empty(self) -> Self {
        self.both(self, |word, _| if word == 0 { !0 } else { 0 })
    }

    #[inline(always)]
    fn crossed(self, other: Self) -> Self {
        Self([self.0[1], other.0[0]])
    }
}
