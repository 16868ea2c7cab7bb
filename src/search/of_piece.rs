//! The moves of a piece on the chess board, and the choice between their fast forms.

use super::{Query, Successors};
use crate::definition::moves::{moves, origins};
use crate::kernels::{self, Motion, Mover};
use crate::{Bitboard, Board, Piece};

/// Runs a search for a piece among obstacles.
#[inline]
pub(crate) fn of_piece<Q: Query<Bitboard>>(piece: Piece, board: &Board, query: Q) -> Q::Output {
    let Some(mover) = Mover::new(piece, Bitboard::EMPTY, board) else {
        return query.run(&Defined { piece, board });
    };
    match mover.motion {
        // Each with a constant motion, so that a level has no branch. Where it counts, `run` is
        // always inlined: one copy of it for all motions would look at the motion at each level.
        Motion::King => query.run(&Symmetric(mover.with(Motion::King))),
        Motion::Wazir => query.run(&Symmetric(mover.with(Motion::Wazir))),
        Motion::Knight => query.run(&Symmetric(mover.with(Motion::Knight))),
        _ => query.run(&Symmetric(mover)),
    }
}

/// The squares one move away from a set, by the fast step of a piece that has one.
#[inline(always)]
pub(crate) fn step(piece: Piece, from: Bitboard, board: &Board) -> Bitboard {
    match Mover::new(piece, Bitboard::EMPTY, board) {
        Some(mover) => Symmetric(mover).next(from),
        None => moves(piece, from, board),
    }
}

/// A piece whose lines and jumps are the same in both directions.
struct Symmetric(Mover);

impl Successors<Bitboard> for Symmetric {
    #[inline(always)]
    fn next(&self, from: Bitboard) -> Bitboard {
        Bitboard(kernels::step(self.0, from.0) & self.0.enterable)
    }

    #[inline(always)]
    fn back(&self, to: Bitboard, among: Bitboard) -> Bitboard {
        Bitboard(kernels::step(self.0, to.0 & self.0.enterable) & among.0)
    }
}

/// Any piece, by the definition of its moves.
pub(crate) struct Defined<'a> {
    pub(crate) piece: Piece,
    pub(crate) board: &'a Board,
}

impl Successors<Bitboard> for Defined<'_> {
    #[inline]
    fn next(&self, from: Bitboard) -> Bitboard {
        moves(self.piece, from, self.board)
    }

    #[inline]
    fn back(&self, to: Bitboard, among: Bitboard) -> Bitboard {
        origins(self.piece, to, self.board) & among
    }
}
