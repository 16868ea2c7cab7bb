//! The library's kernels by name, called from Rust.

use chess_distance::{Piece, batch};

use crate::input::Input;
use crate::row::Needs;

pub(super) unsafe extern "C" fn plain_kernel(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    unsafe { with(Needs::Plain, input, out) }
}

pub(super) unsafe extern "C" fn avx2_kernel(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    unsafe { with(Needs::Avx2, input, out) }
}

pub(super) unsafe extern "C" fn avx512_kernel(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    unsafe { with(Needs::Avx512, input, out) }
}

/// # Safety
/// `out` has a byte for each pair of the input.
unsafe fn with(needs: Needs, input: *const Input<'_>, out: *mut u8) {
    // SAFETY: a byte for each pair of the input, as the caller promises.
    needs.force(|| unsafe { each_batch(input, out) });
}

pub(super) unsafe extern "C" fn dispatched_kernel(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    unsafe { each_batch(input, out) }
}

/// # Safety
/// `out` has a byte for each pair of the input.
#[inline(always)]
unsafe fn each_batch(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: rows pass a reference.
    let input = unsafe { &*input };
    let (a, b) = input.squares();
    // SAFETY: a byte for each pair, as the caller promises. Nothing else refers to it.
    let out = unsafe { std::slice::from_raw_parts_mut(out, a.len()) };
    let Some(piece) = Piece::from_code(input.piece) else {
        return;
    };
    for _ in 0..input.repeat {
        let chunks = a.chunks(input.chunk).zip(b.chunks(input.chunk));
        for ((a, b), out) in chunks.zip(out.chunks_mut(input.chunk)) {
            _ = std::hint::black_box(batch(piece, a, b, out));
        }
    }
}
