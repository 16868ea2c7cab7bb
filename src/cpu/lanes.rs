//! The operations of a vector register of any width. A kernel is written once over [`Lanes`] and
//! compiled for each instruction set.

use crate::cpu::register::Register;

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

/// [`Lanes::write_numbers`], for functions compiled for an instruction set.
#[inline(always)]
pub(crate) fn write_numbers<V: Lanes>(
    proof: V::Proof,
    numbers: &Numbers,
    board: &mut [u8; 64],
) -> u8 {
    let zero = V::splat(proof, 0);
    let mut largest = zero;
    for part in 0..V::PARTS {
        // Members are -1, so the sums are negative numbers.
        let mut negative = zero;
        for plane in numbers.bits.iter().rev() {
            let members = V::members(proof, *plane, part);
            negative = negative.add(negative).add(members);
        }
        let numbers_here = zero.sub(negative);
        let none = V::members(proof, numbers.none, part);
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

/// A vector register of 16, 32 or 64 bytes.
///
/// A board of 64 bytes, one for each square, is [`Lanes::PARTS`] registers: the lowest squares
/// are part 0. A set of squares is a word of 64 bits.
pub(crate) trait Lanes: Register {
    /// Bytes in a register.
    const BYTES: usize;
    /// Registers in a board of 64 bytes: 4, 2 or 1.
    const PARTS: usize = {
        assert!(size_of::<Self>() == Self::BYTES);
        64 / Self::BYTES
    };
    /// Whether a loop for each piece is faster than one loop for all, and worth its bytes.
    const BY_PIECE: bool = false;

    /// The byte everywhere.
    #[inline(always)]
    fn splat(proof: Self::Proof, byte: u8) -> Self {
        Self::splat_word(proof, u64::from(byte) * 0x0101_0101_0101_0101)
    }
    /// The bytes from a place on, which need not be aligned.
    ///
    /// # Safety
    /// There are as many bytes as in a register.
    #[inline(always)]
    unsafe fn read_bytes(_: Self::Proof, bytes: *const u8) -> Self {
        // SAFETY: as many bytes as in a register, as the caller promises. Any bytes are a register.
        unsafe { bytes.cast::<Self>().read_unaligned() }
    }
    /// Writes the bytes to a place that need not be aligned.
    ///
    /// # Safety
    /// There is room for as many bytes as in a register, and nothing else refers to it.
    #[inline(always)]
    unsafe fn write_bytes(self, bytes: *mut u8) {
        // SAFETY: room for as many bytes as in a register, as the caller promises. A register is
        // its bytes.
        unsafe { bytes.cast::<Self>().write_unaligned(self) }
    }
    /// One part of a board; parts past the last begin again with the first.
    #[inline(always)]
    fn load(proof: Self::Proof, board: &[u8; 64], part: usize) -> Self {
        // SAFETY: the part is inside of the board.
        unsafe { Self::read_bytes(proof, board.as_ptr().add(part % Self::PARTS * Self::BYTES)) }
    }
    /// Writes one part of a board; parts past the last begin again with the first.
    #[inline(always)]
    fn store(self, board: &mut [u8; 64], part: usize) {
        // SAFETY: the part is inside of the board.
        unsafe { self.write_bytes(board.as_mut_ptr().add(part % Self::PARTS * Self::BYTES)) }
    }
    /// [`store`](Self::store) past the caches, where an instruction does that.
    fn stream(self, proof: Self::Proof, line: &mut Line, part: usize);
    /// One part of the board on which the set's members are 255 and all other squares 0.
    fn members(proof: Self::Proof, set: u64, part: usize) -> Self;
    /// Whether no bit is set.
    fn is_zero(self) -> bool;
    /// The bytes that are 255, a bit each; the others must be 0.
    fn set(self) -> u64;
    /// The largest byte.
    fn largest(self) -> u8;

    /// The bits that the other lacks.
    fn without(self, other: Self) -> Self;
    /// Sums of bytes, without what does not fit.
    fn add(self, other: Self) -> Self;
    /// Differences of bytes, modulo 256.
    fn sub(self, other: Self) -> Self;
    /// Sums of bytes, 255 where that is too little.
    fn add_to_limit(self, other: Self) -> Self;
    /// The smaller bytes.
    fn min(self, other: Self) -> Self;
    /// The larger bytes.
    fn max(self, other: Self) -> Self;
    /// 255 where bytes are equal, 0 elsewhere.
    fn equal(self, other: Self) -> Self;
    /// Writes a number of four bits for each square; the result is the largest of the numbers. Not
    /// inlined: all maps are written here.
    fn write_numbers(proof: Self::Proof, numbers: &Numbers, board: &mut [u8; 64]) -> u8;
    /// For each file, in every byte, the ranks of the set's squares on it.
    #[inline(always)]
    fn by_files(proof: Self::Proof, set: u64) -> [Self; 8] {
        let ranks = transposed(set).to_le_bytes();
        let mut files = [Self::splat(proof, 0); 8];
        let mut file = 0;
        while file < 8 {
            let word = u64::from(ranks[file]) * 0x0101_0101_0101_0101;
            files[file] = Self::splat_word(proof, word);
            file += 1;
        }
        files
    }
    /// Each byte shifted toward its lower bits.
    fn right_in_bytes<const BITS: i32>(self, proof: Self::Proof) -> Self;
    /// Exchanges the bits of `high` in `mask` with the bits of `low` in `mask << BITS`. The mask is
    /// every second field of `BITS` bits, from the lowest.
    fn exchange<const BITS: i32>(mask: Self, low: Self, high: Self) -> (Self, Self);
    /// The 16 bytes in every 16 bytes of the register.
    fn repeated(proof: Self::Proof, bytes: &[u8; 16]) -> Self;
    /// For the low four bits of each byte, the byte at that place in the same 16 bytes of the
    /// table, which repeats itself. `None` without such an instruction.
    fn by_low_half(self, proof: Self::Proof, table: Self) -> Option<Self>;
    /// The first table's entry for the low four bits of each byte, OR the second's for the high
    /// four. `None` without such an instruction.
    #[inline(always)]
    fn by_halves(self, proof: Self::Proof, tables: &[[u8; 16]; 2]) -> Option<Self> {
        let [low, high] = [&tables[0], &tables[1]].map(|table| Self::repeated(proof, table));
        Some(self.by_low_half(proof, low)? | self.down::<4>().by_low_half(proof, high)?)
    }
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

/// A register whose bytes an instruction looks up in tables of 16 bytes.
pub(crate) trait LookUp: Lanes {
    /// For every byte of `places`, the byte at that place, 0 to 15, of the same 16 bytes of the
    /// register; 0 for the place 0x80.
    fn look_up(self, places: Self) -> Self;
}

#[cfg(test)]
pub(crate) mod tests;
