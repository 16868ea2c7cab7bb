//! Boards of a byte for each square, and the tables that turn sets into them.

use crate::cpu::bytes::Bytes;
use crate::cpu::isa::Isa;

/// A line of the cache.
#[repr(align(64))]
pub(crate) struct Line(pub(crate) [u8; 64]);

/// A number of four bits for each square, or 255.
///
/// In memory, where filling a vector register with a word costs no shuffle. Moves between registers
/// would take room in the out-of-order window, which the next map can use.
#[repr(align(64))]
pub(crate) struct Numbers {
    /// Bit j of the numbers, set by set.
    pub(crate) bits: [u64; 4],
    /// The squares that have 255, and are in no other set.
    pub(crate) none: u64,
}

/// [`Bytes::write_numbers`], for functions compiled for an instruction set.
#[inline(always)]
pub(crate) fn write_numbers<I: Isa>(isa: I, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
    let zero = Bytes::splat(isa, 0);
    let mut largest = zero;
    for part in 0..Bytes::<I>::PARTS {
        // Members are -1, so the sums are negative numbers.
        let mut negative = zero;
        for plane in numbers.bits.iter().rev() {
            let members = Bytes::members(isa, *plane, part);
            negative = negative.add(negative).add(members);
        }
        let numbers_here = zero.sub(negative);
        let none = Bytes::members(isa, numbers.none, part);
        numbers_here.max(none).store(board, part);
        largest = largest.max(numbers_here);
    }
    largest.largest()
}

/// A set with files and ranks exchanged.
///
/// Source: chessprogramming wiki, Flipping Mirroring and Rotating.
#[inline(always)]
pub(crate) const fn transposed(set: u64) -> u64 {
    let set = exchanged::<7>(set, 0x00aa_00aa_00aa_00aa);
    let set = exchanged::<14>(set, 0x0000_cccc_0000_cccc);
    exchanged::<28>(set, 0x0000_0000_f0f0_f0f0)
}

/// Each bit of `low` exchanged with the one so many places higher.
#[inline(always)]
const fn exchanged<const PLACES: u32>(set: u64, low: u64) -> u64 {
    let different = (set ^ set >> PLACES) & low;
    set ^ different ^ different << PLACES
}

/// One bit for each byte of a word, its own: the diagonal from a1 to h8.
pub(crate) const DIAGONAL: u64 = 0x8040_2010_0804_0201;

/// For each square the byte of a set that has its bit.
pub(crate) static RANKS: [u8; 64] = {
    let mut ranks = [0; 64];
    let mut square = 0;
    while square < 64 {
        ranks[square] = (square / 8) as u8;
        square += 1;
    }
    ranks
};

const _: () = assert!(RANKS[0] == 0 && RANKS[7] == 0 && RANKS[8] == 1 && RANKS[63] == 7);

/// The numbers below 15, and 255 for 15.
pub(super) const NONE_FOR_15: [u8; 16] = {
    let mut numbers = [crate::NONE; 16];
    let mut number = 0;
    while number < 15 {
        numbers[number] = number as u8;
        number += 1;
    }
    numbers
};

const _: () = assert!(NONE_FOR_15[0] == 0 && NONE_FOR_15[14] == 14 && NONE_FOR_15[15] == 255);

#[cfg(test)]
pub(crate) mod tests;
