//! The one door to the kernels: for each operation, which of them answers.
//!
//! A call comes from the concept that it belongs to and goes on to a kernel in `simd/`, no way
//! back up. Kernels take and return words, bytes and a [`Motion`]; one that needs an instruction
//! set takes the value of [`Cpu`] that proves it. Every choice is inlined where it is asked for,
//! so that whoever uses one operation links no other's kernels.

#[cfg(target_arch = "aarch64")]
#[allow(unsafe_code)]
mod aarch64;
pub(crate) mod batch;
#[allow(unsafe_code)]
pub(crate) mod columns;
#[allow(unsafe_code)]
mod counts;
mod cpu;
mod each_cpu;
mod empty_board;
#[allow(unsafe_code)]
mod graph;
#[allow(unsafe_code)]
mod hidden;
mod jumps;
mod lanes;
mod levels;
#[allow(unsafe_code)]
mod map;
#[allow(unsafe_code)]
mod matrix;
mod motion;
#[allow(unsafe_code)]
mod path;
mod planes;
#[cfg(any(
    test,
    not(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        all(target_arch = "wasm32", target_feature = "simd128")
    ))
))]
mod portable;
mod registers;
mod search;
mod slides;
mod steps;
#[allow(unsafe_code)]
pub(crate) mod territory;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[allow(unsafe_code)]
mod wasm32;
mod words;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86;

pub use cpu::Cpu;
#[cfg(target_arch = "x86_64")]
pub(crate) use cpu::{Avx2, Avx512};
pub(crate) use motion::{Motion, Ways};

use crate::{Bitboard, Square};
use batch::{Kernel, Metric};
use search::Reached;
use slides::Sets;
use territory::{NotLater, two_kings};

/// Fewest moves from the nearest square of `from` to every square; the result is the largest of
/// them. A move ends on an `enterable` square, a slide goes on over `free` ones.
#[inline(always)]
pub(crate) fn map(
    cpu: Cpu,
    motion: Motion,
    from: u64,
    enterable: u64,
    free: u64,
    out: &mut [u8; 64],
) -> u8 {
    map::map(
        cpu,
        motion,
        Sets {
            from,
            enterable,
            free,
        },
        out,
    )
}

/// The same backward: fewest moves from every square to the nearest of `to`.
#[inline]
pub(crate) fn map_to(
    cpu: Cpu,
    motion: Motion,
    to: u64,
    enterable: u64,
    free: u64,
    out: &mut [u8; 64],
) -> u8 {
    map::map_to(
        cpu,
        motion,
        Sets {
            from: to,
            enterable,
            free,
        },
        out,
    )
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
    matrix::maps(cpu, motion, enterable, free, out);
}

/// The graph of a piece: the squares one move from each square.
#[inline]
pub(crate) fn graph(
    cpu: Cpu,
    motion: Motion,
    enterable: u64,
    free: u64,
    rows: &mut [Bitboard; 64],
) {
    graph::rows::fill(cpu, motion, enterable, free, rows);
}

/// The squares one move from a set, enterable or not: one step for every motion.
#[inline(always)]
pub(crate) fn step(motion: Motion, free: u64, from: u64) -> u64 {
    match motion {
        Motion::King => steps::one_square(true)(from),
        Motion::Wazir => steps::one_square(false)(from),
        Motion::Knight => steps::knight(from),
        // Not kept from level to level: the library has no memcpy.
        Motion::Slider(ways) => steps::slider(ways, free)(from),
    }
}

/// Fewest moves between two sets that share a square or are one jump apart; `None` for all others,
/// and for sides that slide. Of two sets of eight squares nearly all are as near, which of the two
/// nobody can guess: so it takes no branch.
#[inline(always)]
pub(crate) fn at_most_one_jump(
    motion: Motion,
    (from, to): (u64, u64),
    enterable: u64,
) -> Option<u8> {
    let next = match motion {
        Motion::King => steps::one_square(true)(from),
        Motion::Wazir => steps::one_square(false)(from),
        Motion::Knight => steps::knight(from),
        Motion::Slider(_) => return None,
    };
    let shared = from & to;
    if shared | (next & enterable & to) == 0 {
        return None;
    }
    Some(u8::from(shared == 0))
}

/// Fewest moves in a graph from the nearest square of `from` to every square; the result is the
/// largest of them.
#[inline]
pub(crate) fn graph_map(cpu: Cpu, rows: &[Bitboard; 64], from: u64, out: &mut [u8; 64]) -> u8 {
    graph::map(cpu, rows, from, out)
}

/// The maps of a graph from all 64 squares.
#[inline]
pub(crate) fn graph_matrix(cpu: Cpu, rows: &[Bitboard; 64], out: &mut [[u8; 64]; 64]) {
    graph::matrix(cpu, rows, out);
}

/// Fewest moves from the nearest square of `from` to the nearest of `to`.
#[inline(always)]
pub(crate) fn set_distance(
    cpu: Cpu,
    motion: Motion,
    (from, to): (u64, u64),
    enterable: u64,
    free: u64,
) -> Option<u8> {
    path::set_distance(cpu, motion, (from, to), (enterable, free))
}

/// The squares within so many moves of `from`, and those within one move less.
#[inline]
pub(crate) fn within(
    cpu: Cpu,
    motion: Motion,
    from: u64,
    moves: u32,
    enterable: u64,
    free: u64,
) -> Reached {
    path::within(cpu, motion, from, moves, (enterable, free))
}

/// Which of two kings on the empty board is not later on each square.
#[inline]
pub(crate) fn king_territory(first: Square, second: Square) -> NotLater {
    #[cfg(target_arch = "x86_64")]
    return two_kings::sse2(first, second);
    #[cfg(not(target_arch = "x86_64"))]
    two_kings::plain(first, second)
}

/// Which of two sides of the same jumps is not later on each square, given the squares that each
/// may enter; `None` for sides that slide.
#[inline]
pub(crate) fn territory_of_jumps(
    cpu: Cpu,
    motion: Motion,
    starts: (u64, u64),
    enterable: (u64, u64),
) -> Option<NotLater> {
    territory::of_jumps(cpu, motion, starts, enterable)
}

/// Which of two sides of any motions is not later on each square; `None` where a side goes
/// farther than a kernel counts.
#[inline]
pub(crate) fn territory(
    cpu: Cpu,
    first: &territory::Side,
    second: &territory::Side,
) -> Option<NotLater> {
    territory::of_any(cpu, first, second)
}

/// The number of shortest trajectories from one square to another; `None` where no kernel counts
/// them, or not that far.
#[inline]
pub(crate) fn trajectory_count(
    cpu: Cpu,
    motion: Motion,
    from: Square,
    to: Square,
    enterable: u64,
) -> Option<u64> {
    counts::count(cpu, motion, from, to, enterable)
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
