//! Stores that go past the caches.

use fearless_simd::Simd;

use crate::cpu::barrier;

/// Whether there are such stores.
pub(crate) const HAS_STREAMS: bool = cfg!(all(target_arch = "x86_64", target_feature = "sse2"));

/// Writes a line past the caches, where an instruction does that and the place is aligned.
#[inline(always)]
pub(crate) fn stream<S: Simd>(simd: S, line: &[u8; 64], to: &mut [u8; 64]) {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    if to.as_ptr().addr().is_multiple_of(64) {
        use core::arch::x86_64::*;
        let (from, to) = (line.as_ptr(), to.as_mut_ptr());
        // SAFETY: both are 64 bytes, and the second are aligned. The processor has the level's
        // instructions, and that of a target with SSE2 has the others.
        return unsafe {
            if simd.level().as_avx512().is_some() {
                return _mm512_stream_si512(to.cast(), _mm512_loadu_si512(from.cast()));
            }
            for at in [0, 16, 32, 48] {
                _mm_stream_si128(to.add(at).cast(), _mm_loadu_si128(from.add(at).cast()));
            }
        };
    }
    _ = simd;
    // A barrier: lines in turn would become a call of memcpy.
    *to = *barrier::reference(line);
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
