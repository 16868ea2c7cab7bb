//! Searches ring by ring on a grid: paths, trajectories, territory, and graphs.

use core::hint::black_box;

use super::piece::GridPiece;
use super::{Followed, Grid, GridObstacles, Mobility};
use crate::language::array_of;
use crate::search::SquareSet;
use crate::search::{Search, Successors, divide, lead_on, map_of_rings, none_free, rings_to};
use crate::{GridSquares, GridTerritory, NONE};

impl Successors<GridSquares> for Mobility<'_> {
    #[inline(always)]
    fn next(&self, from: GridSquares) -> GridSquares {
        self.one_move(None, &from, Followed::Forward)
    }

    #[inline(always)]
    fn back(&self, to: GridSquares, among: GridSquares) -> GridSquares {
        self.one_move(None, &to, Followed::Backward) & among
    }
}

impl Mobility<'_> {
    /// The squares of the board in a set.
    #[inline(always)]
    fn on_board(&self, squares: &GridSquares) -> GridSquares {
        *squares & self.grid.squares()
    }

    /// The fewest moves from any square of a set to any square of another, `None` where no way
    /// leads. The result is at most 255.
    #[must_use]
    pub fn path(&self, from: &GridSquares, to: &GridSquares) -> Option<u8> {
        Some(rings_to(self, self.on_board(from), *to, |_| ())? as u8)
    }

    /// The squares of all shortest ways from a set to a set: `layers[k]` becomes the set of squares
    /// that some way visits after k moves. `length` must be the [`path`](Self::path) between the
    /// sets. Layers after `length` stay as they were. With fewer than `length` + 1 layers nothing
    /// is written.
    ///
    /// Source: Stilman's linguistic geometry, by way of the chessprogramming wiki.
    pub fn trajectories(
        &self,
        from: &GridSquares,
        to: &GridSquares,
        length: u8,
        layers: &mut [GridSquares],
    ) {
        if let Some(layers) = layers.get_mut(..=usize::from(length)) {
            let mut places = layers.iter_mut();
            rings_to(self, self.on_board(from), *to, |ring| {
                if let Some(place) = places.next() {
                    *place = ring;
                }
            });
            lead_on(self, *to, layers.iter_mut().map(|layer| (*layer, layer)));
        }
    }

    /// The number of shortest ways between the sets, 0 if there is none. [`u64::MAX`] if there are
    /// that many or more.
    #[must_use]
    pub fn trajectory_count(&self, from: &GridSquares, to: &GridSquares) -> u64 {
        let from = self.on_board(from);
        // Adds up the ways to each square of the next ring. Layers would need four times the
        // memory.
        let mut ways: [u64; 256] = array_of(0);
        from.each(|square| ways[square & 255] = 1);
        let mut search = Search::new(self, from);
        while (search.ring & *to).is_empty() {
            let mut next = GridSquares::EMPTY;
            for square in search.ring.iter() {
                let through = ways[usize::from(square)];
                let ends = self.next(GridSquares::of(square)) & !search.reached;
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
        (search.ring & *to).each(|end| sum = sum.saturating_add(ways[end & 255]));
        sum
    }

    /// Writes the squares one move from square s to `rows[s]`. A hole has none. Rows beyond the
    /// board stay as they were.
    pub fn graph(&self, rows: &mut [GridSquares]) {
        let squares = 0..self.grid.size().squares();
        for (from, row) in squares.zip(rows) {
            *row = self.next(GridSquares::of(from as u8));
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
    map_of_rings(from & all, out, step, none_free)
}

/// One of two sides on a board of any size.
#[derive(Clone, Copy, Debug)]
pub struct GridSide<'a> {
    /// The piece that stands on each square.
    pub piece: &'a GridPiece,
    /// The squares of the pieces. An empty set reaches nothing.
    pub squares: &'a GridSquares,
    /// The obstacles of the side.
    pub obstacles: &'a GridObstacles,
}

/// Divides a board between two sides, each with its own obstacles. A side's distance to a square is
/// that of its nearest piece; an empty side reaches no square.
#[must_use]
#[inline]
pub fn grid_territory(first: GridSide, second: GridSide, grid: &Grid) -> GridTerritory {
    let of_side = |GridSide { piece, obstacles, .. }| Mobility { piece, grid, obstacles };
    let (one, other) = (of_side(first), of_side(second));
    let (from, others) = (one.on_board(first.squares), other.on_board(second.squares));
    divide(Search::new(&one, from), Search::new(&other, others))
}
