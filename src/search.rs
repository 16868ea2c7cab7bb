//! Searches by levels, written once for any set of squares and any moves: those of a piece on the
//! chess board or on a grid, and those of a graph.
//!
//! Source: chessprogramming wiki, Knight-Distance (knight fill) and Distance.

pub(crate) mod costs;
pub(crate) mod graph;
mod levels;
pub(crate) mod map;
pub(crate) mod must_pass;
pub(crate) mod onward;
pub(crate) mod path;
pub(crate) mod pawn;
pub(crate) mod promotion;
pub(crate) mod territory;
pub(crate) mod trajectory;
pub(crate) mod voronoi;
pub(crate) mod walks;

use crate::board::set::Set;
use crate::definition::moves::{moves, origins};
use crate::kernels::{self, Motion, Mover};
use crate::{Bitboard, Board, Piece, Territory};

pub(crate) use levels::{Levels, closed, lead_on, levels_to, map_of_levels, none_free, onward_map};

/// Single moves, forward and backward.
pub(crate) trait Successors<S> {
    /// The squares one move away from any square of the set.
    fn next(&self, from: S) -> S;

    /// The squares of `among` from which a move leads into the set.
    fn back(&self, to: S, among: S) -> S;
}

/// A search that is compiled for each kind of moves.
pub(crate) trait Query<S> {
    type Output;

    fn run(self, moves: &impl Successors<S>) -> Self::Output;
}

/// Two searches side by side, until neither reaches a new square.
#[inline(always)]
pub(crate) fn divide<S: Set, A: Successors<S>, B: Successors<S>>(
    mut first: Levels<S, A>,
    mut second: Levels<S, B>,
) -> Territory<S> {
    let mut divided = Territory { first: S::EMPTY, second: S::EMPTY, tied: S::EMPTY };
    while !(first.level | second.level).is_empty() {
        divided.first |= first.level.without(second.reached);
        divided.second |= second.level.without(first.reached);
        divided.tied |= first.level & second.level;
        first.advance();
        second.advance();
    }
    divided
}

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

#[cfg(test)]
mod tests;
