//! Batches of the pieces that have no kernel: look-ups without a branch on what is found.

use core::array;

use super::metric::is_invalid;
use crate::difference::{difference, x88};
use crate::{Bitboard, Board};
use crate::{DifferencePiece, NONE, Piece, Square, distance, map};

/// From so many pairs on, the table of all pairs of squares is worth its making.
const WORTH_A_TABLE: usize = 512;

/// A distance for every pair, NONE for pairs with a square above 63; false if there was one.
///
/// Not inlined: its table on the stack would cost the kernels' callers their time.
#[inline(never)]
pub(super) fn any_piece(piece: Piece, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
    if let Some(by_difference) = DifferencePiece::new(piece) {
        let table = by_difference.table();
        let look_up = |a, b| {
            let (files, ranks) = difference(a, b);
            table[x88::index(files, ranks)]
        };
        // A double step saves a move, where there is a way at all.
        let saved =
            |found, first: bool, passed: bool| found - u8::from(first & passed & (found != NONE));
        let rank = |square: Square| square.rank().index();
        return match piece {
            Piece::WhitePawn => pairs(
                |from, to| saved(look_up(from, to), rank(from) <= 1, rank(to) >= 3),
                a,
                b,
                out,
            ),
            Piece::BlackPawn => pairs(
                |from, to| saved(look_up(from, to), rank(from) >= 6, rank(to) <= 4),
                a,
                b,
                out,
            ),
            _ => pairs(look_up, a, b, out),
        };
    }
    if out.len() < WORTH_A_TABLE {
        return pairs(|a, b| distance(piece, a, b).unwrap_or(NONE), a, b, out);
    }
    // Row by row: an array that is cleared first would be cleared by a call of memset.
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
