//! What the language lacks here: comparisons in constants, arrays that are filled without a C
//! library, and barriers against optimizations.

use core::hint::black_box;

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
