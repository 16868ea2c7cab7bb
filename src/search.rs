//! Searches ring by ring, written once for any set of squares and any moves: those of a piece on the
//! chess board or on a grid, and those of a graph.
//!
//! Source: chessprogramming wiki, Knight-Distance (knight fill) and Distance.

pub(crate) mod costs;
pub(crate) mod graph;
pub(crate) mod map;
pub(crate) mod must_pass;
pub(crate) mod path;
pub(crate) mod pawn;
mod rings;
pub(crate) mod territory;
pub(crate) mod trajectory;

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::definition::moves::{moves, origins};
use crate::kernels::{self, Mover};
use crate::{Bitboard, GridSquares, Obstacles, Piece, Territory};

pub(crate) use rings::{Search, closed, lead_on, map_of_rings, none_free, onward_map, rings_to};

/// A set of up to 64 or 256 squares.
pub(crate) trait SquareSet:
    Copy
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
{
    const EMPTY: Self;

    fn is_empty(self) -> bool;

    /// Calls a function with each member, in ascending order.
    fn each(self, visit: impl FnMut(usize));

    /// The members of this set that the other does not have.
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self & !other
    }
}

impl SquareSet for Bitboard {
    const EMPTY: Self = Self::EMPTY;

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    fn each(self, mut visit: impl FnMut(usize)) {
        let mut rest = self.0;
        while rest != 0 {
            visit((rest.trailing_zeros() & 63) as usize);
            rest &= rest - 1;
        }
    }
}

impl SquareSet for GridSquares {
    const EMPTY: Self = Self::EMPTY;

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.is_empty()
    }

    #[inline(always)]
    fn each(self, mut visit: impl FnMut(usize)) {
        for (at, word) in self.0.into_iter().enumerate() {
            Bitboard(word).each(|square| visit(64 * at + square));
        }
    }
}

/// Single moves, forward and backward.
pub(crate) trait Successors<S> {
    /// The squares one move away from any square of the set.
    fn next(&self, from: S) -> S;

    /// The squares of `among` from which a move leads into the set.
    fn back(&self, to: S, among: S) -> S;
}

/// Two searches side by side, until neither reaches a new square.
#[inline(always)]
pub(crate) fn divide<S: SquareSet, A: Successors<S>, B: Successors<S>>(
    mut first: Search<S, A>,
    mut second: Search<S, B>,
) -> Territory<S> {
    let mut divided = Territory { first: S::EMPTY, second: S::EMPTY, tied: S::EMPTY };
    while !(first.ring | second.ring).is_empty() {
        divided.first |= first.ring.without(second.reached);
        divided.second |= second.ring.without(first.reached);
        divided.tied |= first.ring & second.ring;
        first.advance();
        second.advance();
    }
    divided
}

/// A piece among obstacles.
#[derive(Clone, Copy)]
pub(crate) struct PieceMoves<'a> {
    piece: Piece,
    obstacles: &'a Obstacles,
    /// For king, wazir and knight. From single squares the definition's slides are faster than those
    /// of the kernels.
    jumps: Option<Mover>,
}

impl<'a> PieceMoves<'a> {
    #[inline(always)]
    pub(crate) fn new(piece: Piece, obstacles: &'a Obstacles) -> Self {
        let mover = Mover::new(piece, Bitboard::EMPTY, obstacles);
        Self { piece, obstacles, jumps: mover.filter(|mover| mover.motion.is_jump()) }
    }
}

impl Successors<Bitboard> for PieceMoves<'_> {
    #[inline(always)]
    fn next(&self, from: Bitboard) -> Bitboard {
        match self.jumps {
            Some(mover) => mover.next(from),
            None => moves(self.piece, from, self.obstacles),
        }
    }

    #[inline(always)]
    fn back(&self, to: Bitboard, among: Bitboard) -> Bitboard {
        match self.jumps {
            Some(mover) => mover.back(to, among),
            None => origins(self.piece, to, self.obstacles) & among,
        }
    }
}

/// Of king, wazir and knight, whose jumps are the same backward.
impl Successors<Bitboard> for Mover {
    #[inline(always)]
    fn next(&self, from: Bitboard) -> Bitboard {
        Bitboard(kernels::step(*self, from.0) & self.enterable)
    }

    #[inline(always)]
    fn back(&self, to: Bitboard, among: Bitboard) -> Bitboard {
        Bitboard(kernels::step(*self, to.0 & self.enterable)) & among
    }
}

#[cfg(test)]
mod tests;
