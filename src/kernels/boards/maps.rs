//! Maps from the bits of their distances.

use fearless_simd::prelude::{Bytes as _, *};
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
use fearless_simd::u64x8;

use super::{Boards, Bytes, bytes, eight_numbers, equal, exchange, repeated};
use crate::cpu::{Isa, has_vectors};

/// The numbers below 15, and 255 for 15.
const NONE_FOR_15: [u8; 16] = {
    let mut numbers = [crate::NONE; 16];
    let mut number = 0;
    while number < 15 {
        numbers[number] = number as u8;
        number += 1;
    }
    numbers
};

const _: () = assert!(NONE_FOR_15[0] == 0 && NONE_FOR_15[14] == 14 && NONE_FOR_15[15] == 255);

/// Writes a map for each board, from a bit of the distances in each set: 0 to 14, and 15 for none.
///
/// Exchanges of single bits, then of pairs, bring the four bits of a distance side by side. Then
/// bytes, pairs and fours of both registers in turn bring a board's squares in order.
#[inline(always)]
pub(crate) fn write_maps<I: Isa>(isa: I, bits: [Boards<I>; 4], maps: &mut [u8]) {
    if !has_vectors(isa) {
        for (at, map) in maps.as_chunks_mut::<8>().0.iter_mut().enumerate().take(8 * I::BOARDS) {
            let rank =
                |bit: Boards<I>| bit.as_slice().get(at / 8).map_or(0, |set| set >> (8 * (at % 8)));
            let numbers = eight_numbers(bits.map(rank));
            // One more than 15 has a fifth bit.
            let none = (numbers + 0x0101_0101_0101_0101) & 0x1010_1010_1010_1010;
            *map = (numbers | (none * 15)).to_le_bytes();
        }
        return;
    }
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    if let Some(avx512) = isa.level().as_avx512() {
        let bits = bits.map(|bit| u64x8::from_slice(avx512, bit.as_slice()));
        return by_matrices::write_maps(avx512, bits, maps);
    }
    let [a, b, c, d] = bits;
    let [odd, two] = [0x5555_5555_5555_5555, 0x3333_3333_3333_3333];
    let (a, b) = exchange::<1, I>(odd, a, b);
    let (c, d) = exchange::<1, I>(odd, c, d);
    let (a, c) = exchange::<2, I>(two, a, c);
    let (b, d) = exchange::<2, I>(two, b, d);
    let table = repeated(isa, &NONE_FOR_15);
    let none_for_15 = |low: Bytes<I>| {
        if I::LOOKS_UP {
            table.swizzle_dyn_within_blocks(low)
        } else {
            low | equal::<I>(low, bytes(isa, 15))
        }
    };
    let sixteens = maps.as_chunks_mut::<16>().0;
    let low = in_turn::<I, 1>(a.bitcast(), b.bitcast());
    let high = in_turn::<I, 1>(c.bitcast(), d.bitcast());
    for (half, (a, c)) in low.into_iter().zip(high).enumerate() {
        for (quarter, ranks) in in_turn::<I, 2>(a, c).into_iter().enumerate() {
            let files_a_to_d = none_for_15(ranks & 15);
            let files_e_to_h = none_for_15((ranks.bitcast::<Boards<I>>() >> 4).to_bytes() & 15);
            let eighths = in_turn::<I, 4>(files_a_to_d, files_e_to_h);
            for (eighth, bytes) in eighths.into_iter().enumerate() {
                // Each 16 bytes are of two boards, whose maps are 128 bytes.
                let at = 4 * half + 2 * quarter + eighth;
                for (block, bytes) in bytes.as_slice().as_chunks().0.iter().enumerate() {
                    if let Some(out) = sixteens.get_mut(at + 8 * block) {
                        *out = *bytes;
                    }
                }
            }
        }
    }
}

/// Parts of 1, 2 or 4 bytes of both in turn, from the lower half of each 16 bytes and from the upper
/// one. In registers of 32 bytes `interleave` of `fearless_simd` goes across the halves, which takes
/// twice as many instructions.
#[inline(always)]
fn in_turn<I: Isa, const BYTES: usize>(a: Bytes<I>, b: Bytes<I>) -> [Bytes<I>; 2] {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    if I::PARTS == 2
        && let Some(avx2) = a.token().level().as_avx2()
    {
        use core::arch::x86_64::*;
        use fearless_simd::u8x32;
        let isa = a.token();
        fearless_simd::kernel! {
            #[inline(always)]
            fn unpacked(_avx2: Avx2, a: __m256i, b: __m256i, bytes: usize) -> [__m256i; 2] {
                match bytes {
                    1 => [_mm256_unpacklo_epi8(a, b), _mm256_unpackhi_epi8(a, b)],
                    2 => [_mm256_unpacklo_epi16(a, b), _mm256_unpackhi_epi16(a, b)],
                    _ => [_mm256_unpacklo_epi32(a, b), _mm256_unpackhi_epi32(a, b)],
                }
            }
        }
        let [a, b] = [a, b].map(|bytes| u8x32::from_slice(avx2, bytes.as_slice()).into());
        let [low, high] = unpacked(avx2, a, b, BYTES);
        let (low, high): (u8x32<_>, u8x32<_>) = (low.simd_into(avx2), high.simd_into(avx2));
        return [low, high].map(|bytes| Bytes::<I>::from_slice(isa, bytes.as_slice()));
    }
    match BYTES {
        1 => a.interleave(b).into(),
        2 => {
            let (low, high) = a.bitcast::<I::u16s>().interleave(b.bitcast::<I::u16s>());
            [low.bitcast(), high.bitcast()]
        }
        _ => {
            let (low, high) = a.bitcast::<I::u32s>().interleave(b.bitcast::<I::u32s>());
            [low.bitcast(), high.bitcast()]
        }
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod by_matrices {
    use core::arch::x86_64::*;

    use fearless_simd::prelude::*;
    use fearless_simd::{kernel, u8x16, u8x64, u64x8};

    use super::NONE_FOR_15;
    use crate::kernels::boards::DIAGONAL;

    /// The rows of matrices that are numbers' low four bits: the last four of each eight.
    const LOW_HALVES: u64 = 0xf0f0_f0f0_f0f0_f0f0;

    /// For each rank the bytes of the four bits, the highest first, in the last four of eight
    /// places. They lie in the first and third 16 bytes of a register: a board's bits 0 and 1, and
    /// its bits 2 and 3. The first four places are not used.
    static BY_RANK: [u8; 64] = {
        let mut places = [0; 64];
        let mut at = 0;
        while at < 64 {
            let (rank, bit) = (at / 8, 7 - at % 8);
            places[at] = (32 * (bit / 2) + 8 * (bit % 2) + rank) as u8;
            at += 1;
        }
        places
    };

    // Bit 3 of the first rank, bit 0 of the last.
    const _: () = assert!(BY_RANK[4] == 32 + 8 && BY_RANK[63] == 7);

    kernel! {
        /// A map is a register. The bits of a rank in the four words are the rows of a matrix of
        /// bits, whose columns are the distances: one instruction transposes it.
        #[inline(always)]
        pub(super) fn write_maps(
            avx512: Avx512,
            bits: [u64x8<fearless_simd::Avx512>; 4],
            maps: &mut [u8],
        ) {
            let [one, two, four, eight] = bits.map(|bit| -> __m512i { bit.into() });
            // One board in each 16 bytes, first the even ones. Then two boards in each register.
            let pairs = [
                (_mm512_unpacklo_epi64(one, two), _mm512_unpacklo_epi64(four, eight)),
                (_mm512_unpackhi_epi64(one, two), _mm512_unpackhi_epi64(four, eight)),
            ];
            let by_rank: __m512i = u8x64::load_array_ref(avx512, &BY_RANK).into();
            let files = _mm512_set1_epi64(DIAGONAL.cast_signed());
            let none_for_15 = u8x64::block_splat(u8x16::load_array_ref(avx512, &NONE_FOR_15));
            let maps = maps.as_chunks_mut::<64>().0;
            for (odd, (low, high)) in pairs.into_iter().enumerate() {
                let halves = [
                    _mm512_shuffle_i64x2::<0b01_00_01_00>(low, high),
                    _mm512_shuffle_i64x2::<0b11_10_11_10>(low, high),
                ];
                for pair in 0..4 {
                    let second = _mm512_set1_epi8((pair % 2 * 16) as i8);
                    let (words, by_rank) = (halves[pair / 2], _mm512_add_epi8(by_rank, second));
                    let ranks = _mm512_maskz_permutexvar_epi8(LOW_HALVES, by_rank, words);
                    let numbers = _mm512_gf2p8affine_epi64_epi8::<0>(files, ranks);
                    let numbers: u8x64<_> = numbers.simd_into(avx512);
                    if let Some(map) = maps.get_mut(2 * pair + odd) {
                        none_for_15.swizzle_dyn_within_blocks(numbers).store_array(map);
                    }
                }
            }
        }
    }
}
