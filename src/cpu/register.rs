//! A register of words, each a set of squares: the operations for a step of a piece.

use core::ops::{BitAnd, BitOr, BitXor};

pub(crate) const NOT_A_FILE: u64 = 0xfefe_fefe_fefe_fefe;
pub(crate) const NOT_H_FILE: u64 = 0x7f7f_7f7f_7f7f_7f7f;
pub(crate) const NOT_AB_FILES: u64 = 0xfcfc_fcfc_fcfc_fcfc;
pub(crate) const NOT_GH_FILES: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// A general register, or a vector register of several words.
///
/// A value exists only if the processor has the register: the first one needs a
/// [`Register::Proof`], and every operation makes others of it. So the operations are safe.
pub(crate) trait Register:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self>
{
    /// The proof that the processor has the register.
    type Proof: Copy;

    /// The word everywhere, its lowest byte first.
    fn splat_word(proof: Self::Proof, word: u64) -> Self;
    /// Each word shifted toward its higher bits.
    fn up<const BITS: i32>(self) -> Self;
    /// Each word shifted toward its lower bits.
    fn down<const BITS: i32>(self) -> Self;
    /// One file to the east; squares that leave the board are lost.
    fn east(self) -> Self;
    /// One file to the west; squares that leave the board are lost.
    #[inline(always)]
    fn west(self, proof: Self::Proof) -> Self {
        self.down::<1>() & Self::splat_word(proof, NOT_H_FILE)
    }
    /// The open squares among the given ones and those beside squares of `centers`.
    #[inline(always)]
    fn with_beside(self, _: Self::Proof, centers: Self, open: Open<Self>) -> Self {
        // Only the step to the west needs a mask of its own: with it the chain is shortest.
        ((centers.east() | self) & open.all) | (centers.down::<1>() & open.west)
    }
}

/// The squares that are in an odd number of sets.
#[inline(always)]
pub(crate) fn parity<W: BitXor<Output = W>, const N: usize>(first: W, others: [W; N]) -> W {
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

impl<W: Register> Open<W> {
    #[inline(always)]
    pub(crate) fn new(proof: W::Proof, all: W) -> Self {
        Self {
            all,
            east: all & W::splat_word(proof, NOT_A_FILE),
            west: all & W::splat_word(proof, NOT_H_FILE),
        }
    }
}
