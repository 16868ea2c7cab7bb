//! Searches by levels on a grid: paths, trajectories, territory, and graphs.

use core::hint::black_box;

use super::moves::Moves;
use super::piece::GridPiece;
use super::sets::Sets;
use super::terrain::{Direction, Terrain};
use super::{Grid, GridObstacles, Mobility};
use crate::Cpu;
use crate::GridSquares;
use crate::board::set::Set;
use crate::cpu::{Isa, Operation, run_up_to_avx2};
use crate::definition::table::filled;
use crate::search::{Levels, Successors, divide, lead_on, levels_to, map_of_levels, none_free};
use crate::{GridTerritory, NONE};

impl<I: Isa> Successors<GridSquares> for Moves<'_, I> {
    #[inline(always)]
    fn next(&self, from: GridSquares) -> GridSquares {
        self.of_squares(from, Direction::Forward)
    }

    #[inline(always)]
    fn back(&self, to: GridSquares, among: GridSquares) -> GridSquares {
        self.of_squares(to, Direction::Backward) & among
    }
}

impl<I: Isa> Moves<'_, I> {
    /// Sets in memory come to registers for each move, in one function for all searches.
    #[inline(always)]
    fn of_squares(&self, set: GridSquares, direction: Direction) -> GridSquares {
        let (moves, terrain) = (*self, self.terrain);
        terrain.layout.isa.outlined(
            #[inline(always)]
            move || terrain.gather(moves.of(terrain.spread(&set), direction)),
        )
    }
}

impl Mobility<'_> {
    #[inline(always)]
    fn terrain<I: Isa>(&self, isa: I) -> Terrain<I> {
        Terrain::new(isa, self.grid, &Sets::new(self.grid, self.obstacles, |set| *set))
    }

    /// The squares of the board in a set.
    #[inline(always)]
    fn on_board(&self, squares: &GridSquares) -> GridSquares {
        *squares & self.grid.squares()
    }

    /// The fewest moves from any square of a set to any square of another, `None` where no way
    /// leads. The result is at most 255.
    #[must_use]
    #[inline]
    pub fn path(&self, from: &GridSquares, to: &GridSquares) -> Option<u8> {
        let (from, to) = (self.on_board(from), *to);
        let length = run_up_to_avx2(Cpu::detect(), Path { mobility: *self, from, to })?;
        Some(length as u8)
    }

    /// The squares of all shortest ways from a set to a set: `layers[k]` becomes the set of squares
    /// that some way visits after k moves. `length` must be the [`path`](Self::path) between the
    /// sets. Layers after `length` stay as they were. With fewer than `length` + 1 layers nothing
    /// is written.
    ///
    /// Source: Stilman's linguistic geometry, by way of the chessprogramming wiki.
    #[inline]
    pub fn trajectories(
        &self,
        from: &GridSquares,
        to: &GridSquares,
        length: u8,
        layers: &mut [GridSquares],
    ) {
        let (from, to) = (self.on_board(from), *to);
        if let Some(layers) = layers.get_mut(..=usize::from(length)) {
            run_up_to_avx2(Cpu::detect(), Layers { mobility: *self, from, to, layers });
        }
    }

    /// The number of shortest ways between the sets, 0 if there is none. [`u64::MAX`] if there are
    /// that many or more.
    #[must_use]
    #[inline]
    pub fn trajectory_count(&self, from: &GridSquares, to: &GridSquares) -> u64 {
        let (from, to) = (self.on_board(from), *to);
        run_up_to_avx2(Cpu::detect(), Count { mobility: *self, from, to })
    }

    /// Writes the squares one move from square s to `rows[s]`. A hole has none. Rows beyond the
    /// board stay as they were.
    #[inline]
    pub fn graph(&self, rows: &mut [GridSquares]) {
        let squares = self.grid.size().squares().min(rows.len());
        let rows = rows.get_mut(..squares).unwrap_or_default();
        run_up_to_avx2(Cpu::detect(), Graph { mobility: *self, rows });
    }
}

struct Path<'a> {
    mobility: Mobility<'a>,
    from: GridSquares,
    to: GridSquares,
}

impl Operation for Path<'_> {
    type Output = Option<usize>;

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> Option<usize> {
        let Self { mobility, from, to } = self;
        let moves = Moves { terrain: &mobility.terrain(isa), piece: mobility.piece };
        levels_to(&moves, from, to, &mut [])
    }
}

struct Layers<'a, 'b> {
    mobility: Mobility<'a>,
    from: GridSquares,
    to: GridSquares,
    layers: &'b mut [GridSquares],
}

impl Operation for Layers<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) {
        let Self { mobility, from, to, layers } = self;
        let moves = Moves { terrain: &mobility.terrain(isa), piece: mobility.piece };
        levels_to(&moves, from, to, layers);
        lead_on(&moves, to, layers.iter_mut().map(|layer| (*layer, layer)));
    }
}

struct Count<'a> {
    mobility: Mobility<'a>,
    from: GridSquares,
    to: GridSquares,
}

impl Operation for Count<'_> {
    type Output = u64;

    /// Adds up the ways to each square of the next level. Layers would need four times the memory.
    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> u64 {
        let Self { mobility, from, to } = self;
        let moves = Moves { terrain: &mobility.terrain(isa), piece: mobility.piece };
        let mut ways: [u64; 256] = filled(0);
        from.each(|square| ways[square & 255] = 1);
        let mut search = Levels::new(&moves, from);
        while (search.level & to).is_empty() {
            let mut next = GridSquares::EMPTY;
            for square in search.level.iter() {
                let through = ways[usize::from(square)];
                let ends = moves.next(GridSquares::of(square)) & !search.reached;
                ends.each(|end| {
                    ways[end & 255] = ways[end & 255].saturating_add(through);
                });
                next |= ends;
            }
            if next.is_empty() {
                return 0;
            }
            search.enter(next);
        }
        let mut sum = 0_u64;
        (search.level & to).each(|end| sum = sum.saturating_add(ways[end & 255]));
        sum
    }
}

struct Graph<'a, 'b> {
    mobility: Mobility<'a>,
    rows: &'b mut [GridSquares],
}

impl Operation for Graph<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) {
        let Self { mobility, rows } = self;
        let moves = Moves { terrain: &mobility.terrain(isa), piece: mobility.piece };
        for (from, row) in (0..=255).zip(rows) {
            *row = moves.next(GridSquares::of(from));
        }
    }
}

/// Fewest moves in a graph from the nearest square of a set to every square. `moves[s]` are the
/// squares one move from s; there are as many squares as rows. [`NONE`] where no way leads; 254
/// stands for all larger distances. Returns the largest distance. Squares beyond the rows do not
/// count.
///
/// ```
/// use chess_distance::{GridSquares, grid_graph_map};
/// let line = [GridSquares::of(1), GridSquares::of(2), GridSquares::EMPTY];
/// let mut map = [0; 3];
/// assert_eq!(grid_graph_map(&line, GridSquares::of(1), &mut map), 1);
/// assert_eq!(map, [255, 0, 1]);
/// ```
#[inline]
pub fn grid_graph_map(moves: &[GridSquares], from: GridSquares, out: &mut [u8]) -> u8 {
    let all = GridSquares::below(moves.len().min(256));
    for byte in out.iter_mut() {
        *byte = black_box(NONE);
    }
    let step = |from: GridSquares| {
        let mut next = GridSquares::EMPTY;
        from.each(|square| next |= moves.get(square).copied().unwrap_or_default());
        next & all
    };
    map_of_levels(from & all, out, step, none_free)
}

/// A side: pieces of one kind, their squares, and their obstacles.
type GridSide<'a> = (&'a GridPiece, &'a GridSquares, &'a GridObstacles);

/// Divides a board between two sides, each with its own obstacles. A side's distance to a square is
/// that of its nearest piece; an empty side reaches no square.
#[must_use]
#[inline]
pub fn grid_territory(first: GridSide, second: GridSide, grid: &Grid) -> GridTerritory {
    struct Sides<'a>(GridSide<'a>, GridSide<'a>, &'a Grid);
    impl Operation for Sides<'_> {
        type Output = GridTerritory;
        #[inline(always)]
        fn run<I: Isa>(self, isa: I) -> GridTerritory {
            let Self((first, one, others), (second, other, obstacles), grid) = self;
            let board = grid.squares();
            // Not as an array, whose copy would be a call of memcpy.
            let terrain = &Terrain::<I>::new(isa, grid, &Sets::new(grid, others, |set| *set));
            let first = &Moves { terrain, piece: first };
            let terrain = &Terrain::<I>::new(isa, grid, &Sets::new(grid, obstacles, |set| *set));
            let second = &Moves { terrain, piece: second };
            divide(Levels::new(first, *one & board), Levels::new(second, *other & board))
        }
    }
    run_up_to_avx2(Cpu::detect(), Sides(first, second, grid))
}
