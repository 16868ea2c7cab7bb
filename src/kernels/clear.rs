//! Clears sets: the library has no memset, and 16 bytes at a time took as long as a short search.

use core::hint::black_box;

use crate::Bitboard;
use crate::cpu::Isa;
use crate::cpu::for_each_cpu;

for_each_cpu! {
    /// Makes all sets empty.
    pub(crate) fn clear(sets: &mut [Bitboard; 64]) -> () = empty;
}

/// The stores are as wide as the compiler may make them for the processor.
#[inline(always)]
fn empty<I: Isa>(_: I, sets: &mut [Bitboard; 64]) {
    // A loop of stores, not a constant, which would become a call of memset.
    let nothing = black_box(Bitboard::EMPTY);
    sets.fill(nothing);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cpu;

    #[test]
    fn every_kernel_clears_all_sets() {
        for cpu in Cpu::available() {
            let mut sets = [Bitboard::FULL; 64];
            clear(cpu, &mut sets);
            assert_eq!(sets, [Bitboard::EMPTY; 64], "{cpu:?}");
        }
    }
}
