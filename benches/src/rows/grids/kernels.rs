//! The kernels for larger boards by name, called from Rust.

use std::hint::black_box;
use std::ptr;

use chess_distance::{BoardSize, Color, Grid, GridObstacles, GridPiece, GridSquares, Mobility};

use super::{PIECES, SIZES};
use crate::input::{Input, Run};
use crate::row::Needs;

/// What the rows of a board and a piece have for the piece of their input.
pub(super) const fn number(size: usize, piece: usize) -> i32 {
    (size * PIECES.len() + piece) as i32
}

/// The kernel that needs so much.
pub(super) fn map(needs: Needs) -> Run {
    match needs {
        Needs::Plain => maps::<0>,
        Needs::Avx2 => maps::<1>,
        Needs::Avx512 => maps::<2>,
    }
}

/// # Safety
/// `out` has a byte for each square of each of the n.
unsafe extern "C" fn maps<const NEEDS: usize>(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: rows pass a reference.
    let input = unsafe { &*input };
    let number = input.piece as usize;
    let (files, ranks) = SIZES[number / PIECES.len()];
    let size = BoardSize::new(files as i32, ranks as i32).expect("a board");
    let grid = Grid::new(size);
    let piece = GridPiece::new(PIECES[number % PIECES.len()].2, Color::White).expect("a piece");
    let (grids, squares) = (input.grids(), files * ranks);
    // SAFETY: a byte for each square of the n, as the caller promises. Nothing else refers to it.
    let out = unsafe { std::slice::from_raw_parts_mut(out, squares * grids.len()) };
    [Needs::Plain, Needs::Avx2, Needs::Avx512][NEEDS].force(|| {
        for _ in 0..input.repeat {
            for (on, map) in grids.iter().zip(out.chunks_exact_mut(squares)) {
                // In place, as a call from C reads them.
                // SAFETY: both are four sets of four words.
                let obstacles = unsafe { &*ptr::from_ref(&on.obstacles).cast::<GridObstacles>() };
                // SAFETY: both are four words.
                let from = unsafe { &*ptr::from_ref(&on.from).cast::<GridSquares>() };
                let moves = Mobility {
                    piece: &piece,
                    grid: &grid,
                    obstacles,
                };
                black_box(moves.map(from, map)).expect("a map");
            }
            black_box(&mut *out);
        }
    });
}
