//! Single moves, and searches by levels. Level n holds the squares first reached in n moves.

use super::piece::GridPiece;
use super::processor::{self, Operation};
use super::ranks::Ranks;
use super::squares::GridSquares;
use super::terrain::{Terrain, Time};
use super::{Grid, GridObstacles, Mobility};
use crate::Cpu;

/// The moves of a piece there.
#[derive(Clone, Copy)]
pub(super) struct Moves<'a, R: Ranks> {
    pub(super) terrain: &'a Terrain<R>,
    pub(super) piece: &'a GridPiece,
}

impl<'a, R: Ranks> Moves<'a, R> {
    /// The squares one move away from any square of a set. With time backward: the squares from
    /// which a move ends in the set.
    #[inline(always)]
    pub(super) fn of(&self, set: R, time: Time) -> R {
        let mut reached = self.terrain.layout.none();
        for at in 0..self.piece.count() {
            let step = self.piece.step(at);
            reached = reached.or(R::moves(self.terrain, step, set, time));
        }
        reached
    }
}

/// The levels of a search.
pub(super) struct Levels<'a, R: Ranks> {
    moves: &'a Moves<'a, R>,
    time: Time,
    pub(super) reached: R,
    /// The squares of the last level.
    pub(super) last: R,
}

impl<'a, R: Ranks> Levels<'a, R> {
    /// Level 0 is the set, without squares off the board.
    #[inline(always)]
    pub(super) fn new(moves: &'a Moves<'a, R>, time: Time, from: &GridSquares) -> Self {
        let from = moves.terrain.spread(from);
        Self {
            moves,
            time,
            reached: from,
            last: from,
        }
    }

    /// The next level, `None` if it is empty.
    #[inline(always)]
    pub(super) fn advance(&mut self) -> Option<R> {
        let next = self.moves.of(self.last, self.time).without(self.reached);
        if next.is_empty() {
            return None;
        }
        self.reached = self.reached.or(next);
        self.last = next;
        Some(next)
    }
}

impl<'a> Mobility<'a> {
    #[inline(always)]
    pub(super) fn moves_on<'b, R: Ranks>(&self, terrain: &'b Terrain<R>) -> Moves<'b, R>
    where
        'a: 'b,
    {
        Moves {
            terrain,
            piece: self.piece,
        }
    }
}

impl Mobility<'_> {
    /// The squares one move away from any square of a set.
    #[must_use]
    #[inline]
    pub fn moves(&self, from: &GridSquares) -> GridSquares {
        struct One<'a>(Mobility<'a>, &'a GridSquares);
        impl Operation for One<'_> {
            type Output = GridSquares;
            #[inline(always)]
            fn run<R: Ranks>(self, proof: R::Proof) -> GridSquares {
                let terrain = Terrain::<R>::new(proof, self.0.grid, self.0.obstacles);
                let moves = self.0.moves_on(&terrain);
                let from = terrain.spread(self.1);
                terrain.gather(moves.of(from, Time::Forward))
            }
        }
        processor::run_any(Cpu::Plain, One(*self, from))
    }

    /// The fewest moves from any square of a set to any square of another, `None` where no way
    /// leads. The result is at most 255.
    #[must_use]
    #[inline]
    pub fn path(&self, from: &GridSquares, to: &GridSquares) -> Option<u8> {
        self.path_with(processor::detect(), from, to)
    }

    /// [`path`](Self::path) with the instruction set given, for tests and measurements.
    #[must_use]
    #[inline]
    pub fn path_with(&self, cpu: Cpu, from: &GridSquares, to: &GridSquares) -> Option<u8> {
        struct Path<'a>(Mobility<'a>, &'a GridSquares, &'a GridSquares);
        impl Operation for Path<'_> {
            type Output = Option<u8>;
            #[inline(always)]
            fn run<R: Ranks>(self, proof: R::Proof) -> Option<u8> {
                let Self(mobility, from, to) = self;
                let terrain = Terrain::<R>::new(proof, mobility.grid, mobility.obstacles);
                let moves = mobility.moves_on(&terrain);
                let to = terrain.spread(to);
                let mut levels = Levels::new(&moves, Time::Forward, from);
                let mut distance = 0;
                while levels.last.and(to).is_empty() {
                    levels.advance()?;
                    distance += 1;
                }
                Some(distance)
            }
        }
        processor::run_any(cpu, Path(*self, from, to))
    }
}

/// The squares where the pieces of a set could take, empty or not. A line includes the occupied
/// square on which it ends. Squares of the set count as occupied only if they are in `occupied`.
#[must_use]
#[inline]
pub fn grid_attacks(
    piece: &GridPiece,
    grid: &Grid,
    from: &GridSquares,
    occupied: &GridSquares,
) -> GridSquares {
    struct Attacks<'a>(Mobility<'a>, &'a GridSquares, &'a GridSquares);
    impl Operation for Attacks<'_> {
        type Output = GridSquares;
        #[inline(always)]
        fn run<R: Ranks>(self, proof: R::Proof) -> GridSquares {
            let Self(Mobility { piece, grid, .. }, from, occupied) = self;
            let terrain = &Terrain::<R>::attacked(proof, grid, occupied);
            let moves = Moves { terrain, piece };
            let from = terrain.spread(from);
            terrain.gather(moves.of(from, Time::Forward))
        }
    }
    let mobility = Mobility {
        piece,
        grid,
        obstacles: &GridObstacles::NONE,
    };
    processor::run_any(Cpu::Plain, Attacks(mobility, from, occupied))
}
