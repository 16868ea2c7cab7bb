//! Maps of fewest moves, from a set, to a set and from all squares.

use super::common_pieces::Next;
use super::distances::Distances;
use super::ranks::{Layout, Ranks};
use super::search::GridSearch;
use super::{Followed, Mobility};
use crate::cpu::Isa;
use crate::{FillError, GridSquares};

/// The map of a set, forward or backward, or the maps of all squares.
struct Maps<'a, 'b> {
    squares: usize,
    /// `None` for each square in turn.
    from: Option<&'a GridSquares>,
    out: &'b mut [u8],
}

impl GridSearch for Maps<'_, '_> {
    /// The result is the largest distance of the last map.
    #[inline(always)]
    fn run<I: Isa, N: Next<I>>(
        self,
        layout: &Layout<I>,
        board: Ranks<I>,
        ends: [Ranks<I>; 2],
        moves: &N,
    ) -> u8 {
        let mut largest = 0;
        let mut rest = self.out;
        // Not by `chunks`, which divides.
        for square in 0..=255 {
            let Some((map, next)) = rest.split_at_mut_checked(self.squares) else {
                break;
            };
            rest = next;
            let from = match self.from {
                Some(set) => layout.spread(set),
                None => layout.spread(&GridSquares::of(square)),
            };
            let from = from.and(board);
            largest = map_of_set(layout, from, ends, moves, map);
        }
        largest
    }
}

/// A search from a set, ring by ring. Writes the bytes of the map, and returns the largest distance
/// on it.
#[inline(always)]
pub(super) fn map_of_set<I: Isa, N: Next<I>>(
    layout: &Layout<I>,
    from: Ranks<I>,
    ends: [Ranks<I>; 2],
    moves: &N,
    out: &mut [u8],
) -> u8 {
    let mut front = Front::new(moves, ends, from);
    let mut distances = Distances::new(layout);
    let mut ring = from;
    if N::QUICK {
        // Ends, since every square is in one ring.
        for fours in 0.. {
            let mut four = [ring; 4];
            for place in &mut four {
                *place = ring;
                ring = front.advance();
            }
            distances.add_four(layout, four, fours);
            if ring.is_empty() {
                break;
            }
        }
    } else {
        for distance in 1.. {
            ring = front.advance();
            if ring.is_empty() {
                break;
            }
            distances.add(layout, ring, distance);
        }
    }
    distances.write(layout, front.reached, out)
}

/// How far a search has come.
pub(super) struct Front<'a, I: Isa, N> {
    moves: &'a N,
    begin: Ranks<I>,
    end: Ranks<I>,
    pub(super) reached: Ranks<I>,
    /// The squares of the last ring from which moves go on.
    last: Ranks<I>,
}

impl<'a, I: Isa, N: Next<I>> Front<'a, I, N> {
    /// At the start squares, which are on the board. `begin` and `end` are where moves do so.
    #[inline(always)]
    pub(super) fn new(moves: &'a N, [begin, end]: [Ranks<I>; 2], from: Ranks<I>) -> Self {
        Self { moves, begin, end, reached: from, last: from.and(begin) }
    }

    /// The squares of the next ring.
    #[inline(always)]
    pub(super) fn advance(&mut self) -> Ranks<I> {
        let left = self.end.without(self.reached);
        let next = self.moves.next(self.last);
        let ring = next.and(left);
        self.last = next.and(left.and(self.begin));
        self.reached = self.reached.or(ring);
        ring
    }
}

impl Mobility<'_> {
    /// A byte for each square of the board.
    pub(super) fn checked<'b>(&self, out: &'b mut [u8]) -> Result<&'b mut [u8], FillError> {
        let expected = self.grid.size().squares();
        if out.len() == expected { Ok(out) } else { Err(FillError::Length { expected }) }
    }

    /// The map of a set, or those of all squares. Returns the largest distance of the last map.
    #[inline]
    fn maps(&self, from: Option<&GridSquares>, followed: Followed, out: &mut [u8]) -> u8 {
        let squares = self.grid.size().squares();
        self.search(followed, Maps { squares, from, out })
    }

    /// Fewest moves from the nearest square of a set to every square, [`NONE`](crate::NONE) where no
    /// way leads. 254 stands for all larger distances. Returns the largest distance.
    ///
    /// # Errors
    /// A slice that is not one byte for each square.
    #[inline]
    pub fn map(&self, from: &GridSquares, out: &mut [u8]) -> Result<u8, FillError> {
        Ok(self.maps(Some(from), Followed::Forward, self.checked(out)?))
    }

    /// Fewest moves from every square to the nearest square of a set: [`map`](Self::map) read
    /// backward.
    ///
    /// # Errors
    /// A slice that is not one byte for each square.
    #[inline]
    pub fn map_to(&self, to: &GridSquares, out: &mut [u8]) -> Result<u8, FillError> {
        Ok(self.maps(Some(to), Followed::Backward, self.checked(out)?))
    }

    /// The maps of all squares, `out[from * squares + to]`; rows and columns of holes are
    /// [`NONE`](crate::NONE).
    ///
    /// # Errors
    /// A slice that is not one byte for each pair of squares.
    #[inline]
    pub fn matrix(&self, out: &mut [u8]) -> Result<(), FillError> {
        let squares = self.grid.size().squares();
        let expected = squares * squares;
        if out.len() != expected {
            return Err(FillError::Length { expected });
        }
        self.maps(None, Followed::Forward, out);
        Ok(())
    }
}
