//! A board in each word of a register: maps as bytes.

use fearless_simd::prelude::*;
use fearless_simd::{Simd, u8x16, u8x32, u16x16, u32x8, u64x4};

use crate::cpu::isa::Isa;
use crate::cpu::lanes::NONE_FOR_15;

/// The library's registers of an instruction set, as wide as it has them.
pub(crate) type U8<I> = <<I as Isa>::Level as Simd>::u8s;
pub(super) type U16<I> = <<I as Isa>::Level as Simd>::u16s;
pub(super) type U32<I> = <<I as Isa>::Level as Simd>::u32s;
pub(super) type U64<I> = <<I as Isa>::Level as Simd>::u64s;

/// The lowest byte of each word first in memory, also on big-endian processors.
#[inline(always)]
pub(super) fn lowest_first<S: Simd, Q: SimdInt<S, Element = u64>>(words: Q) -> Q {
    if cfg!(target_endian = "little") {
        return words;
    }
    let word = |at: usize| words.as_slice().get(at).map_or(0, |word| word.swap_bytes());
    Q::from_fn(words.token(), word)
}

/// [`Bytes::write_maps`](super::Bytes::write_maps) in registers of native width.
#[inline(always)]
pub(super) fn write_native<I: Isa>(isa: I, bits: [U8<I>; 4], maps: &mut [u8]) {
    write_maps::<I, U8<I>, U16<I>, U32<I>, U64<I>>(isa, bits, maps);
}

/// [`Bytes::write_maps`](super::Bytes::write_maps) in registers of 32 bytes, or in two of 16.
#[inline(always)]
pub(super) fn write_half<I: Isa>(isa: I, bits: [u8x32<I::Level>; 4], maps: &mut [u8]) {
    write_maps::<I, u8x32<_>, u16x16<_>, u32x8<_>, u64x4<_>>(isa, bits, maps);
}

/// Exchanges the bits of `high` in the mask with the bits of `low` so many places higher.
#[inline(always)]
pub(super) fn exchange<I: Isa, B, Q>(mask: B, by: u32, low: B, high: B) -> (B, B)
where
    B: SimdInt<I::Level, Element = u8, ByteVector = B>,
    Q: SimdInt<I::Level, Element = u64, ByteVector = B>,
{
    let words = |bytes: B| lowest_first::<I::Level, Q>(bytes.bitcast());
    let down: B = lowest_first::<I::Level, Q>(words(low) >> by).bitcast();
    if I::CHOOSES {
        let up: B = lowest_first::<I::Level, Q>(words(high) << by).bitcast();
        return ((low & mask) | (up & !mask), (down & mask) | (high & !mask));
    }
    let changed = (down ^ high) & mask;
    let up: B = lowest_first::<I::Level, Q>(words(changed) << by).bitcast();
    (low ^ up, high ^ changed)
}

/// From a bit of each distance in each of four words to the four bits of a distance side by side:
/// exchanges of single bits, then of pairs. Then bytes, pairs and fours of both registers in turn
/// bring a board's squares in order.
#[inline(always)]
fn write_maps<I: Isa, B, W, D, Q>(isa: I, bits: [B; 4], maps: &mut [u8])
where
    B: SimdInt<I::Level, Element = u8, Block = u8x16<I::Level>, ByteVector = B>,
    W: SimdInt<I::Level, Element = u16, ByteVector = B>,
    D: SimdInt<I::Level, Element = u32, ByteVector = B>,
    Q: SimdInt<I::Level, Element = u64, ByteVector = B>,
{
    let level = isa.level();
    let [a, b, c, d] = bits;
    let [odd, two, low] = [0x55, 0x33, 0x0f].map(|byte| B::splat(level, byte));
    let (a, b) = exchange::<I, B, Q>(odd, 1, a, b);
    let (c, d) = exchange::<I, B, Q>(odd, 1, c, d);
    let (a, c) = exchange::<I, B, Q>(two, 2, a, c);
    let (b, d) = exchange::<I, B, Q>(two, 2, b, d);
    let table = B::block_splat(u8x16::load_array_ref(level, &NONE_FOR_15));
    let none_for_15 = |low: B| -> D {
        if I::LOOKS_UP {
            table.swizzle_dyn_within_blocks(low).bitcast()
        } else {
            let none = low.simd_eq(15).select(B::splat(level, 255), B::splat(level, 0));
            (low | none).bitcast()
        }
    };
    let mut store = |at: usize, bytes: D| {
        if let Some(out) = maps.get_mut(at * B::LEN..(at + 1) * B::LEN) {
            bytes.bitcast::<B>().store_slice(out);
        }
    };
    let mut ranks = |at: usize, ranks: W| {
        let ranks: B = ranks.bitcast();
        let high: Q = lowest_first(ranks.bitcast::<Q>());
        let high: B = lowest_first(high >> 4).bitcast();
        let (one, other) = none_for_15(ranks & low).interleave(none_for_15(high & low));
        store(at, one);
        store(at + 1, other);
    };
    let (ab, cd) = (a.interleave(b), c.interleave(d));
    let (first, second) = ab.0.bitcast::<W>().interleave(cd.0.bitcast::<W>());
    ranks(0, first);
    ranks(2, second);
    let (first, second) = ab.1.bitcast::<W>().interleave(cd.1.bitcast::<W>());
    ranks(4, first);
    ranks(6, second);
}

#[cfg(test)]
mod tests;
