//! A board in one register: 16 ranks of 16 bits, whatever its size, rank 0 and file 0 lowest.
//!
//! A move along a rank is then a shift of every 16 bits, and one along a file a shift of whole
//! ranks: what leaves a side is gone, and no move comes back on the other side of the board.

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
pub(super) mod x86;

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
    // Only the registers of x86-64 are taken apart.
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    fn words(self) -> [u64; 4];

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

    /// The ranks of a set of a board with so many files, each in 16 bits; and back.
    fn spread(proof: Self::Proof, squares: &GridSquares, files: u32) -> Self;
    fn gather(self, files: u32) -> GridSquares;

    /// [`Terrain::moves`], compiled once for the instruction set.
    fn moves(terrain: &Terrain<Self>, step: Step, set: Self, time: Time) -> Self;

    /// The bytes of a map: bit planes, the lowest first, and the squares that are reached, on a
    /// board of so many files.
    fn write(planes: &[Self], reached: Self, files: u32, out: &mut [u8]);
}

/// Words of any processor.
#[derive(Clone, Copy)]
pub(super) struct Plain([u64; 4]);

/// The lowest bits of every rank, so many.
#[inline(always)]
pub(super) fn low(files: u32) -> u64 {
    0x0001_0001_0001_0001 * ((1_u64 << files.min(16)) - 1)
}

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
        let joined = |index| at(index) >> bit | at(index + 1) << 1 << (63 - bit);
        Self([joined(0), joined(1), joined(2), joined(3)])
    }
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
    fn words(self) -> [u64; 4] {
        self.0
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

    #[inline(always)]
    fn spread((): (), squares: &GridSquares, files: u32) -> Self {
        let mut words = [0; 4];
        let mut rest = squares.0;
        for rank in 0..16 {
            words[rank / 4] |= (rest[0] & low(files) & 0xffff) << (16 * (rank % 4));
            rest = shifted_down(rest, files);
        }
        Self(words)
    }

    #[inline(always)]
    fn gather(self, files: u32) -> GridSquares {
        let mut squares = [0; 4];
        for rank in (0..16).rev() {
            squares = shifted_up(squares, files);
            squares[0] |= self.0[rank / 4] >> (16 * (rank % 4)) & low(files) & 0xffff;
        }
        GridSquares(squares)
    }

    #[inline(never)]
    fn moves(terrain: &Terrain<Self>, step: Step, set: Self, time: Time) -> Self {
        terrain.moves(step, set, time)
    }

    #[inline(never)]
    fn write(planes: &[Self], reached: Self, files: u32, out: &mut [u8]) {
        let gathered = gather(planes, files);
        let planes = gathered.get(..planes.len()).unwrap_or_default();
        write_words(planes, !reached.gather(files), out);
    }
}

/// Up to eight planes, one square behind the other.
#[inline(always)]
fn gather<R: Ranks>(planes: &[R], files: u32) -> [GridSquares; 8] {
    // Opaque: a constant would be a call of memset.
    let mut gathered = [GridSquares([core::hint::black_box(0); 4]); 8];
    for (squares, plane) in gathered.iter_mut().zip(planes) {
        *squares = plane.gather(files);
    }
    gathered
}

/// Eight bytes at a time.
#[inline(never)]
pub(super) fn write_words(planes: &[GridSquares], none: GridSquares, out: &mut [u8]) {
    let distances = |at: usize| {
        let (word, shift) = ((at / 8) & 3, 8 * (at % 8));
        let mut distances = spread_bits(none.0[word] >> shift) * 0xff;
        for (bit, plane) in planes.iter().enumerate() {
            distances |= spread_bits(plane.0[word] >> shift) << (bit & 7);
        }
        distances
    };
    let (eights, rest) = out.as_chunks_mut();
    for (at, bytes) in eights.iter_mut().enumerate() {
        *bytes = distances(at).to_le_bytes();
    }
    let last = distances(eights.len());
    for (at, byte) in rest.iter_mut().enumerate() {
        *byte = (last >> (8 * (at & 7))) as u8;
    }
}

/// Each of the lowest eight bits in a byte of its own.
#[inline(always)]
const fn spread_bits(bits: u64) -> u64 {
    let seven = ((bits & 0x7f) * 0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
    seven | (bits >> 7 & 1) << 56
}

/// 256 bits, shifted by 1 to 63.
#[inline(always)]
pub(super) fn shifted_down([a, b, c, d]: [u64; 4], by: u32) -> [u64; 4] {
    let up = 64 - by;
    [
        a >> by | b << up,
        b >> by | c << up,
        c >> by | d << up,
        d >> by,
    ]
}

/// 256 bits, shifted by 1 to 63.
#[inline(always)]
pub(super) fn shifted_up([a, b, c, d]: [u64; 4], by: u32) -> [u64; 4] {
    let down = 64 - by;
    [
        a << by,
        b << by | a >> down,
        c << by | b >> down,
        d << by | c >> down,
    ]
}
