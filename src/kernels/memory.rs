//! Copies and clears, which the library does without a C library's memcpy and memset.
//!
//! Copies to arrays that are larger than the caches may go past them, by streaming stores. A plain
//! store first reads its line from memory. A streaming store does not, and leaves the caches
//! unchanged for the next rows. In an array that fits into a cache it is several times slower.

use core::hint::black_box;

use crate::Bitboard;
use crate::cpu::lanes::Line;
use crate::cpu::register::Register;
use crate::cpu::{Bytes, Cpu, Isa, for_each_cpu};

/// The maps of one board.
type Maps = [[u8; 64]; 64];

/// The least array that is streamed, in bytes. On an Emerald Rapids core with 2 MB of its own
/// cache, streaming wins from 4 MB on, or from 16 MB on if the caller then reads the array. Other
/// processors have larger caches near a core.
const LARGE: usize = 32 << 20;

/// Whether to stream an array of this number of bytes. Without vectors of 32 bytes the stores are a
/// small part of the time of the matrices.
#[inline]
pub(crate) fn pays(cpu: Cpu, bytes: usize) -> bool {
    cpu != Cpu::Plain && bytes >= LARGE
}

/// Orders all streaming stores before the stores that follow.
#[inline]
pub(crate) fn fence() {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    // SAFETY: every processor of a target with SSE2 has SSE.
    unsafe {
        core::arch::x86_64::_mm_sfence();
    }
}

for_each_cpu! {
    /// Copies past the caches. The array is finished by [`fence`].
    pub(crate) fn copy(from: &Maps, to: &mut Maps) -> () = copy_of::<_, true>;
    /// Copies by plain stores.
    pub(super) fn copy_near(from: &Maps, to: &mut Maps) -> () = copy_of::<_, false>;
}

/// A store that crosses a cache line is slow and cannot be streamed. So maps that do not begin on a
/// line are written in lines, after their two ends.
#[inline(always)]
fn copy_of<I: Isa, const STREAM: bool>(isa: I, from: &Maps, to: &mut Maps) {
    // The zero hides the copy: plain stores of what was loaded would become a call of memcpy.
    let zero = Bytes::<I>::splat_word(isa, black_box(0));
    let lines = |from: &[u8], to: &mut [u8]| {
        for (from, to) in from.as_chunks().0.iter().zip(to.as_chunks_mut().0) {
            for part in 0..Bytes::<I>::PARTS {
                let bytes = Bytes::<I>::load(isa, from, part).add(zero);
                if STREAM {
                    // SAFETY: any 64 bytes are a line, and these are aligned to 64: the output of
                    // `lines` begins at a multiple of it.
                    bytes.stream(isa, unsafe { &mut *to.as_mut_ptr().cast::<Line>() }, part);
                } else {
                    bytes.store(to, part);
                }
            }
        }
    };
    let start = to.as_ptr().addr().wrapping_neg() % 64;
    if start == 0 {
        // Twice in the code, each with a constant number of lines.
        return lines(from.as_flattened(), to.as_flattened_mut());
    }
    // Parts of lines cannot be streamed.
    for end in [0, 63] {
        for part in 0..Bytes::<I>::PARTS {
            Bytes::<I>::load(isa, &from[end % 64], part).add(zero).store(&mut to[end % 64], part);
        }
    }
    let (from, to) = (from.as_flattened(), to.as_flattened_mut());
    lines(&from[start..], &mut to[start..]);
}

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
    use super::{LARGE, clear, pays};
    use crate::Bitboard;
    use crate::cpu::Cpu;

    #[test]
    fn large_arrays_are_streamed_with_vectors_of_32_bytes() {
        for cpu in Cpu::available() {
            assert_eq!(pays(cpu, LARGE), cpu != Cpu::Plain);
            assert!(!pays(cpu, LARGE - 1));
        }
    }

    #[test]
    fn every_kernel_clears_all_sets() {
        for cpu in Cpu::available() {
            let mut sets = [Bitboard::FULL; 64];
            clear(cpu, &mut sets);
            assert_eq!(sets, [Bitboard::EMPTY; 64], "{cpu:?}");
        }
    }
}
