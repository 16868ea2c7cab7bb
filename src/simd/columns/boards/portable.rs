//! Two boards in words of 64 bits, where there are no registers.

use super::Boards;
use crate::simd::portable::Words;

impl Boards for Words {
    #[inline(always)]
    unsafe fn read((): (), words: *const u64) -> Self {
        // SAFETY: there are two words.
        unsafe { Self([words.read(), words.add(1).read()]) }
    }

    #[inline(always)]
    unsafe fn write(self, words: *mut u64) {
        // SAFETY: there is room for two words.
        unsafe {
            words.write(self.0[0]);
            words.add(1).write(self.0[1]);
        }
    }

    #[inline(always)]
    unsafe fn write_sixteens(self, to: *mut u8) {
        let bytes = self.0.map(u64::to_le_bytes);
        // SAFETY: there is room for 16 bytes at the one place.
        unsafe { to.cast::<[[u8; 8]; 2]>().write(bytes) };
    }

    #[inline(always)]
    fn bytes(self, other: Self) -> [Self; 2] {
        interleaved::<8>(self, other, |four| {
            let pairs = apart::<16>(four, 0x0000_ffff_0000_ffff);
            apart::<8>(pairs, 0x00ff_00ff_00ff_00ff)
        })
    }

    #[inline(always)]
    fn pairs(self, other: Self) -> [Self; 2] {
        interleaved::<16>(self, other, |four| apart::<16>(four, 0x0000_ffff_0000_ffff))
    }

    #[inline(always)]
    fn fours(self, other: Self) -> [Self; 2] {
        interleaved::<32>(self, other, |four| four)
    }
}

/// Every second part of so many bits moved up by one, so that there is as much room behind each. The
/// mask is where they go.
#[inline(always)]
fn apart<const BITS: u32>(word: u64, mask: u64) -> u64 {
    (word | word << BITS) & mask
}

/// Parts of so many bits in turn. `apart` leaves room for as much beside each part of four
/// bytes.
#[inline(always)]
fn interleaved<const BITS: u32>(a: Words, b: Words, apart: impl Fn(u64) -> u64) -> [Words; 2] {
    let word = |a: u64, b: u64, from: u32| {
        let four = |word: u64| apart(word >> from & 0xffff_ffff);
        four(a) | four(b) << BITS
    };
    // Without an index: in a closure its bounds check stays on some processors, and refers to a panic.
    let ([a, c], [b, d]) = (a.0, b.0);
    let half = |a, b| Words([word(a, b, 0), word(a, b, 32)]);
    [half(a, b), half(c, d)]
}
