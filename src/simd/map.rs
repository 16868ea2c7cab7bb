//! Maps: distances of all 64 squares at once.
//!
//! Kept are the kernels that were measured to be faster than plain code by half or more.

#[cfg(target_arch = "x86_64")]
pub(super) mod avx512;

use super::Motion;
use super::planes::fill;
use super::steps::{knight, one_square, slider};

/// A map in words of 64 bits, for any processor. Of a step that is short enough four are taken
/// at once.
pub(super) fn plain(
    motion: Motion,
    from: u64,
    enterable: u64,
    free: u64,
    out: &mut [u8; 64],
) -> u8 {
    match motion {
        Motion::King | Motion::Wazir => {
            one_map::<true>(from, enterable, one_square(motion == Motion::King), out)
        }
        Motion::Knight => one_map::<true>(from, enterable, knight, out),
        Motion::Slider(ways) => one_map::<false>(from, enterable, slider(ways, free), out),
    }
}

/// One map after the other.
pub(super) fn plain_matrix(motion: Motion, enterable: u64, free: u64, out: &mut [[u8; 64]; 64]) {
    for (square, map) in out.iter_mut().enumerate() {
        plain(motion, 1 << square, enterable, free, map);
    }
}

#[inline(always)]
fn one_map<const FOUR: bool>(
    from: u64,
    enterable: u64,
    step: impl Fn(u64) -> u64 + Copy,
    out: &mut [u8; 64],
) -> u8 {
    let planes = fill::<FOUR, 1>(&[from], enterable, step);
    planes.write(out);
    planes.farthest()
}
