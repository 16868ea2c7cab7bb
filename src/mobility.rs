//! Moves forward and backward of whole sets of squares: the interface of a piece among obstacles,
//! or of a graph, for searches.

use crate::kernels::{self, Motion, Mover};
use crate::moves::{moves, origins};
use crate::{Bitboard, Board, Piece};

/// The targets and the origins of single moves.
pub(crate) trait Mobility {
    /// The squares one move away from any square of the set.
    fn next(&self, from: u64) -> u64;

    /// The squares of `among` from which a move leads into the set.
    fn back(&self, to: u64, among: u64) -> u64;
}

/// A search for any mobility. Searches are compiled once for each kind of piece.
pub(crate) trait Question {
    /// The result.
    type Answer;

    /// Runs the search.
    fn ask(self, mobility: &impl Mobility) -> Self::Answer;
}

/// Runs a search for a piece among obstacles.
#[inline]
pub(crate) fn ask<Q: Question>(piece: Piece, board: &Board, question: Q) -> Q::Answer {
    let Some(mover) = Mover::new(piece, Bitboard::EMPTY, board) else {
        return question.ask(&Defined { piece, board });
    };
    match mover.motion {
        // Each with a constant motion, so that a level has no branch. Where it counts, `ask` is
        // always inlined: one copy of it for all motions would look at the motion at each level.
        Motion::King => question.ask(&Lines(mover.with(Motion::King))),
        Motion::Wazir => question.ask(&Lines(mover.with(Motion::Wazir))),
        Motion::Knight => question.ask(&Lines(mover.with(Motion::Knight))),
        Motion::Bishop
        | Motion::Rook
        | Motion::Queen
        | Motion::Archbishop
        | Motion::Chancellor
        | Motion::Amazon => question.ask(&Lines(mover)),
    }
}

/// A piece whose lines and jumps are the same in both directions.
struct Lines(Mover);

impl Mobility for Lines {
    #[inline(always)]
    fn next(&self, from: u64) -> u64 {
        kernels::step(self.0, from) & self.0.enterable
    }

    #[inline(always)]
    fn back(&self, to: u64, among: u64) -> u64 {
        kernels::step(self.0, to & self.0.enterable) & among
    }
}

/// Any piece, by the definition of its moves.
struct Defined<'a> {
    piece: Piece,
    board: &'a Board,
}

impl Mobility for Defined<'_> {
    #[inline]
    fn next(&self, from: u64) -> u64 {
        moves(self.piece, Bitboard(from), self.board).0
    }

    #[inline]
    fn back(&self, to: u64, among: u64) -> u64 {
        origins(self.piece, Bitboard(to), self.board).0 & among
    }
}
