//! Batches of the pieces without a kernel: look-ups, without a branch on the distance.

use core::array;

use crate::difference::difference;
use crate::kernels::batch::is_invalid;
use crate::{Bitboard, Board};
use crate::{DifferencePiece, NONE, Piece, Square, distance, map};

/// From this number of pairs on, making the table of all pairs of squares is faster.
const WORTH_A_TABLE: usize = 512;

/// A distance for every pair, NONE for pairs with a square above 63; false if there was one.
///
/// Not inlined: keeps its table out of the stack frame of its callers.
#[inline(never)]
pub(super) fn any_piece(piece: Piece, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
    if let Some(with_table) = DifferencePiece::new(piece) {
        // The ranks, one bit each, from which and to which a double step saves a pawn a move.
        let (from_ranks, to_ranks): (u8, u8) = match piece {
            Piece::WhitePawn => (0b0000_0011, 0b1111_1000),
            Piece::BlackPawn => (0b1100_0000, 0b0001_1111),
            _ => (0, 0),
        };
        let look_up = |a: Square, b: Square| {
            let found = with_table.by_difference(difference(a, b));
            let saved = (from_ranks >> a.rank().index()) & (to_ranks >> b.rank().index()) & 1;
            // Nothing is saved if there is no way.
            found - (saved & u8::from(found != NONE))
        };
        return pairs(look_up, a, b, out);
    }
    if out.len() < WORTH_A_TABLE {
        return pairs(|a, b| distance(piece, a, b).unwrap_or(NONE), a, b, out);
    }
    // Row by row: an array that is cleared first would need memset.
    let table: [[u8; 64]; 64] =
        array::from_fn(|from| map(piece, Bitboard::of(Square::wrapping(from)), &Board::EMPTY).0);
    pairs(|a, b| table[a.index()][b.index()], a, b, out)
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
