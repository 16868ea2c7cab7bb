//! What a fill needs of a register: one, two or four words side by side, one for a fill by jumps,
//! a direction each for a fill along lines.

use core::ops::{BitAnd, BitOr, BitXor};

mod scalar;

use super::steps::{NOT_A_FILE, NOT_H_FILE};
#[cfg(any(test, not(target_arch = "aarch64")))]
pub(super) use scalar::{Four, Two};
pub(super) use scalar::{One, Scalar};

/// A register of words. As for [`Lanes`](super::lanes::Lanes), a value exists only where the
/// processor has the register.
pub(super) trait Words:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self>
{
    /// What proves that the processor has the register.
    type Proof: Copy;
    /// How many words there are: 1, 2 or 4.
    const COUNT: usize;

    /// Whether there is a word for each direction and one for its opposite: then `left` turns bits
    /// round that leave a word.
    const BOTH_WAYS: bool = false;

    /// Whether the compiler must not see that a mask has one word alone: it may make an instruction
    /// of it that valgrind 3.19 does not know (vmovq between two registers).
    const HIDES_MASKS: bool = false;

    /// These words, or the first ones of them.
    fn new(proof: Self::Proof, words: [u64; 4]) -> Self;
    /// The word everywhere.
    fn splat(proof: Self::Proof, word: u64) -> Self;
    /// The first word.
    fn first(self) -> u64;
    /// Each word shifted toward higher bits by the other's, which are less than 64.
    fn left(self, by: Self) -> Self;
    /// Each word shifted toward lower bits by the other's, which are less than 64.
    fn right(self, by: Self) -> Self;
    /// Each word twice.
    fn double(self) -> Self;
    /// Sums of words, without what does not fit.
    fn plus(self, other: Self) -> Self;
    /// The union of all words, everywhere.
    fn union(self) -> Self;
    /// The union of all words with those of the other, everywhere.
    #[inline(always)]
    fn union_with(self, other: Self) -> Self {
        self.union() | other
    }
    /// What to shift by in each of four directions, and back.
    #[inline(always)]
    fn shifts(proof: Self::Proof, by: &[u64; 4]) -> Self {
        Self::new(proof, *by)
    }
    /// A word for each of four directions, and those for the opposite ones.
    #[inline(always)]
    fn both_ways(proof: Self::Proof, forward: &[u64; 4], _back: &[u64; 4]) -> Self {
        Self::new(proof, *forward)
    }
    /// All words, and 0 for those that there are not.
    fn words(self) -> [u64; 4];
    /// Each word shifted toward higher bits.
    fn up<const BITS: i32>(self) -> Self;
    /// Each word shifted toward lower bits.
    fn down<const BITS: i32>(self) -> Self;
    /// The first two words exchanged.
    fn exchanged(self) -> Self;
    /// The second word, and the first of the other.
    fn crossed(self, other: Self) -> Self;
    /// All ones where a word is 0, and 0 elsewhere.
    fn empty(self) -> Self;
    /// Differences of words, without what does not fit.
    fn minus(self, other: Self) -> Self;
    /// The same words. The compiler would keep words that are stored side by side in one vector
    /// register during a whole fill, and move every level over to it: it is not to know of which
    /// level these are.
    #[inline(always)]
    fn apart(self) -> Self {
        self
    }
    /// Sets of squares shifted one file to the east; what would leave the board is lost.
    fn east(self) -> Self;
    /// Sets of squares shifted one file to the west; what would leave the board is lost.
    #[inline(always)]
    fn west(self, proof: Self::Proof) -> Self {
        self.down::<1>() & Self::splat(proof, NOT_H_FILE)
    }
    /// The open ones of the squares, and of those beside squares of `centers`.
    #[inline(always)]
    fn with_beside(self, proof: Self::Proof, centers: Self, open: Open<Self>) -> Self {
        ((centers.east() | centers.west(proof)) | self) & open.all
    }
}

/// The squares that a fill may reach.
#[derive(Clone, Copy)]
pub(super) struct Open<W> {
    pub(super) all: W,
    /// Those that a step to the east may end on.
    pub(super) east: W,
    /// Those that a step to the west may end on.
    pub(super) west: W,
}

impl<W: Words> Open<W> {
    #[inline(always)]
    pub(super) fn new(proof: W::Proof, all: W) -> Self {
        Self {
            all,
            east: all & W::splat(proof, NOT_A_FILE),
            west: all & W::splat(proof, NOT_H_FILE),
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Every operation on random words, through the first word of each.
    pub(in crate::simd) fn check<W: Words>(proof: W::Proof, count: usize) {
        let mut random = fastrand::Rng::with_seed(3);
        for _ in crate::test_boards::rounds(200) {
            let mut four = || [0; 4].map(|_| random.u64(..));
            let (mut a, b) = (four(), four());
            let mut by = four().map(|by| by % 64);
            // Turned round, so that each word comes first.
            for _ in 0..count {
                let (x, y, n) = (W::new(proof, a), W::new(proof, b), W::new(proof, by));
                assert_eq!(x.first(), a[0]);
                assert_eq!((x & y).first(), a[0] & b[0]);
                assert_eq!((x | y).first(), a[0] | b[0]);
                let bits = by[0] as u32;
                let (left, right) = if W::BOTH_WAYS {
                    (a[0].rotate_left(bits), a[0].rotate_right(bits))
                } else {
                    (a[0] << bits, a[0] >> bits)
                };
                assert_eq!((x.left(n).first(), x.right(n).first()), (left, right));
                assert_eq!((x ^ y).first(), a[0] ^ b[0]);
                assert_eq!(x.double().first(), a[0] << 1);
                assert_eq!(x.up::<10>().first(), a[0] << 10);
                assert_eq!(x.down::<6>().first(), a[0] >> 6);
                assert_eq!(x.east().first(), a[0] << 1 & NOT_A_FILE);
                assert_eq!(x.west(proof).first(), a[0] >> 1 & NOT_H_FILE);
                assert_eq!(x.words()[..count], a[..count]);
                assert_eq!(x.minus(y).first(), a[0].wrapping_sub(b[0]));
                assert_eq!(x.plus(y).first(), a[0].wrapping_add(b[0]));
                assert_eq!(x.empty().first(), 0);
                assert_eq!(x.minus(x).empty().first(), !0);
                if count > 1 {
                    assert_eq!(x.exchanged().words()[..2], [a[1], a[0]]);
                    assert_eq!(x.crossed(y).words()[..2], [a[1], b[0]]);
                }
                assert_eq!(W::COUNT, count);
                let union = a[..count].iter().fold(0, |union, word| union | word);
                assert_eq!(x.union().first(), union);
                let other = W::splat(proof, b[1]);
                assert_eq!(
                    x.union_with(other).words()[..count],
                    [union | b[1]; 4][..count]
                );
                assert_eq!((x.union() & W::splat(proof, b[1])).first(), union & b[1]);
                a[..count].rotate_left(1);
                by[..count].rotate_left(1);
            }
        }
    }
}
