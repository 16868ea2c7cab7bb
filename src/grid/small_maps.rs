//! Maps of kings and knights on boards of up to 128 squares without AVX2. The sets stay as they are
//! numbered, in two words, and bit planes become the bytes of 64 squares at a time.

use core::hint::black_box;

use super::Mobility;
use super::packed;
use super::sets::Sets;
use super::shape::Shape;
use super::terrain::Direction;
use crate::GridSquares;
use crate::cpu::Isa;
use crate::cpu::lanes::{Lanes, Numbers};
use crate::cpu::register::{Register, parity};
use crate::cpu::words::{Pair, Words};

type Bytes = <() as Isa>::Bytes;
/// A set of squares.
type Set = <() as Isa>::TwoWords;

/// The map of a set, and the largest distance on it. `None` for other pieces and boards, and if
/// a distance exceeds 15.
#[inline(never)]
pub(super) fn small_map(
    Mobility { grid, obstacles, .. }: Mobility,
    shape: Shape,
    from: &GridSquares,
    direction: Direction,
    out: &mut [u8],
) -> Option<u8> {
    if !matches!(shape, Shape::King | Shape::Knight)
        || out.len() > 128
        || grid.wraps_files()
        || grid.wraps_ranks()
    {
        return None;
    }
    let board = packed::low(&grid.squares());
    let Sets { begin, end, .. } = Sets::new(grid, obstacles, packed::low);
    let [begin, end] = direction.ends([begin, end]);
    let [from, begin, end] = [packed::low(from) & board, begin, end].map(set);
    let files = grid.size().files() as u32;
    let one = Side { by: Shift::new(1), without_first: set(!first(1, files)) };
    let (rank, ranks) = (Shift::new(files), Shift::new(2 * files));
    let numbers = if shape == Shape::King {
        fill([from, begin, end], |front| {
            let file = front | rank.both(front);
            file | one.both(file)
        })
    } else {
        let two = Side { by: Shift::new(2), without_first: set(!first(2, files)) };
        fill([from, begin, end], |front| {
            front | ranks.both(one.both(front)) | rank.both(two.both(front))
        })
    };
    Some(write(numbers?, out))
}

#[inline(always)]
fn set(squares: u128) -> Set {
    Set::new((), [squares as u64, (squares >> 64) as u64, 0, 0])
}

/// The first 1 or 2 files, or the only one, also of ranks above the board, which moves pass on their
/// way. Not by [`packed::line`], whose table would add 4.6 KB to every program that asks for a map.
#[inline(always)]
fn first(so_many: u32, files: u32) -> u128 {
    let mut first = (1 << so_many) - 1;
    for ranks in [1, 2, 4, 8, 16] {
        first |= u128::unbounded_shl(first, ranks * files);
    }
    first
}

/// A move up or down by a number of squares, 1 to 32. Words are shifted one by one, as some
/// processors are slow in shifting two.
#[derive(Clone, Copy)]
struct Shift {
    by: Set,
    rest: Set,
}

impl Shift {
    #[inline(always)]
    fn new(by: u32) -> Self {
        let [by, rest] = [by, 64 - by].map(|by| Set::splat_word((), u64::from(by)));
        Self { by, rest }
    }

    #[inline(always)]
    fn up(self, set: Set) -> Set {
        set.left(self.by) | Set::splat_word((), 0).crossed(set).right(self.rest)
    }

    #[inline(always)]
    fn down(self, set: Set) -> Set {
        set.right(self.by) | set.crossed(Set::splat_word((), 0)).left(self.rest)
    }

    #[inline(always)]
    fn both(self, set: Set) -> Set {
        self.up(set) | self.down(set)
    }
}

/// A move right or left by a number of files.
#[derive(Clone, Copy)]
struct Side {
    by: Shift,
    /// The squares that are not on so many first files.
    without_first: Set,
}

impl Side {
    #[inline(always)]
    fn both(self, set: Set) -> Set {
        self.by.up(set) & self.without_first | self.by.down(set & self.without_first)
    }
}

/// A search by levels. `grown` is a set and the squares one move away.
///
/// A distance is the number of levels without the square. Each level has the squares of the one
/// before it, so bit 0 is a parity of all levels, bit 1 of every second one, and so on.
#[inline(always)]
fn fill([from, begin, end]: [Set; 3], grown: impl Fn(Set) -> Set) -> Option<[Numbers; 2]> {
    let open = begin & (end | from);
    let [mut bit0, mut bit1, mut bit2, mut bit3] = [set(0); 4];
    let mut reached = from;
    // The squares of the level from which moves go on.
    let mut front = from & begin;
    // A test after each level would be mispredicted. The number is opaque: the compiler would make
    // four copies of the loop.
    for fours in 1..=black_box(4) {
        let mut four = [reached; 4];
        for level in &mut four {
            *level = reached;
            let next = grown(front);
            front = next & open;
            reached = next & end | from;
        }
        let [_, b, _, d] = four;
        bit0 = parity(bit0, four);
        bit1 = parity(bit1, [b, d]);
        bit2 = bit2 ^ d;
        if fours % 2 == 0 {
            bit3 = bit3 ^ d;
        }
        let [low, high, ..] = (reached ^ d).words();
        if low | high == 0 {
            // So far the levels with a square were counted. Their number less these is the
            // distance.
            bit2 = if fours & 1 != 0 { bit2 ^ d } else { bit2 };
            bit3 = if fours & 2 != 0 { bit3 ^ d } else { bit3 };
            let planes = [bit0, bit1, bit2, bit3, d].map(Set::words);
            let [low, high] = [0, 1].map(|word| {
                let [a, b, c, d, reached] = planes.map(|words| words[word]);
                Numbers { bits: [a, b, c, d], none: !reached }
            });
            return Some([low, high]);
        }
    }
    None
}

/// Writes a byte for each square, and returns the largest distance.
#[inline(always)]
fn write([low, high]: [Numbers; 2], out: &mut [u8]) -> u8 {
    let last = (out.len() as u32).wrapping_sub(64);
    let Some(first) = out.first_chunk_mut() else {
        let mut board = [0; 64];
        let largest = Bytes::write_numbers((), &low, &mut board);
        for (out, byte) in out.iter_mut().zip(board) {
            *out = byte;
        }
        return largest;
    };
    let largest = Bytes::write_numbers((), &low, first);
    match out.last_chunk_mut() {
        // The last 64 squares: some of them are written again.
        Some(board) if last > 0 => {
            let up = (64 - last) & 63;
            let ended = |low: u64, high: u64| (high << up) + (low >> 1 >> (63 - up));
            let mut numbers = Numbers { none: ended(low.none, high.none), ..high };
            for (high, low) in numbers.bits.iter_mut().zip(low.bits) {
                *high = ended(low, *high);
            }
            largest.max(Bytes::write_numbers((), &numbers, board))
        }
        _ => largest,
    }
}
