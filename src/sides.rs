//! Two sides and whole positions: kings that move in turn, pawn endings, two pieces that block each
//! other, the squares on which the pieces of a position may ever stand, and FENs.

pub(crate) mod duel;
pub(crate) mod fen;
pub(crate) mod fens;
pub(crate) mod pair;
pub(crate) mod pawn_ending;
pub(crate) mod position;
pub(crate) mod reach;

#[cfg(test)]
mod tests;
