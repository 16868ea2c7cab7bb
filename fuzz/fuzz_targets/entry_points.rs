//! Sequences of calls of the functions of the C interface: see entry_points.c.
#![no_main]

use libfuzzer_sys::fuzz_target;

extern crate chess_distance_entry_points as _;

unsafe extern "C" {
    fn fuzz_entry_points(data: *const u8, size: usize);
}

fuzz_target!(|data: &[u8]| {
    // SAFETY: the function reads the bytes of the slice, and only during the call.
    unsafe { fuzz_entry_points(data.as_ptr(), data.len()) }
});
