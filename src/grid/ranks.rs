//! A board in one register: 16 ranks of 16 bits, whatever its size, rank 0 and file 0 lowest.
//!
//! A move along a rank is then a shift of every 16 bits, and one along a file a shift of whole
//! ranks: what leaves a side is gone, and no move comes back on the other side of the board.

mod plain;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
pub(super) mod x86;

pub(super) use plain::Plain;

use super::piece::Step;
use super::squares::GridSquares;
use super::terrain::{Terrain, Time};

/// A set of squares in a register.
pub(super) trait Ranks: Copy {
    /// That the processor has the instructions.
    type Proof: Copy;
    /// Whether kernels of lines are made for these registers: words are left to the definition.
    const LINES: bool;

    /// The registers for all that no kernel is made for.
    type Any: Ranks;

    fn any(proof: Self::Proof) -> <Self::Any as Ranks>::Proof;

    fn new(proof: Self::Proof, words: [u64; 4]) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// The squares of this set that the other does not have.
    fn without(self, other: Self) -> Self;
    fn is_empty(self) -> bool;

    /// So many files to the right or left; 16 leaves nothing.
    fn east(self, files: u32) -> Self;
    fn west(self, files: u32) -> Self;
    /// So many ranks up, -16 to 16.
    fn north(self, ranks: i32) -> Self;
    /// The same where the number is known: 1, 2, 4 or 8 ranks up or down.
    fn up<const N: i32>(self) -> Self;
    fn down<const N: i32>(self) -> Self;

    /// The ranks of a set of a board with so many files, each in 16 bits; and back. Squares behind
    /// the board become ranks too.
    fn spread(proof: Self::Proof, squares: &GridSquares, files: u32) -> Self;
    fn gather(self, files: u32) -> GridSquares;

    /// [`Terrain::moves`], compiled once for the instruction set.
    fn moves(terrain: &Terrain<Self>, step: Step, set: Self, time: Time) -> Self;

    /// The bytes of a map on a board of so many files: four or eight bit planes, the lowest first,
    /// and the squares that get 255.
    fn write(planes: &[Self], none: Self, files: u32, out: &mut [u8]);
}

/// The lowest bits of every rank, so many.
#[inline(always)]
pub(super) fn low(files: u32) -> u64 {
    0x0001_0001_0001_0001 * ((1_u64 << files.min(16)) - 1)
}

/// Where four ranks of so many files begin, the first to the fourth time: a word and a bit of it.
#[inline(always)]
fn four_ranks(files: u32, at: usize) -> (usize, u32) {
    let bit = 4 * files * at as u32;
    ((bit / 64) as usize & 3, bit % 64)
}

/// Four ranks of a set after the other, from bit 0 of a word each. What stands above them is not
/// taken away.
#[inline(always)]
fn fours(squares: &GridSquares, files: u32) -> [u64; 4] {
    let [a, b, c, d] = squares.0;
    let above = [b, c, d, 0];
    let four = |at| {
        let (word, bit) = four_ranks(files, at);
        [a, b, c, d][word] >> bit | above[word] << 1 << (63 - bit)
    };
    [four(0), four(1), four(2), four(3)]
}

/// The same back, from words with nothing above the ranks.
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

/// Writes ranks of 16 bytes, the first file lowest, as ranks of so many files.
#[inline(always)]
fn write_ranks(files: u32, out: &mut [u8], rank: impl Fn(usize) -> u128) {
    let files = files as usize;
    let mut rest = out;
    for at in 0..16 {
        if rest.len() < files {
            return;
        }
        let rank = rank(at);
        if let Some(sixteen) = rest.first_chunk_mut() {
            // The next rank overwrites what stands behind this one.
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
