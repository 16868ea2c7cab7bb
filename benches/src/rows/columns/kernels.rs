//! The kernels for columns, called from Rust.

use std::hint::black_box;

use chess_distance::{Bitboard, Columns, DistanceMap, Piece};
use chess_distance::{map_batch, map_into, matrix_batch, path_batch};

use crate::input::{Input, Run};
use crate::row::Needs;

/// The operation of a kernel.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Operation {
    Maps,
    Paths,
    /// All 64 maps.
    Matrices,
    /// The kernel for one board, board by board.
    SingleMaps,
}

impl Operation {
    /// The kernel for an instruction set.
    pub(super) fn kernel(self, needs: Needs) -> Run {
        match needs {
            Needs::Plain => self.of::<0>(),
            Needs::Avx2 => self.of::<1>(),
            Needs::Avx512 => self.of::<2>(),
        }
    }

    fn of<const CPU: usize>(self) -> Run {
        match self {
            Self::Maps => maps::<CPU>,
            Self::Paths => paths::<CPU>,
            Self::Matrices => matrices::<CPU>,
            Self::SingleMaps => single_maps::<CPU>,
        }
    }
}

const NEEDS: [Needs; 3] = [Needs::Plain, Needs::Avx2, Needs::Avx512];

/// # Safety
/// `out` has 64 bytes for each of the n.
unsafe extern "C" fn maps<const CPU: usize>(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    NEEDS[CPU].force(|| unsafe {
        each_chunk(input, out, |piece, [from, _], columns, out| {
            map_batch(piece, from, columns, out).expect("equal lengths");
        });
    });
}

/// # Safety
/// `out` has 64 bytes for each of the n.
unsafe extern "C" fn single_maps<const CPU: usize>(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    NEEDS[CPU].force(|| unsafe {
        each_chunk(input, out, |piece, [from, _], columns, out| {
            for (row, (&from, out)) in from.iter().zip(out).enumerate() {
                let mut map = DistanceMap::NOWHERE;
                map_into(piece, from, &columns.board(row), &mut map);
                *out = map.0;
            }
        });
    });
}

/// # Safety
/// `out` has 4096 bytes for each of the n.
unsafe extern "C" fn matrices<const CPU: usize>(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    NEEDS[CPU].force(|| unsafe {
        each_chunk(input, out, |piece, _, columns, out| {
            matrix_batch(piece, columns, out).expect("equal lengths");
        });
    });
}

/// # Safety
/// `out` has a byte for each of the n.
unsafe extern "C" fn paths<const CPU: usize>(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    NEEDS[CPU].force(|| unsafe {
        each_chunk(input, out, |piece, [from, to], columns, out: &mut [u8]| {
            path_batch(piece, from, to, columns, out).expect("equal lengths");
        });
    });
}

/// # Safety
/// `out` has a `T` for each of the n.
#[inline(always)]
unsafe fn each_chunk<T>(
    input: *const Input<'_>,
    out: *mut u8,
    batch: impl Fn(Piece, [&[Bitboard]; 2], Columns<'_>, &mut [T]),
) {
    // SAFETY: rows pass a reference.
    let input = unsafe { &*input };
    let [from, to, own, enemy] = input.columns();
    // SAFETY: a T for each of the n, as the caller promises. Nothing else refers to it.
    let out = unsafe { std::slice::from_raw_parts_mut(out.cast::<T>(), from.len()) };
    let Some(piece) = Piece::from_code(input.piece) else {
        return;
    };
    for _ in 0..input.repeat {
        for (chunk, out) in out.chunks_mut(input.chunk).enumerate() {
            let rows = chunk * input.chunk..chunk * input.chunk + out.len();
            let columns = Columns {
                own: own.get(rows.clone()),
                enemy: enemy.get(rows.clone()),
                avoid: None,
            };
            batch(
                black_box(piece),
                [&from[rows.clone()], &to[rows]],
                columns,
                out,
            );
        }
    }
}
