//! Single moves and attacks.

use super::piece::GridPiece;
use super::ranks::Ranks;
use super::sets::Sets;
use super::terrain::{Direction, Terrain};
use super::walk;
use super::{Grid, Mobility};
use crate::Cpu;
use crate::GridSquares;
use crate::cpu::{Isa, Operation, run_up_to_avx2};

/// The moves of a piece on a board among obstacles.
#[derive(Clone, Copy)]
pub(super) struct Moves<'a, I: Isa> {
    pub(super) terrain: &'a Terrain<I>,
    pub(super) piece: &'a GridPiece,
}

impl<'a, I: Isa> Moves<'a, I> {
    /// The squares one move away from any square of a set. Backward: the squares from
    /// which a move ends in the set.
    #[inline(always)]
    pub(super) fn of(&self, set: Ranks<I>, direction: Direction) -> Ranks<I> {
        let mut reached = set.without(set);
        for at in 0..self.piece.count() {
            let (terrain, step) = (self.terrain, self.piece.step(at));
            let moved = terrain.layout.isa.outlined(
                #[inline(always)]
                move || terrain.moves(step, set, direction),
            );
            reached = reached.or(moved);
        }
        reached
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
    one_move(piece, grid, &Sets::attacked(grid, occupied), from, Direction::Forward)
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
    one_move(piece, grid, &Sets::attacked(grid, occupied), to, Direction::Backward)
}

/// One move of a piece from the squares of a set. Backward: the squares from which a move ends
/// there. One copy for all calls.
#[inline(never)]
fn one_move(
    piece: &GridPiece,
    grid: &Grid,
    sets: &Sets<GridSquares>,
    from: &GridSquares,
    direction: Direction,
) -> GridSquares {
    // A browser's file must be small: there one way serves all boards.
    let one_by_one = from.len() <= FEW && !cfg!(target_family = "wasm");
    if one_by_one && !grid.wraps_files() && !grid.wraps_ranks() {
        return walk::from_each(piece, grid, *from & (sets.free | sets.occupied), sets, direction);
    }
    run_up_to_avx2(Cpu::Plain, All { piece, grid, sets, from, direction })
}

/// So many squares are faster one by one.
const FEW: u32 = 3;

/// One move from all squares of a set at once.
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
    fn run<I: Isa>(self, isa: I) -> GridSquares {
        let terrain = &Terrain::<I>::new(isa, self.grid, self.sets);
        let moves = Moves { terrain, piece: self.piece };
        terrain.gather(moves.of(terrain.spread(self.from), self.direction))
    }
}
