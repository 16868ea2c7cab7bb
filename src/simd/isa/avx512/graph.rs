//! A map of a graph: its 64 rows are eight registers.

use core::arch::x86_64::*;

use super::Bytes64;
use crate::Bitboard;
use crate::simd::lanes::Lanes;

/// Rows 8 * group to 8 * group + 7.
#[inline]
#[target_feature(enable = "avx512f")]
fn eight(rows: &[Bitboard; 64], group: usize) -> __m512i {
    let (groups, _) = rows.as_chunks::<8>();
    // SAFETY: the group has eight words of 64 bits, and the load needs no alignment.
    unsafe { _mm512_loadu_si512(groups[group & 7].as_ptr().cast()) }
}

/// a | b | c
#[inline]
#[target_feature(enable = "avx512f")]
fn or(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0xfe>(a, b, c)
}

/// One map: a level is eight tests of eight rows each, and the union of the rows that pass.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt")]
pub(in crate::simd) fn map(rows: &[Bitboard; 64], from: u64, map: &mut [u8; 64]) -> u8 {
    let rows: [__m512i; 8] = core::array::from_fn(|group| eight(rows, group));
    let members = _mm512_set_epi64(128, 64, 32, 16, 8, 4, 2, 1);
    let members: [__m512i; 8] = core::array::from_fn(|group| {
        _mm512_sllv_epi64(members, _mm512_set1_epi64(8 * group as i64))
    });
    let level = |reached: __m512i| {
        let mut unions = [reached; 4];
        for group in 0..8 {
            let there = _mm512_test_epi64_mask(reached, members[group]);
            let union = &mut unions[group % 4];
            *union = _mm512_mask_or_epi64(*union, there, *union, rows[group]);
        }
        let [a, b, c, d] = unions;
        let union = _mm512_or_si512(or(a, b, c), d);
        // The words together, in each of them.
        let union = _mm512_or_si512(union, _mm512_shuffle_i64x2::<0b01_00_11_10>(union, union));
        let union = _mm512_or_si512(union, _mm512_shuffle_i64x2::<0b10_11_00_01>(union, union));
        _mm512_or_si512(union, _mm512_shuffle_epi32::<0b01_00_11_10>(union))
    };
    let first = |words| _mm_cvtsi128_si64(_mm512_castsi512_si128(words)).cast_unsigned();

    // The number of levels at which each square was reached already: more for nearer squares.
    let one = _mm512_set1_epi8(1);
    let mut near = _mm512_maskz_set1_epi8(from, 1);
    let mut levels = 1u8;
    let mut reached = _mm512_set1_epi64(from.cast_signed());
    loop {
        // Two levels between end tests, which mispredict.
        let next = level(reached);
        reached = level(next);
        near = _mm512_mask_add_epi8(near, first(next), near, one);
        near = _mm512_mask_add_epi8(near, first(reached), near, one);
        levels += 2;
        if first(next) == first(reached) {
            break;
        }
    }
    let levels = _mm512_set1_epi8(levels.cast_signed());
    let distances = _mm512_maskz_sub_epi8(first(reached), levels, near);
    store(map, first(reached), distances);
    Bytes64(distances).largest()
}

/// The distances of the squares that are reached, 255 elsewhere.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn store(map: &mut [u8; 64], reached: u64, distances: __m512i) {
    let bytes = _mm512_mask_mov_epi8(_mm512_set1_epi8(-1), reached, distances);
    // SAFETY: the array has 64 bytes, and the store needs no alignment.
    unsafe { _mm512_storeu_si512(map.as_mut_ptr().cast(), bytes) };
}
