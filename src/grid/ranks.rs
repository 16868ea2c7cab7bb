//! A board in one register: 16 ranks of 16 bits, whatever its size, rank 0 and file 0 lowest.
//!
//! A move along a rank shifts every 16 bits. A move along a file shifts whole ranks. Squares that
//! leave a side are gone: no move comes back on the other side of the board.

mod plain;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
pub(super) mod x86;

pub(super) use plain::Plain;

use super::squares::GridSquares;
use super::steps::Step;
use super::terrain::{Terrain, Time};

/// A set of squares in a register.
pub(super) trait Ranks: Copy {
    /// Proof that the processor has the instructions.
    type Proof: Copy;
    /// Whether kernels of lines are made for these registers: words are left to the definition.
    const LINES: bool;

    /// The registers for operations without a kernel.
    type Any: Ranks;

    fn any(proof: Self::Proof) -> <Self::Any as Ranks>::Proof;

    fn new(proof: Self::Proof, words: [u64; 4]) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// The squares of this set that the other does not have.
    fn without(self, other: Self) -> Self;
    fn is_empty(self) -> bool;

    /// Moved right or left by a number of files; 16 leaves nothing.
    fn east(self, files: u32) -> Self;
    fn west(self, files: u32) -> Self;
    /// Moved up by a number of ranks, -16 to 16.
    fn north(self, ranks: i32) -> Self;
    /// The same for a constant number: 1, 2, 4 or 8 ranks up or down.
    fn up<const N: i32>(self) -> Self;
    fn down<const N: i32>(self) -> Self;

    /// Spreads the ranks of a set, of a board with `files` files, to 16 bits each; and back.
    /// Squares beyond the board become ranks too.
    fn spread(proof: Self::Proof, squares: &GridSquares, files: u32) -> Self;
    fn gather(self, files: u32) -> GridSquares;

    /// [`Terrain::moves`], compiled once for the instruction set.
    fn moves(terrain: &Terrain<Self>, step: Step, set: Self, time: Time) -> Self;

    /// Writes the bytes of a map on a board of `files` files, from four or eight bit planes, the
    /// lowest first, and the squares that get 255. Four planes have no distance above 14.
    fn write(planes: &[Self], none: Self, files: u32, out: &mut [u8]);
}

/// The lowest `files` bits of every rank.
#[inline(always)]
pub(super) fn low(files: u32) -> u64 {
    0x0001_0001_0001_0001 * ((1_u64 << files.min(16)) - 1)
}

/// The word and the bit where each group of four ranks begins.
#[inline(always)]
fn four_ranks(files: u32, at: usize) -> (usize, u32) {
    let bit = 4 * files * at as u32;
    ((bit / 64) as usize & 3, bit % 64)
}

/// Groups of four ranks of a set, each from bit 0 of a word on. The bits above them are not
/// cleared.
#[inline(always)]
fn fours(squares: &GridSquares, files: u32) -> [u64; 4] {
    let [a, b, c, d] = squares.0;
    let above = [b, c, d, 0];
    let four = |at| {
        let (word, bit) = four_ranks(files, at);
        ([a, b, c, d][word] >> bit) + (above[word] << 1 << (63 - bit))
    };
    [four(0), four(1), four(2), four(3)]
}

/// The inverse, from words with no bits above the ranks.
#[inline(always)]
fn joined(fours: [u64; 4], files: u32) -> GridSquares {
    let mut words = [0; 5];
    for (at, four) in fours.into_iter().enumerate() {
        let (word, bit) = four_ranks(files, at);
        words[word] |= four << bit;
        words[word + 1] |= four >> 1 >> (63 - bit);
    }
    let [a, b, c, d, _] = words;
    GridSquares([a, b, c, d])
}

/// Writes ranks of 16 bytes, the first file lowest, as ranks of `files` bytes.
#[inline(always)]
pub(super) fn write_ranks(files: u32, out: &mut [u8], rank: impl Fn(usize) -> u128) {
    let files = files as usize;
    let mut rest = out;
    for at in 0..16 {
        if rest.len() < files {
            return;
        }
        let rank = rank(at);
        if let Some(sixteen) = rest.first_chunk_mut() {
            // The next rank overwrites the bytes after this one.
            *sixteen = rank.to_le_bytes();
        } else if let Some(end) = rest.get_mut(..files) {
            write_end(rank, end);
        }
        rest = rest.get_mut(files..).unwrap_or_default();
    }
}

/// The first bytes of a rank.
#[inline(always)]
fn write_end(rank: u128, out: &mut [u8]) {
    let shift = 8 * (out.len() as u32).saturating_sub(8);
    if let Some(last) = out.last_chunk_mut() {
        *last = ((rank >> (shift & 127)) as u64).to_le_bytes();
    }
    if let Some(first) = out.first_chunk_mut() {
        *first = (rank as u64).to_le_bytes();
        return;
    }
    for (at, byte) in out.iter_mut().enumerate() {
        *byte = (rank >> ((8 * at) & 127)) as u8;
    }
}
