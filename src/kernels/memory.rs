//! Copies and clears, which the library does without a C library's memcpy and memset.
//!
//! Copies to arrays that are larger than the caches may go past them, by streaming stores. A plain
//! store first reads its line from memory. A streaming store does not, and leaves the caches
//! unchanged for the next rows. In an array that fits into a cache it is several times slower.

#[allow(unsafe_code)]
mod stream;

use core::hint::black_box;

use crate::Bitboard;
use crate::cpu::{Cpu, Isa, for_each_cpu};
use crate::kernels::boards::{bytes, load, store};

pub(crate) use stream::fence;
use stream::{HAS_STREAMS, stream};

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
    HAS_STREAMS && cpu != Cpu::Plain && bytes >= LARGE
}

for_each_cpu! {
    avx512:
    /// Copies past the caches. The array is finished by [`fence`].
    pub(crate) fn copy(from: &Maps, to: &mut Maps) -> () = stream_of;
    /// Copies by plain stores.
    pub(super) fn copy_near(from: &Maps, to: &mut Maps) -> () = copy_of;
}

#[inline(always)]
fn stream_of<I: Isa>(isa: I, from: &Maps, to: &mut Maps) {
    by_lines(
        from,
        to,
        #[inline(always)]
        |from, to| stream(isa, from, to),
    );
}

#[inline(always)]
fn copy_of<I: Isa>(isa: I, from: &Maps, to: &mut Maps) {
    // The zero hides the copy: stores of what was loaded would become a call of memcpy.
    let zero = bytes(isa, black_box(0));
    by_lines(
        from,
        to,
        #[inline(always)]
        |from, to| {
            for part in 0..I::PARTS {
                store::<I>(load(isa, from, part) | zero, to, part);
            }
        },
    );
}

/// Copies 64 bytes at a time. A store that crosses a cache line is slow and cannot be streamed. So
/// maps that do not begin on a line are written in lines, after their two ends.
#[inline(always)]
fn by_lines(from: &Maps, to: &mut Maps, copy: impl Fn(&[u8; 64], &mut [u8; 64])) {
    let start = to.as_ptr().addr().wrapping_neg() % 64;
    if start == 0 {
        // Twice in the code, here with a constant number of lines.
        return from.iter().zip(to).for_each(|(from, to)| copy(from, to));
    }
    copy(&from[0], &mut to[0]);
    copy(&from[63], &mut to[63]);
    let (from, to) = (from.as_flattened(), to.as_flattened_mut());
    for (from, to) in from[start..].as_chunks().0.iter().zip(to[start..].as_chunks_mut().0) {
        copy(from, to);
    }
}

for_each_cpu! {
    avx2:
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
    use super::{LARGE, clear, fence, pays, stream};
    use crate::Bitboard;
    use crate::cpu::tests::check_every_isa;
    use crate::cpu::{Cpu, Isa};

    fn check_stream<I: Isa>(isa: I) {
        let line: [u8; 64] = core::array::from_fn(|at| at as u8);
        for start in 0..64 {
            let mut to = [99; 192];
            stream(isa, &line, to[start..].first_chunk_mut().unwrap());
            fence();
            assert_eq!(to[start..start + 64], line);
            assert_eq!(to.iter().filter(|&&byte| byte == 99).count(), 128);
        }
    }

    #[test]
    fn streamed_lines_arrive() {
        check_every_isa!(check_stream);
    }

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
