//! The choice of a kernel, once for each search.

use super::Mobility;
use super::kernels::{self, Ends, Next};
use super::layout::Layout;
use super::moves::Moves;
use super::ranks::Ranks;
use super::shape::Shape;
use super::terrain::{Terrain, Time};

/// What is asked of a piece's moves: compiled for each kernel.
pub(super) trait Search {
    /// Bytes of distances, and the largest of them. `board` are the squares without the holes.
    fn search<R: Ranks>(self, layout: &Layout<R>, board: R, moves: &impl Next<R>) -> u8;
}

impl Mobility<'_> {
    /// A search with the kernel of the piece, or with the moves of any piece.
    #[inline(always)]
    pub(super) fn search<R: Ranks>(self, proof: R::Proof, time: Time, search: impl Search) -> u8 {
        let Self {
            piece,
            grid,
            obstacles,
        } = self;
        let layout = Layout::<R>::new(proof, grid.size());
        let board = layout.board(&grid.holes);
        if !grid.wraps_files() && !grid.wraps_ranks() && time == Time::Forward {
            macro_rules! kernel {
                ($name:ident) => {{
                    let kernel = kernels::$name::new(&layout, board, obstacles);
                    return search.search(&layout, board, &kernel);
                }};
            }
            if let Some(shape) = piece.shape() {
                match shape {
                    Shape::King => kernel!(King),
                    Shape::Knight => kernel!(Knight),
                    Shape::Horse => kernel!(Horse),
                    Shape::Cannon => kernel!(Cannon),
                    Shape::Rook | Shape::Bishop | Shape::Queen => {
                        let kernel = kernels::Lines::new(&layout, board, obstacles, shape);
                        return search.search(&layout, board, &kernel);
                    }
                }
            }
        }
        let terrain = &Terrain::<R>::new(proof, grid, obstacles);
        let moves = self.moves_on(terrain);
        search.search(&layout, board, &InTime { moves, time })
    }
}

/// The moves of any piece, forward or backward.
struct InTime<'a, R: Ranks> {
    moves: Moves<'a, R>,
    time: Time,
}

impl<R: Ranks> Next<R> for InTime<'_, R> {
    const QUICK: bool = false;

    /// The moves look at them.
    #[inline(always)]
    fn ends(&self) -> Ends<R> {
        let all = self.moves.terrain.layout.all();
        Ends {
            begin: all,
            end: all,
        }
    }

    #[inline(always)]
    fn next(&self, from: R) -> R {
        self.moves.of(from, self.time)
    }
}
