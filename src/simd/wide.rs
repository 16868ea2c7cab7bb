//! Boards of numbers of up to eight bits, one word a bit.

use super::each_cpu::for_each_cpu;
use super::isa::Isa;
use super::lanes;
use super::{Cpu, far};

/// Writes a byte for each square, bit i of it in plane i, and 255 for those of `none`.
#[inline(always)]
pub(crate) fn write(cpu: Cpu, planes: &[u64; 8], none: u64, board: &mut [u8; 64]) {
    write_eight(cpu, planes, none, board);
}

/// The largest number on the squares that have one.
#[inline]
pub(crate) fn largest(planes: &[u64; 8], reached: u64) -> u8 {
    far::farthest(planes, reached)
}

for_each_cpu! {
    fn write_eight(planes: &[u64; 8], none: u64, board: &mut [u8; 64]) -> () = write_bytes;
}

#[inline(always)]
fn write_bytes<I: Isa>(isa: I, planes: &[u64; 8], none: u64, board: &mut [u8; 64]) {
    lanes::write_planes::<I::Bytes, 8>(isa, planes, none, board);
}
