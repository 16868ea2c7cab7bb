//! The kernels for graphs by name, called from Rust.

use std::hint::black_box;

use chess_distance::{Bitboard, DistanceMap};

use crate::input::{Input, Run};
use crate::row::Needs;

/// What is asked of a kernel.
#[derive(Clone, Copy)]
pub(super) enum Operation {
    Map,
    Matrix,
}

impl Operation {
    /// The kernel that needs so much.
    pub(super) fn kernel(self, needs: Needs) -> Run {
        match (self, needs) {
            // One kernel for all processors.
            (Self::Map, _) => maps,
            (Self::Matrix, Needs::Plain) => matrices::<0>,
            (Self::Matrix, Needs::Avx2) => matrices::<1>,
            (Self::Matrix, Needs::Avx512) => matrices::<2>,
        }
    }
}

/// # Safety
/// `out` has 64 bytes for each of the n.
unsafe extern "C" fn maps(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: rows pass a reference.
    let input = unsafe { &*input };
    let (graphs, (from, _)) = (input.graphs(), input.squares());
    // SAFETY: a map of 64 bytes for each of the n, as the caller promises. Nothing else
    // refers to it.
    let out = unsafe { std::slice::from_raw_parts_mut(out.cast::<DistanceMap>(), graphs.len()) };
    for _ in 0..input.repeat {
        for ((graph, from), map) in graphs.iter().zip(from).zip(&mut *out) {
            graph.map_into(Bitboard(1 << (from & 63)), map);
        }
        black_box(&mut *out);
    }
}

/// # Safety
/// `out` has 4096 bytes for each of the n.
unsafe extern "C" fn matrices<const NEEDS: usize>(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: rows pass a reference.
    let input = unsafe { &*input };
    let graphs = input.graphs();
    // SAFETY: 64 maps for each of the n, as the caller promises. Nothing else refers to it.
    let out = unsafe { std::slice::from_raw_parts_mut(out.cast::<[[u8; 64]; 64]>(), graphs.len()) };
    [Needs::Plain, Needs::Avx2, Needs::Avx512][NEEDS].force(|| {
        for _ in 0..input.repeat {
            for (graph, maps) in graphs.iter().zip(&mut *out) {
                graph.matrix_into(maps);
            }
            black_box(&mut *out);
        }
    });
}
