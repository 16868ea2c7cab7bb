//! A register of bytes, as wide as the instruction set has it.

use core::ops::{BitAnd, BitOr, BitXor};

use fearless_simd::prelude::{Bytes as Bitcast, *};
use fearless_simd::{Simd, u8x16};

use super::Isa;
use super::boards::{Boards, U8, U16, U32, U64, exchange, lowest_first};
use super::lanes::{DIAGONAL, Lanes, Line, LookUp, Numbers, RANKS};
use super::register::Register;

/// A register of 16, 32 or 64 bytes.
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

impl<I: Isa> Lanes for Bytes<I> {
    const BYTES: usize = U8::<I>::LEN;
    const BY_PIECE: bool = I::LOOKS_UP;

    #[inline(always)]
    fn stream(self, isa: I, line: &mut Line, part: usize) {
        isa.stream(self, line, part);
    }

    #[inline(always)]
    fn members(isa: I, set: u64, part: usize) -> Self {
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

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0.simd_eq(0).all_true()
    }

    #[inline(always)]
    fn set(self) -> u64 {
        <I::Level as Simd>::mask8s::from_vector(self.0.bitcast()).to_bitmask()
    }

    #[inline(always)]
    fn largest(self) -> u8 {
        self.0.reduce_max()
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    #[inline(always)]
    fn add_to_limit(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        Self(self.0.min(other.0))
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        Self(self.0.max(other.0))
    }

    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        Self(self.0.simd_eq(other.0).to_vector().bitcast())
    }

    #[inline(always)]
    fn write_numbers(isa: I, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
        isa.write_numbers(numbers, board)
    }

    #[inline(always)]
    fn right_in_bytes<const BITS: i32>(self, isa: I) -> Self {
        isa.right_in_bytes::<BITS>(self)
    }

    #[inline(always)]
    fn exchange<const BITS: i32>(mask: Self, low: Self, high: Self) -> (Self, Self) {
        let (low, high) = exchange::<I, U8<I>, U64<I>>(mask.0, BITS as u32, low.0, high.0);
        (Self(low), Self(high))
    }

    #[inline(always)]
    fn repeated(isa: I, bytes: &[u8; 16]) -> Self {
        Self(U8::<I>::block_splat(u8x16::load_array_ref(isa.level(), bytes)))
    }

    #[inline(always)]
    fn by_low_half(self, isa: I, table: Self) -> Option<Self> {
        if I::HAS_MASKS {
            // The instruction reads six bits of an index, and the table repeats.
            return Some(Self(table.0.swizzle_dyn(self.0)));
        }
        // A place whose highest bit is set would give 0.
        I::LOOKS_UP.then(|| table.look_up(self & Self::splat(isa, 15)))
    }
}

impl<I: Isa> LookUp for Bytes<I> {
    #[inline(always)]
    fn look_up(self, places: Self) -> Self {
        Self(self.0.swizzle_dyn_within_blocks(places.0))
    }
}

impl<I: Isa> Boards for Bytes<I> {
    #[inline(always)]
    unsafe fn read(isa: I, words: *const u64) -> Self {
        // SAFETY: as many words as in a register, as the caller promises.
        Self::of_words(unsafe { Self::read_bytes(isa, words.cast()) }.0.bitcast())
    }

    #[inline(always)]
    unsafe fn write(self, words: *mut u64) {
        // SAFETY: room for as many words as in a register, as the caller promises.
        unsafe { Self(self.words().bitcast()).write_bytes(words.cast()) }
    }

    #[inline(always)]
    fn joined(self, next: Self) -> Self {
        Self(self.0.slide_within_blocks::<8>(next.0))
    }

    #[inline(always)]
    unsafe fn write_maps(isa: I, bits: [Self; 4], near: bool, maps: *mut [u8; 64]) {
        // SAFETY: eight bytes for each byte of a register, as the caller promises.
        let maps = unsafe { core::slice::from_raw_parts_mut(maps.cast(), 8 * Self::BYTES) };
        isa.write_maps(bits.map(|bits| bits.0), near, maps);
    }
}
