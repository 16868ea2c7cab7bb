//! Sets of squares as they are numbered, rank by rank without gaps, and with 16 bits for each rank.

/// The lowest `files` bits of every rank.
#[inline(always)]
pub(crate) const fn low(files: u32) -> u64 {
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
pub(crate) fn joined(fours: [u64; 4], files: u32) -> [u64; 4] {
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
pub(crate) fn spread(squares: &[u64; 4], files: u32, half: usize) -> (u64, u64) {
    let files = files.clamp(1, 16);
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
pub(crate) fn gather(ranks: [u64; 4], files: u32) -> [u64; 4] {
    let files = files.clamp(1, 16);
    let fours = ranks.map(|ranks| {
        let twos = (ranks & low(files) & EVEN) + ((ranks & low(files) & !EVEN) >> (16 - files));
        (twos & 0xffff_ffff) + (twos >> 32 << (2 * files))
    });
    joined(fours, files)
}
