//! Boards of numbers of up to eight bits, one word a bit.

use super::each_cpu::for_each_cpu;
use super::far;
use super::isa::Isa;
use super::lanes;

/// The largest number on the squares that have one.
#[inline]
pub(crate) fn largest(planes: &[u64; 8], reached: u64) -> u8 {
    far::farthest(planes, reached)
}

for_each_cpu! {
    /// Writes a byte for each square, bit i of it in plane i, and 255 for those of `none`.
    pub(crate) fn write(planes: &[u64; 8], none: u64, board: &mut [u8; 64]) -> () = write_bytes;
}

#[inline(always)]
fn write_bytes<I: Isa>(isa: I, planes: &[u64; 8], none: u64, board: &mut [u8; 64]) {
    lanes::write_planes::<I::Bytes, 8>(isa, planes, none, board);
}
