//! A number for each square in bit planes: bit i of the number in plane i, a set of squares.

use crate::cpu::{Isa, for_each_cpu};
use crate::kernels::boards::{members, store};

/// The largest number on the squares that have one.
#[inline]
pub(crate) fn largest(planes: &[u64; 8], reached: u64) -> u8 {
    let mut candidates = reached;
    let mut largest = 0;
    for (bit, plane) in planes.iter().enumerate().rev() {
        if candidates & plane != 0 {
            candidates &= plane;
            largest |= 1 << bit;
        }
    }
    largest
}

for_each_cpu! {
    avx2:
    /// Writes a byte for each square, and 255 for those of `none`.
    pub(crate) fn write(planes: &[u64; 8], none: u64, board: &mut [u8; 64]) -> () = write_eight;
}

#[inline(always)]
fn write_eight<I: Isa>(isa: I, planes: &[u64; 8], none: u64, board: &mut [u8; 64]) {
    write_bytes::<I, 8>(isa, planes, none, board);
}

/// [`write`] for functions compiled for an instruction set.
#[inline(always)]
pub(super) fn write_bytes<I: Isa, const BITS: usize>(
    isa: I,
    planes: &[u64; BITS],
    none: u64,
    board: &mut [u8; 64],
) {
    for part in 0..I::PARTS {
        let mut bytes = members(isa, none, part);
        for (bit, plane) in planes.iter().enumerate() {
            bytes |= members(isa, *plane, part) & (1 << bit);
        }
        store::<I>(bytes, board, part);
    }
}
