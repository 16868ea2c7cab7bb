//! The choice of a kernel, once for each search.

use super::Mobility;
use super::kernels::{Cannon, Ends, Horse, King, Knight, Lines, Next};
use super::layout::Layout;
use super::piece::GridPiece;
use super::ranks::Ranks;
use super::shape::Shape;
use super::terrain::{Direction, Sets, Terrain};
use crate::Cpu;
use crate::cpu::{Isa, Operation, run_up_to_avx2};

/// What is asked of a piece's moves: compiled for each kernel.
pub(super) trait Search {
    /// Bytes of distances, and the largest of them. `board` are the squares without the holes.
    fn search<I: Isa>(
        self,
        layout: &Layout<I>,
        board: Ranks<I>,
        ends: Ends<I>,
        moves: &impl Next<I>,
    ) -> u8;
}

impl Mobility<'_> {
    /// A search with the kernel of the piece, or with the moves of any piece.
    #[inline]
    pub(super) fn search(self, direction: Direction, search: impl Search) -> u8 {
        run_up_to_avx2(Cpu::detect(), OfPiece { mobility: self, direction, search })
    }
}

/// A search, and the piece whose moves it makes.
struct OfPiece<'a, S> {
    mobility: Mobility<'a>,
    direction: Direction,
    search: S,
}

impl<S: Search> Operation for OfPiece<'_, S> {
    type Output = u8;

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> u8 {
        let Self { mobility, direction, search } = self;
        let Mobility { piece, grid, obstacles } = mobility;
        let shape = piece.shape();
        let layout = Layout::<I>::new(isa, grid.size());
        let board = layout.board(&grid.holes);
        if !grid.wraps_files() && !grid.wraps_ranks() {
            let own = layout.spread(&obstacles.own);
            let begin = board.without(layout.spread(&obstacles.stop));
            let end = board.without(own).without(layout.spread(&obstacles.avoid));
            let [begin, end] = direction.ends([begin, end]);
            let ends = Ends { begin, end };
            // The moves of a horse or a cannon are others backward.
            match (shape, direction) {
                (Some(Shape::King), _) => return search.search(&layout, board, ends, &King),
                (Some(Shape::Knight), _) => return search.search(&layout, board, ends, &Knight),
                (Some(Shape::Horse | Shape::Cannon), Direction::Backward) | (None, _) => {}
                (Some(shape), _) => {
                    let enemy = layout.spread(&obstacles.enemy);
                    let free = board.without(own).without(enemy);
                    return match shape {
                        Shape::Horse => search.search(&layout, board, ends, &Horse::new(free)),
                        Shape::Cannon => {
                            search.search(&layout, board, ends, &Cannon::new(free, board))
                        }
                        _ => search.search(&layout, board, ends, &Lines::new(free, shape)),
                    };
                }
            }
        }
        let terrain = Terrain::<I>::new(isa, grid, &Sets::new(&mobility, None, |set| *set));
        // The moves themselves look at their ends.
        let ends = Ends { begin: layout.all(), end: layout.all() };
        search.search(&layout, board, ends, &AnyPiece { terrain, piece, direction })
    }
}

/// The moves of any piece, forward or backward.
struct AnyPiece<'a, I: Isa> {
    terrain: Terrain<I>,
    piece: &'a GridPiece,
    direction: Direction,
}

impl<I: Isa> Next<I> for AnyPiece<'_, I> {
    const QUICK: bool = false;

    #[inline(always)]
    fn next(&self, from: Ranks<I>) -> Ranks<I> {
        self.terrain.moves_of(self.piece, from, self.direction)
    }
}
