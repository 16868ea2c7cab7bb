//! Columns of pairs with AVX-512: distances by look-ups in registers, and columns shorter than a
//! vector by masks.

use core::arch::x86_64::*;

use super::metric::Metric;
use super::pairs::any_invalid;
use crate::NONE;
use crate::board::square::min;
use crate::cpu::Avx512;

type Bytes = [u8; 64];

/// Writes a vector of distances, and joins its squares by OR with those seen before.
#[inline(always)]
pub(super) fn step<M: Metric>(_: Avx512) -> impl Fn(&Bytes, &Bytes, &mut Bytes, &mut Bytes) {
    |a, b, out, squares| {
        // SAFETY: the proof says that the processor has AVX-512.
        let (distances, both) = unsafe { distances::<M>(vector(a), vector(b)) };
        // SAFETY: the proof says that the processor has AVX-512.
        unsafe {
            *out = bytes(distances);
            *squares = bytes(_mm512_or_si512(vector(squares), both));
        }
    }
}

/// The kernel for up to 63 pairs. The bytes past the end are neither read nor written: for the
/// distances they are a1.
#[inline(always)]
pub(super) fn masked<M: Metric>(_: Avx512) -> impl Fn(&[u8], &[u8], &mut [u8]) -> bool {
    |a, b, out| {
        let pairs = a.len().min(b.len()).min(out.len()).min(63);
        let mask = (1 << pairs) - 1;
        // SAFETY: the proof says that the processor has AVX-512; the mask has a bit for each of so
        // many bytes, which all three columns have.
        unsafe {
            let a = _mm512_maskz_loadu_epi8(mask, a.as_ptr().cast());
            let b = _mm512_maskz_loadu_epi8(mask, b.as_ptr().cast());
            let (distances, both) = distances::<M>(a, b);
            _mm512_mask_storeu_epi8(out.as_mut_ptr().cast(), mask, distances);
            any_invalid(&bytes(both))
        }
    }
}

/// The distances of a vector of pairs, and their squares joined by OR.
#[inline]
#[target_feature(enable = "avx512bw,avx512vbmi")]
fn distances<M: Metric>(a: __m512i, b: __m512i) -> (__m512i, __m512i) {
    let difference = difference(a, b);
    let [low, high] = const { &by_difference(&M::TABLE.0) };
    let mut distances = _mm512_permutex2var_epi8(vector(low), difference, vector(high));
    if const { has_corners(&M::TABLE.0) } {
        // Two moves more between a corner and its diagonal neighbor: the lower of the two squares
        // and the difference identify such a pair.
        let at_corner = const { &at_corner(&M::TABLE.0) };
        let at_corner = _mm512_permutexvar_epi8(_mm512_min_epu8(a, b), vector(at_corner));
        let corner = _mm512_cmpeq_epi8_mask(difference, at_corner);
        distances = _mm512_mask_add_epi8(distances, corner, distances, _mm512_set1_epi8(2));
    }
    (distances, _mm512_or_si512(a, b))
}

/// 16 * rank + file of each square. As in the 0x88 method, the difference of two of these numbers
/// is that of ranks and files. Without the sign it is below 128.
const NUMBERS: [u8; 64] = {
    let mut numbers = [0; 64];
    let mut square = 0;
    while square < 64 {
        numbers[square] = (square + square / 8 * 8) as u8;
        square += 1;
    }
    numbers
};

const _: () = assert!(NUMBERS[7] == 7 && NUMBERS[8] == 16 && NUMBERS[63] == 119);

/// The difference of the numbers of two squares, without its sign. Each look-up is one instruction;
/// the arithmetic of ranks and files would be seven.
#[inline]
#[target_feature(enable = "avx512bw,avx512vbmi")]
fn difference(a: __m512i, b: __m512i) -> __m512i {
    let number = |square| _mm512_permutexvar_epi8(square, vector(&NUMBERS));
    _mm512_abs_epi8(_mm512_sub_epi8(number(a), number(b)))
}

/// The least distance at each difference of numbers.
#[inline] // only constants call it: no code is made
pub(super) const fn by_difference(table: &[[u8; 64]; 64]) -> [[u8; 64]; 2] {
    let mut halves = [[NONE; 64]; 2];
    let mut pair = 0;
    while pair < 4096 {
        let (a, b) = (pair / 64, pair % 64);
        let difference = NUMBERS[a].abs_diff(NUMBERS[b]) as usize;
        let place = &mut halves[difference / 64][difference % 64];
        *place = min(*place, table[a][b]);
        pair += 1;
    }
    halves
}

/// For the lower of two squares, the difference at which a corner costs two moves; 255 where there
/// is none. No other pair has such a square and the same difference.
#[inline]
pub(super) const fn at_corner(table: &[[u8; 64]; 64]) -> [u8; 64] {
    let least = by_difference(table);
    let mut at_corner = [u8::MAX; 64];
    let mut pair = 0;
    while pair < 4096 {
        let (a, b) = (pair / 64, pair % 64);
        let difference = NUMBERS[a].abs_diff(NUMBERS[b]);
        if table[a][b] != least[difference as usize / 64][difference as usize % 64] {
            at_corner[min(a as u8, b as u8) as usize] = difference;
        }
        pair += 1;
    }
    at_corner
}

/// Whether there is a corner that costs moves: a knight's.
#[inline]
pub(super) const fn has_corners(table: &[[u8; 64]; 64]) -> bool {
    at_corner(table)[0] != u8::MAX
}

#[inline]
#[target_feature(enable = "avx512f")]
fn vector(bytes: &[u8; 64]) -> __m512i {
    // SAFETY: the array has the 64 bytes that are read.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn bytes(vector: __m512i) -> [u8; 64] {
    let mut bytes = [0; 64];
    // SAFETY: the array has the 64 bytes that are written.
    unsafe { _mm512_storeu_si512(bytes.as_mut_ptr().cast(), vector) };
    bytes
}
