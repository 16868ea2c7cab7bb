//! Maps that go farther than kernels count, and the farthest square of planes.

use super::Mover;
use super::steps::step;
use crate::levels::map_levels;

/// Fewest moves from the set to every square, in `map`; the result is the largest of them. Moves
/// lead from the squares of `leave` to those of `enter`.
#[cold]
#[inline(never)]
pub(super) fn map(mover: Mover, (leave, enter): (u64, u64), map: &mut [u8; 64]) -> u8 {
    map_levels(mover.from, map, |from| step(mover, from & leave) & enter)
}

/// The largest distance.
pub(super) fn farthest<const BITS: usize>(planes: &[u64; BITS], reached: u64) -> u8 {
    let mut candidates = reached;
    let mut farthest = 0;
    for (bit, plane) in planes.iter().enumerate().rev() {
        if candidates & plane != 0 {
            candidates &= plane;
            farthest |= 1 << bit;
        }
    }
    farthest
}
