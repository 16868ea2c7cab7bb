//! The kernels for whole boards by name, called from Rust.

use std::hint::black_box;

use chess_distance::{
    Bitboard, Board, Cpu, DistanceMap, Piece, map_with, matrix_with, set_distance_with,
};

use crate::input::{Input, Run};
use crate::row::Needs;

/// What is asked of a kernel.
#[derive(Clone, Copy)]
pub(super) enum Operation {
    Map,
    Matrix,
    Path,
}

impl Operation {
    /// The kernel that needs so much.
    pub(super) fn kernel(self, needs: Needs) -> Run {
        match (self, needs) {
            (Self::Map, Needs::Plain) => plain::map,
            (Self::Map, Needs::Avx2) => avx2::map,
            (Self::Map, Needs::Avx512) => avx512::map,
            (Self::Matrix, Needs::Plain) => plain::matrix,
            (Self::Matrix, Needs::Avx2) => avx2::matrix,
            (Self::Matrix, Needs::Avx512) => avx512::matrix,
            (Self::Path, Needs::Plain) => plain::path,
            (Self::Path, Needs::Avx2) => avx2::path,
            (Self::Path, Needs::Avx512) => avx512::path,
        }
    }

    /// Bytes that it writes.
    pub(super) const fn output(self) -> usize {
        match self {
            Self::Map => 64,
            Self::Matrix => 4096,
            Self::Path => 1,
        }
    }
}

/// The functions of a kernel, in the form that rows have.
macro_rules! kernels {
    ($name:ident, $needs:expr) => {
        mod $name {
            use super::*;

            pub(super) unsafe extern "C" fn map(input: *const Input<'_>, out: *mut u8) {
                // SAFETY: the row has 64 bytes for each of the n.
                unsafe { each(input, out, $needs, one_map) }
            }

            pub(super) unsafe extern "C" fn matrix(input: *const Input<'_>, out: *mut u8) {
                // SAFETY: the row has 4096 bytes for each of the n.
                unsafe { each(input, out, $needs, one_matrix) }
            }

            pub(super) unsafe extern "C" fn path(input: *const Input<'_>, out: *mut u8) {
                // SAFETY: the row has a byte for each of the n.
                unsafe { each(input, out, $needs, one_path) }
            }
        }
    };
}

kernels!(plain, Needs::Plain);
kernels!(avx2, Needs::Avx2);
kernels!(avx512, Needs::Avx512);

/// # Safety
/// `out` has `N` bytes for each of the n.
#[inline(always)]
unsafe fn each<const N: usize>(
    input: *const Input<'_>,
    out: *mut u8,
    needs: Needs,
    one: impl Fn(Cpu, Piece, [u64; 2], &Board, &mut [u8; N]),
) {
    // SAFETY: rows pass a reference.
    let input = unsafe { &*input };
    // A row is not run where the processor lacks what it needs.
    let cpu = needs.cpu().unwrap_or(Cpu::Plain);
    let (a, b) = input.squares();
    // SAFETY: as the caller promises; nothing else refers to the output meanwhile.
    let out = unsafe { std::slice::from_raw_parts_mut(out.cast::<[u8; N]>(), a.len()) };
    let Some(piece) = Piece::from_code(input.piece) else {
        return;
    };
    // Not in the loop: what is stored in parts and read at once waits for the memory.
    let piece = black_box(piece);
    for _ in 0..input.repeat {
        for (i, ((a, b), out)) in a.iter().zip(b).zip(&mut *out).enumerate() {
            let board = input.board(i);
            let board = Board {
                own: Bitboard(board.own),
                enemy: Bitboard(board.enemy),
                avoid: Bitboard(board.avoid),
            };
            one(cpu, piece, [1 << (a & 63), 1 << (b & 63)], &board, out);
        }
        black_box(&mut *out);
    }
}

fn one_map(cpu: Cpu, piece: Piece, [from, _]: [u64; 2], board: &Board, out: &mut [u8; 64]) {
    // SAFETY: a map is an array of 64 bytes and nothing else, which its declaration says. A copy
    // would cost half as much as the map.
    let map = unsafe { &mut *std::ptr::from_mut(out).cast::<DistanceMap>() };
    map_with(cpu, piece, Bitboard(from), board, map);
}

fn one_matrix(cpu: Cpu, piece: Piece, _: [u64; 2], board: &Board, out: &mut [u8; 4096]) {
    // 4096 bytes are 64 rows of 64.
    if let Ok(maps) = out.as_chunks_mut::<64>().0.try_into() {
        matrix_with(cpu, piece, board, maps);
    }
}

fn one_path(cpu: Cpu, piece: Piece, [from, to]: [u64; 2], board: &Board, out: &mut [u8; 1]) {
    let distance = set_distance_with(cpu, piece, Bitboard(from), Bitboard(to), board);
    out[0] = distance.unwrap_or(u8::MAX);
}
