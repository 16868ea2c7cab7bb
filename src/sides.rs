//! Two sides and whole positions: kings that move in turn, two pieces that block each other, and
//! the squares on which the pieces of a position may ever stand.

use crate::{Bitboard, Board, Piece, search};

pub(crate) mod duel;
pub(crate) mod pair;
pub(crate) mod pawn_ending;
pub(crate) mod position;
pub(crate) mod reach;

/// The squares one move away from a set.
#[inline(always)]
fn step(piece: Piece, from: u64, board: &Board) -> u64 {
    search::step(piece, Bitboard(from), board).0
}
