//! Boards of any size from 1x1 to 16x16, for variants: tables and maps of distances on them.

use core::fmt;

use crate::{NONE, Piece};

mod squares;

use squares::Squares;

/// The size of a board, 1 to 16 files and 1 to 16 ranks. Its squares are numbered rank by rank
/// from 0, the corner that is a1 on a chess board: file f of rank r is r * files + f.
///
/// ```
/// use chess_distance::{BoardSize, Piece};
/// const SIZE: BoardSize = BoardSize::new(12, 10).unwrap();
/// let mut table = [0; 120 * 120];
/// SIZE.fill_table(Piece::Knight, &mut table)?;
/// assert_eq!((table[0 * 120 + 119], table.iter().max()), (8, Some(&8)));
/// # Ok::<(), chess_distance::FillError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardSize {
    last_file: u8,
    last_rank: u8,
}

impl BoardSize {
    /// The chess board.
    pub const CHESS: Self = Self {
        last_file: 7,
        last_rank: 7,
    };

    /// `None` where a side is outside 1..=16.
    #[must_use]
    pub const fn new(files: i32, ranks: i32) -> Option<Self> {
        if files < 1 || files > 16 || ranks < 1 || ranks > 16 {
            return None;
        }
        Some(Self {
            last_file: files as u8 - 1,
            last_rank: ranks as u8 - 1,
        })
    }

    /// 1 to 16.
    #[must_use]
    pub const fn files(self) -> usize {
        // The mask tells the compiler what the constructor guarantees.
        (self.last_file & 15) as usize + 1
    }

    /// 1 to 16.
    #[must_use]
    pub const fn ranks(self) -> usize {
        (self.last_rank & 15) as usize + 1
    }

    /// The number of squares, 1 to 256.
    #[must_use]
    pub const fn squares(self) -> usize {
        self.files() * self.ranks()
    }

    /// The square with this index, `None` where it is not on the board.
    #[must_use]
    pub const fn square(self, index: i32) -> Option<usize> {
        if 0 <= index && (index as usize) < self.squares() {
            Some(index as usize)
        } else {
            None
        }
    }

    /// The distances from one square to every square: `out[to]`, [`NONE`] where the piece never
    /// gets there. A pawn's double step starts on the second rank from its side of the board,
    /// where the step stays on the board. No distance on any board reaches [`NONE`].
    ///
    /// # Errors
    /// A square off the board, or a slice that is not one byte for each square: nothing is
    /// written.
    pub const fn fill_map(
        self,
        piece: Piece,
        from: usize,
        out: &mut [u8],
    ) -> Result<(), FillError> {
        if from >= self.squares() {
            return Err(FillError::Square);
        }
        if out.len() != self.squares() {
            return Err(FillError::Length {
                expected: self.squares(),
            });
        }
        self.fill_row(piece, from, out, 0);
        Ok(())
    }

    /// The distances of all pairs of squares: `out[from * squares + to]`, as by
    /// [`fill_map`](Self::fill_map).
    ///
    /// # Errors
    /// A slice that is not one byte for each pair of squares: nothing is written.
    pub const fn fill_table(self, piece: Piece, out: &mut [u8]) -> Result<(), FillError> {
        let squares = self.squares();
        if out.len() != squares * squares {
            return Err(FillError::Length {
                expected: squares * squares,
            });
        }
        let mut from = 0;
        while from < squares {
            self.fill_row(piece, from, out, from * squares);
            from += 1;
        }
        Ok(())
    }

    /// One row of a table, to be written from `start` on.
    const fn fill_row(self, piece: Piece, from: usize, out: &mut [u8], start: usize) {
        let mut frontier = Squares::of(from % self.files(), from / self.files());
        let mut unreached = Squares::all(self);
        let mut distance = 0;
        loop {
            unreached = unreached.without(&frontier);
            frontier.mark(self, distance, out, start);
            frontier = frontier.moves(piece, self).common(&unreached);
            if frontier.is_empty() {
                unreached.mark(self, NONE, out, start);
                return;
            }
            distance += 1;
        }
    }
}

/// Why a table or a map was not filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FillError {
    /// The start square is not on the board.
    Square,
    /// The slice has another length than the board asks for.
    Length {
        /// The length that it must have.
        expected: usize,
    },
}

impl fmt::Display for FillError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square => f.write_str("the start square is not on the board"),
            Self::Length { expected } => write!(f, "the output must have {expected} bytes"),
        }
    }
}

impl core::error::Error for FillError {}

#[cfg(test)]
mod tests;
