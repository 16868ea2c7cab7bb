//! Single moves and attacks.

use super::piece::GridPiece;
use super::processor::{self, Operation};
use super::ranks::{Ranks, Task};
use super::steps::Step;
use super::terrain::{Terrain, Time};
use super::{Grid, GridObstacles, Mobility};
use crate::Cpu;
use crate::GridSquares;

/// The moves of a piece on a board among obstacles.
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
            let step = OneStep {
                terrain: self.terrain,
                step: self.piece.step(at),
                set,
                time,
            };
            reached = reached.or(R::outlined(self.terrain.layout.proof, step));
        }
        reached
    }
}

/// [`Terrain::moves`] in a function of its own.
struct OneStep<'a, R: Ranks> {
    terrain: &'a Terrain<R>,
    step: Step,
    set: R,
    time: Time,
}

impl<R: Ranks> Task for OneStep<'_, R> {
    type Output = R;

    #[inline(always)]
    fn run(self) -> R {
        self.terrain.moves(self.step, self.set, self.time)
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
