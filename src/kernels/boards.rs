//! Boards in registers: a board of bytes in one or several of them, or a set of squares in each of
//! their words.

mod maps;

use fearless_simd::prelude::{Bytes as _, *};
use fearless_simd::u8x16;

use crate::Bitboard;
use crate::cpu::{Isa, for_each_cpu, has_vectors};

pub(crate) use maps::write_maps;

/// A register of bytes. A board of 64 bytes, one for each square, is `PARTS` of them: the lowest
/// squares are part 0.
pub(crate) type Bytes<I> = <I as Simd>::u8s;

/// A register of `BOARDS` sets of squares.
pub(crate) type Boards<I> = <I as Simd>::u64s;

/// The byte everywhere.
#[inline(always)]
pub(crate) fn bytes<I: Isa>(isa: I, byte: u8) -> Bytes<I> {
    Bytes::<I>::splat(isa, byte)
}

/// The set in each word.
#[inline(always)]
pub(crate) fn boards<I: Isa>(isa: I, set: u64) -> Boards<I> {
    Boards::<I>::splat(isa, set)
}

/// The 16 bytes in every 16 bytes of the register.
#[inline(always)]
pub(crate) fn repeated<I: Isa>(isa: I, bytes: &[u8; 16]) -> Bytes<I> {
    Bytes::<I>::block_splat(u8x16::load_array_ref(isa, bytes))
}

/// One part of a board; parts past the last begin again with the first.
#[inline(always)]
pub(crate) fn load<I: Isa>(isa: I, board: &[u8; 64], part: usize) -> Bytes<I> {
    let at = part % I::PARTS * (64 / I::PARTS);
    match board.get(at..at + 64 / I::PARTS) {
        Some(part) => Bytes::<I>::from_slice(isa, part),
        None => bytes(isa, 0),
    }
}

/// Writes one part of a board; parts past the last begin again with the first.
#[inline(always)]
pub(crate) fn store<I: Isa>(bytes: Bytes<I>, board: &mut [u8; 64], part: usize) {
    let at = part % I::PARTS * (64 / I::PARTS);
    if let Some(part) = board.get_mut(at..at + 64 / I::PARTS) {
        bytes.store_slice(part);
    }
}

/// The first sets of a column, or empty ones if it has too few.
#[inline(always)]
pub(crate) fn read<I: Isa>(isa: I, sets: &[Bitboard]) -> Boards<I> {
    match sets.get(..I::BOARDS) {
        Some(sets) => Boards::<I>::from_fn(isa, |row| sets.get(row).map_or(0, |set| set.0)),
        None => boards(isa, 0),
    }
}

/// Writes the sets to the first places of a column, unless it has too few.
#[inline(always)]
pub(crate) fn write<I: Isa>(boards: Boards<I>, sets: &mut [Bitboard]) {
    if let Some(sets) = sets.get_mut(..I::BOARDS) {
        for (set, &board) in sets.iter_mut().zip(boards.as_slice()) {
            set.0 = board;
        }
    }
}

/// Whether no set has a square.
#[inline(always)]
pub(crate) fn are_empty<I: Isa>(boards: Boards<I>) -> bool {
    boards.to_bytes().simd_eq(0).all_true()
}

/// The lowest byte of each word first in memory, also on big-endian processors.
#[inline(always)]
fn lowest_first<I: Isa>(boards: Boards<I>) -> Bytes<I> {
    #[cfg(target_endian = "big")]
    let boards = {
        let word = |at: usize| boards.as_slice().get(at).map_or(0, |word| word.swap_bytes());
        Boards::<I>::from_fn(boards.token(), word)
    };
    boards.bitcast()
}

/// Bytes of a mask.
#[inline(always)]
pub(crate) fn of_mask<I: Isa>(mask: I::mask8s) -> Bytes<I> {
    mask.to_vector().bitcast()
}

/// 255 where bytes are equal, 0 elsewhere.
#[inline(always)]
pub(crate) fn equal<I: Isa>(a: Bytes<I>, b: Bytes<I>) -> Bytes<I> {
    of_mask::<I>(a.simd_eq(b))
}

/// Byte i has bit i: the diagonal from a1 to h8.
pub(crate) const DIAGONAL: u64 = 0x8040_2010_0804_0201;

const _: () = {
    let mut bit = 0;
    while bit < 64 {
        assert!((DIAGONAL >> bit & 1 == 1) == (bit / 8 == bit % 8));
        bit += 1;
    }
};

/// For each square the byte of a set that has its bit.
static RANKS: [u8; 64] = {
    let mut ranks = [0; 64];
    let mut square = 0;
    while square < 64 {
        ranks[square] = (square / 8) as u8;
        square += 1;
    }
    ranks
};

const _: () = assert!(RANKS[0] == 0 && RANKS[7] == 0 && RANKS[8] == 1 && RANKS[63] == 7);

/// One part of the board on which the set's members are 255 and all other squares 0.
#[inline(always)]
pub(crate) fn members<I: Isa>(isa: I, set: u64, part: usize) -> Bytes<I> {
    if !has_vectors(isa) {
        let rank = |row: usize| set >> (8 * ((part * I::BOARDS + row) % 8)) & 0xff;
        return lowest_first::<I>(Boards::<I>::from_fn(isa, |row| ones(rank(row)) * 0xff));
    }
    if I::PARTS == 1 {
        return of_mask::<I>(I::mask8s::from_bitmask(isa, set));
    }
    let bits = boards(isa, DIAGONAL).to_bytes();
    let ranks: Bytes<I> = if I::LOOKS_UP {
        boards(isa, set).to_bytes().swizzle_dyn_within_blocks(load(isa, &RANKS, part))
    } else {
        // Each of two bytes eight times over.
        let two: Bytes<I> = I::u16s::splat(isa, (set >> (16 * (part % 4))) as u16).bitcast();
        let twice: I::u16s = two.zip_low(two).bitcast();
        let four: I::u32s = twice.zip_low(twice).bitcast();
        four.zip_low(four).bitcast()
    };
    equal::<I>(ranks & bits, bits)
}

/// A byte of 0 or 1 for each of eight bits.
#[inline(always)]
fn ones(bits: u64) -> u64 {
    // Seven bits by one product; the eighth would collect a carry.
    let seven = ((bits & 0x7f) * 0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
    seven + ((bits & 0x80) << 49)
}

/// Byte i of the result is the number whose bits are bit i of `bits[0]` to `bits[3]`.
#[inline(always)]
pub(crate) fn eight_numbers(bits: [u64; 4]) -> u64 {
    bits.into_iter().rev().fold(0, |numbers, bits| 2 * numbers + ones(bits & 0xff))
}

/// Exchanges the bits of `high` in `mask` with the bits of `low` in `mask << BITS`. The mask is
/// every second field of `BITS` bits, from the lowest.
#[inline(always)]
pub(crate) fn exchange<const BITS: u32, I: Isa>(
    mask: u64,
    low: Boards<I>,
    high: Boards<I>,
) -> (Boards<I>, Boards<I>) {
    let changed = (low >> BITS ^ high) & mask;
    (low ^ changed << BITS, high ^ changed)
}

/// The bits of a number below 16: a word for each of four bits, all ones where it is set.
pub(crate) static BITS: [[u64; 4]; 16] = {
    let mut bits = [[0; 4]; 16];
    let mut at = 0;
    while at < 4 * bits.len() {
        bits[at / 4][at % 4] = if (at / 4) >> (at % 4) & 1 == 1 { !0 } else { 0 };
        at += 1;
    }
    bits
};

// Half of the bits of all numbers are set.
const _: () = {
    let (mut bits, mut at) = (0, 0);
    while at < 4 * BITS.len() {
        bits += BITS[at / 4][at % 4].count_ones();
        at += 1;
    }
    assert!(bits == 32 * 64 && BITS[1][0] == !0);
};

/// A number of four bits for each square, or 255.
///
/// They stay in memory, because loading a word into all words of a register costs no shuffle there.
/// Moves between registers would take room in the processor's queue, which the next map can use.
#[repr(align(64))]
pub(crate) struct Numbers {
    /// Bit j of the numbers, set by set.
    pub(crate) bits: [u64; 4],
    /// The squares that have 255, and are in no other set.
    pub(crate) none: u64,
}

/// Writes a number of four bits for each square, and returns the largest. One copy for all maps.
#[inline(always)]
pub(crate) fn write_numbers<I: Isa>(isa: I, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
    isa.outlined(
        #[inline(always)]
        move || {
            let zero = bytes(isa, 0);
            let mut largest = zero;
            let by_sixteen = if has_vectors(isa) && I::PARTS == 4 {
                Some(sixteens(isa, numbers.bits))
            } else {
                None
            };
            for part in 0..I::PARTS {
                let numbers_here = match by_sixteen {
                    Some(sixteens) => sixteens[part % 4],
                    None => {
                        // Members are -1, so the sums are negative numbers.
                        let mut negative = zero;
                        for plane in numbers.bits.iter().rev() {
                            negative = negative + negative + members(isa, *plane, part);
                        }
                        zero - negative
                    }
                };
                let none = members(isa, numbers.none, part);
                store::<I>(numbers_here | none, board, part);
                largest = largest.max(numbers_here);
            }
            largest.reduce_max()
        },
    )
}

/// A number of four bits for each square, in registers of 16 bytes: half of the operations of
/// spreading each bit. First exchanges bring the four bits of a number side by side, as in
/// [`write_maps`].
#[inline(always)]
fn sixteens<I: Isa>(isa: I, [a, b, c, d]: [u64; 4]) -> [Bytes<I>; 4] {
    let two = |low, high| Boards::<I>::from_fn(isa, |word| if word == 0 { low } else { high });
    let (ac, bd) = exchange::<1, I>(0x5555_5555_5555_5555, two(a, c), two(b, d));
    let (ab, cd) = (ac.zip_low(bd), ac.zip_high(bd));
    let (ab, cd) = exchange::<2, I>(0x3333_3333_3333_3333, ab, cd);
    // Ranks of both words in turn, then of all four: numbers of files a to d and of e to h.
    let in_turn = |words: Boards<I>| -> I::u16s {
        words.to_bytes().zip_low(words.slide::<1>(words).to_bytes()).bitcast()
    };
    let (ab, cd) = (in_turn(ab), in_turn(cd));
    let halves = [ab.zip_low(cd), ab.zip_high(cd)].map(
        #[inline(always)]
        |ranks| {
            let low: I::u32s = (ranks.to_bytes() & 15).bitcast();
            let high: I::u32s = ((ranks >> 4).to_bytes() & 15).bitcast();
            [low.zip_low(high).bitcast(), low.zip_high(high).bitcast()]
        },
    );
    let [[a, b], [c, d]] = halves;
    [a, b, c, d]
}

/// The largest number on the squares that have one. Bit i of a number is in plane i, a set of
/// squares.
#[inline]
pub(crate) fn largest_of_planes(planes: &[u64; 8], reached: u64) -> u8 {
    let mut candidates = reached;
    let mut largest = 0;
    for (bit, plane) in planes.iter().enumerate().rev() {
        if candidates & plane != 0 {
            candidates &= plane;
            largest |= 1 << bit;
        }
    }
    largest
}

for_each_cpu! {
    avx2:
    /// Writes a byte for each square, and 255 for those of `none`.
    pub(crate) fn write_planes(planes: &[u64; 8], none: u64, board: &mut [u8; 64]) -> () = write_eight;
}

#[inline(always)]
fn write_eight<I: Isa>(isa: I, planes: &[u64; 8], none: u64, board: &mut [u8; 64]) {
    write_bits::<I, 8>(isa, planes, none, board);
}

/// [`write_planes`] for functions compiled for an instruction set.
#[inline(always)]
pub(super) fn write_bits<I: Isa, const BITS: usize>(
    isa: I,
    planes: &[u64; BITS],
    none: u64,
    board: &mut [u8; 64],
) {
    for part in 0..I::PARTS {
        let mut bytes = members(isa, none, part);
        for (bit, plane) in planes.iter().enumerate() {
            bytes |= members(isa, *plane, part) & (1 << bit);
        }
        store::<I>(bytes, board, part);
    }
}
