//! AVX2: the operations that the library lacks.

use core::arch::x86_64::*;

use fearless_simd::prelude::{Bytes as Bitcast, *};
use fearless_simd::{kernel, u8x16, u8x32, u16x16, u64x4};

use super::boards::exchange;
use super::bytes::Bytes;
use super::isa::Isa;
use super::lanes::{self, Line, NONE_FOR_15, Numbers};
use super::ranks::{low, squares::joined};
use super::words::{Four, Two, Word};
use super::{Avx2, with_avx2};

type Half = u8x32<fearless_simd::Avx2>;

impl From<Avx2> for () {
    #[inline(always)]
    fn from(_: Avx2) {}
}

impl Isa for Avx2 {
    type Level = fearless_simd::Avx2;
    type OneWord = Word;
    type TwoWords = Two<Self>;
    type FourLines = Four<Self>;

    #[inline(always)]
    fn level(self) -> Self::Level {
        Self::level(self)
    }

    #[inline(always)]
    fn outlined<T>(self, task: impl FnOnce() -> T) -> T {
        with_avx2! {
            #[inline(never)]
            fn avx2<T>(task: impl FnOnce() -> T) -> T {
                task()
            }
        }
        // SAFETY: the proof says that the processor has the features of `with_avx2`.
        unsafe { avx2(task) }
    }

    #[inline(always)]
    fn write_numbers(self, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
        with_avx2! {
            #[inline(never)]
            fn avx2(numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
                let numbers = super::barrier::reference(numbers);
                lanes::write_numbers(Avx2::here(), numbers, board)
            }
        }
        // SAFETY: the proof says that the processor has the features of `with_avx2`.
        unsafe { avx2(numbers, board) }
    }

    #[inline(always)]
    fn stream(self, bytes: Bytes<Self>, line: &mut Line, part: usize) {
        stream_half(self.level(), bytes.0, line, part);
    }

    #[inline(always)]
    fn write_maps(self, bits: [Half; 4], _near: bool, maps: &mut [u8]) {
        write_maps_by_halves(self, bits, maps);
    }

    #[inline(always)]
    fn write_ranks(self, bits: [Half; 4], maps: &mut [u8]) {
        write_maps_by_halves(self, bits, maps);
    }

    #[inline(always)]
    fn spread(self, squares: &[u64; 4], files: u32) -> u16x16<Self::Level> {
        spread(self, squares, files)
    }

    #[inline(always)]
    fn gather(self, ranks: [u64; 4], files: u32) -> [u64; 4] {
        joined(together(self.level(), ranks, low(files)), files)
    }
}

kernel! {
    fn stream_half(_avx2: Avx2, bytes: Half, line: &mut Line, part: usize) {
        let parts = line.0.as_chunks_mut::<32>().0;
        // SAFETY: the part has 32 bytes, and is aligned since the line is.
        unsafe { _mm256_stream_si256(parts[part % 2].as_mut_ptr().cast(), bytes.into()) }
    }
}

kernel! {
    /// The bits of each word that are in a mask, without gaps.
    #[inline(always)]
    fn together(_avx2: Avx2, words: [u64; 4], mask: u64) -> [u64; 4] {
        let [a, b, c, d] = words;
        [_pext_u64(a, mask), _pext_u64(b, mask), _pext_u64(c, mask), _pext_u64(d, mask)]
    }
}

/// Bytes, pairs or fours of both in turn, from the lower half of each 16 bytes and from the upper
/// one. The library's `interleave` takes twice as many instructions, since it goes across.
macro_rules! in_turn {
    ($($name:ident: $low:ident $high:ident;)*) => {$(
        kernel! {
            #[inline(always)]
            fn $name(avx2: Avx2, a: Half, b: Half) -> [Half; 2] {
                let (a, b) = (a.into(), b.into());
                [$low(a, b).simd_into(avx2), $high(a, b).simd_into(avx2)]
            }
        }
    )*};
}

in_turn! {
    bytes: _mm256_unpacklo_epi8 _mm256_unpackhi_epi8;
    pairs: _mm256_unpacklo_epi16 _mm256_unpackhi_epi16;
    fours: _mm256_unpacklo_epi32 _mm256_unpackhi_epi32;
}

/// As [`super::boards::write_half`], but the boards of each 16 bytes come in order, so that every
/// store has 16 bytes.
#[inline(always)]
fn write_maps_by_halves(isa: Avx2, bits: [Half; 4], maps: &mut [u8]) {
    let avx2 = isa.level();
    let [a, b, c, d] = bits;
    let [odd, two, low] = [0x55, 0x33, 0x0f].map(|byte| Half::splat(avx2, byte));
    let (a, b) = exchange::<Avx2, Half, u64x4<_>>(odd, 1, a, b);
    let (c, d) = exchange::<Avx2, Half, u64x4<_>>(odd, 1, c, d);
    let (a, c) = exchange::<Avx2, Half, u64x4<_>>(two, 2, a, c);
    let (b, d) = exchange::<Avx2, Half, u64x4<_>>(two, 2, b, d);
    let none_for_15 = Half::block_splat(u8x16::load_array_ref(avx2, &NONE_FOR_15));
    let sixteens = maps.as_chunks_mut::<16>().0;
    for (board, (a, c)) in bytes(avx2, a, b).into_iter().zip(bytes(avx2, c, d)).enumerate() {
        for (half, ranks) in pairs(avx2, a, c).into_iter().enumerate() {
            let high: Half = (ranks.bitcast::<u64x4<_>>() >> 4).to_bytes();
            let files_a_to_d = none_for_15.swizzle_dyn_within_blocks(ranks & low);
            let files_e_to_h = none_for_15.swizzle_dyn_within_blocks(high & low);
            let quarters = fours(avx2, files_a_to_d, files_e_to_h);
            for (quarter, bytes) in quarters.into_iter().enumerate() {
                let (one, other) = bytes.split();
                let at = 4 * board + 2 * half + quarter;
                // The boards of one quarter are two maps, 128 bytes, from one to the next.
                for (at, bytes) in [(at, one), (at + 8, other)] {
                    if let Some(out) = sixteens.get_mut(at) {
                        bytes.store_array(out);
                    }
                }
            }
        }
    }
}

/// The positions of eight ranks: ranks 0, 2, 4 and 6 in the lower halves of four 32-bit lanes, the
/// others in the upper halves.
struct Places {
    /// The byte in which each rank begins, for all four bytes of a lane.
    lower_bytes: [u8; 16],
    upper_bytes: [u8; 16],
    /// The shifts of the lanes: down to the lower half, and up to the upper half.
    down: [u8; 16],
    up: [u8; 16],
}

/// For boards of 1 to 16 files.
static PLACES: [Places; 16] = {
    let mut all = [const {
        Places { lower_bytes: [0; 16], upper_bytes: [0; 16], down: [0; 16], up: [0; 16] }
    }; 16];
    let mut at = 0;
    while at < 64 {
        let (files, pair) = (at / 4 + 1, at % 4);
        let (lower, upper) = (2 * pair * files, (2 * pair + 1) * files);
        let places = &mut all[at / 4];
        places.down[4 * pair] = (lower % 8) as u8;
        places.up[4 * pair] = (16 - upper % 8) as u8;
        let mut byte = 0;
        while byte < 4 {
            places.lower_bytes[4 * pair + byte] = (lower / 8 + byte) as u8;
            places.upper_bytes[4 * pair + byte] = (upper / 8 + byte) as u8;
            byte += 1;
        }
        at += 1;
    }
    all
};

// Ranks of 16 bits begin in bytes of their own. With 9 files rank 2 begins at bit 18, rank 3 at 27.
const _: () = {
    let (nine, last) = (&PLACES[8], &PLACES[15]);
    assert!(nine.lower_bytes[4] == 2 && nine.upper_bytes[4] == 3);
    assert!(nine.down[4] == 2 && nine.up[4] == 16 - 3);
    assert!(last.upper_bytes[12] == 14 && last.down[12] == 0 && last.up[12] == 16);
};

/// Two byte look-ups and two shifts. The lower eight and the upper eight ranks begin in separate
/// bytes.
#[inline(always)]
fn spread(isa: Avx2, squares: &[u64; 4], files: u32) -> u16x16<fearless_simd::Avx2> {
    let avx2 = isa.level();
    let files = files.clamp(1, 16);
    // SAFETY: any words are bytes, so many. Made from copies of the words, the loads would wait for
    // the stores of these.
    let bytes: &[u8; 32] = unsafe { &*core::ptr::from_ref(squares).cast() };
    let eight = |at: usize| match bytes.get(at..).and_then(|bytes| bytes.first_chunk()) {
        Some(bytes) => u8x16::load_array_ref(avx2, bytes),
        None => u8x16::splat(avx2, 0),
    };
    let ranks = eight(0).combine(eight(files as usize));
    let both: u64x4<_> = placed(avx2, ranks, &PLACES[files as usize - 1]).bitcast();
    (both & low(files)).bitcast()
}

kernel! {
    #[inline(always)]
    fn placed(avx2: Avx2, ranks: Half, places: &Places) -> Half {
        let twice = |bytes| Half::block_splat(u8x16::load_array_ref(avx2, bytes)).into();
        let ranks = ranks.into();
        let lower = _mm256_shuffle_epi8(ranks, twice(&places.lower_bytes));
        let upper = _mm256_shuffle_epi8(ranks, twice(&places.upper_bytes));
        let lower = _mm256_srlv_epi32(lower, twice(&places.down));
        let upper = _mm256_sllv_epi32(upper, twice(&places.up));
        _mm256_blend_epi16::<0b1010_1010>(lower, upper).simd_into(avx2)
    }
}
