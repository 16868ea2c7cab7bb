//! Two sides and whole positions: kings that move in turn, two pieces that block each other, and
//! the squares on which the pieces of a position may ever stand.

use crate::moves::moves;
use crate::simd::{self, Mover};
use crate::{Bitboard, Board, Piece};

pub(crate) mod duel;
pub(crate) mod pair;
pub(crate) mod pawn_ending;
pub(crate) mod position;
pub(crate) mod reach;

/// [`moves`] by the fast step of a piece that has one.
#[inline(always)]
fn step(piece: Piece, from: u64, board: &Board) -> u64 {
    match Mover::new(piece, Bitboard::EMPTY, board) {
        Some(mover) => simd::step(mover, from) & mover.enterable,
        None => moves(piece, Bitboard(from), board).0,
    }
}
