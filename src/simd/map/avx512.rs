//! Maps in the 64-byte vectors of AVX-512: a byte for each square, a word for each direction.

#![allow(unsafe_code)]

use core::arch::x86_64::*;

use crate::Bitboard;
use crate::simd::planes::{Planes, fill};
use crate::simd::steps::{NOT_A_FILE, NOT_H_FILE, knight, one_square, slider};
use crate::simd::{Avx512, Motion, Ways};

/// One map.
#[inline(always)]
pub(in crate::simd) fn map(
    _: Avx512,
    motion: Motion,
    from: u64,
    enterable: u64,
    free: u64,
    out: &mut [u8; 64],
) -> u8 {
    // SAFETY: the value proves that the processor has the instruction sets.
    unsafe { one_map(motion, from, enterable, free, out) }
}

/// All 64 maps.
#[inline(always)]
pub(in crate::simd) fn matrix(
    _: Avx512,
    motion: Motion,
    enterable: u64,
    free: u64,
    out: &mut [[u8; 64]; 64],
) {
    // SAFETY: the value proves that the processor has the instruction sets.
    unsafe { all_maps(motion, enterable, free, out) }
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt")]
fn one_map(motion: Motion, from: u64, enterable: u64, free: u64, out: &mut [u8; 64]) -> u8 {
    match motion {
        Motion::King => jumping_map(8, one_square(true), from, enterable, out),
        Motion::Wazir => jumping_map(14, one_square(false), from, enterable, out),
        Motion::Knight => jumping_map(6, knight, from, enterable, out),
        Motion::Slider(ways) => sliding_map(ways, from, enterable, free, out),
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt")]
fn all_maps(motion: Motion, enterable: u64, free: u64, out: &mut [[u8; 64]; 64]) {
    match motion {
        Motion::King => in_groups::<true>(one_square(true), enterable, out),
        // Not free means that no slide goes on after one square.
        Motion::Wazir => in_groups::<false>(slider(Ways::ORTHOGONAL, 0), enterable, out),
        Motion::Knight => in_groups::<true>(knight, enterable, out),
        Motion::Slider(ways) => in_groups::<false>(slider(ways, free), enterable, out),
    }
}

/// So many fills at once that the vectors wait for nothing.
const LANES: usize = 16;

/// The maps of one group of squares after the other.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt")]
fn in_groups<const FOUR: bool>(
    step: impl Fn(u64) -> u64 + Copy,
    enterable: u64,
    maps: &mut [[u8; 64]; 64],
) {
    let (groups, _) = maps.as_chunks_mut::<LANES>();
    for (group, maps) in groups.iter_mut().enumerate() {
        let mut from = [0; LANES];
        for (lane, from) in from.iter_mut().enumerate() {
            *from = 1 << (LANES * group + lane);
        }
        write_lanes(&fill::<FOUR, LANES>(&from, enterable, step), maps);
    }
}

/// Not inlined, so that the planes lie in memory, where masks are loaded from.
#[inline(never)]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt")]
fn write_lanes(planes: &Planes<LANES>, maps: &mut [[u8; 64]; LANES]) {
    for (lane, map) in maps.iter_mut().enumerate() {
        let bits = |bit: usize| planes.bits[bit][lane];
        let with = |bytes, bit: usize, value| {
            _mm512_mask_add_epi8(bytes, bits(bit), bytes, _mm512_set1_epi8(value))
        };
        let low = with(_mm512_maskz_set1_epi8(bits(0), 1), 1, 2);
        let middle = with(_mm512_maskz_set1_epi8(bits(2), 4), 3, 8);
        let high = with(_mm512_maskz_set1_epi8(bits(4), 16), 5, 32);
        let bytes = _mm512_or_si512(_mm512_or_si512(low, middle), high);
        store(map, planes.reached[lane], bytes);
    }
}

/// The distances of the squares that are reached, 255 elsewhere.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn store(map: &mut [u8; 64], reached: u64, distances: __m512i) {
    let bytes = _mm512_mask_mov_epi8(_mm512_set1_epi8(-1), reached, distances);
    // SAFETY: the array has 64 bytes, and the store needs no alignment.
    unsafe { _mm512_storeu_si512(map.as_mut_ptr().cast(), bytes) };
}

/// The number of levels at which each square was already reached, one byte each: the later the
/// farther.
struct Levels {
    squares: __m512i,
    levels: u8,
}

impl Levels {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    fn new(from: u64) -> Self {
        let squares = _mm512_maskz_set1_epi8(from, 1);
        Self { squares, levels: 1 }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    fn add(&mut self, reached: u64) {
        let one = _mm512_set1_epi8(1);
        self.squares = _mm512_mask_add_epi8(self.squares, reached, self.squares, one);
        self.levels += 1;
    }

    /// Writes the map and returns the largest distance.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    fn write(self, reached: u64, map: &mut [u8; 64]) -> u8 {
        let levels = _mm512_set1_epi8(self.levels.cast_signed());
        let distances = _mm512_maskz_sub_epi8(reached, levels, self.squares);
        store(map, reached, distances);
        largest(distances)
    }
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

/// One map of a piece that does not slide. The farthest square is usually at most `usual` moves
/// away.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn jumping_map(
    usual: u32,
    step: impl Fn(u64) -> u64 + Copy,
    from: u64,
    enterable: u64,
    map: &mut [u8; 64],
) -> u8 {
    // With the start in it, that is one operation a level less.
    let open = enterable | from;
    let mut reached = from;
    let mut levels = Levels::new(from);
    // Processors guess badly where a fill ends, so these levels are not asked.
    for _ in 0..usual {
        reached = (reached | step(reached)) & open;
        levels.add(reached);
    }
    loop {
        let next = (reached | step(reached)) & open;
        if next == reached {
            return levels.write(reached, map);
        }
        levels.add(next);
        reached = next;
    }
}

/// By direction: east, north, northeast, northwest, and their opposites.
const TURNS: [i64; 8] = [1, 8, 9, 7, 63, 56, 55, 57];

/// The squares that a step in each direction may lead to without leaving the board.
const INSIDE: [u64; 8] = {
    let (not_rank_1, not_rank_8) = (!0 << 8, !0 >> 8);
    [
        NOT_A_FILE,
        not_rank_1,
        NOT_A_FILE & not_rank_1,
        NOT_H_FILE & not_rank_1,
        NOT_H_FILE,
        not_rank_8,
        NOT_H_FILE & not_rank_8,
        NOT_A_FILE & not_rank_8,
    ]
};

/// The knight's jumps, by files and ranks.
const JUMPS: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The same as turns of the board, and the squares that they may lead to.
const KNIGHT: ([i64; 8], [u64; 8]) = {
    let mut knight = ([0; 8], [0; 8]);
    let mut jump = 0;
    while jump < 8 {
        let (files, ranks) = JUMPS[jump];
        knight.0[jump] = ((8 * ranks + files) & 63) as i64;
        knight.1[jump] = Bitboard::FULL.shifted(files, ranks).0;
        jump += 1;
    }
    knight
};

/// One map of a piece that slides: all eight directions in one vector, one word each.
///
/// Source: chessprogramming wiki, Kogge-Stone Algorithm and SIMD and SWAR Techniques.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn sliding_map(ways: Ways, from: u64, enterable: u64, free: u64, map: &mut [u8; 64]) -> u8 {
    let all = |words: [i64; 8]| {
        let [a, b, c, d, e, f, g, h] = words;
        _mm512_set_epi64(h, g, f, e, d, c, b, a)
    };
    let squares = |words: [u64; 8]| all(words.map(u64::cast_signed));
    let everywhere = |set: u64| _mm512_set1_epi64(set.cast_signed());
    let lines =
        if ways.orthogonal { 0b0011_0011 } else { 0 } | if ways.diagonal { 0b1100_1100 } else { 0 };
    let knight = if ways.knight { 0xff } else { 0 };

    let one = all(TURNS);
    let (two, four) = (_mm512_add_epi64(one, one), _mm512_slli_epi64::<2>(one));
    let inside = _mm512_maskz_mov_epi64(lines, squares(INSIDE));
    // The squares on which a slide goes on after one, two and four steps.
    let after_one = _mm512_and_si512(inside, everywhere(free));
    let after_two = _mm512_and_si512(after_one, _mm512_rolv_epi64(after_one, one));
    let after_four = _mm512_and_si512(after_two, _mm512_rolv_epi64(after_two, two));
    let (jump, jump_inside) = (
        all(KNIGHT.0),
        _mm512_maskz_mov_epi64(knight, squares(KNIGHT.1)),
    );
    // a | b & c
    let or_and = |a, b, c| _mm512_ternarylogic_epi64::<0b1111_1000>(a, b, c);

    let open = everywhere(enterable);
    let step = |reached| {
        let wave = or_and(reached, after_one, _mm512_rolv_epi64(reached, one));
        let wave = or_and(wave, after_two, _mm512_rolv_epi64(wave, two));
        let wave = or_and(wave, after_four, _mm512_rolv_epi64(wave, four));
        let slides = _mm512_and_si512(inside, _mm512_rolv_epi64(wave, one));
        let moves = or_and(slides, jump_inside, _mm512_rolv_epi64(reached, jump));
        // The words together, in each of them.
        let moves = _mm512_or_si512(moves, _mm512_shuffle_i64x2::<0b01_00_11_10>(moves, moves));
        let moves = _mm512_or_si512(moves, _mm512_shuffle_i64x2::<0b10_11_00_01>(moves, moves));
        let moves = _mm512_or_si512(moves, _mm512_shuffle_epi32::<0b01_00_11_10>(moves));
        or_and(reached, open, moves)
    };
    let first = |words| _mm_cvtsi128_si64(_mm512_castsi512_si128(words)).cast_unsigned();

    let mut reached = everywhere(from);
    let mut levels = Levels::new(from);
    loop {
        // Three levels at a time: processors guess badly where a fill ends.
        let next = step(reached);
        let second = step(next);
        let third = step(second);
        levels.add(first(next));
        levels.add(first(second));
        levels.add(first(third));
        if first(second) == first(third) {
            return levels.write(first(third), map);
        }
        reached = third;
    }
}
