//! Maps of fewest moves, from a set, to a set and from all squares, and maps of least costs.

use super::Mobility;
use super::distances::{Distances, LARGEST, map_of_set};
use super::kernels::{Ends, Next};
use super::ranks::{Layout, Ranks};
use super::search::Search;
use super::terrain::Direction;
use crate::cpu::Isa;
use crate::{FillError, GridSquares, NONE, OnwardError};

/// The map of a set, forward or backward, or the maps of all squares.
struct Maps<'a, 'b> {
    squares: usize,
    /// `None` for each square in turn.
    from: Option<&'a GridSquares>,
    out: &'b mut [u8],
}

impl Search for Maps<'_, '_> {
    /// The result is the largest distance of the last map.
    #[inline(always)]
    fn search<I: Isa>(
        self,
        layout: &Layout<I>,
        board: Ranks<I>,
        ends: Ends<I>,
        moves: &impl Next<I>,
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
    /// would be in every kernel.
    #[inline(never)]
    fn at(self, distance: u32) -> GridSquares {
        match self {
            Self::Set(set) => *set,
            Self::Bytes(bytes) => squares_where(bytes, |byte| u32::from(byte) == distance),
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

/// The squares whose byte passes the test.
#[inline(always)]
fn squares_where(bytes: &[u8], is: impl Fn(u8) -> bool) -> GridSquares {
    let mut squares = GridSquares::EMPTY;
    for (word, bytes) in squares.0.iter_mut().zip(bytes.chunks(64)) {
        for (bit, &byte) in bytes.iter().enumerate() {
            *word |= u64::from(is(byte)) << (bit % 64);
        }
    }
    squares
}

impl Search for Costs<'_, '_> {
    #[inline(always)]
    fn search<I: Isa>(
        self,
        layout: &Layout<I>,
        board: Ranks<I>,
        Ends { begin, end }: Ends<I>,
        moves: &impl Next<I>,
    ) -> u8 {
        // The squares where moves of cost 1, 2, 3 and 4 end.
        let (plus1, plus2) = (layout.spread(self.plus1), layout.spread(self.plus2));
        let (cheap, dear) = (end.without(plus2), end.and(plus2));
        let (costs1, costs2) = (cheap.without(plus1), cheap.and(plus1));
        let (costs3, costs4) = (dear.without(plus1), dear.and(plus1));
        let last = self.starts.last();
        let mut reached = layout.none();
        let mut distances = Distances::new(layout);
        // Squares at the current distance, and those that moves reach at the next three.
        let [mut now, mut one, mut two, mut three] = [layout.none(); 4];
        let mut distance = 0;
        loop {
            if distance <= last {
                now = now.or(layout.spread(&self.starts.at(distance)).and(board));
            }
            let level = now.without(reached);
            let mut four = layout.none();
            if !level.is_empty() {
                reached = reached.or(level);
                distances.add(layout, level, distance);
                let next = moves.next(level.and(begin));
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
        distances.write(layout, reached, self.out)
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
    fn maps(&self, from: Option<&GridSquares>, direction: Direction, out: &mut [u8]) -> u8 {
        let squares = self.grid.size().squares();
        self.search(direction, Maps { squares, from, out })
    }

    /// Fewest moves from the nearest square of a set to every square, [`NONE`] where no way leads.
    /// 254 stands for all larger distances. Returns the largest distance.
    ///
    /// # Errors
    /// A slice that is not one byte for each square.
    #[inline]
    pub fn map(&self, from: &GridSquares, out: &mut [u8]) -> Result<u8, FillError> {
        Ok(self.maps(Some(from), Direction::Forward, self.checked(out)?))
    }

    /// Fewest moves from every square to the nearest square of a set: [`map`](Self::map) read
    /// backward.
    ///
    /// # Errors
    /// A slice that is not one byte for each square.
    #[inline]
    pub fn map_to(&self, to: &GridSquares, out: &mut [u8]) -> Result<u8, FillError> {
        Ok(self.maps(Some(to), Direction::Backward, self.checked(out)?))
    }

    /// The maps of all squares, `out[from * squares + to]`; rows and columns of holes are [`NONE`].
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
        self.maps(None, Direction::Forward, out);
        Ok(())
    }

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
        Ok(self.search(Direction::Forward, costs))
    }

    /// A second leg. For every square t: the least sum, over all squares s, of `start[s]` and the
    /// moves from s to t. `start` has a byte for each square: 0 to 191, or [`NONE`] for no start.
    /// Bytes of holes are ignored. Returns the largest distance.
    ///
    /// # Errors
    /// A distance of 192 to 254 in `start`, or no start at all. A slice that is not one byte for
    /// each square counts as no start.
    #[inline]
    pub fn onward(&self, start: &[u8], out: &mut [u8]) -> Result<u8, OnwardError> {
        let Ok(out) = self.checked(out) else {
            return Err(OnwardError::NothingStarts);
        };
        let board = self.grid.squares();
        let starts = squares_where(start, |byte| byte != NONE) & board;
        if !(squares_where(start, |byte| (192..NONE).contains(&byte)) & board).is_empty() {
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
        Ok(self.search(Direction::Forward, costs))
    }
}

const _: () = assert!(LARGEST < NONE as u32);
