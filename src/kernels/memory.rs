//! Copies of maps, which the library makes without a C library's memcpy.
//!
//! Copies to arrays that are larger than the caches may go past them, by streaming stores. A plain
//! store first reads its line from memory. A streaming store does not, and leaves the caches
//! unchanged for the next rows. In an array that fits into a cache it is several times slower.

use core::hint::black_box;

use crate::cpu::{Cpu, Isa, for_each_cpu};
use crate::kernels::boards::{bytes, load, store};
use crate::language::behind_barrier;

/// The maps of one board.
type Maps = [[u8; 64]; 64];

/// The least array that is streamed, in bytes: more than most processors have as cache near a core.
/// A caller who then reads the array would wait for a smaller one that was streamed.
const LARGE: usize = 32 << 20;

/// Whether streaming stores are faster for an array of this number of bytes. Without vectors of 32
/// bytes the stores are a small part of the time of the matrices.
#[inline]
pub(crate) fn is_streamed(cpu: Cpu, bytes: usize) -> bool {
    cfg!(all(target_arch = "x86_64", target_feature = "sse2"))
        && cpu != Cpu::Plain
        && bytes >= LARGE
}

for_each_cpu! {
    avx512:
    /// Copies past the caches. The array is finished by [`fence`].
    pub(crate) fn copy_past_caches(from: &Maps, to: &mut Maps) -> () = stream_of;
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

/// Writes a line past the caches, where an instruction does that and the place is aligned.
#[inline(always)]
fn stream<I: Isa>(isa: I, line: &[u8; 64], to: &mut [u8; 64]) {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    if to.as_ptr().addr().is_multiple_of(64) {
        use core::arch::x86_64::*;
        let (from, to) = (line.as_ptr(), to.as_mut_ptr());
        // SAFETY: both are 64 bytes, and the second are aligned. The processor has the level's
        // instructions, and that of a target with SSE2 has the others.
        return unsafe {
            if isa.level().as_avx512().is_some() {
                return _mm512_stream_si512(to.cast(), _mm512_loadu_si512(from.cast()));
            }
            for at in [0, 16, 32, 48] {
                _mm_stream_si128(to.add(at).cast(), _mm_loadu_si128(from.add(at).cast()));
            }
        };
    }
    _ = isa;
    // A barrier: lines in turn would become a call of memcpy.
    *to = *behind_barrier(line);
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

#[cfg(test)]
mod tests {
    use super::{LARGE, fence, is_streamed, stream};
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
            assert_eq!(is_streamed(cpu, LARGE), cpu != Cpu::Plain);
            assert!(!is_streamed(cpu, LARGE - 1));
        }
    }
}
