//! Graphs in the 64-byte vectors of AVX-512.

use core::arch::x86_64::*;
use core::hint::black_box;

use super::Rows;
use super::unions::{FIRST, SECOND};
use crate::simd::Avx512;

/// The bytes of eight words by their places: the first bytes of all words, then the second ones.
/// The same again puts them back.
const BY_PLACE: [u8; 64] = {
    let mut places = [0; 64];
    let mut byte = 0;
    while byte < 64 {
        // A shuffle takes six bits: behind the last word comes the first.
        places[byte] = (8 * byte + byte / 8) as u8;
        byte += 1;
    }
    places
};

#[inline]
#[target_feature(enable = "avx512f")]
fn bytes(bytes: &[u8; 64]) -> __m512i {
    // SAFETY: the array has 64 bytes, and the load needs no alignment.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

/// The same 16 bytes four times.
#[inline]
#[target_feature(enable = "avx512f")]
fn four_times(bytes: &[u8; 16]) -> __m512i {
    // SAFETY: the array has 16 bytes, and the load needs no alignment.
    _mm512_broadcast_i32x4(unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) })
}

/// Rows 8 * group to 8 * group + 7.
#[inline]
#[target_feature(enable = "avx512f")]
fn eight(rows: &Rows, group: usize) -> __m512i {
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

/// One map: a level is eight tests, one for every eight rows, and the union of what they let pass.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt")]
pub(super) fn map(_: Avx512, rows: &Rows, from: u64, map: &mut [u8; 64]) -> u8 {
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

    // The number of levels at which each square was reached already: the more the nearer.
    let one = _mm512_set1_epi8(1);
    let mut near = _mm512_maskz_set1_epi8(from, 1);
    let mut levels = 1u8;
    let mut reached = _mm512_set1_epi64(from.cast_signed());
    loop {
        // Two levels at a time: processors guess badly where a fill ends.
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
    largest(distances)
}

/// The distances of the squares that are reached, 255 elsewhere.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn store(map: &mut [u8; 64], reached: u64, distances: __m512i) {
    let bytes = _mm512_mask_mov_epi8(_mm512_set1_epi8(-1), reached, distances);
    // SAFETY: the array has 64 bytes, and the store needs no alignment.
    unsafe { _mm512_storeu_si512(map.as_mut_ptr().cast(), bytes) };
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn largest(bytes: __m512i) -> u8 {
    let half = _mm512_extracti64x4_epi64::<1>(bytes);
    let bytes = _mm256_max_epu8(_mm512_castsi512_si256(bytes), half);
    let half = _mm256_extracti128_si256::<1>(bytes);
    let bytes = _mm_max_epu8(_mm256_castsi256_si128(bytes), half);
    let bytes = _mm_max_epu8(bytes, _mm_srli_epi16::<8>(bytes));
    // The instruction finds the least word: the least of 255 - byte belongs to the largest byte.
    let words = _mm_andnot_si128(bytes, _mm_set1_epi16(0xff));
    0xff - (_mm_cvtsi128_si32(_mm_minpos_epu16(words)) & 0xff) as u8
}

/// A set of squares for each of 64 squares, rank by rank: byte s of vector r is rank r of the set
/// of square s.
type Ranks = [__m512i; 8];

/// Words change places across the diagonal of eight times eight.
#[inline]
#[target_feature(enable = "avx512f")]
fn transposed(words: Ranks) -> Ranks {
    let [a, b, c, d, e, f, g, h] = words;
    let even = |a, b| _mm512_shuffle_i64x2::<0b10_00_10_00>(a, b);
    let odd = |a, b| _mm512_shuffle_i64x2::<0b11_01_11_01>(a, b);
    let (ab, cd) = (_mm512_unpacklo_epi64(a, b), _mm512_unpacklo_epi64(c, d));
    let (ef, gh) = (_mm512_unpacklo_epi64(e, f), _mm512_unpacklo_epi64(g, h));
    let low = [even(ab, cd), odd(ab, cd), even(ef, gh), odd(ef, gh)];
    let (ab, cd) = (_mm512_unpackhi_epi64(a, b), _mm512_unpackhi_epi64(c, d));
    let (ef, gh) = (_mm512_unpackhi_epi64(e, f), _mm512_unpackhi_epi64(g, h));
    let high = [even(ab, cd), odd(ab, cd), even(ef, gh), odd(ef, gh)];
    [
        even(low[0], low[2]),
        even(high[0], high[2]),
        even(low[1], low[3]),
        even(high[1], high[3]),
        odd(low[0], low[2]),
        odd(high[0], high[2]),
        odd(low[1], low[3]),
        odd(high[1], high[3]),
    ]
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn by_ranks(rows: &Rows) -> Ranks {
    let by_place = bytes(&BY_PLACE);
    transposed(core::array::from_fn(|group| {
        _mm512_permutexvar_epi8(by_place, eight(rows, group))
    }))
}

/// Back again: the sets of squares 8 * v to 8 * v + 7 in vector v.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn by_squares(ranks: Ranks) -> [__m512i; 8] {
    let by_place = bytes(&BY_PLACE);
    let mut squares = transposed(ranks);
    for words in &mut squares {
        *words = _mm512_permutexvar_epi8(by_place, *words);
    }
    squares
}

/// The unions of all members of every group of four squares, in one rank: 16 look-up tables of 16
/// bytes. Table q of vector q / 4 and lane l is that of group 4 * l + q.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn unions(rank: __m512i, first: &[__m512i; 4], second: &[__m512i; 4]) -> [__m512i; 4] {
    let third = _mm512_set1_epi32(0x00ff_0000);
    // The first byte of each two becomes both.
    let both = _mm512_or_si512(rank, _mm512_srli_epi16::<8>(rank));
    let both_first = _mm512_slli_epi32::<16>(both);
    // b where the mask is set, a elsewhere.
    let either = |a, b| _mm512_ternarylogic_epi64::<0xb8>(a, third, b);
    let low = either(rank, both_first);
    let high = either(_mm512_srli_epi32::<16>(rank), both);
    let table = |q: usize| {
        let low = _mm512_shuffle_epi8(low, first[q]);
        _mm512_or_si512(low, _mm512_shuffle_epi8(high, second[q]))
    };
    [table(0), table(1), table(2), table(3)]
}

/// All maps: four rows at a time are looked up, for all 64 squares at once.
///
/// Source: the product of matrices of bits by V. Arlazarov, E. Dinic, M. Kronrod and I. Faradzev,
/// the method of the four Russians.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt")]
pub(super) fn matrix(_: Avx512, rows: &Rows, maps: &mut [[u8; 64]; 64]) {
    let ranks = by_ranks(rows);
    let nibble = _mm512_set1_epi8(15);
    let groups: [__m512i; 16] = core::array::from_fn(|group| {
        let rank = ranks[group / 2];
        let members = if group % 2 == 0 {
            rank
        } else {
            _mm512_srli_epi16::<4>(rank)
        };
        _mm512_and_si512(members, nibble)
    });
    let first = core::array::from_fn(|q| four_times(&FIRST[q]));
    let second = core::array::from_fn(|q| four_times(&SECOND[q]));
    let not = |planes: __m512i, near| _mm512_ternarylogic_epi64::<0xc3>(planes, near, near);

    // At first every square is near itself alone.
    let itself = _mm512_set1_epi64(0x8040_2010_0804_0201_u64.cast_signed());
    let mut within: Ranks =
        core::array::from_fn(|rank| _mm512_maskz_mov_epi8(0xff << (8 * rank), itself));
    // A zero that the compiler does not know: it would call memset, which the library has not.
    let zero = black_box(_mm512_setzero_si512());
    let mut planes = [[zero; 8]; 7];
    let mut levels = 0u32;
    loop {
        levels += 1;
        let mut changed = _mm512_setzero_si512();
        for rank in 0..8 {
            let near = within[rank];
            // In memory, where a lane costs a load and no shuffle.
            let mut tables = [[[0; 16]; 4]; 4];
            for (table, vector) in tables.iter_mut().zip(unions(near, &first, &second)) {
                // SAFETY: the four tables have 64 bytes, and the store needs no alignment.
                unsafe { _mm512_storeu_si512(table.as_mut_ptr().cast(), vector) };
            }
            let tables = black_box(&mut tables);
            let look_up = |group: usize| {
                _mm512_shuffle_epi8(four_times(&tables[group % 4][group / 4]), groups[group])
            };
            let mut next = [near, near];
            for two in 0..8 {
                let half = &mut next[two % 2];
                *half = or(*half, look_up(2 * two), look_up(2 * two + 1));
            }
            let next = _mm512_or_si512(next[0], next[1]);
            within[rank] = next;
            changed = _mm512_or_si512(changed, _mm512_xor_si512(near, next));
            // Parities of the number of levels at which a square is not yet near.
            for (bit, planes) in planes.iter_mut().take(6).enumerate() {
                if !levels.is_multiple_of(1 << bit) {
                    break;
                }
                planes[rank] = not(planes[rank], near);
            }
        }
        if _mm512_test_epi64_mask(changed, changed) == 0 {
            break;
        }
    }
    planes[6] = within;
    // Distances above 15 are rare.
    if levels <= 16 {
        write::<4>(&mut planes, maps);
    } else {
        write::<6>(&mut planes, maps);
    }
}

/// Bytes of so many planes; the last one has the squares that are reached.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn write<const BITS: usize>(planes: &mut [Ranks; 7], maps: &mut [[u8; 64]; 64]) {
    for bit in (0..BITS).chain([6]) {
        if let Some(plane) = planes.get_mut(bit) {
            *plane = by_squares(*plane);
        }
    }
    // SAFETY: eight vectors are 64 words of 64 bits.
    let planes = unsafe { &*planes.as_ptr().cast::<[[u64; 64]; 7]>() };
    for (square, map) in maps.iter_mut().enumerate() {
        let mut distances = _mm512_setzero_si512();
        for (bit, plane) in planes.iter().take(BITS).enumerate() {
            let value = _mm512_set1_epi8(1 << bit);
            distances = _mm512_mask_add_epi8(distances, plane[square], distances, value);
        }
        store(map, planes[6][square], distances);
    }
}
