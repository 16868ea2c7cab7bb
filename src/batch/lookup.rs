//! Batches of the pieces that have no kernel.

use super::metric::is_invalid;
use crate::{DifferencePiece, NONE, Piece, Square, distance, distance_by_x88};

/// A distance for every pair, NONE for pairs with a square above 63; false if there was one.
pub(super) fn any_piece(piece: Piece, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
    match DifferencePiece::new(piece) {
        Some(piece) => pairs(|a, b| distance_by_x88(piece, a, b), a, b, out),
        None => pairs(|a, b| distance(piece, a, b), a, b, out),
    }
}

#[inline(always)]
fn pairs(
    distance: impl Fn(Square, Square) -> Option<u8>,
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> bool {
    let mut squares = 0;
    for ((&a, &b), out) in a.iter().zip(b).zip(out) {
        squares |= a | b;
        *out = if is_invalid(a, b) {
            NONE
        } else {
            let (a, b) = (Square::wrapping(a.into()), Square::wrapping(b.into()));
            distance(a, b).unwrap_or(NONE)
        };
    }
    !is_invalid(squares, 0)
}
