//! All maps of a graph, four rows at a time, in registers with byte look-ups.

use core::hint::black_box;

use super::Rows;
use crate::cpu::Bytes;
use crate::cpu::Isa;
use crate::cpu::barrier;
use crate::cpu::lanes::DIAGONAL;
use crate::cpu::register::Register;
use crate::kernels::planes;

/// A set of squares for each of 64 squares, rank by rank: byte s of board r is rank r of the set
/// of square s. A board is as many registers as it has parts.
///
/// The same by squares: word w of board j is the set of square 8 * w + j.
type ByRank<I, const PARTS: usize> = [[Bytes<I>; PARTS]; 8];

/// Exchanges the high halves of parts of twice so many bits in one with the low halves in the
/// other.
#[inline(always)]
fn exchange<I: Isa, const BITS: i32>(
    boards: &mut [Bytes<I>; 8],
    one: usize,
    other: usize,
    low: Bytes<I>,
) {
    let (a, b) = (boards[one & 7], boards[other & 7]);
    (boards[one & 7], boards[other & 7]) = Bytes::<I>::exchange::<BITS>(low, a, b);
}

/// Sets by ranks become sets by squares, and back: in every word eight times eight bytes change
/// places across the diagonal.
#[inline(always)]
fn transpose<I: Isa, const PARTS: usize>(isa: I, sets: &mut ByRank<I, PARTS>) {
    let low = [0xffff_ffff, 0xffff_0000_ffff, 0x00ff_00ff_00ff_00ff];
    let low = [
        Bytes::<I>::splat_word(isa, low[0]),
        Bytes::<I>::splat_word(isa, low[1]),
        Bytes::<I>::splat_word(isa, low[2]),
    ];
    for part in 0..PARTS {
        let [a, b, c, d, e, f, g, h] = &*sets;
        let mut boards = [a[part], b[part], c[part], d[part], e[part], f[part], g[part], h[part]];
        for one in [0, 1, 2, 3] {
            exchange::<I, 32>(&mut boards, one, one + 4, low[0]);
        }
        for one in [0, 1, 4, 5] {
            exchange::<I, 16>(&mut boards, one, one + 2, low[1]);
        }
        for one in [0, 2, 4, 6] {
            exchange::<I, 8>(&mut boards, one, one + 1, low[2]);
        }
        for (set, board) in sets.iter_mut().zip(boards) {
            set[part] = board;
        }
    }
}

/// The words of sets by squares.
#[inline(always)]
fn words<I: Isa, const PARTS: usize>(sets: &ByRank<I, PARTS>) -> &[[u64; 8]; 8] {
    const {
        assert!(
            size_of::<ByRank<I, PARTS>>() == 512 && align_of::<Bytes<I>>() >= align_of::<u64>()
        );
    }
    // SAFETY: any bytes of registers are words; both are 512 bytes, and a register is aligned as a
    // word is, as asserted above.
    unsafe { &*core::ptr::from_ref(sets).cast() }
}

/// The places for tables of unions: first the two of four squares and their union, as in [`FIRST`],
/// or the other two.
struct Places<I: Isa> {
    squares: [Bytes<I>; 2],
    again: [Bytes<I>; 2],
    first: [Bytes<I>; 4],
    second: [Bytes<I>; 4],
}

impl<I: Isa> Places<I> {
    #[inline(always)]
    fn new(isa: I) -> Self {
        // A barrier: LLVM would make constants of whole registers, for every program with a kernel.
        let repeated = |places: &[u8; 16]| Bytes::<I>::repeated(isa, barrier::reference(places));
        Self {
            squares: [repeated(&SQUARES[0]), repeated(&SQUARES[1])],
            again: [repeated(&AGAIN[0]), repeated(&AGAIN[1])],
            first: [
                repeated(&FIRST[0]),
                repeated(&FIRST[1]),
                repeated(&FIRST[2]),
                repeated(&FIRST[3]),
            ],
            second: [
                repeated(&SECOND[0]),
                repeated(&SECOND[1]),
                repeated(&SECOND[2]),
                repeated(&SECOND[3]),
            ],
        }
    }

    /// The unions of all members of every group of four squares, in one rank: look-up tables of
    /// 16 bytes. Table q of 16 bytes of the rank is that of its group q.
    #[inline(always)]
    fn unions(&self, rank: Bytes<I>) -> [Bytes<I>; 4] {
        let low = rank.look_up(self.squares[0]) | rank.look_up(self.again[0]);
        let high = rank.look_up(self.squares[1]) | rank.look_up(self.again[1]);
        let union = |four: usize| low.look_up(self.first[four]) | high.look_up(self.second[four]);
        [union(0), union(1), union(2), union(3)]
    }
}

/// For four bits, the place of the union of the first two of four rows, or of the other two: each
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

pub(super) static SQUARES: [[u8; 16]; 2] = [groups_of(0x8000_0100), groups_of(0x8002_0302)];
pub(super) static AGAIN: [[u8; 16]; 2] = [groups_of(0x8001_8080), groups_of(0x8003_8080)];

// The squares 0 and 1 of the first group and 2 and 3 of the last, their union, and no second row.
const _: () = {
    assert!(SQUARES[0][0] == 0 && SQUARES[0][1] == 1 && AGAIN[0][2] == 1 && SQUARES[0][3] == 0x80);
    assert!(SQUARES[1][12] == 14 && SQUARES[1][13] == 15 && AGAIN[1][14] == 15);
};

/// The places of the first group of four bytes, for all four groups.
pub(super) const fn groups_of(places: u32) -> [u8; 16] {
    let places = places.to_le_bytes();
    let mut all = [0x80; 16];
    let mut byte = 0;
    while byte < 16 {
        if places[byte % 4] != 0x80 {
            all[byte] = places[byte % 4] + (byte - byte % 4) as u8;
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
    let zero = black_box(Bytes::<I>::splat(isa, 0));
    let all = Bytes::<I>::splat(isa, 0xff);
    let places = Places::new(isa);
    // Not as six arrays: copies of them would be calls of memcpy.
    let mut planes = [[zero; PARTS]; 48];
    let planes = planes.as_chunks_mut::<8>().0;
    // At level 0 every square is near itself, at level 1 its row too.
    let mut within = [[zero; PARTS]; 8];
    by_ranks::<I, PARTS>(isa, rows, &mut within);
    let groups = groups(isa, &within, zero);
    for (rank, near) in within.iter_mut().enumerate() {
        for (part, near) in near.iter_mut().enumerate() {
            let itself = Bytes::<I>::members(isa, 0xff << (8 * rank), part)
                & Bytes::<I>::splat_word(isa, DIAGONAL);
            *near = *near | itself;
            planes[0][rank][part] = itself ^ all;
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
                *tables = places.unions(near);
            }
            // In memory, where one of several tables costs a load and no shuffle.
            let small = Bytes::<I>::BYTES == 16;
            let tables = if small { &tables } else { black_box(&tables) };
            let mut next = near;
            let fours = sixteen(tables).as_chunks::<4>().0.iter();
            for (tables, groups) in fours.zip(groups.as_chunks::<4>().0) {
                // Unrolled by hand: some versions of LLVM keep a loop.
                add(isa, &mut next, &tables[0], &groups[0]);
                add(isa, &mut next, &tables[1], &groups[1]);
                add(isa, &mut next, &tables[2], &groups[2]);
                add(isa, &mut next, &tables[3], &groups[3]);
            }
            for (&near, next) in near.iter().zip(next) {
                changed = changed | near ^ next;
            }
            *within = next;
            // Parities of the number of levels at which a square is not near yet.
            for (bit, planes) in planes.iter_mut().enumerate() {
                if !levels.is_multiple_of(1 << bit) {
                    break;
                }
                for (plane, near) in planes[rank].iter_mut().zip(near) {
                    *plane = *plane ^ near ^ all;
                }
            }
        }
        if changed.is_zero() {
            break;
        }
    }
    transpose(isa, &mut within);
    // Distances above 15 are rare.
    if levels <= 16 {
        distances::<I, PARTS, 4>(isa, planes, &within, maps);
    } else {
        distances::<I, PARTS, 6>(isa, planes, &within, maps);
    }
}

/// The rows, rank by rank.
#[inline(always)]
fn by_ranks<I: Isa, const PARTS: usize>(isa: I, rows: &Rows, ranks: &mut ByRank<I, PARTS>) {
    for (first, board) in ranks.iter_mut().enumerate() {
        let words: [u64; 8] = core::array::from_fn(|word| rows[8 * word + first].0.to_le());
        // SAFETY: any eight words are the 64 bytes that `load` takes.
        let bytes = unsafe { &*core::ptr::from_ref(&words).cast() };
        for (part, board) in board.iter_mut().enumerate() {
            *board = Bytes::<I>::load(isa, bytes, part);
        }
    }
    transpose(isa, ranks);
}

/// Four bits of every row: the targets among four squares, for 16 times four squares, in the order
/// of [`sixteen`] tables.
#[inline(always)]
fn groups<I: Isa, const PARTS: usize>(
    isa: I,
    ranks: &ByRank<I, PARTS>,
    zero: Bytes<I>,
) -> [[Bytes<I>; PARTS]; 16] {
    let nibble = Bytes::<I>::splat(isa, 15);
    // The tables in a register, one from each 16 bytes of a rank.
    let several = Bytes::<I>::BYTES / 16;
    let mut groups = [[zero; PARTS]; 16];
    for (place, group) in groups.iter_mut().enumerate() {
        let sixteen = place / (4 * several) * several + place % several;
        let q = place / several % 4;
        let rank = &ranks[(2 * sixteen + q / 2) & 7];
        for (members, &rank) in group.iter_mut().zip(rank) {
            let rank = if q.is_multiple_of(2) { rank } else { rank.down::<4>() };
            *members = rank & nibble;
        }
    }
    groups
}

/// The look-up tables of a rank: table q of each 16 bytes of a part, then table q + 1.
#[inline(always)]
fn sixteen<I: Isa, const PARTS: usize>(tables: &[[Bytes<I>; 4]; PARTS]) -> &[[u8; 16]; 16] {
    const {
        assert!(size_of::<[[Bytes<I>; 4]; PARTS]>() == 256);
    }
    // SAFETY: any bytes of registers are tables; both are 256 bytes, as asserted above.
    unsafe { &*core::ptr::from_ref(tables).cast() }
}

/// Adds the table's entry for the members of a group.
#[inline(always)]
fn add<I: Isa, const PARTS: usize>(
    isa: I,
    next: &mut [Bytes<I>; PARTS],
    table: &[u8; 16],
    members: &[Bytes<I>; PARTS],
) {
    let table = Bytes::<I>::repeated(isa, table);
    for (next, &members) in next.iter_mut().zip(members) {
        *next = *next | table.look_up(members);
    }
}

/// Bytes from this number of planes.
#[inline(always)]
fn distances<I: Isa, const PARTS: usize, const BITS: usize>(
    isa: I,
    planes: &mut [ByRank<I, PARTS>],
    within: &ByRank<I, PARTS>,
    maps: &mut [[u8; 64]; 64],
) {
    for plane in planes.iter_mut().take(BITS) {
        transpose(isa, plane);
    }
    let within = words(within);
    for (square, map) in maps.iter_mut().enumerate() {
        let (board, word) = (square % 8, square / 8 % 8);
        let near = u64::from_le(within[board][word]);
        let planes: [u64; BITS] =
            core::array::from_fn(|bit| u64::from_le(words(&planes[bit])[board][word]));
        planes::write_bytes::<I, BITS>(isa, &planes, !near, map);
    }
}
