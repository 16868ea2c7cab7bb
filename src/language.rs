//! What the language lacks here: comparisons in constants, arrays that are filled without a C
//! library, and barriers against optimizations.

use core::hint::black_box;
use core::mem::MaybeUninit;
use core::slice;

/// The smaller of two numbers, as by [`Ord`], for constants.
#[inline(always)]
pub(crate) const fn min(a: u8, b: u8) -> u8 {
    if a <= b { a } else { b }
}

/// The larger of two numbers.
#[inline(always)]
pub(crate) const fn max(a: u8, b: u8) -> u8 {
    if a >= b { a } else { b }
}

/// The same value in every place, by a loop: an array of one constant would become a call of
/// memset, which needs a C library.
#[inline(always)]
pub(crate) fn array_of<T: Copy, const N: usize>(value: T) -> [T; N] {
    [black_box(value); N]
}

/// Values in the first places of a room that is not filled before: that takes longer than a short
/// search.
pub(crate) struct List<'a, T> {
    /// The first `length` of them are written.
    places: &'a mut [MaybeUninit<T>],
    length: usize,
}

impl<'a, T: Copy> List<'a, T> {
    #[inline(always)]
    pub(crate) const fn new(places: &'a mut [MaybeUninit<T>]) -> Self {
        Self { places, length: 0 }
    }

    /// Appends a value if there is room.
    #[inline(always)]
    pub(crate) fn push(&mut self, value: T) {
        if let Some(place) = self.places.get_mut(self.length) {
            place.write(value);
            self.length += 1;
        }
    }

    #[inline(always)]
    pub(crate) fn into_values(self) -> &'a mut [T] {
        // SAFETY: the first `length` places are written, and there are so many.
        unsafe { slice::from_raw_parts_mut(self.places.as_mut_ptr().cast(), self.length) }
    }
}

/// The same word behind an optimization barrier, which hides a value from the compiler. It is no
/// instruction, but may cost a move between registers. Only x86-64 needs barriers.
#[inline(always)]
pub(crate) fn word_behind_barrier(word: u64) -> u64 {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    let word = {
        let mut same = word;
        // SAFETY: the text is a comment, so that nothing runs and the word stays the same.
        unsafe {
            core::arch::asm!(
                "/* {0} */",
                inout(reg) same,
                options(pure, nomem, nostack, preserves_flags)
            );
        }
        same
    };
    word
}

/// 0 behind a barrier: an array that is filled with it needs no memset.
#[inline(always)]
pub(crate) fn hidden_zero() -> u64 {
    // `black_box` takes a way through memory.
    if cfg!(target_arch = "x86_64") { word_behind_barrier(0) } else { black_box(0) }
}

/// The same reference behind such a barrier.
#[inline(always)]
pub(crate) fn behind_barrier<T>(value: &T) -> &T {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    let value = {
        let mut same = core::ptr::from_ref(value);
        // SAFETY: the text is a comment, so that nothing runs and the pointer stays that of the
        // reference.
        unsafe {
            core::arch::asm!(
                "/* {0} */",
                inout(reg) same,
                options(pure, readonly, nostack, preserves_flags)
            );
            &*same
        }
    };
    value
}
