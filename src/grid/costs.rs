//! Maps of least costs, and second legs.

use super::map::Distances;
use super::{Followed, Mobility, search};
use crate::cpu::{Isa, for_each_cpu};
use crate::search::map::FARTHEST_START;
use crate::{Cpu, FillError, GridSquares, NONE, OnwardError, grid_set_of_bytes};

/// A map by costs: moves that cost up to four, from squares at the distances of `start`.
struct Costs<'a, 'b> {
    starts: Starts<'a>,
    plus1: &'a GridSquares,
    plus2: &'a GridSquares,
    out: &'b mut [u8],
}

/// The start of a map by costs.
#[derive(Clone, Copy)]
enum Starts<'a> {
    /// At distance 0.
    Set(&'a GridSquares),
    /// At the distance of each byte, 255 for none.
    Bytes(&'a [u8]),
}

impl Starts<'_> {
    /// The squares that start at a distance, at most [`last`](Self::last). Not inlined, because it
    /// would be in the code of every common piece.
    #[inline(never)]
    fn at(self, distance: u32) -> GridSquares {
        match self {
            Self::Set(set) => *set,
            Self::Bytes(bytes) => {
                grid_set_of_bytes(bytes, distance as u8, true).unwrap_or_default()
            }
        }
    }

    /// The largest distance of a start. Not inlined, as [`at`](Self::at).
    #[inline(never)]
    fn last(self) -> u32 {
        match self {
            Self::Set(_) => 0,
            Self::Bytes(bytes) => {
                let starts = bytes.iter().filter(|&&byte| byte != NONE);
                starts.fold(0, |last, &byte| last.max(u32::from(byte)))
            }
        }
    }
}

for_each_cpu! {
    avx2:
    /// The largest distance.
    fn cost_map(mobility: &Mobility<'_>, costs: Costs<'_, '_>) -> u8 = cost_map_of;
}

#[inline(always)]
fn cost_map_of<I: Isa>(isa: I, mobility: &Mobility<'_>, costs: Costs<'_, '_>) -> u8 {
    search(
        isa,
        mobility,
        None,
        Followed::Forward,
        mobility.shape(None, Followed::Forward),
        #[inline(always)]
        |layout, board, [begin, end], moves| {
            // The squares where moves of cost 1, 2, 3 and 4 end.
            let (plus1, plus2) = (layout.spread(costs.plus1), layout.spread(costs.plus2));
            let (cheap, dear) = (end.without(plus2), end.and(plus2));
            let (costs1, costs2) = (cheap.without(plus1), cheap.and(plus1));
            let (costs3, costs4) = (dear.without(plus1), dear.and(plus1));
            let last = costs.starts.last();
            let mut reached = layout.none();
            let mut distances = Distances::new(layout);
            // Squares at the current distance, and those that moves reach at the next three.
            let [mut now, mut one, mut two, mut three] = [layout.none(); 4];
            let mut distance = 0;
            loop {
                if distance <= last {
                    now = now.or(layout.spread(&costs.starts.at(distance)).and(board));
                }
                let ring = now.without(reached);
                let mut four = layout.none();
                if !ring.is_empty() {
                    reached = reached.or(ring);
                    distances.add(layout, ring, distance);
                    let next = moves.next(ring.and(begin));
                    one = one.or(next.and(costs1));
                    two = two.or(next.and(costs2));
                    three = three.or(next.and(costs3));
                    four = next.and(costs4);
                }
                let ahead = one.or(two).or(three.or(four));
                if ahead.without(reached).is_empty() && distance >= last {
                    break;
                }
                (now, one, two, three) = (one, two, three, four);
                distance += 1;
            }
            distances.write(layout, reached, costs.out)
        },
    )
}

impl Mobility<'_> {
    /// Least sums of costs from the nearest square of a set to every square. A move costs 1, one
    /// more if it enters a square of `plus1`, two more for `plus2`, three more for both. `out` and
    /// the result are as for [`map`](Self::map).
    ///
    /// # Errors
    /// A slice that is not one byte for each square.
    #[inline]
    pub fn weighted_map(
        &self,
        from: &GridSquares,
        plus1: &GridSquares,
        plus2: &GridSquares,
        out: &mut [u8],
    ) -> Result<u8, FillError> {
        let costs = Costs { starts: Starts::Set(from), plus1, plus2, out: self.checked(out)? };
        Ok(cost_map(Cpu::detect(), self, costs))
    }

    /// A second leg. For every square t: the least sum, over all squares s, of `start[s]` and the
    /// moves from s to t. `start` has a byte for each square: 0 to 191, or [`NONE`] for no start.
    /// Bytes of holes are ignored. `out` has 254 for all sums above 253, and [`NONE`] where no start
    /// leads. Returns the largest distance.
    ///
    /// # Errors
    /// A distance of 192 to 254 in `start`, or no start at all. A slice that is not one byte for
    /// each square counts as no start.
    #[inline]
    pub fn onward(&self, start: &[u8], out: &mut [u8]) -> Result<u8, OnwardError> {
        let length = out.len();
        let (Ok(out), true) = (self.checked(out), start.len() == length) else {
            return Err(OnwardError::NothingStarts);
        };
        let board = self.grid.squares();
        let starts = grid_set_of_bytes(start, NONE, false).unwrap_or_default() & board;
        if starts.iter().any(|at| start.get(usize::from(at)).is_some_and(|&d| d > FARTHEST_START)) {
            return Err(OnwardError::TooFar);
        }
        if starts.is_empty() {
            return Err(OnwardError::NothingStarts);
        }
        let costs = Costs {
            starts: Starts::Bytes(start),
            plus1: &GridSquares::EMPTY,
            plus2: &GridSquares::EMPTY,
            out,
        };
        Ok(cost_map(Cpu::detect(), self, costs))
    }
}
