//! Registers of one, two or four words for fills: one word for a fill by jumps, a direction in each
//! for a fill along lines.

use core::ops::{BitAnd, BitOr, BitXor};

use fearless_simd::prelude::{Bytes as Bitcast, *};
use fearless_simd::{u64x2, u64x4};

use crate::cpu::bytes::operators;
use crate::cpu::register::{NOT_A_FILE, Open, Register};
use crate::cpu::{Isa, barrier};

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
    /// All ones where a word is 0, and 0 elsewhere.
    fn empty(self) -> Self;
    /// The upper half of these words, then the lower half of the other ones.
    fn crossed(self, other: Self) -> Self;
    /// The halves exchanged.
    #[inline(always)]
    fn exchanged(self) -> Self {
        self.crossed(self)
    }
    /// The same words behind an optimisation barrier, which stops LLVM packing words of several
    /// levels into one vector register, at the cost of a move for each level.
    #[inline(always)]
    fn behind_barrier(self) -> Self {
        self
    }
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

macro_rules! scalar_operators {
    ($($operator:ident $name:ident $sign:tt,)*) => {$(
        impl<const N: usize> $operator for Scalar<N> {
            type Output = Self;

            #[inline(always)]
            fn $name(self, other: Self) -> Self {
                self.both(other, |a, b| a $sign b)
            }
        }
    )*};
}
scalar_operators!(BitAnd bitand &, BitOr bitor |, BitXor bitxor ^,);

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
    fn empty(self) -> Self {
        self.both(self, |word, _| if word == 0 { !0 } else { 0 })
    }

    #[inline(always)]
    fn crossed(self, other: Self) -> Self {
        let half = |at: usize| if at < N { self.0[at] } else { other.0[at % N] };
        Self(core::array::from_fn(|at| half(at + N / 2)))
    }

    #[inline(always)]
    fn behind_barrier(self) -> Self {
        Self(self.0.map(barrier::word))
    }
}

/// Two words in a register. Only x86-64 and NEON shift each word by its own number.
#[allow(dead_code)] // on other processors
pub(crate) struct Two<I: Isa>(u64x2<I::Level>);

/// Four words in a register, or in two.
#[allow(dead_code)] // on other processors
pub(crate) struct Four<I: Isa>(u64x4<I::Level>);

macro_rules! words {
    ($register:ident $vector:ident) => {
        impl<I: Isa> Clone for $register<I> {
            #[inline(always)]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<I: Isa> Copy for $register<I> {}

        operators!($register);

        impl<I: Isa> Register for $register<I> {
            type Proof = I;

            #[inline(always)]
            fn splat_word(isa: I, word: u64) -> Self {
                Self($vector::splat(isa.level(), word))
            }

            #[inline(always)]
            fn up<const BITS: i32>(self) -> Self {
                Self(self.0 << BITS as u32)
            }

            #[inline(always)]
            fn down<const BITS: i32>(self) -> Self {
                Self(self.0 >> BITS as u32)
            }

            #[inline(always)]
            fn east(self) -> Self {
                // A byte is a rank, and a sum does not leave its byte.
                let ranks = self.0.to_bytes();
                Self((ranks + ranks).bitcast())
            }
        }
    };
    () => {
        #[inline(always)]
        fn left(self, by: Self) -> Self {
            Self(self.0 << by.0)
        }

        #[inline(always)]
        fn right(self, by: Self) -> Self {
            Self(self.0 >> by.0)
        }

        #[inline(always)]
        fn plus(self, other: Self) -> Self {
            Self(self.0 + other.0)
        }

        #[inline(always)]
        fn empty(self) -> Self {
            Self(self.0.simd_eq(0).to_vector().bitcast())
        }
    };
}

words!(Two u64x2);
words!(Four u64x4);

impl<I: Isa> Words for Two<I> {
    const COUNT: usize = 2;
    const HIDES_MASKS: bool = true;

    words!();

    #[inline(always)]
    fn new(isa: I, [a, b, ..]: [u64; 4]) -> Self {
        Self(u64x2::load_array(isa.level(), [a, b]))
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        (self | other) | self.exchanged()
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        let [a, b] = self.0.to_array();
        [a, b, 0, 0]
    }

    #[inline(always)]
    fn crossed(self, other: Self) -> Self {
        Self(self.0.slide::<1>(other.0))
    }
}

impl<I: Isa> Words for Four<I> {
    const COUNT: usize = 4;

    words!();

    #[inline(always)]
    fn new(isa: I, words: [u64; 4]) -> Self {
        Self(u64x4::load_array(isa.level(), words))
    }

    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        // Within halves, then across them: two cheap shuffles.
        let pairs = self.0 | self.0.slide_within_blocks::<1>(self.0);
        let (low, high) = pairs.split();
        Self((pairs | other.0) | high.combine(low))
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        self.0.to_array()
    }

    #[inline(always)]
    fn crossed(self, other: Self) -> Self {
        Self(self.0.slide::<2>(other.0))
    }
}
