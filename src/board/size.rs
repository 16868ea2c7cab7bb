//! The size of a board, for variants: 1x1 to 16x16 squares.

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
    pub const CHESS: Self = Self { last_file: 7, last_rank: 7 };

    /// `None` where a side is outside 1..=16.
    #[must_use]
    pub const fn new(files: i32, ranks: i32) -> Option<Self> {
        if files < 1 || files > 16 || ranks < 1 || ranks > 16 {
            return None;
        }
        Some(Self { last_file: files as u8 - 1, last_rank: ranks as u8 - 1 })
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
        if 0 <= index && (index as usize) < self.squares() { Some(index as usize) } else { None }
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

error_text!(FillError, |error, f| match error {
    Self::Square => f.write_str("the start square is not on the board"),
    Self::Length { expected } => write!(f, "the output must have {expected} bytes"),
});
