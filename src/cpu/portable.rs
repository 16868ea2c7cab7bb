//! 16 bytes in two words, for processors without supported vector instructions.

use crate::cpu::boards::Boards;
use crate::cpu::lanes::Lanes;
use crate::cpu::ranks::{EightRanks, low};
use crate::cpu::register::{Register, operators};

/// Two words, the first byte in the lowest bits of the first.
#[derive(Clone, Copy)]
pub(crate) struct Bytes16(pub(crate) [u64; 2]);

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x80 * ONES;

/// 255 in each byte whose highest bit is set.
#[inline(always)]
const fn spread_high(word: u64) -> u64 {
    (word >> 7 & ONES) * 0xff
}

/// Sums of bytes.
#[inline(always)]
const fn add(a: u64, b: u64) -> u64 {
    (a & !HIGH).wrapping_add(b & !HIGH) ^ ((a ^ b) & HIGH)
}

/// Differences of bytes.
#[inline(always)]
const fn sub(a: u64, b: u64) -> u64 {
    (a | HIGH).wrapping_sub(b & !HIGH) ^ ((a ^ !b) & HIGH)
}

/// 255 in each byte of `a` that is less than that of `b`.
#[inline(always)]
const fn less(a: u64, b: u64) -> u64 {
    spread_high(!a & b | (!a | b) & sub(a, b))
}

impl Bytes16 {
    #[inline(always)]
    fn both(self, other: Self, operation: impl Fn(u64, u64) -> u64) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        Self([operation(a, c), operation(b, d)])
    }
}

operators!(Bytes16);

impl Register for Bytes16 {
    type Proof = ();

    #[inline(always)]
    fn splat_word((): (), word: u64) -> Self {
        Self([word; 2])
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        Self(self.0.map(|word| word << BITS))
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        Self(self.0.map(|word| word >> BITS))
    }

    #[inline(always)]
    fn east(self) -> Self {
        // A rank is a byte: what leaves it is lost.
        self.add(self)
    }
}

impl Lanes for Bytes16 {
    const BYTES: usize = 16;

    #[inline(always)]
    unsafe fn read_bytes((): (), bytes: *const u8) -> Self {
        // SAFETY: 16 bytes, as the caller promises.
        let words = unsafe { bytes.cast::<[[u8; 8]; 2]>().read() };
        Self(words.map(u64::from_le_bytes))
    }

    #[inline(always)]
    unsafe fn write_bytes(self, bytes: *mut u8) {
        let words = self.0.map(u64::to_le_bytes);
        // SAFETY: room for 16 bytes, as the caller promises.
        unsafe { bytes.cast::<[[u8; 8]; 2]>().write(words) };
    }

    #[inline(always)]
    fn members((): (), set: u64, part: usize) -> Self {
        let two = set >> (16 * (part % 4));
        let bytes = |bits: u64| {
            // Seven bits by one product; the eighth would collect a carry.
            let seven = ((bits & 0x7f) * 0x0002_0408_1020_4081) & ONES;
            (seven + ((bits & 0x80) << 49)) * 0xff
        };
        Self([bytes(two & 0xff), bytes(two >> 8 & 0xff)])
    }

    #[inline(always)]
    fn set(self) -> u64 {
        // The products collect the highest bits in the highest byte.
        let bits = |word: u64| (word & HIGH).wrapping_mul(0x0002_0408_1020_4081) >> 56;
        bits(self.0[0]) + (bits(self.0[1]) << 8)
    }

    #[inline(always)]
    fn largest(self) -> u8 {
        let bytes = self.0.map(u64::to_le_bytes);
        bytes.as_flattened().iter().fold(0, |largest, &byte| largest.max(byte))
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.both(other, add)
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.both(other, sub)
    }

    #[inline(always)]
    fn add_to_limit(self, other: Self) -> Self {
        self.both(other, |a, b| {
            let sum = add(a, b);
            sum | less(sum, a)
        })
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        self.both(other, |a, b| b ^ (a ^ b) & less(a, b))
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        self.both(other, |a, b| a ^ (a ^ b) & less(a, b))
    }

    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        // A byte is zero if neither it nor its low bits plus 127 have the highest bit.
        self.both(other, |a, b| {
            let (a, b) = (a ^ b, !HIGH);
            spread_high(!(a | ((a & b) + b)))
        })
    }
}

impl Boards for Bytes16 {
    #[inline(always)]
    unsafe fn read((): (), words: *const u64) -> Self {
        // SAFETY: two words, as the caller promises.
        unsafe { Self([words.read(), words.add(1).read()]) }
    }

    #[inline(always)]
    unsafe fn write(self, words: *mut u64) {
        // SAFETY: room for two words, as the caller promises.
        unsafe {
            words.write(self.0[0]);
            words.add(1).write(self.0[1]);
        }
    }

    #[inline(always)]
    fn bytes(self, other: Self) -> [Self; 2] {
        interleaved::<8>(self, other, |four| {
            let pairs = spread::<16>(four, 0x0000_ffff_0000_ffff);
            spread::<8>(pairs, 0x00ff_00ff_00ff_00ff)
        })
    }

    #[inline(always)]
    fn pairs(self, other: Self) -> [Self; 2] {
        interleaved::<16>(self, other, |four| spread::<16>(four, 0x0000_ffff_0000_ffff))
    }

    #[inline(always)]
    fn fours(self, other: Self) -> [Self; 2] {
        interleaved::<32>(self, other, |four| four)
    }
}

/// Moves every second part of this number of bits up by one part. The mask is their new place.
#[inline(always)]
fn spread<const BITS: u32>(word: u64, mask: u64) -> u64 {
    (word | word << BITS) & mask
}

/// Alternates parts of this number of bits. `spread` leaves the same room beside each part of four
/// bytes.
#[inline(always)]
fn interleaved<const BITS: u32>(
    a: Bytes16,
    b: Bytes16,
    spread: impl Fn(u64) -> u64,
) -> [Bytes16; 2] {
    let word = |a: u64, b: u64, from: u32| {
        let four = |word: u64| spread(word >> from & 0xffff_ffff);
        four(a) | four(b) << BITS
    };
    // Without an index: on some targets its bounds check would remain, and refer to a panic.
    let ([a, c], [b, d]) = (a.0, b.0);
    let half = |a, b| Bytes16([word(a, b, 0), word(a, b, 32)]);
    [half(a, b), half(c, d)]
}

impl EightRanks for Bytes16 {
    #[inline(always)]
    fn joined<const FROM: i32>(self, next: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, next.0);
        let [a, b, c] = if FROM < 8 { [a, b, c] } else { [b, c, d] };
        let from = 8 * (FROM as u32 % 8);
        let word = |low: u64, high: u64| (low >> from) + (high << 1 << (63 - from));
        Self([word(a, b), word(b, c)])
    }

    #[inline(always)]
    fn ranks_east(self, files: u32) -> Self {
        let kept = low(16 - files.min(16));
        Self(self.0.map(|word| (word & kept) << (files & 31)))
    }

    #[inline(always)]
    fn ranks_west(self, files: u32) -> Self {
        let kept = low(16 - files.min(16));
        Self(self.0.map(|word| word >> (files & 31) & kept))
    }
}
