//! The bytes of a map, from bit planes: bits of eight registers exchanged, then bytes put side by
//! side.

use core::arch::x86_64::*;

use crate::grid::ranks::write_ranks;

/// Exchanges the bits `BY` places up in one register with the matching bits of the other.
macro_rules! exchanged {
    ($low:expr, $high:expr, $by:literal, $mask:literal) => {{
        let (low, high) = ($low, $high);
        let different = _mm256_xor_si256(_mm256_srli_epi16::<$by>(low), high);
        let different = _mm256_and_si256(different, _mm256_set1_epi8($mask));
        (
            _mm256_xor_si256(low, _mm256_slli_epi16::<$by>(different)),
            _mm256_xor_si256(high, different),
        )
    }};
}

/// Turns eight registers with one bit of each square into eight with all bits of every eighth
/// square.
///
/// Source: Hacker's Delight (Henry S. Warren), Transposing a Bit Matrix.
#[target_feature(enable = "avx2")]
#[inline]
fn transposed([a, b, c, d, e, f, g, h]: [__m256i; 8]) -> [__m256i; 8] {
    let (a, e) = exchanged!(a, e, 4, 0x0f);
    let (b, f) = exchanged!(b, f, 4, 0x0f);
    let (c, g) = exchanged!(c, g, 4, 0x0f);
    let (d, h) = exchanged!(d, h, 4, 0x0f);
    let (a, c) = exchanged!(a, c, 2, 0x33);
    let (b, d) = exchanged!(b, d, 2, 0x33);
    let (e, g) = exchanged!(e, g, 2, 0x33);
    let (f, h) = exchanged!(f, h, 2, 0x33);
    let (a, b) = exchanged!(a, b, 1, 0x55);
    let (c, d) = exchanged!(c, d, 1, 0x55);
    let (e, f) = exchanged!(e, f, 1, 0x55);
    let (g, h) = exchanged!(g, h, 1, 0x55);
    [a, b, c, d, e, f, g, h]
}

/// The bytes of eight registers in turn: ranks 0 to 7 in the low halves, 8 to 15 in the high ones.
#[target_feature(enable = "avx2")]
#[inline]
fn side_by_side([a, b, c, d, e, f, g, h]: [__m256i; 8]) -> [__m256i; 8] {
    let twos = |a, b| (_mm256_unpacklo_epi8(a, b), _mm256_unpackhi_epi8(a, b));
    let fours = |a, b| [_mm256_unpacklo_epi16(a, b), _mm256_unpackhi_epi16(a, b)];
    let ((a, b), (c, d), (e, f), (g, h)) = (twos(a, b), twos(c, d), twos(e, f), twos(g, h));
    let ([a, b], [c, d]) = (fours(a, c), fours(b, d));
    let ([e, f], [g, h]) = (fours(e, g), fours(f, h));
    [
        _mm256_unpacklo_epi32(a, e),
        _mm256_unpackhi_epi32(a, e),
        _mm256_unpacklo_epi32(b, f),
        _mm256_unpackhi_epi32(b, f),
        _mm256_unpacklo_epi32(c, g),
        _mm256_unpackhi_epi32(c, g),
        _mm256_unpacklo_epi32(d, h),
        _mm256_unpackhi_epi32(d, h),
    ]
}

/// Writes a byte for each square of a board of `files` files. Bit i of the byte comes from plane i.
#[target_feature(enable = "avx2")]
pub(super) fn write(planes: &[__m256i; 8], files: u32, out: &mut [u8]) {
    write_halves(side_by_side(transposed(*planes)), files, out);
}

/// The same with an instruction that multiplies matrices of bits. The product with the unit matrix
/// has the bytes as its columns.
#[target_feature(enable = "avx2,gfni")]
pub(super) fn write_by_products(planes: &[__m256i; 8], files: u32, out: &mut [u8]) {
    let [a, b, c, d, e, f, g, h] = *planes;
    let unit = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
    // The highest bit of a product comes from the first byte of a matrix.
    let ranks = side_by_side([h, g, f, e, d, c, b, a])
        .map(|planes| _mm256_gf2p8affine_epi64_epi8::<0>(unit, planes));
    write_halves(ranks, files, out);
}

/// Writes ranks 0 to 7 in the low halves, 8 to 15 in the high ones.
#[target_feature(enable = "avx2")]
#[inline]
fn write_halves(halves: [__m256i; 8], files: u32, out: &mut [u8]) {
    // SAFETY: two arrays of eight are an array of 16, and any 16 bytes are a number.
    let ranks: [u128; 16] = unsafe {
        core::mem::transmute([
            halves.map(|ranks| _mm256_castsi256_si128(ranks)),
            halves.map(|ranks| _mm256_extracti128_si256::<1>(ranks)),
        ])
    };
    // Opaque: the compiler would make sixteen copies of the loop.
    let ranks = core::hint::black_box(&ranks);
    write_ranks(files, out, |rank| ranks[rank & 15]);
}
