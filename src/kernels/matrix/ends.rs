//! The end of a fill.

use super::Files;
use super::tables::LIGHT;
use crate::cpu::lanes::Lanes;
use crate::kernels::Motion;

/// Whether every source has all enterable targets, for a bishop those of its color. This saves the
/// last level, which adds nothing. On some boards it is never true.
#[inline(always)]
pub(super) fn is_full<V: Lanes>(
    proof: V::Proof,
    motion: Motion,
    within: &Files<V>,
    targets: V,
    part: usize,
) -> bool {
    let [a, b, c, d, e, f, g, h] = *within;
    let (mut even, mut odd) = (a & c & (e & g), b & d & (f & h));
    if matches!(motion, Motion::Bishop) {
        // Light sources are on odd ranks of these files, and on even ones of those.
        let light = V::load(proof, &LIGHT, part);
        even = even | light ^ V::splat(proof, 0xaa);
        odd = odd | light ^ V::splat(proof, 0x55);
    }
    targets.without(even & odd).is_zero()
}

/// Whether a level has added nothing.
#[inline(always)]
pub(super) fn same<V: Lanes>([even, odd]: &[Files<V>; 2]) -> bool {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = *even;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = *odd;
    let west = (a0 ^ b0) | (a1 ^ b1) | (a2 ^ b2) | (a3 ^ b3);
    (west | ((a4 ^ b4) | (a5 ^ b5) | (a6 ^ b6) | (a7 ^ b7))).is_zero()
}
