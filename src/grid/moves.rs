//! Single moves and attacks.

use core::ops::{BitAnd, BitOr, Not};

use super::piece::GridPiece;
use super::ranks::Ranks;
use super::sets::Sets;
use super::terrain::{Direction, Terrain};
use super::walk;
use super::{Grid, GridObstacles, Mobility};
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
        one_move(self, None, from, Direction::Forward)
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
    attacks([from, occupied], piece, grid, Direction::Forward)
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
    attacks([to, occupied], piece, grid, Direction::Backward)
}

#[inline(always)]
fn attacks(
    [squares, occupied]: [&GridSquares; 2],
    piece: &GridPiece,
    grid: &Grid,
    direction: Direction,
) -> GridSquares {
    let obstacles = &GridObstacles::NONE;
    let mobility = Mobility { piece, grid, obstacles };
    one_move(&mobility, Some(occupied), squares, direction)
}

/// One move from the squares of a set, or to them: among the obstacles or, with a set of occupied
/// squares, an attack.
#[inline(always)]
fn one_move(
    mobility: &Mobility,
    occupied: Option<&GridSquares>,
    from: &GridSquares,
    direction: Direction,
) -> GridSquares {
    // A browser's file must be small: there one way serves all boards.
    match mobility.grid.size().squares() <= 128 && !cfg!(target_family = "wasm") {
        true => wide(on_small_board(mobility, occupied, from, direction)),
        false => of_any_piece(mobility, occupied, from, direction),
    }
}

/// One copy for all calls, with its result in registers: a caller that reads it from memory in
/// other parts than it was written waits for the writes.
#[inline(never)]
fn on_small_board(
    mobility: &Mobility,
    occupied: Option<&GridSquares>,
    from: &GridSquares,
    direction: Direction,
) -> u128 {
    let grid = mobility.grid;
    let few = low(from).count_ones() <= FEW;
    if few && !grid.wraps_files() && !grid.wraps_ranks() {
        return one_by_one(mobility, occupied, from, direction);
    }
    low(&of_any_piece(mobility, occupied, from, direction))
}

/// The squares 0 to 127 of a set in one word.
#[inline(always)]
fn low(squares: &GridSquares) -> u128 {
    let [low, high, ..] = squares.0;
    u128::from(low) + (u128::from(high) << 64)
}

#[inline(always)]
fn wide(squares: u128) -> GridSquares {
    GridSquares([squares as u64, (squares >> 64) as u64, 0, 0])
}

/// So many squares are faster one by one.
const FEW: u32 = 3;

/// The moves of any piece from few squares. Not inlined, to keep its stack frame out of its caller.
#[inline(never)]
fn one_by_one(
    mobility: &Mobility,
    occupied: Option<&GridSquares>,
    from: &GridSquares,
    direction: Direction,
) -> u128 {
    let Mobility { piece, grid, .. } = *mobility;
    let sets = sets(mobility, occupied, low);
    let from = low(from) & (sets.free + sets.occupied);
    walk::from_each(piece, grid, from, &sets, direction)
}

/// The moves of any piece, from all squares at once. Not inlined, to keep its stack frame out of its
/// callers.
#[inline(never)]
fn of_any_piece(
    mobility: &Mobility,
    occupied: Option<&GridSquares>,
    from: &GridSquares,
    direction: Direction,
) -> GridSquares {
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
            let terrain = &Terrain::<I>::new(isa, self.grid, &self.sets);
            let piece = self.piece;
            let moved = Moves { terrain, piece }.of(terrain.spread(self.from), self.direction);
            terrain.gather(moved)
        }
    }
    let Mobility { piece, grid, .. } = *mobility;
    let sets = sets(mobility, occupied, |set| *set);
    run_up_to_avx2(Cpu::Plain, All { piece, grid, sets, from, direction })
}

#[inline(always)]
fn sets<S: Copy + BitAnd<Output = S> + BitOr<Output = S> + Not<Output = S>>(
    Mobility { grid, obstacles, .. }: &Mobility,
    occupied: Option<&GridSquares>,
    read: impl Fn(&GridSquares) -> S,
) -> Sets<S> {
    let taken = match occupied {
        Some(occupied) => read(occupied),
        None => read(&obstacles.own) | read(&obstacles.enemy),
    };
    // The part that both have in common once.
    let sets = Sets::attacked(grid, taken, &read);
    match occupied {
        Some(_) => sets,
        None => sets.among(obstacles, read),
    }
}
