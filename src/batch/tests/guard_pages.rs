//! Columns that end, or begin, where the memory does: one byte too far and the test dies.
#![allow(unsafe_code)]

use core::ptr::null_mut;
use core::slice;

use super::*;

/// Readable and writable bytes between two pages that are neither.
struct Guarded {
    start: *mut u8,
    length: usize,
}

impl Guarded {
    fn new() -> Self {
        // SAFETY: sysconf reads no memory of ours.
        let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).expect("a size");
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: a new mapping, wherever there is room for it.
        let mapping = unsafe { libc::mmap(null_mut(), 3 * page, libc::PROT_NONE, flags, -1, 0) };
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

    fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: the page belongs to this value alone, is initialized with zeros, and stays
        // mapped to the end of the process.
        unsafe { slice::from_raw_parts_mut(self.start, self.length) }
    }
}

#[test]
fn nothing_is_touched_beyond_the_columns() {
    let (mut page_a, mut page_b, mut page_out) = (Guarded::new(), Guarded::new(), Guarded::new());
    let size = page_out.length;
    let (all_a, all_b) = all_pairs(77, size);
    page_a.bytes().copy_from_slice(&all_a);
    page_b.bytes().copy_from_slice(&all_b);
    for length in 0..=300 {
        for range in [0..length, size - length..size] {
            let (a, b) = (
                &page_a.bytes()[range.clone()],
                &page_b.bytes()[range.clone()],
            );
            let out = &mut page_out.bytes()[range];
            for (piece, table) in METRICS {
                for cpu in Cpu::available() {
                    out.fill(99);
                    assert!(batch_with(cpu, piece, a, b, out));
                    assert_eq!(
                        first_wrong(table, a, b, out),
                        None,
                        "{piece:?} {cpu:?} {length}"
                    );
                }
            }
        }
    }
}
