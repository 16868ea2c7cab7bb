//! Two sides and whole positions: kings that move in turn, two pieces that block each other, and
//! the squares on which the pieces of a position may ever stand.

use crate::kernels::sets::{NOT_A_FILE, NOT_H_FILE};

pub(crate) mod duel;
pub(crate) mod fen;
pub(crate) mod fens;
pub(crate) mod pair;
pub(crate) mod pawn_ending;
pub(crate) mod position;
pub(crate) mod reach;

/// The squares one step of a king from a set.
#[inline(always)]
const fn king_steps(from: u64) -> u64 {
    let beside = (from & NOT_A_FILE) >> 1 | (from & NOT_H_FILE) << 1;
    let row = from | beside;
    beside | row << 8 | row >> 8
}

#[cfg(test)]
mod tests;
