//! Maps of fewest moves: from a set, to a set, and from all squares.

use super::Mobility;
use super::distances::{LARGEST, fill};
use super::kernels::{Ends, Next};
use super::layout::Layout;
use super::ranks::Ranks;
use super::search::Search;
use super::terrain::Direction;
use crate::GridSquares;
use crate::cpu::Isa;
use crate::{FillError, NONE};

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
            largest = fill(layout, from, ends, moves, map);
        }
        largest
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
}

const _: () = assert!(LARGEST < NONE as u32);
