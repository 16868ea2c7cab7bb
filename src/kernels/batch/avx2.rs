//! Columns of pairs with AVX2, in fewer instructions than LLVM makes of the metrics.

use core::arch::x86_64::*;

use super::metric::Metric;
use crate::cpu::Avx2;
use crate::kernels::Motion;
use crate::{KNIGHT, KNIGHT_BY_RANK_FILE};

type Bytes = [u8; 32];

/// Writes a vector of distances, and joins its squares by OR with those seen before.
#[inline(always)]
pub(super) fn step<M: Metric>(_: Avx2) -> impl Fn(&Bytes, &Bytes, &mut Bytes, &mut Bytes) {
    // SAFETY: the proof says that the processor has AVX2.
    |a, b, out, squares| unsafe { distances::<M>(a, b, out, squares) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn distances<M: Metric>(a: &Bytes, b: &Bytes, out: &mut Bytes, squares: &mut Bytes) {
    let (a, b) = (vector(a), vector(b));
    let (files, eightfold) = files_and_eightfold_ranks(a, b);
    // There is no shift of bytes, but no bit of these crosses over.
    let ranks = _mm256_srli_epi16::<3>(eightfold);
    *out = bytes(match M::MOTION {
        Motion::King => _mm256_max_epu8(files, ranks),
        Motion::Wazir => _mm256_add_epi8(files, ranks),
        Motion::Knight => knight(a, b, _mm256_add_epi8(files, eightfold)),
        _ => queen(files, ranks),
    });
    *squares = bytes(_mm256_or_si256(vector(squares), _mm256_or_si256(a, b)));
}

/// One look-up by 8 * rank distance + file distance, in four quarters of the table: the lowest four
/// bits are the index in each, the next two select the quarter. Then the corner rule.
#[inline]
#[target_feature(enable = "avx2")]
fn knight(a: __m256i, b: __m256i, difference: __m256i) -> __m256i {
    let [q0, q1, q2, q3] =
        QUARTERS.each_ref().map(|quarter| _mm256_shuffle_epi8(repeated(quarter), difference));
    // A blend goes by the highest bit of a byte.
    let odd = _mm256_slli_epi16::<3>(difference);
    let upper = _mm256_slli_epi16::<2>(difference);
    let distances =
        _mm256_blendv_epi8(_mm256_blendv_epi8(q0, q1, odd), _mm256_blendv_epi8(q2, q3, odd), upper);
    let two = _mm256_and_si256(corner(a, b, difference), _mm256_set1_epi8(2));
    _mm256_add_epi8(distances, two)
}

/// One move along a line, otherwise two.
#[inline]
#[target_feature(enable = "avx2")]
fn queen(files: __m256i, ranks: __m256i) -> __m256i {
    // A line where the lesser distance is 0 or equals the greater one.
    let (lesser, greater) = (_mm256_min_epu8(files, ranks), _mm256_max_epu8(files, ranks));
    let line = _mm256_or_si256(
        _mm256_cmpeq_epi8(lesser, _mm256_setzero_si256()),
        _mm256_cmpeq_epi8(lesser, greater),
    );
    _mm256_min_epu8(greater, _mm256_add_epi8(line, _mm256_set1_epi8(2)))
}

/// The distance of files, and 8 times the distance of ranks.
#[inline]
#[target_feature(enable = "avx2")]
fn files_and_eightfold_ranks(a: __m256i, b: __m256i) -> (__m256i, __m256i) {
    let seven = _mm256_set1_epi8(7);
    let files = _mm256_sub_epi8(_mm256_and_si256(a, seven), _mm256_and_si256(b, seven));
    let ranks = _mm256_sub_epi8(_mm256_sub_epi8(a, b), files);
    // The absolute value by the sign: LLVM replaces that instruction by three others here.
    (_mm256_sign_epi8(files, files), _mm256_abs_epi8(ranks))
}

/// All bits set where one square is a corner and the other its diagonal neighbor. The lower squares
/// of the four such pairs differ in their lowest four bits, by which a look-up finds the other.
#[inline]
#[target_feature(enable = "avx2")]
fn corner(a: __m256i, b: __m256i, difference: __m256i) -> __m256i {
    let (lower, higher) = (_mm256_min_epu8(a, b), _mm256_max_epu8(a, b));
    let other = _mm256_shuffle_epi8(repeated(&OTHER), lower);
    let diagonal = _mm256_cmpeq_epi8(difference, _mm256_set1_epi8(9));
    _mm256_and_si256(diagonal, _mm256_cmpeq_epi8(other, higher))
}

/// The higher square of a corner and its diagonal neighbor by the lowest bits of the lower one.
const OTHER: [u8; 16] = {
    let mut other = [u8::MAX; 16];
    let mut pair = 4096;
    while pair > 0 {
        pair -= 1;
        let (lower, higher) = (pair / 64, pair % 64);
        let diagonal = higher == lower + 9 || higher == lower + 7;
        if diagonal && KNIGHT.0[lower][higher] == 4 {
            other[lower % 16] = higher as u8;
        }
    }
    other
};

/// The knight's table in four parts.
const QUARTERS: [[u8; 16]; 4] = {
    let mut quarters = [[0; 16]; 4];
    let mut entry = 0;
    while entry < 64 {
        quarters[entry / 16][entry % 16] = KNIGHT_BY_RANK_FILE[entry];
        entry += 1;
    }
    quarters
};

// To b2 from a1 and h1's neighbor; to h8 and a8; one rank and two files, and the longest way.
const _: () = {
    assert!(OTHER[0] == 9 && OTHER[7] == 14 && OTHER[1] == 56 && OTHER[6] == 63);
    assert!(QUARTERS[0][0] == 0 && QUARTERS[0][10] == 1 && QUARTERS[3][15] == 6);
};

/// 16 bytes twice.
#[inline]
#[target_feature(enable = "avx2")]
fn repeated(bytes: &[u8; 16]) -> __m256i {
    // SAFETY: the array has the 16 bytes that are read.
    _mm256_broadcastsi128_si256(unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) })
}

#[inline]
#[target_feature(enable = "avx2")]
fn vector(bytes: &Bytes) -> __m256i {
    // SAFETY: the array has the 32 bytes that are read.
    unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn bytes(vector: __m256i) -> Bytes {
    let mut bytes = [0; 32];
    // SAFETY: the array has the 32 bytes that are written.
    unsafe { _mm256_storeu_si256(bytes.as_mut_ptr().cast(), vector) };
    bytes
}
