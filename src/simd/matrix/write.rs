//! From the levels of all sources to bytes.

use super::{Files, KEPT};
use crate::simd::lanes::Lanes;

/// Adds a round of levels to the bits of distances: all of them to bit 0, every second to bit 1,
/// every fourth to bit 2, every eighth to bit 3.
#[inline(always)]
pub(super) fn add<V: Lanes>(
    before: &[V; 4],
    levels: &[Files<V>; KEPT],
    rounds: usize,
    file: usize,
) -> [V; 4] {
    let [mut p0, mut p1, mut p2, mut p3] = *before;
    for (number, level) in levels.iter().enumerate() {
        let level = level[file % 8];
        p0 = p0 ^ level;
        if number % 2 == 1 {
            p1 = p1 ^ level;
        }
        if number % 4 == 3 {
            p2 = p2 ^ level;
        }
    }
    if (KEPT * rounds).is_multiple_of(8) {
        p3 = p3 ^ levels[KEPT - 1][file % 8];
    }
    [p0, p1, p2, p3]
}

/// The bits of distances, all four where there is none.
///
/// The bits are parities of the levels that lack a target. So far those that have it were
/// counted: the same but for the number of levels.
#[inline(always)]
pub(super) fn counted<V: Lanes>(
    proof: V::Proof,
    [p0, p1, p2, p3]: [V; 4],
    rounds: usize,
    start: V,
    within: V,
) -> [V; 4] {
    let odd = |count: usize| V::splat(proof, if count % 2 == 1 { 255 } else { 0 });
    let (third, fourth) = (odd(KEPT * rounds / 4), odd(KEPT * rounds / 8));
    let none = V::splat(proof, 255).without(within | start);
    [
        p0.without(start) | none,
        p1 | none,
        (p2 ^ third).without(start) | none,
        (p3 ^ fourth).without(start) | none,
    ]
}

/// Writes the maps of one file of sources. Bit r of the planes is of the source on rank r.
#[inline(always)]
pub(super) fn write<V: Lanes>(
    proof: V::Proof,
    planes: [V; 4],
    file: usize,
    part: usize,
    maps: &mut [[u8; 64]; 64],
) {
    let [p0, p1, p2, p3] = planes;
    let (even, odd) = pairs::<V, 1>(V::splat(proof, 0x55), p0, p1);
    let (high_even, high_odd) = pairs::<V, 1>(V::splat(proof, 0x55), p2, p3);
    // Nibbles: of the ranks 0 and 4, 2 and 6, and so on.
    let (r0, r2) = pairs::<V, 2>(V::splat(proof, 0x33), even, high_even);
    let (r1, r3) = pairs::<V, 2>(V::splat(proof, 0x33), odd, high_odd);
    let ranks = maps.as_chunks_mut::<8>().0;
    for (rank, nibbles) in [r0, r1, r2, r3].into_iter().enumerate() {
        let mut row = |rank: usize, distances: V| {
            let map = &mut ranks[rank % 8][file % 8];
            distances.none_for_15(proof).store(map, part);
        };
        row(rank, nibbles);
        row(rank + 4, nibbles.right::<4>());
    }
}

/// Fields of `BITS` bits side by side, the low one from `low`: those of even number in the first
/// result, those of odd number in the second.
#[inline(always)]
fn pairs<V: Lanes, const BITS: i32>(even: V, low: V, high: V) -> (V, V) {
    // What is to change places: the odd fields of `low` and the even ones of `high`.
    let swapped = (low.right::<BITS>() ^ high) & even;
    (low ^ swapped.left::<BITS>(), high ^ swapped)
}
