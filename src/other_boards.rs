//! Boards of any size from 1x1 to 16x16, for variants: tables and maps of distances on them.

use core::{fmt, mem};

use crate::Piece;

mod by_difference;
mod search;
mod squares;
mod write;

use by_difference::{Pattern, Row};
use search::Found;
use write::write_few;

/// The size of a board, 1 to 16 files and 1 to 16 ranks. Its squares are numbered rank by rank from
/// 0, the corner a1 of a chess board: file f of rank r is r * files + f.
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

    /// Of numbers that were checked before.
    pub(crate) const fn of_low_bits(files: i32, ranks: i32) -> Self {
        Self {
            last_file: files.wrapping_sub(1) as u8 & 15,
            last_rank: ranks.wrapping_sub(1) as u8 & 15,
        }
    }

    /// 1 to 16.
    #[must_use]
    pub const fn files(self) -> usize {
        // The mask repeats the range of the constructor for the compiler.
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

    /// The distances from one square to every square: `out[to]`, [`NONE`](crate::NONE) if the piece
    /// never gets there. A pawn's double step starts on the second rank from its side. There is
    /// none if it would leave the board. All distances on all boards are less than
    /// [`NONE`](crate::NONE).
    ///
    /// # Errors
    /// A square off the board, or a slice that is not one byte for each square: nothing is
    /// written.
    pub fn fill_map(self, piece: Piece, from: usize, out: &mut [u8]) -> Result<(), FillError> {
        if from >= self.squares() {
            return Err(FillError::Square);
        }
        if out.len() != self.squares() {
            return Err(FillError::Length {
                expected: self.squares(),
            });
        }
        let (file, rank) = (from % self.files(), from / self.files());
        if by_difference::is_known(piece) {
            let mut pattern: Pattern = [Row::blank(); 32];
            by_difference::fill(&mut pattern, piece);
            self.write(by_difference::map(&pattern, file, rank), out);
        } else {
            let mut found = Found::EMPTY;
            found.search(piece, self, file, rank);
            for rank in 0..self.ranks() {
                self.write_rank(&found.rank(rank), rank, out);
            }
        }
        Ok(())
    }

    /// The distances of all pairs of squares: `out[from * squares + to]`, as by
    /// [`fill_map`](Self::fill_map).
    ///
    /// # Errors
    /// A slice that is not one byte for each pair of squares: nothing is written.
    pub fn fill_table(self, piece: Piece, out: &mut [u8]) -> Result<(), FillError> {
        let squares = self.squares();
        if out.len() != squares * squares {
            return Err(FillError::Length {
                expected: squares * squares,
            });
        }
        if by_difference::is_known(piece) {
            self.cut_all(piece, out);
        } else {
            self.search_all(piece, out);
        }
        Ok(())
    }

    /// Copies every row of the table from one pattern. Not inlined, so that the output's address
    /// stays in a register.
    #[inline(never)]
    fn cut_all(self, piece: Piece, out: &mut [u8]) {
        let mut pattern: Pattern = [Row::blank(); 32];
        by_difference::fill(&mut pattern, piece);
        let mut maps = out.chunks_exact_mut(self.squares());
        for rank in 0..self.ranks() {
            for (file, map) in (0..self.files()).zip(&mut maps) {
                self.write(by_difference::map(&pattern, file, rank), map);
            }
        }
    }

    /// A search from each square on one side of the middle. Moves are symmetric from left to right,
    /// and except for pawns from bottom to top.
    fn search_all(self, piece: Piece, out: &mut [u8]) {
        let (files, ranks) = (self.files(), self.ranks());
        let pawn = matches!(piece, Piece::WhitePawn | Piece::BlackPawn);
        let searched = if pawn { ranks } else { ranks.div_ceil(2) };
        let mut found = Found::EMPTY;
        for rank in 0..searched {
            for file in 0..files.div_ceil(2) {
                found.search(piece, self, file, rank);
                for to in 0..ranks {
                    let row = found.rank(to);
                    for (row, file) in [(row, file), (self.mirrored(row), files - 1 - file)] {
                        self.write_rank(&row, to, self.map_of(file, rank, out));
                        if !pawn {
                            let (from, to) = (ranks - 1 - rank, ranks - 1 - to);
                            self.write_rank(&row, to, self.map_of(file, from, out));
                        }
                    }
                }
            }
        }
    }

    /// A rank read from the other side.
    #[inline(always)]
    fn mirrored(self, mut row: [u8; 16]) -> [u8; 16] {
        row.reverse();
        // Files that are not on the board come first now. Shift them out.
        let beyond = 16 - self.files();
        let mut room = [0; 32];
        for (place, &byte) in room[..16].iter_mut().zip(&row) {
            *place = byte;
        }
        for (byte, &place) in row.iter_mut().zip(&room[beyond..beyond + 16]) {
            *byte = place;
        }
        row
    }

    /// The table's row of a square.
    fn map_of(self, file: usize, rank: usize, table: &mut [u8]) -> &mut [u8] {
        let from = rank * self.files() + file;
        table
            .get_mut(from * self.squares()..)
            .and_then(|rest| rest.get_mut(..self.squares()))
            .unwrap_or_default()
    }

    /// Writes one rank of a map.
    #[inline(always)]
    fn write_rank(self, row: &[u8; 16], rank: usize, map: &mut [u8]) {
        let place = map.get_mut(rank * self.files()..).unwrap_or_default();
        match place.first_chunk_mut() {
            Some(place) if self.files() == 16 => *place = *row,
            _ => write_few(row, self.files(), place),
        }
    }

    /// Writes a map from ranks of 16 bytes, of which it takes the board's files.
    #[inline(always)]
    fn write(self, ranks: impl Iterator<Item = [u8; 16]>, out: &mut [u8]) {
        let files = self.files();
        if files == 16 {
            let out = out.as_chunks_mut().0;
            // A constant number of ranks, so that LLVM unrolls the loop.
            if let Ok(all) = <&mut [_; 16]>::try_from(&mut *out) {
                for (place, rank) in all.iter_mut().zip(ranks) {
                    *place = rank;
                }
                return;
            }
            for (place, rank) in out.iter_mut().zip(ranks) {
                *place = rank;
            }
            return;
        }
        // All 16 bytes if there is room: the next rank overwrites the rest.
        let mut rest = out;
        for rank in ranks.take(self.ranks()) {
            if let Some(place) = rest.first_chunk_mut() {
                *place = rank;
            } else {
                write_few(&rank, files, rest);
            }
            rest = mem::take(&mut rest)
                .split_at_mut_checked(files)
                .map_or(&mut [], |(_, next)| next);
        }
    }
}

/// Why a table or a map was not filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FillError {
    /// The start square is not on the board.
    Square,
    /// The slice does not have the board's length.
    Length {
        /// The required length.
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
