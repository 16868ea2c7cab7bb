//! Registers of one, two or four words for fills: one word for a fill by jumps, a direction in each
//! for a fill along lines.

use crate::cpu::register::Register;

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
