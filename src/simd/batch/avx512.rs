//! What AVX-512 does better than any other instruction set: columns shorter than a vector, by
//! masks, and the knight, by look-ups in registers.
#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m512i, _mm512_abs_epi8, _mm512_add_epi8, _mm512_and_si512, _mm512_loadu_si512,
    _mm512_mask_storeu_epi8, _mm512_maskz_loadu_epi8, _mm512_or_si512, _mm512_permutex2var_epi8,
    _mm512_permutexvar_epi8, _mm512_set1_epi8, _mm512_storeu_si512, _mm512_sub_epi8,
};

use super::columns::any_invalid;
use crate::{KNIGHT_BY_RANK_FILE, KNIGHT_CORNERS};

/// The kernel for up to 63 pairs. The bytes past the end are neither read nor written: to the
/// step they are a1.
#[inline]
#[target_feature(enable = "avx512bw")]
pub(super) fn masked(
    step: impl Fn(&[u8; 64], &[u8; 64], &mut [u8; 64], &mut [u8; 64]),
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> bool {
    let pairs = a.len().min(b.len()).min(out.len()).min(63);
    let mask = (1 << pairs) - 1;
    // SAFETY: the mask has a bit for each of so many bytes, which all three columns have.
    let (a, b) = unsafe {
        (
            _mm512_maskz_loadu_epi8(mask, a.as_ptr().cast()),
            _mm512_maskz_loadu_epi8(mask, b.as_ptr().cast()),
        )
    };
    let (mut distances, mut squares) = ([0; 64], [0; 64]);
    step(&bytes(a), &bytes(b), &mut distances, &mut squares);
    // SAFETY: as above.
    unsafe { _mm512_mask_storeu_epi8(out.as_mut_ptr().cast(), mask, vector(&distances)) };
    any_invalid(&squares)
}

/// A step of the knight: one look-up among 128 bytes by 8 * rank distance + file distance, plus
/// 64 where a square is a corner. In the second half a diagonal neighbor is 4 moves away.
#[inline]
#[target_feature(enable = "avx512bw,avx512vbmi")]
pub(super) fn knight(a: &[u8; 64], b: &[u8; 64], out: &mut [u8; 64], squares: &mut [u8; 64]) {
    let (a, b) = (vector(a), vector(b));
    let seven = _mm512_set1_epi8(7);
    let files = _mm512_sub_epi8(_mm512_and_si512(a, seven), _mm512_and_si512(b, seven));
    let ranks = _mm512_sub_epi8(_mm512_sub_epi8(a, b), files);
    let difference = _mm512_add_epi8(_mm512_abs_epi8(files), _mm512_abs_epi8(ranks));
    let corners = vector(&CORNERS);
    let corner = _mm512_or_si512(
        _mm512_permutexvar_epi8(a, corners),
        _mm512_permutexvar_epi8(b, corners),
    );
    let distances = _mm512_permutex2var_epi8(
        vector(&KNIGHT_BY_RANK_FILE),
        _mm512_or_si512(difference, corner),
        vector(&FROM_CORNER),
    );
    *out = bytes(distances);
    *squares = bytes(_mm512_or_si512(vector(squares), _mm512_or_si512(a, b)));
}

/// 64 on the corners.
const CORNERS: [u8; 64] = {
    let mut table = KNIGHT_CORNERS;
    let mut square = 0;
    while square < 64 {
        table[square] *= 64;
        square += 1;
    }
    table
};

/// The distances by difference from a corner.
const FROM_CORNER: [u8; 64] = crate::KNIGHT.0[0];

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
