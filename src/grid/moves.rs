//! Single moves and attacks.

use super::piece::GridPiece;
use super::processor::{self, Operation};
use super::ranks::{Ranks, Task};
use super::rays::Rays;
use super::steps::Step;
use super::terrain::{Direction, Sets, Terrain};
use super::{Grid, Mobility};
use crate::Cpu;
use crate::GridSquares;

/// The moves of a piece on a board among obstacles.
#[derive(Clone, Copy)]
pub(super) struct Moves<'a, R: Ranks> {
    pub(super) terrain: &'a Terrain<R>,
    pub(super) piece: &'a GridPiece,
}

impl<'a, R: Ranks> Moves<'a, R> {
    /// The squares one move away from any square of a set. Backward: the squares from
    /// which a move ends in the set.
    #[inline(always)]
    pub(super) fn of(&self, set: R, direction: Direction) -> R {
        let mut reached = self.terrain.layout.none();
        for at in 0..self.piece.count() {
            let step = OneStep {
                terrain: self.terrain,
                step: self.piece.step(at),
                set,
                direction,
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
    direction: Direction,
}

impl<R: Ranks> Task for OneStep<'_, R> {
    type Output = R;

    #[inline(always)]
    fn run(self) -> R {
        self.terrain.moves(self.step, self.set, self.direction)
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
        let sets = Sets::new(self.grid, self.obstacles);
        one_move(self.piece, self.grid, &sets, from, Direction::Forward)
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
    let sets = Sets::attacked(grid, occupied);
    one_move(piece, grid, &sets, from, Direction::Forward)
}

/// The squares from which a piece could take on a square of the set: those whose
/// [`grid_attacks`], each alone, have a square of it.
#[must_use]
#[inline]
pub fn grid_attacks_to(
    piece: &GridPiece,
    grid: &Grid,
    to: &GridSquares,
    occupied: &GridSquares,
) -> GridSquares {
    let sets = Sets::attacked(grid, occupied);
    one_move(piece, grid, &sets, to, Direction::Backward)
}

/// One move from the squares of a set that are on the board, or to them. Most calls are about one
/// piece, for which its lines take less time than the moves of a whole set.
fn one_move(
    piece: &GridPiece,
    grid: &Grid,
    sets: &Sets<GridSquares>,
    from: &GridSquares,
    direction: Direction,
) -> GridSquares {
    struct All<'a> {
        piece: &'a GridPiece,
        grid: &'a Grid,
        sets: &'a Sets<GridSquares>,
        from: &'a GridSquares,
        direction: Direction,
    }
    impl Operation for All<'_> {
        type Output = GridSquares;
        #[inline(always)]
        fn run<R: Ranks>(self, proof: R::Proof) -> GridSquares {
            let terrain = &Terrain::<R>::new(proof, self.grid, self.sets);
            let piece = self.piece;
            let moved = Moves { terrain, piece }.of(terrain.spread(self.from), self.direction);
            terrain.gather(moved)
        }
    }
    let from = &(*from & grid.squares());
    if let Some(rays) = Rays::new(piece, grid, sets, from, direction) {
        return rays.of(from);
    }
    let all = All {
        piece,
        grid,
        sets,
        from,
        direction,
    };
    processor::run_any(Cpu::Plain, all)
}
