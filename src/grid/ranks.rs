//! A board of any size in registers: 16 ranks of 16 bits, rank 0 and file 0 lowest.
//!
//! A move along a rank shifts every 16 bits, and a move along a file shifts whole ranks. A move
//! that leaves the board also leaves the register: no square comes back on the other side.

use fearless_simd::prelude::*;
use fearless_simd::{u8x16, u8x32, u16x16, u32x4, u32x8, u64x4};

use crate::cpu::{Isa, Plain, has_vectors, plain};
use crate::{BoardSize, GridSquares};

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
            return Self(spread_by_look_ups(isa, squares, files));
        }
        // Most sets of obstacles are empty.
        if *squares == [0; 4] {
            return Self::new(isa, [0; 4]);
        }
        let (a, b) = spread(squares, files, 0);
        let (c, d) = spread(squares, files, 1);
        Self::new(isa, [a, b, c, d])
    }

    /// The ranks of a set without gaps.
    #[inline(always)]
    pub(super) fn gather(self, files: u32) -> [u64; 4] {
        gather(self.words(), files)
    }

    /// The same, inlined. In registers: who reads memory in other parts than it was written waits.
    #[inline(always)]
    pub(super) fn gather_inline(self, files: u32) -> [u64; 4] {
        let files = files.clamp(1, 16);
        let ranks = self.0 & low(files);
        let twos = (ranks & EVEN) | ((ranks & !EVEN) >> (16 - files));
        let fours = (twos & 0xffff_ffff) | (twos >> 32 << (2 * files));
        joined(fours.to_array(), files)
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

/// The lowest `files` bits of every rank.
#[inline(always)]
pub(super) const fn low(files: u32) -> u64 {
    let files = if files <= 16 { files } else { 16 };
    0x0001_0001_0001_0001 * ((1_u64 << files) - 1)
}

/// The word and the bit where each group of four ranks begins.
#[inline(always)]
fn four_ranks(files: u32, at: usize) -> (usize, u32) {
    let bit = 4 * files * at as u32;
    ((bit / 64) as usize & 3, bit % 64)
}

/// Four ranks of a set, from bit 0 on. The bits above them are not cleared.
#[inline(always)]
fn four(squares: &[u64; 4], files: u32, at: usize) -> u64 {
    let (word, bit) = four_ranks(files, at);
    let above = squares[(word + 1) & 3];
    (squares[word] >> bit) + (above << 1 << (63 - bit))
}

/// Ranks 0 and 2 of four, and ranks 1 and 3.
const EVEN: u64 = 0x0000_ffff_0000_ffff;

/// Eight ranks of a set, each in 16 bits: the lower or the upper half. One copy for all sets. Two
/// words are returned in registers, four would be in memory.
#[inline(never)]
fn spread(squares: &[u64; 4], files: u32, half: usize) -> (u64, u64) {
    let [first, second] = [(2 * half) & 2, ((2 * half) & 2) + 1].map(|at| {
        let ranks = four(squares, files, at);
        let two = (1 << (2 * files)) - 1;
        let twos = (ranks & two) + ((ranks >> (2 * files) & two) << 32);
        (twos & low(files) & EVEN) + (twos << (16 - files) & low(files) & !EVEN)
    });
    (first, second)
}

/// The ranks of a set without gaps.
#[inline(never)]
fn gather(ranks: [u64; 4], files: u32) -> [u64; 4] {
    Ranks::<Plain>::new(plain(), ranks).gather_inline(files)
}

/// The squares without gaps, from groups of four ranks that have no bits above them.
#[inline(always)]
fn joined([a, b, c, d]: [u64; 4], files: u32) -> [u64; 4] {
    let four = 4 * files.clamp(1, 16);
    let eight = |low: u64, high: u64| [low | high.unbounded_shl(four), high >> (64 - four)];
    let ([low, middle], [first, second]) = (eight(a, b), eight(c, d));
    let bit = 2 * four % 64;
    let above = |word: u64| word >> 1 >> (63 - bit);
    let [x, y, z] = [first << bit, second << bit | above(first), above(second)];
    match 2 * four / 64 {
        0 => [low | x, middle | y, z, 0],
        1 => [low, middle | x, y, z],
        _ => [low, middle, x, y],
    }
}

/// The positions of eight ranks: ranks 0, 2, 4 and 6 in the lower halves of four 32-bit lanes, the
/// others in the upper halves.
struct Positions {
    /// The byte in which each rank begins, for all four bytes of a lane.
    lower_bytes: [u8; 16],
    upper_bytes: [u8; 16],
    /// The shifts of the lanes: down to the lower half, and up to the upper half.
    down: [u32; 4],
    up: [u32; 4],
}

/// For boards of 1 to 16 files.
static POSITIONS: [Positions; 16] = {
    let mut all = [const {
        Positions { lower_bytes: [0; 16], upper_bytes: [0; 16], down: [0; 4], up: [0; 4] }
    }; 16];
    let mut at = 0;
    while at < 64 {
        let (files, pair) = (at / 4 + 1, at % 4);
        let (lower, upper) = (2 * pair * files, (2 * pair + 1) * files);
        let positions = &mut all[at / 4];
        positions.down[pair] = (lower % 8) as u32;
        positions.up[pair] = (16 - upper % 8) as u32;
        let mut byte = 0;
        while byte < 4 {
            positions.lower_bytes[4 * pair + byte] = (lower / 8 + byte) as u8;
            positions.upper_bytes[4 * pair + byte] = (upper / 8 + byte) as u8;
            byte += 1;
        }
        at += 1;
    }
    all
};

// Ranks of 16 bits begin in bytes of their own. With 9 files rank 2 begins at bit 18, rank 3 at 27.
const _: () = {
    let (nine, last) = (&POSITIONS[8], &POSITIONS[15]);
    assert!(nine.lower_bytes[4] == 2 && nine.upper_bytes[4] == 3);
    assert!(nine.down[1] == 2 && nine.up[1] == 16 - 3);
    assert!(last.upper_bytes[12] == 14 && last.down[3] == 0 && last.up[3] == 16);
};

/// The bytes of words in memory.
#[allow(unsafe_code)]
#[inline(always)]
fn bytes_of(words: &[u64; 4]) -> &[u8; 32] {
    // SAFETY: words are bytes, eight times as many, and bytes need no alignment.
    unsafe { &*core::ptr::from_ref(words).cast() }
}

/// [`spread`] for all ranks, by two byte look-ups and two shifts. The lower eight and the upper eight
/// ranks begin in separate bytes.
#[inline(always)]
fn spread_by_look_ups<I: Isa>(isa: I, squares: &[u64; 4], files: u32) -> u64x4<I> {
    // Not made from copies of the words: the loads would wait for the stores of these.
    let bytes = bytes_of(squares);
    let eight = |at: usize| match bytes.get(at..).and_then(|bytes| bytes.first_chunk()) {
        Some(bytes) => u8x16::load_array_ref(isa, bytes),
        None => u8x16::splat(isa, 0),
    };
    let ranks: u8x32<I> = eight(0).combine(eight(files as usize));
    let Positions { lower_bytes, upper_bytes, down, up } = &POSITIONS[(files - 1) as usize & 15];
    let at = |places: &[u8; 16]| -> u32x8<I> {
        let places = u8x32::block_splat(u8x16::load_array_ref(isa, places));
        ranks.swizzle_dyn_within_blocks(places).bitcast()
    };
    let twice = |shifts: &[u32; 4]| u32x8::block_splat(u32x4::load_array_ref(isa, shifts));
    let (lower, upper) = (at(lower_bytes) >> twice(down), at(upper_bytes) << twice(up));
    let both: u64x4<I> = ((lower & 0xffff) | (upper & 0xffff_0000)).bitcast();
    both & low(files)
}

#[cfg(test)]
mod tests;
