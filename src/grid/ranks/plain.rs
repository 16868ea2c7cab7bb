//! A board in words, for any processor.

use super::{Ranks, fours, joined, low, write_ranks};
use crate::grid::squares::GridSquares;
use crate::grid::steps::Step;
use crate::grid::terrain::{Terrain, Time};
use crate::simd::transposed;

/// Four ranks in each word.
#[derive(Clone, Copy)]
pub(in crate::grid) struct Plain([u64; 4]);

impl Plain {
    #[inline(always)]
    fn map(self, each: impl Fn(u64) -> u64) -> Self {
        let [a, b, c, d] = self.0;
        Self([each(a), each(b), each(c), each(d)])
    }

    #[inline(always)]
    fn zip(self, other: Self, each: impl Fn(u64, u64) -> u64) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([each(a, e), each(b, f), each(c, g), each(d, h)])
    }

    #[inline(always)]
    fn shifted(self, ranks: i32) -> Self {
        let [a, b, c, d] = self.0;
        let above_and_below = [0, 0, 0, 0, a, b, c, d, 0, 0, 0, 0, 0, 0, 0, 0];
        let start = (16 * (16 - ranks)) as usize;
        let (word, bit) = (start / 64, (start % 64) as u32);
        let at = |index: usize| above_and_below[(word + index) & 15];
        let joined = |index| (at(index) >> bit) + (at(index + 1) << 1 << (63 - bit));
        Self([joined(0), joined(1), joined(2), joined(3)])
    }
}

/// Ranks 0 and 2 of four, and ranks 1 and 3.
const EVEN: u64 = 0x0000_ffff_0000_ffff;

/// Spreads four adjacent ranks of `files` bits to 16 bits each.
#[inline(always)]
fn apart(ranks: u64, files: u32) -> u64 {
    let two = (1 << (2 * files)) - 1;
    let twos = (ranks & two) + ((ranks >> (2 * files) & two) << 32);
    (twos & low(files) & EVEN) + (twos << (16 - files) & low(files) & !EVEN)
}

/// The same back.
#[inline(always)]
fn together(ranks: u64, files: u32) -> u64 {
    let twos = (ranks & low(files) & EVEN) + ((ranks & low(files) & !EVEN) >> (16 - files));
    (twos & 0xffff_ffff) + (twos >> 32 << (2 * files))
}

impl Ranks for Plain {
    type Proof = ();
    const LINES: bool = false;
    type Any = Self;

    #[inline(always)]
    fn any((): ()) {}

    #[inline(always)]
    fn new((): (), words: [u64; 4]) -> Self {
        Self(words)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        GridSquares(self.0).is_empty()
    }

    #[inline(always)]
    fn east(self, files: u32) -> Self {
        let kept = low(16 - files.min(16));
        self.map(|word| (word & kept) << (files & 31))
    }

    #[inline(always)]
    fn west(self, files: u32) -> Self {
        let kept = low(16 - files.min(16));
        self.map(|word| word >> (files & 31) & kept)
    }

    /// One copy for the moves of any piece.
    #[inline(never)]
    fn north(self, ranks: i32) -> Self {
        self.shifted(ranks)
    }

    #[inline(always)]
    fn up<const N: i32>(self) -> Self {
        self.shifted(N)
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        self.shifted(-N)
    }

    /// One copy for all sets.
    #[inline(never)]
    fn spread((): (), squares: &GridSquares, files: u32) -> Self {
        if squares.is_empty() {
            return Self([0; 4]);
        }
        let files = files.clamp(1, 16);
        Self(fours(squares, files)).map(|ranks| apart(ranks, files))
    }

    #[inline(never)]
    fn gather(self, files: u32) -> GridSquares {
        let files = files.clamp(1, 16);
        joined(self.map(|ranks| together(ranks, files)).0, files)
    }

    #[inline(never)]
    fn moves(terrain: &Terrain<Self>, step: Step, set: Self, time: Time) -> Self {
        terrain.moves(step, set, time)
    }

    #[inline(never)]
    fn write(planes: &[Self], none: Self, files: u32, out: &mut [u8]) {
        let mut fours = planes
            .as_chunks()
            .0
            .iter()
            .map(|four: &[Self; 4]| four.map(|plane| plane.or(none)));
        let Some(near) = fours.next() else { return };
        let far = fours.next();
        write_ranks(files, out, |rank| {
            let low = nibbles(&near, rank);
            let high = far.as_ref().map_or(full(low), |far| nibbles(far, rank));
            let lower = (low & LOW) + ((high & LOW) << 4);
            let upper = (low >> 4 & LOW) + (high & !LOW);
            u128::from(lower) + (u128::from(upper) << 64)
        });
    }
}

/// The lower half of every byte.
const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// Four bits of each square of a rank: the lower halves of the bytes are the first eight files, the
/// upper halves the others.
#[inline(always)]
fn nibbles(planes: &[Plain; 4], rank: usize) -> u64 {
    let [a, b, c, d] = planes.each_ref().map(|plane| {
        let squares = plane.0[(rank / 4) & 3] >> (16 * (rank % 4));
        (squares & 0xff) + ((squares >> 8 & 0xff) << 32)
    });
    transposed(a + (b << 8) + (c << 16) + (d << 24))
}

/// The halves of bytes that have all four bits.
#[inline(always)]
fn full(nibbles: u64) -> u64 {
    let two = nibbles & nibbles >> 1;
    (two & two >> 2 & 0x1111_1111_1111_1111) * 15
}
