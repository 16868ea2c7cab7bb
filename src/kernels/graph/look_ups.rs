//! All maps of a graph, four rows at a time, in registers with byte look-ups.

use core::hint::black_box;

use fearless_simd::prelude::{Bytes as _, *};

use super::{Rows, bits_of, write_distances};
use crate::cpu::Isa;
use crate::kernels::boards::{Boards, Bytes, DIAGONAL, boards, bytes, exchange, members, repeated};
use crate::language::behind_barrier;

/// A set of squares for each of 64 squares, rank by rank: byte s of board r is rank r of the set
/// of square s. A board is as many registers as it has parts.
///
/// The same by squares: word w of board j is the set of square 8 * w + j.
type ByRank<I, const PARTS: usize> = [[Bytes<I>; PARTS]; 8];

/// Sets by ranks become sets by squares, and back: in every word eight times eight bytes change
/// places across the diagonal.
#[inline(always)]
fn swap_square_and_rank<I: Isa, const PARTS: usize>(sets: &mut ByRank<I, PARTS>) {
    for part in 0..PARTS {
        let [a, b, c, d, e, f, g, h] = &*sets;
        let boards = [a[part], b[part], c[part], d[part], e[part], f[part], g[part], h[part]];
        let mut boards = boards.map(|bytes| bytes.bitcast::<Boards<I>>());
        // The high halves of parts of twice so many bits in one, and the low halves in the other.
        macro_rules! exchanged {
            ($bits:literal, $low:literal, $apart:literal: $($one:literal)*) => {$({
                let (one, other) = (boards[$one], boards[$one + $apart]);
                (boards[$one], boards[$one + $apart]) = exchange::<$bits, I>($low, one, other);
            })*};
        }
        exchanged!(32, 0xffff_ffff, 4: 0 1 2 3);
        exchanged!(16, 0xffff_0000_ffff, 2: 0 1 4 5);
        exchanged!(8, 0x00ff_00ff_00ff_00ff, 1: 0 2 4 6);
        for (set, board) in sets.iter_mut().zip(boards) {
            set[part] = board.to_bytes();
        }
    }
}

/// The set of a square.
#[inline(always)]
fn set_of<I: Isa, const PARTS: usize>(sets: &ByRank<I, PARTS>, square: usize) -> u64 {
    let (board, word) = (square % 8, square / 8);
    let bytes = &sets[board][word / I::BOARDS % PARTS].as_slice()[word % I::BOARDS * 8..];
    bytes.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

/// The indices for tables of unions: first the two of four squares and their union, as in [`FIRST`],
/// or the other two.
struct UnionIndices<I: Isa> {
    squares: [Bytes<I>; 2],
    again: [Bytes<I>; 2],
    first: [Bytes<I>; 4],
    second: [Bytes<I>; 4],
}

impl<I: Isa> UnionIndices<I> {
    #[inline(always)]
    fn new(isa: I) -> Self {
        // A barrier: LLVM would make constants of whole registers, for every program with a kernel.
        let repeated = |indices: &[u8; 16]| repeated(isa, behind_barrier(indices));
        Self {
            squares: SQUARES.each_ref().map(repeated),
            again: AGAIN.each_ref().map(repeated),
            first: FIRST.each_ref().map(repeated),
            second: SECOND.each_ref().map(repeated),
        }
    }

    /// The unions of all members of every group of four squares, in one rank: look-up tables of
    /// 16 bytes. Table q of 16 bytes of the rank is that of its group q.
    #[inline(always)]
    fn unions(&self, rank: Bytes<I>) -> [Bytes<I>; 4] {
        let both = |half: usize| {
            look_up::<I>(rank, self.squares[half]) | look_up::<I>(rank, self.again[half])
        };
        let (low, high) = (both(0), both(1));
        let union = |four: usize| {
            look_up::<I>(low, self.first[four]) | look_up::<I>(high, self.second[four])
        };
        [union(0), union(1), union(2), union(3)]
    }
}

/// For every byte of `indices`, the byte at that index, 0 to 15, of the same 16 bytes of the
/// register; 0 for the index 0x80.
#[inline(always)]
fn look_up<I: Isa>(bytes: Bytes<I>, indices: Bytes<I>) -> Bytes<I> {
    bytes.swizzle_dyn_within_blocks(indices)
}

/// For four bits, the index of the union of the first two of four rows, or of the other two: each
/// group of four bytes holds the two rows, then their union. 0x80 for no row.
pub(super) const fn pairs(group: u8, shift: u32) -> [u8; 16] {
    let mut entries = [0; 16];
    let mut members = 0u32;
    while members < 16 {
        entries[members as usize] = match members >> shift & 3 {
            0 => 0x80,
            pair => 4 * group + pair as u8 - 1,
        };
        members += 1;
    }
    entries
}

pub(super) static FIRST: [[u8; 16]; 4] = [pairs(0, 0), pairs(1, 0), pairs(2, 0), pairs(3, 0)];
pub(super) static SECOND: [[u8; 16]; 4] = [pairs(0, 2), pairs(1, 2), pairs(2, 2), pairs(3, 2)];

// The first row of the first group; both rows of the last; the second two rows of it; no row.
const _: () = {
    assert!(FIRST[0][1] == 0 && FIRST[3][3] == 14 && SECOND[3][12] == 14 && SECOND[0][3] == 0x80);
};

/// The indices of two of four rows, and then of the other two. Each group of four bytes is to be:
/// the row a, the row b, their union, nothing. This table fetches a, b, a; [`AGAIN`] the union's b.
pub(super) static SQUARES: [[u8; 16]; 2] = [groups_of(0x8000_0100), groups_of(0x8002_0302)];
/// The indices of the second row of each union, in the third byte.
pub(super) static AGAIN: [[u8; 16]; 2] = [groups_of(0x8001_8080), groups_of(0x8003_8080)];

// The squares 0 and 1 of the first group and 2 and 3 of the last, their union, and no second row.
const _: () = {
    assert!(SQUARES[0][0] == 0 && SQUARES[0][1] == 1 && AGAIN[0][2] == 1 && SQUARES[0][3] == 0x80);
    assert!(SQUARES[1][12] == 14 && SQUARES[1][13] == 15 && AGAIN[1][14] == 15);
};

/// The indices of the first group of four bytes, for all four groups.
pub(super) const fn groups_of(indices: u32) -> [u8; 16] {
    let indices = indices.to_le_bytes();
    let mut all = [0x80; 16];
    let mut byte = 0;
    while byte < 16 {
        if indices[byte % 4] != 0x80 {
            all[byte] = indices[byte % 4] + (byte - byte % 4) as u8;
        }
        byte += 1;
    }
    all
}

/// All maps: four rows at a time are looked up, for all 64 squares at once.
///
/// Source: the product of matrices of bits by V. Arlazarov, E. Dinic, M. Kronrod and I. Faradzev,
/// the method of the four Russians.
#[inline(always)]
pub(super) fn matrix<I: Isa, const PARTS: usize>(isa: I, rows: &Rows, maps: &mut [[u8; 64]; 64]) {
    // A barrier: zeros would become a call of memset, which needs a C library.
    let zero = black_box(bytes(isa, 0));
    let indices = UnionIndices::new(isa);
    // Not as six arrays: copies of them would be calls of memcpy.
    let mut planes = [[zero; PARTS]; 48];
    let planes = planes.as_chunks_mut::<8>().0;
    // At level 0 every square is near itself, at level 1 its row too.
    let mut within = [[zero; PARTS]; 8];
    by_ranks::<I, PARTS>(isa, rows, &mut within);
    let groups = groups::<I, PARTS>(&within, zero);
    for (rank, near) in within.iter_mut().enumerate() {
        for (part, near) in near.iter_mut().enumerate() {
            let itself = members(isa, 0xff << (8 * rank), part) & boards(isa, DIAGONAL).to_bytes();
            *near |= itself;
            planes[0][rank][part] = !itself;
        }
    }
    let mut levels = 1u32;
    loop {
        levels += 1;
        let mut changed = zero;
        for (rank, within) in within.iter_mut().enumerate() {
            let near = *within;
            let mut tables = [[zero; 4]; PARTS];
            for (tables, near) in tables.iter_mut().zip(near) {
                *tables = indices.unions(near);
            }
            // In memory, where one of several tables costs a load and no shuffle.
            let tables = if PARTS == 4 { &tables } else { black_box(&tables) };
            let mut next = near;
            for (at, tables) in tables.as_flattened().iter().enumerate() {
                for (block, table) in tables.as_slice().as_chunks().0.iter().enumerate() {
                    let table = repeated(isa, table);
                    for (next, &members) in
                        next.iter_mut().zip(&groups[(at * I::BOARDS / 2 + block) % 16])
                    {
                        *next |= look_up::<I>(table, members);
                    }
                }
            }
            for (&near, next) in near.iter().zip(next) {
                changed |= near ^ next;
            }
            *within = next;
            // Parities of the number of levels at which a square is not near yet.
            for (bit, planes) in planes.iter_mut().enumerate() {
                if !levels.is_multiple_of(1 << bit) {
                    break;
                }
                for (plane, near) in planes[rank].iter_mut().zip(near) {
                    *plane ^= !near;
                }
            }
        }
        if changed.simd_eq(0).all_true() {
            break;
        }
    }
    swap_square_and_rank::<I, PARTS>(&mut within);
    for plane in planes.iter_mut().take(bits_of(levels)) {
        swap_square_and_rank::<I, PARTS>(plane);
    }
    let plane = |square: usize, bit: usize| set_of::<I, PARTS>(&planes[bit], square);
    write_distances(isa, levels, plane, |square| set_of::<I, PARTS>(&within, square), maps);
}

/// The rows, rank by rank.
#[inline(always)]
fn by_ranks<I: Isa, const PARTS: usize>(isa: I, rows: &Rows, ranks: &mut ByRank<I, PARTS>) {
    for (first, board) in ranks.iter_mut().enumerate() {
        for (part, board) in board.iter_mut().enumerate() {
            let row = |word: usize| rows[(8 * (part * I::BOARDS + word) + first) % 64].0;
            *board = Boards::<I>::from_fn(isa, row).to_bytes();
        }
    }
    swap_square_and_rank::<I, PARTS>(ranks);
}

/// Four bits of every row: the targets among four squares, for 16 times four squares, in the order
/// of the tables in memory.
#[inline(always)]
fn groups<I: Isa, const PARTS: usize>(
    ranks: &ByRank<I, PARTS>,
    zero: Bytes<I>,
) -> [[Bytes<I>; PARTS]; 16] {
    // The tables in a register, one from each 16 bytes of a rank.
    let several = I::BOARDS / 2;
    let mut groups = [[zero; PARTS]; 16];
    for (place, group) in groups.iter_mut().enumerate() {
        let sixteen = place / (4 * several) * several + place % several;
        let q = place / several % 4;
        let rank = &ranks[(2 * sixteen + q / 2) & 7];
        for (members, &rank) in group.iter_mut().zip(rank) {
            *members = if q.is_multiple_of(2) { rank & 15 } else { rank >> 4 };
        }
    }
    groups
}
