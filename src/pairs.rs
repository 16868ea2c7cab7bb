//! Distances of many pairs of squares at once, for data that already lies in columns.

use core::array;

use crate::board::error_text;
use crate::kernels::Motion;
use crate::kernels::pairs::{distances, is_invalid};
use crate::{Bitboard, Cpu, NONE, Obstacles, Piece, Square, distance, map};

/// Writes the distance from `a[i]` to `b[i]` on the empty board to `out[i]`. Squares are 0 to 63. A
/// pair that the piece cannot connect gets [`NONE`](crate::NONE).
///
/// It pays for data that already lies in columns. For positions in structures, one table look-up
/// for each is faster than gathering columns first.
///
/// # Errors
/// - Slices of different lengths: nothing is written.
/// - Squares above 63: their pairs get [`NONE`](crate::NONE), every other pair its distance. The
///   error has the number of bad pairs and the index of the first.
///
/// ```
/// use chess_distance::{batch, BatchError, Piece};
/// let mut out = [0; 3];
/// assert_eq!(batch(Piece::King, &[0, 4, 9], &[63, 60, 9], &mut out), Ok(()));
/// assert_eq!(out, [7, 7, 0]);
/// let bad = batch(Piece::Knight, &[0, 64, 0], &[63, 0, 9], &mut out);
/// assert_eq!(bad, Err(BatchError::InvalidSquares { first: 1, pairs: 1 }));
/// assert_eq!(out, [6, 255, 4]);
/// ```
#[inline]
pub fn batch(piece: Piece, a: &[u8], b: &[u8], out: &mut [u8]) -> Result<(), BatchError> {
    if a.len() != out.len() || b.len() != out.len() {
        return Err(BatchError::Lengths { a: a.len(), b: b.len(), out: out.len() });
    }
    let valid = Motion::of(piece)
        .and_then(|motion| distances(Cpu::detect(), motion, a, b, out))
        .unwrap_or_else(|| any_piece(piece, a, b, out));
    if valid {
        return Ok(());
    }
    let mut invalid = a
        .iter()
        .zip(b)
        .enumerate()
        .filter(|&(_, (&a, &b))| is_invalid(a, b))
        .map(|(index, _)| index);
    let first = invalid.next().unwrap_or(0);
    Err(BatchError::InvalidSquares { first, pairs: 1 + invalid.count() })
}

/// Why a batch is not complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BatchError {
    /// The slices differ in length; nothing was written.
    Lengths {
        /// The length of the first column.
        a: usize,
        /// The length of the second column.
        b: usize,
        /// The length of the output.
        out: usize,
    },
    /// Some squares are above 63. Their pairs got [`NONE`](crate::NONE), all others their distance.
    InvalidSquares {
        /// The index of the first such pair.
        first: usize,
        /// The number of pairs with such a square.
        pairs: usize,
    },
}

error_text!(BatchError, |error, f| match error {
    Self::Lengths { a, b, out } => {
        write!(f, "{a} and {b} squares, but room for {out} distances")
    }
    Self::InvalidSquares { first, pairs } => {
        write!(f, "pairs with a square above 63: {pairs}, first {first}")
    }
});

/// From this number of pairs on, making the table of all pairs of squares is faster.
const WORTH_A_TABLE: usize = 128;

/// A distance for every pair, NONE for pairs with a square above 63; false if there was one.
///
/// Not inlined: keeps its table out of the stack frame of its callers.
#[inline(never)]
fn any_piece(piece: Piece, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
    match out.len() {
        0..WORTH_A_TABLE => pairs(|a, b| distance(piece, a, b).unwrap_or(NONE), a, b, out),
        _ => {
            let row = |from| map(piece, Bitboard::of(Square::wrapping(from)), &Obstacles::NONE).0;
            // Row by row: an array that is cleared first would need memset.
            let table: [[u8; 64]; 64] = array::from_fn(row);
            pairs(|a, b| table[a.index()][b.index()], a, b, out)
        }
    }
}

#[inline(always)]
fn pairs(distance: impl Fn(Square, Square) -> u8, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
    let mut squares = 0;
    for ((&a, &b), out) in a.iter().zip(b).zip(out) {
        squares |= a | b;
        let found = distance(Square::wrapping(a.into()), Square::wrapping(b.into()));
        *out = if is_invalid(a, b) { NONE } else { found };
    }
    !is_invalid(squares, 0)
}

#[cfg(test)]
mod tests;
