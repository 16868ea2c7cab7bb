//! Single moves and attacks.

use super::piece::GridPiece;
use super::terrain::{Direction, Sets, Terrain};
use super::walk;
use super::{Grid, GridObstacles, Mobility};
use crate::cpu::{Isa, Operation, run_up_to_avx2};
use crate::{Cpu, GridSquares};

impl Mobility<'_> {
    /// The squares one move away from any square of a set.
    #[must_use]
    #[inline]
    pub fn moves(&self, from: &GridSquares) -> GridSquares {
        self.one_move(None, from, Direction::Forward)
    }

    /// One move from the squares of a set, or to them: among the obstacles or, with a set of
    /// occupied squares, an attack.
    #[inline(always)]
    pub(super) fn one_move(
        &self,
        occupied: Option<&GridSquares>,
        from: &GridSquares,
        direction: Direction,
    ) -> GridSquares {
        let Self { piece, grid, .. } = *self;
        // A browser's file must be small: there one way serves all boards.
        let is_small = grid.size().squares() <= 128 && !cfg!(target_family = "wasm");
        let is_open = !grid.wraps_files() && !grid.wraps_ranks();
        if is_small && is_open && from.len() <= FEW {
            let squares = self.one_by_one(occupied, from, direction);
            return GridSquares([squares as u64, (squares >> 64) as u64, 0, 0]);
        }
        let sets = Sets::new(self, occupied, |set| *set);
        run_up_to_avx2(Cpu::detect(), All { piece, grid, sets, from, direction })
    }

    /// From few squares. One copy for all calls, with its result in registers: a caller that reads
    /// it from memory in other parts than it was written waits for the writes.
    #[inline(never)]
    fn one_by_one(
        &self,
        occupied: Option<&GridSquares>,
        from: &GridSquares,
        direction: Direction,
    ) -> u128 {
        let low = |GridSquares([low, high, ..]): &GridSquares| {
            u128::from(*low) + (u128::from(*high) << 64)
        };
        let sets = Sets::new(self, occupied, low);
        let from = low(from) & (sets.free + sets.occupied);
        walk::from_each(self.piece, self.grid, from, &sets, direction)
    }
}

/// So many squares are faster one by one.
const FEW: u32 = 3;

/// The moves of any piece, from all squares of a set at once.
struct All<'a> {
    piece: &'a GridPiece,
    grid: &'a Grid,
    sets: Sets<GridSquares>,
    from: &'a GridSquares,
    direction: Direction,
}

impl Operation for All<'_> {
    type Output = GridSquares;

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> GridSquares {
        let terrain = Terrain::<I>::new(isa, self.grid, &self.sets);
        let from = terrain.spread(self.from);
        terrain.layout.gather(terrain.moves_of(self.piece, from, self.direction))
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
    let mobility = Mobility { piece, grid, obstacles: &GridObstacles::NONE };
    mobility.one_move(Some(occupied), from, Direction::Forward)
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
    let mobility = Mobility { piece, grid, obstacles: &GridObstacles::NONE };
    mobility.one_move(Some(occupied), to, Direction::Backward)
}
