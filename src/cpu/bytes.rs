//! A register of bytes, as wide as the instruction set has it.

use core::ops::{BitAnd, BitOr, BitXor};

use fearless_simd::prelude::{Bytes as Bitcast, *};
use fearless_simd::{Simd, u8x16};

use super::boards::{U8, U16, U32, U64, exchange, lowest_first};
use super::isa::Isa;
use super::lanes::{DIAGONAL, Line, Numbers, RANKS};
use super::register::Register;
use crate::Bitboard;

/// A register of 16, 32 or 64 bytes.
///
/// A board of 64 bytes, one for each square, is [`Bytes::PARTS`] registers: the lowest squares are
/// part 0. Or each word is a board of its own: a set of squares.
pub(crate) struct Bytes<I: Isa>(pub(super) U8<I>);

// Derived, they would ask for traits of the instruction set.
impl<I: Isa> Clone for Bytes<I> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<I: Isa> Copy for Bytes<I> {}

/// The operators of a register of the library.
macro_rules! operators {
    ($register:ident) => {
        $crate::cpu::bytes::operators!(@ $register BitAnd bitand &);
        $crate::cpu::bytes::operators!(@ $register BitOr bitor |);
        $crate::cpu::bytes::operators!(@ $register BitXor bitxor ^);
    };
    (@ $register:ident $operator:ident $name:ident $sign:tt) => {
        impl<I: Isa> $operator for $register<I> {
            type Output = Self;

            #[inline(always)]
            fn $name(self, other: Self) -> Self {
                Self(self.0 $sign other.0)
            }
        }
    };
}
pub(super) use operators;

operators!(Bytes);

impl<I: Isa> Bytes<I> {
    #[inline(always)]
    fn of_words(words: U64<I>) -> Self {
        Self(lowest_first::<I::Level, _>(words).bitcast())
    }

    #[inline(always)]
    fn words(self) -> U64<I> {
        lowest_first::<I::Level, U64<I>>(self.0.bitcast())
    }
}

impl<I: Isa> Register for Bytes<I> {
    type Proof = I;

    #[inline(always)]
    fn splat_word(isa: I, word: u64) -> Self {
        Self::of_words(U64::<I>::splat(isa.level(), word))
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        Self::of_words(self.words() << BITS as u32)
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        Self::of_words(self.words() >> BITS as u32)
    }

    #[inline(always)]
    fn east(self) -> Self {
        // A rank is a byte: what leaves it is lost.
        self.add(self)
    }
}

impl<I: Isa> Bytes<I> {
    /// Bytes in a register.
    pub(crate) const BYTES: usize = U8::<I>::LEN;
    /// Registers in a board of 64 bytes: 4, 2 or 1.
    pub(crate) const PARTS: usize = 64 / Self::BYTES;
    /// Sets in a register.
    pub(crate) const ROWS: usize = Self::BYTES / 8;

    /// The byte everywhere.
    #[inline(always)]
    pub(crate) fn splat(isa: I, byte: u8) -> Self {
        Self(U8::<I>::splat(isa.level(), byte))
    }

    /// The 16 bytes in every 16 bytes of the register.
    #[inline(always)]
    pub(crate) fn repeated(isa: I, bytes: &[u8; 16]) -> Self {
        Self(U8::<I>::block_splat(u8x16::load_array_ref(isa.level(), bytes)))
    }

    /// One part of a board; parts past the last begin again with the first.
    #[inline(always)]
    pub(crate) fn load(isa: I, board: &[u8; 64], part: usize) -> Self {
        let at = part % Self::PARTS * Self::BYTES;
        match board.get(at..at + Self::BYTES) {
            Some(bytes) => Self(U8::<I>::from_slice(isa.level(), bytes)),
            None => Self::splat(isa, 0),
        }
    }

    /// Writes one part of a board; parts past the last begin again with the first.
    #[inline(always)]
    pub(crate) fn store(self, board: &mut [u8; 64], part: usize) {
        let at = part % Self::PARTS * Self::BYTES;
        if let Some(bytes) = board.get_mut(at..at + Self::BYTES) {
            self.0.store_slice(bytes);
        }
    }

    /// [`store`](Self::store) past the caches, where an instruction does that.
    #[inline(always)]
    pub(crate) fn stream(self, isa: I, line: &mut Line, part: usize) {
        isa.stream(self, line, part);
    }

    /// The first sets of a slice, or empty ones if it has too few.
    #[inline(always)]
    pub(crate) fn read(isa: I, sets: &[Bitboard]) -> Self {
        match sets.get(..Self::ROWS) {
            Some(sets) => {
                // SAFETY: a bitboard is a word.
                let words =
                    unsafe { core::slice::from_raw_parts(sets.as_ptr().cast(), Self::ROWS) };
                Self::of_words(U64::<I>::from_slice(isa.level(), words))
            }
            None => Self::splat(isa, 0),
        }
    }

    /// Writes the sets to the first places of a slice, unless it has too few.
    #[inline(always)]
    pub(crate) fn write(self, sets: &mut [Bitboard]) {
        if let Some(sets) = sets.get_mut(..Self::ROWS) {
            // SAFETY: a bitboard is a word.
            let words =
                unsafe { core::slice::from_raw_parts_mut(sets.as_mut_ptr().cast(), Self::ROWS) };
            self.words().store_slice(words);
        }
    }

    /// The sets, and empty ones.
    #[inline(always)]
    pub(crate) fn sets(self) -> [Bitboard; 8] {
        let mut sets = [Bitboard::EMPTY; 8];
        self.write(&mut sets);
        sets
    }

    /// One part of the board on which the set's members are 255 and all other squares 0.
    #[inline(always)]
    pub(crate) fn members(isa: I, set: u64, part: usize) -> Self {
        let level = isa.level();
        if I::HAS_MASKS {
            let part = set >> (part % Self::PARTS * Self::BYTES % 64);
            let members = <I::Level as Simd>::mask8s::from_bitmask(level, part);
            return Self(members.to_vector().bitcast());
        }
        let bits = Self::splat_word(isa, DIAGONAL);
        let ranks = if I::LOOKS_UP {
            Self::splat_word(isa, set).look_up(Self::load(isa, &RANKS, part))
        } else {
            // Each of two bytes eight times over.
            let two = ((set >> (16 * (part % 4))) as u16).to_le();
            let bytes: U8<I> = U16::<I>::splat(level, two).bitcast();
            let twice: U16<I> = bytes.zip_low(bytes).bitcast();
            let four: U32<I> = twice.zip_low(twice).bitcast();
            Self(four.zip_low(four).bitcast())
        };
        (ranks & bits).equal(bits)
    }

    /// Whether no bit is set.
    #[inline(always)]
    pub(crate) fn is_zero(self) -> bool {
        self.0.simd_eq(0).all_true()
    }

    /// The bytes that are 255, a bit each; the others must be 0.
    #[inline(always)]
    pub(crate) fn set(self) -> u64 {
        <I::Level as Simd>::mask8s::from_vector(self.0.bitcast()).to_bitmask()
    }

    /// The largest byte.
    #[inline(always)]
    pub(crate) fn largest(self) -> u8 {
        self.0.reduce_max()
    }

    /// The bits that the other lacks.
    #[inline(always)]
    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Sums of bytes, without what does not fit.
    #[inline(always)]
    pub(crate) fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Differences of bytes, modulo 256.
    #[inline(always)]
    pub(crate) fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Sums of bytes, 255 where that is too little.
    #[inline(always)]
    pub(crate) fn add_to_limit(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// The smaller bytes.
    #[inline(always)]
    pub(crate) fn min(self, other: Self) -> Self {
        Self(self.0.min(other.0))
    }

    /// The larger bytes.
    #[inline(always)]
    pub(crate) fn max(self, other: Self) -> Self {
        Self(self.0.max(other.0))
    }

    /// 255 where bytes are equal, 0 elsewhere.
    #[inline(always)]
    pub(crate) fn equal(self, other: Self) -> Self {
        Self(self.0.simd_eq(other.0).to_vector().bitcast())
    }

    /// Each byte shifted toward its lower bits.
    #[inline(always)]
    pub(crate) fn right_in_bytes<const BITS: i32>(self, isa: I) -> Self {
        isa.right_in_bytes::<BITS>(self)
    }

    /// Exchanges the bits of `high` in `mask` with the bits of `low` in `mask << BITS`. The mask is
    /// every second field of `BITS` bits, from the lowest.
    #[inline(always)]
    pub(crate) fn exchange<const BITS: i32>(mask: Self, low: Self, high: Self) -> (Self, Self) {
        let (low, high) = exchange::<I, U8<I>, U64<I>>(mask.0, BITS as u32, low.0, high.0);
        (Self(low), Self(high))
    }

    /// The bytes from the eighth on of each 16, and the first eight of the next register.
    #[inline(always)]
    pub(crate) fn joined(self, next: Self) -> Self {
        Self(self.0.slide_within_blocks::<8>(next.0))
    }

    /// For every byte of `places`, the byte at that place, 0 to 15, of the same 16 bytes of the
    /// register; 0 for the place 0x80. Only where an instruction looks up bytes.
    #[inline(always)]
    pub(crate) fn look_up(self, places: Self) -> Self {
        Self(self.0.swizzle_dyn_within_blocks(places.0))
    }

    /// For the low four bits of each byte, the byte at that place in the same 16 bytes of the
    /// table, which repeats itself. `None` without such an instruction.
    #[inline(always)]
    pub(crate) fn by_low_half(self, isa: I, table: Self) -> Option<Self> {
        if I::HAS_MASKS {
            // The instruction reads six bits of an index, and the table repeats.
            return Some(Self(table.0.swizzle_dyn(self.0)));
        }
        // A place whose highest bit is set would give 0.
        I::LOOKS_UP.then(|| table.look_up(self & Self::splat(isa, 15)))
    }

    /// Writes a number of four bits for each square, and returns the largest. One copy for all maps.
    #[inline(always)]
    pub(crate) fn write_numbers(isa: I, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
        isa.write_numbers(numbers, board)
    }

    /// Writes the maps of the boards from the bits of distances: 0 to 14, and 15 for none. With
    /// `near` there are none above 7, and the last bit says none.
    #[inline(always)]
    pub(crate) fn write_maps(isa: I, bits: [Self; 4], near: bool, maps: &mut [[u8; 64]]) {
        isa.write_maps(bits.map(|bits| bits.0), near, maps.as_flattened_mut());
    }
}
