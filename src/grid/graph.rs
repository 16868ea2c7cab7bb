//! Boards as graphs: the squares one move from each, and distances in any graph.

use super::Mobility;
use super::distances::LARGEST;
use super::processor::{self, Operation};
use super::ranks::Ranks;
use super::squares::GridSquares;
use super::terrain::{Terrain, Time};
use crate::NONE;

struct Graph<'a, 'b>(Mobility<'a>, &'b mut [GridSquares]);

impl Operation for Graph<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn run<R: Ranks>(self, proof: R::Proof) {
        let Self(mobility, rows) = self;
        let terrain = Terrain::<R>::new(proof, mobility.grid, mobility.obstacles);
        let moves = mobility.moves_on(&terrain);
        for (from, row) in (0..=255).zip(rows) {
            let from = terrain.spread(&GridSquares::of(from));
            *row = terrain.gather(moves.of(from, Time::Forward));
        }
    }
}

impl Mobility<'_> {
    /// Writes the squares one move from square s to `rows[s]`. A hole has none. Rows beyond the
    /// board stay as they were.
    #[inline]
    pub fn graph(&self, rows: &mut [GridSquares]) {
        let squares = self.grid.size().squares().min(rows.len());
        let rows = rows.get_mut(..squares).unwrap_or_default();
        processor::run_any(processor::detect(), Graph(*self, rows));
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
    let mut level = from & all;
    let mut reached = GridSquares::EMPTY;
    let mut distance = 0;
    for byte in out.iter_mut() {
        *byte = core::hint::black_box(NONE);
    }
    loop {
        reached |= level;
        let mut next = GridSquares::EMPTY;
        for square in level.iter() {
            let square = usize::from(square);
            if let (Some(byte), Some(&moves)) = (out.get_mut(square), moves.get(square)) {
                *byte = distance;
                next |= moves;
            }
        }
        level = (next & all).without(reached);
        if level.is_empty() {
            return distance;
        }
        distance = (distance + 1).min(LARGEST as u8);
    }
}
