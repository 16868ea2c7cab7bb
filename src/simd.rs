//! The one door to the kernels: for each operation, which of them answers.
//!
//! A call comes from the concept that it belongs to and goes on to a kernel in `simd/`, no way
//! back up. Kernels take and return words, bytes and a [`Motion`]; one that needs an instruction
//! set takes the value of [`Cpu`] that proves it. Every choice is inlined where it is asked for,
//! so that whoever uses one operation links no other's kernels.

#[cfg(target_arch = "aarch64")]
#[allow(dead_code, unsafe_code)] // until kernels are written over them
mod aarch64;
pub(crate) mod batch;
pub(crate) mod columns;
#[cfg(target_arch = "x86_64")]
mod counts;
mod cpu;
#[allow(dead_code, unused_macros, unused_imports)] // until kernels are written over them
mod lanes;
mod map;
mod motion;
mod planes;
#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
#[allow(dead_code)] // until kernels are written over them
mod portable;
mod steps;
mod territory;
#[cfg(target_arch = "x86_64")]
#[allow(dead_code, unsafe_code)] // until kernels are written over them
mod x86;

pub use cpu::Cpu;
#[cfg(target_arch = "x86_64")]
pub(crate) use cpu::{Avx2, Avx512};
pub(crate) use motion::{Motion, Ways};

use crate::Square;
use batch::{Kernel, Metric};

/// Fewest moves from the nearest square of `from` to every square; the result is the largest of
/// them. A move ends on an `enterable` square, a slide goes on over `free` ones.
#[inline]
pub(crate) fn map(
    cpu: Cpu,
    motion: Motion,
    from: u64,
    enterable: u64,
    free: u64,
    out: &mut [u8; 64],
) -> u8 {
    match cpu {
        #[cfg(target_arch = "x86_64")]
        Cpu::Avx512(proof) => map::avx512::map(proof, motion, from, enterable, free, out),
        _ => map::plain(motion, from, enterable, free, out),
    }
}

/// The maps from all 64 squares.
#[inline]
pub(crate) fn matrix(
    cpu: Cpu,
    motion: Motion,
    enterable: u64,
    free: u64,
    out: &mut [[u8; 64]; 64],
) {
    match cpu {
        #[cfg(target_arch = "x86_64")]
        Cpu::Avx512(proof) => map::avx512::matrix(proof, motion, enterable, free, out),
        _ => map::plain_matrix(motion, enterable, free, out),
    }
}

/// The squares nearer to the first of two kings on the empty board, to the second, and as near to
/// both.
#[inline]
pub(crate) fn king_territory(cpu: Cpu, first: Square, second: Square) -> [u64; 3] {
    match cpu {
        #[cfg(target_arch = "x86_64")]
        Cpu::Avx512(proof) => territory::avx512(proof, first, second),
        #[cfg(target_arch = "x86_64")]
        _ => territory::sse2(first, second),
        #[cfg(not(target_arch = "x86_64"))]
        _ => territory::plain(first, second),
    }
}

/// The number of shortest trajectories from one square to another; `None` where no kernel counts
/// them, or not that far.
#[inline]
pub(crate) fn trajectory_count(
    motion: Motion,
    from: Square,
    to: Square,
    enterable: u64,
) -> Option<u64> {
    #[cfg(target_arch = "x86_64")]
    return counts::count(motion, from, to, enterable);
    #[cfg(not(target_arch = "x86_64"))]
    None
}

/// The kernel for columns of pairs.
#[inline]
pub(crate) fn batch(cpu: Cpu, metric: Metric) -> Kernel {
    match cpu {
        #[cfg(target_arch = "x86_64")]
        Cpu::Avx512(proof) => batch::avx512(proof, metric),
        #[cfg(target_arch = "x86_64")]
        Cpu::Avx2(proof) => batch::avx2(proof, metric),
        _ => batch::plain(metric),
    }
}
