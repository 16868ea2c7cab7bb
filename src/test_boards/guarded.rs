//! Memory between unreadable pages: an access one byte too far ends the test.
#![allow(unsafe_code)]

/// Readable and writable bytes between two pages that are neither.
pub(crate) struct Guarded {
    start: *mut u8,
    length: usize,
}

impl Guarded {
    pub(crate) fn new() -> Self {
        // SAFETY: sysconf reads no memory of ours.
        let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).expect("a size");
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: a new mapping, wherever there is room for it.
        let mapping = unsafe {
            libc::mmap(
                core::ptr::null_mut(),
                3 * page,
                libc::PROT_NONE,
                flags,
                -1,
                0,
            )
        };
        assert_ne!(mapping, libc::MAP_FAILED);
        let start = mapping.cast::<u8>().wrapping_add(page);
        let access = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: the middle of the three pages just mapped.
        assert_eq!(unsafe { libc::mprotect(start.cast(), page, access) }, 0);
        Self {
            start,
            length: page,
        }
    }

    pub(crate) fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: the page belongs to this value alone, is initialized with zeros, and stays
        // mapped to the end of the process.
        unsafe { core::slice::from_raw_parts_mut(self.start, self.length) }
    }
}
