//! Counts among obstacles for king, wazir and knight: one byte for each square, all squares at
//! once, level by level. Sums stop at 255: a count that gets there is left to the definition.
#![allow(unsafe_code)]

use core::arch::x86_64::*;

use super::Motion;
use crate::Square;

/// The number of shortest trajectories, `None` for a piece that slides or a number beyond 254.
#[inline]
pub(super) fn count(motion: Motion, from: Square, to: Square, open: u64) -> Option<u64> {
    let from = 1 << from.index();
    // SAFETY: every x86-64 processor has SSE2.
    let count = unsafe {
        match motion {
            Motion::King | Motion::Wazir => {
                let diagonals = _mm_set1_epi8(if motion == Motion::King { -1 } else { 0 });
                by_levels(from, to, open, |counts| one_square(counts, diagonals))
            }
            Motion::Knight => by_levels(from, to, open, |counts| knight(counts)),
            Motion::Slider(_) => return None,
        }
    };
    (count < u8::MAX).then_some(u64::from(count))
}

/// A byte for each square, two ranks in each register.
type Ranks = [__m128i; 4];

#[target_feature(enable = "sse2")]
#[inline]
fn by_levels(from: u64, to: Square, open: u64, sums: impl Fn(Ranks) -> Ranks) -> u8 {
    let mut counts = bytes_of(from).map(|ranks| _mm_and_si128(ranks, _mm_set1_epi8(1)));
    let mut open = bytes_of(open & !from);
    let mut frontier = from;
    while frontier >> to.index() & 1 == 0 {
        if frontier == 0 {
            return 0;
        }
        counts = sums(counts);
        frontier = 0;
        for pair in 0..4 {
            counts[pair] = _mm_and_si128(counts[pair], open[pair]);
            let empty = _mm_cmpeq_epi8(counts[pair], _mm_setzero_si128());
            open[pair] = _mm_and_si128(open[pair], empty);
            frontier |= u64::from(!_mm_movemask_epi8(empty) as u16) << (16 * pair);
        }
    }
    // SAFETY: any 64 bytes are four registers and the other way around.
    let counts: [u8; 64] = unsafe { core::mem::transmute(counts) };
    counts[to.index()]
}

/// All bits set in the bytes of a set's members, none in the others.
#[target_feature(enable = "sse2")]
#[inline]
fn bytes_of(set: u64) -> Ranks {
    // Each of the eight bytes eight times over, then one bit of each.
    let twice = _mm_cvtsi64_si128(set as i64);
    let twice = _mm_unpacklo_epi8(twice, twice);
    let (low, high) = (
        _mm_unpacklo_epi16(twice, twice),
        _mm_unpackhi_epi16(twice, twice),
    );
    let bits = _mm_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
    [
        _mm_shuffle_epi32::<0b01_01_00_00>(low),
        _mm_shuffle_epi32::<0b11_11_10_10>(low),
        _mm_shuffle_epi32::<0b01_01_00_00>(high),
        _mm_shuffle_epi32::<0b11_11_10_10>(high),
    ]
    .map(|bytes| _mm_cmpeq_epi8(_mm_and_si128(bytes, bits), bits))
}

/// A king's step, or a wazir's without the diagonals.
#[target_feature(enable = "sse2")]
#[inline]
fn one_square(counts: Ranks, diagonals: __m128i) -> Ranks {
    let beside = beside::<8>(counts);
    let rows = add(counts, beside.map(|ranks| _mm_and_si128(ranks, diagonals)));
    add(beside, above_and_below(rows))
}

#[target_feature(enable = "sse2")]
#[inline]
fn knight(counts: Ranks) -> Ranks {
    let (one, zero) = (beside::<8>(counts), _mm_setzero_si128());
    let two_ranks = add(
        [zero, one[0], one[1], one[2]],
        [one[1], one[2], one[3], zero],
    );
    add(two_ranks, above_and_below(beside::<16>(counts)))
}

#[target_feature(enable = "sse2")]
#[inline]
fn add(a: Ranks, b: Ranks) -> Ranks {
    [0, 1, 2, 3].map(|pair| _mm_adds_epu8(a[pair], b[pair]))
}

/// For each square, the sum over the two that lie so many bits away on its rank.
#[target_feature(enable = "sse2")]
#[inline]
fn beside<const BITS: i32>(counts: Ranks) -> Ranks {
    counts.map(|ranks| _mm_adds_epu8(_mm_slli_epi64::<BITS>(ranks), _mm_srli_epi64::<BITS>(ranks)))
}

/// For each square, the sum over the one above and the one below.
#[target_feature(enable = "sse2")]
#[inline]
fn above_and_below(counts: Ranks) -> Ranks {
    let [first, second, third, fourth] = counts;
    let between = |lower, upper| {
        let (lower, upper) = (_mm_castsi128_pd(lower), _mm_castsi128_pd(upper));
        _mm_castpd_si128(_mm_shuffle_pd::<0b01>(lower, upper))
    };
    // Ranks 2 and 3, 4 and 5, 6 and 7, and the outer ones next to nothing.
    let inner = [
        between(first, second),
        between(second, third),
        between(third, fourth),
    ];
    let (outer_low, outer_high) = (_mm_slli_si128::<8>(first), _mm_srli_si128::<8>(fourth));
    add(
        [outer_low, inner[0], inner[1], inner[2]],
        [inner[0], inner[1], inner[2], outer_high],
    )
}
