//! Sets of squares as they are numbered, rank by rank without gaps, and with 16 bits for each rank.

use fearless_simd::prelude::*;
use fearless_simd::{u8x16, u8x32, u32x4, u32x8, u64x4};

use crate::cpu::{Isa, bytes_of};

/// The lowest `files` bits of every rank.
#[inline(always)]
pub(in crate::grid) const fn low(files: u32) -> u64 {
    let files = if files <= 16 { files } else { 16 };
    0x0001_0001_0001_0001 * ((1_u64 << files) - 1)
}

/// The word and the bit where each group of four ranks begins.
#[inline(always)]
fn four_ranks(files: u32, at: usize) -> (usize, u32) {
    let bit = 4 * files * at as u32;
    ((bit / 64) as usize & 3, bit % 64)
}

/// The squares without gaps, from groups of four ranks that have no bits above them.
#[inline(always)]
fn joined(fours: [u64; 4], files: u32) -> [u64; 4] {
    let mut words = [0; 5];
    for (at, four) in fours.into_iter().enumerate() {
        let (word, bit) = four_ranks(files, at);
        words[word] |= four << bit;
        words[word + 1] |= four >> 1 >> (63 - bit);
    }
    let [a, b, c, d, _] = words;
    [a, b, c, d]
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
pub(super) fn spread(squares: &[u64; 4], files: u32, half: usize) -> (u64, u64) {
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
pub(super) fn gather(ranks: [u64; 4], files: u32) -> [u64; 4] {
    let files = files.clamp(1, 16);
    let fours = ranks.map(|ranks| {
        let twos = (ranks & low(files) & EVEN) + ((ranks & low(files) & !EVEN) >> (16 - files));
        (twos & 0xffff_ffff) + (twos >> 32 << (2 * files))
    });
    joined(fours, files)
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

/// [`spread`] for all ranks, by two byte look-ups and two shifts. The lower eight and the upper eight
/// ranks begin in separate bytes.
#[inline(always)]
pub(super) fn spread_by_look_ups<I: Isa>(isa: I, squares: &[u64; 4], files: u32) -> u64x4<I> {
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
