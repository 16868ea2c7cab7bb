//! All 64 maps of each row.

use super::{ColumnsError, same_length};
use crate::kernels::memory;
use crate::{Columns, Cpu, Piece, matrix_into};

/// Writes all 64 maps among the obstacles of row i to `out[i][from][to]`, as by
/// [`matrix`](crate::matrix()).
///
/// # Errors
/// Columns of different lengths: nothing is written.
///
/// ```
/// use chess_distance::{matrix, matrix_batch, Bitboard, Board, Columns, Piece};
/// let wall = Bitboard(0xff << 24);
/// let boards = Columns { own: Some(&[Bitboard::EMPTY, wall]), ..Columns::EMPTY };
/// let mut out = [[[0; 64]; 64]; 2];
/// matrix_batch(Piece::King, boards, &mut out)?;
/// assert_eq!([out[0][0][63], out[1][0][63]], [7, 255]);
/// assert_eq!(out[0], matrix(Piece::King, &Board::EMPTY).0);
/// # Ok::<(), chess_distance::ColumnsError>(())
/// ```
#[inline]
pub fn matrix_batch(
    piece: Piece,
    boards: Columns<'_>,
    out: &mut [[[u8; 64]; 64]],
) -> Result<(), ColumnsError> {
    same_length(out.len(), &[], &[boards])?;
    let cpu = Cpu::detect();
    if memory::pays(cpu, size_of_val(out)) {
        streamed(cpu, piece, boards, out);
        return Ok(());
    }
    for (row, out) in out.iter_mut().enumerate() {
        matrix_into(piece, &boards.board(row), out);
    }
    Ok(())
}

/// [`matrix_batch`] with stores that bypass the caches: each matrix is made in one cached buffer
/// and then copied. A kernel cannot store past the caches itself: it writes maps in another order,
/// or parts of cache lines.
#[inline(never)]
fn streamed(cpu: Cpu, piece: Piece, boards: Columns<'_>, out: &mut [[[u8; 64]; 64]]) {
    let Some((last, others)) = out.split_last_mut() else {
        return;
    };
    for (row, out) in others.iter_mut().enumerate() {
        matrix_into(piece, &boards.board(row), last);
        memory::copy(cpu, last, out);
    }
    matrix_into(piece, &boards.board(others.len()), last);
    memory::fence();
}

#[cfg(test)]
mod tests;
