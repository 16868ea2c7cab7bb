//! The side that is nearer to each square of a board.

use super::moves::Moves;
use super::path::Levels;
use super::piece::GridPiece;
use super::processor::{self, Operation};
use super::ranks::Ranks;
use super::squares::GridSquares;
use super::terrain::{Terrain, Time};
use super::{Grid, GridObstacles};

/// The squares of a board by the side that needs fewer moves to them. Squares that neither side
/// reaches are in no set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GridTerritory {
    /// Squares nearer to the first side, or reached by it alone.
    pub first: GridSquares,
    /// Squares nearer to the second side, or reached by it alone.
    pub second: GridSquares,
    /// Squares that both reach in the same number of moves.
    pub tied: GridSquares,
}

/// A side: pieces of one kind, their squares, and their obstacles.
type Side<'a> = (&'a GridPiece, &'a GridSquares, &'a GridObstacles);

struct Divide<'a>(Side<'a>, Side<'a>, &'a Grid);

impl Operation for Divide<'_> {
    type Output = GridTerritory;

    #[inline(always)]
    fn run<R: Ranks>(self, proof: R::Proof) -> GridTerritory {
        let Self(first, second, grid) = self;
        let terrain = Terrain::<R>::new(proof, grid, first.2);
        let other = Terrain::<R>::new(proof, grid, second.2);
        let one = Moves {
            terrain: &terrain,
            piece: first.0,
        };
        let two = Moves {
            terrain: &other,
            piece: second.0,
        };
        let mut sides = [
            Levels::new(&one, Time::Forward, first.1),
            Levels::new(&two, Time::Forward, second.1),
        ];
        let none = R::new(proof, [0; 4]);
        let (mut nearer, mut tied) = ([none; 2], none);
        let [first, second] = &sides;
        let mut levels = [first.last, second.last];
        while !levels[0].or(levels[1]).is_empty() {
            let [new_first, new_second] = levels;
            let [first, second] = &sides;
            nearer[0] = nearer[0].or(new_first.without(second.reached));
            nearer[1] = nearer[1].or(new_second.without(first.reached));
            tied = tied.or(new_first.and(new_second));
            for (side, level) in sides.iter_mut().zip(&mut levels) {
                *level = side.advance().unwrap_or(none);
            }
        }
        GridTerritory {
            first: terrain.gather(nearer[0]),
            second: terrain.gather(nearer[1]),
            tied: terrain.gather(tied),
        }
    }
}

/// Divides a board between two sides, each with its own obstacles. A side's distance to a square is
/// that of its nearest piece; an empty side reaches no square.
#[must_use]
#[inline]
pub fn grid_territory(first: Side, second: Side, grid: &Grid) -> GridTerritory {
    processor::run_any(processor::detect(), Divide(first, second, grid))
}
