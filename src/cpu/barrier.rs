//! Optimisation barriers: they hide a value from the compiler and cost no instruction. Only x86-64
//! needs them.

/// The same word.
#[inline(always)]
pub(crate) fn word(word: u64) -> u64 {
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

/// The same reference.
#[inline(always)]
pub(crate) fn reference<T>(value: &T) -> &T {
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
