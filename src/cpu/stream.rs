//! Stores that go past the caches.

/// Whether there are such stores.
pub(crate) const HAS_STREAMS: bool = cfg!(all(target_arch = "x86_64", target_feature = "sse2"));

/// Writes bytes past the caches, where an instruction does that and the place is aligned.
#[inline(always)]
pub(crate) fn stream(bytes: &[u8; 16], to: &mut [u8; 16]) {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    if to.as_ptr().addr().is_multiple_of(16) {
        use core::arch::x86_64::{_mm_loadu_si128, _mm_stream_si128};
        // SAFETY: both are 16 bytes, and the second are aligned. Every processor of a target with
        // SSE2 has the instructions.
        unsafe { _mm_stream_si128(to.as_mut_ptr().cast(), _mm_loadu_si128(bytes.as_ptr().cast())) };
        return;
    }
    *to = *bytes;
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
