//! Bytes at a known place in memory.

use std::ptr;

/// One cache line.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
struct Line([u8; 64]);

/// Bytes that start on a cache line.
pub struct Bytes {
    lines: Vec<Line>,
    start: usize,
}

impl Bytes {
    /// `n` zeros. On some processors arrays at the same offset of their pages slow each other down,
    /// so each array starts at a line of its own.
    #[must_use]
    pub fn zeroed(bytes: usize, start: usize) -> Self {
        let lines = vec![Line([0; 64]); start + bytes.div_ceil(64)];
        Self { lines, start }
    }

    pub(super) fn from_bytes(bytes: &[u8], start: usize) -> Self {
        let mut lines = Self::zeroed(bytes.len(), start);
        // SAFETY: the lines hold at least as many bytes, and the two do not overlap.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), lines.as_mut_ptr(), bytes.len()) };
        lines
    }

    pub(super) fn as_ptr(&self) -> *const u8 {
        self.lines[self.start..].as_ptr().cast()
    }

    /// The address of the bytes.
    pub fn as_mut_ptr(&mut self) -> *mut u8 {
        self.lines[self.start..].as_mut_ptr().cast()
    }

    /// The first `n` bytes.
    ///
    /// # Panics
    /// If there are fewer.
    #[must_use]
    pub fn first(&self, bytes: usize) -> &[u8] {
        assert!(bytes <= 64 * (self.lines.len() - self.start));
        // SAFETY: lines are plain bytes without padding, and there are at least `n`.
        unsafe { std::slice::from_raw_parts(self.as_ptr(), bytes) }
    }
}
