//! All shortest ways from a set to a set: their squares ply by ply, and their number.

use super::Mobility;
use super::path::Levels;
use super::processor::{self, Operation};
use super::ranks::Ranks;
use super::squares::GridSquares;
use super::terrain::{Terrain, Time};

struct Layers<'a, 'b> {
    mobility: Mobility<'a>,
    from: &'a GridSquares,
    to: &'a GridSquares,
    layers: &'b mut [GridSquares],
}

impl Operation for Layers<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn run<R: Ranks>(self, proof: R::Proof) {
        let terrain = Terrain::<R>::new(proof, self.mobility.grid, self.mobility.obstacles);
        let moves = self.mobility.moves_on(&terrain);
        let mut levels = Levels::new(&moves, Time::Forward, self.from);
        for layer in self.layers.iter_mut() {
            *layer = terrain.gather(levels.last);
            if levels.advance().is_none() {
                break;
            }
        }
        // The last layer keeps the targets, the others the squares that lead to the next layer.
        let mut leading = *self.to & self.mobility.grid.squares();
        for layer in self.layers.iter_mut().rev() {
            *layer &= leading;
            leading = terrain.gather(moves.of(terrain.spread(layer), Time::Backward));
        }
    }
}

struct Count<'a> {
    mobility: Mobility<'a>,
    from: &'a GridSquares,
    to: &'a GridSquares,
}

impl Operation for Count<'_> {
    type Output = u64;

    #[inline(always)]
    fn run<R: Ranks>(self, proof: R::Proof) -> u64 {
        let board = self.mobility.grid.squares();
        let terrain = Terrain::<R>::new(proof, self.mobility.grid, self.mobility.obstacles);
        let moves = self.mobility.moves_on(&terrain);
        let mut counts = [core::hint::black_box(0_u64); 256];
        for square in (*self.from & board).iter() {
            counts[usize::from(square)] = 1;
        }
        let mut level = *self.from & board;
        let mut reached = level;
        loop {
            let ends = level & *self.to;
            if !ends.is_empty() {
                let mut sum = 0_u64;
                for end in ends.iter() {
                    sum = sum.saturating_add(counts[usize::from(end)]);
                }
                return sum;
            }
            let mut next = GridSquares::EMPTY;
            for square in level.iter() {
                let ways = counts[usize::from(square)];
                let from = terrain.spread(&GridSquares::of(square));
                let ends = terrain
                    .gather(moves.of(from, Time::Forward))
                    .without(reached);
                for to in ends.iter() {
                    let count = &mut counts[usize::from(to)];
                    *count = count.saturating_add(ways);
                }
                next |= ends;
            }
            if next.is_empty() {
                return 0;
            }
            reached |= next;
            level = next;
        }
    }
}

impl Mobility<'_> {
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
        let Some(layers) = layers.get_mut(..=usize::from(length)) else {
            return;
        };
        let mobility = *self;
        processor::run_any(
            processor::detect(),
            Layers {
                mobility,
                from,
                to,
                layers,
            },
        );
    }

    /// The number of shortest ways between the sets, 0 if there is none. [`u64::MAX`] if there are
    /// that many or more.
    #[must_use]
    #[inline]
    pub fn trajectory_count(&self, from: &GridSquares, to: &GridSquares) -> u64 {
        let mobility = *self;
        processor::run_any(processor::detect(), Count { mobility, from, to })
    }
}
