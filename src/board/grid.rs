//! Boards of up to 16x16 squares: their size, their holes, edges that wrap round, and obstacles.

use crate::GridSquares;

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

/// A board. Its squares are numbered rank by rank from 0: rank * files + file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)] // as in C: a call reads the caller's board where it stands
pub struct Grid {
    pub(crate) files: i32,
    pub(crate) ranks: i32,
    pub(crate) wrap: i32,
    pub(crate) reserved: i32,
    /// Squares that are not on the board. No move ends there, no line passes them, and they are no
    /// hurdles; leaps go over them.
    pub holes: GridSquares,
    /// The squares from which initial moves (Betza's `i`) may begin, for pieces of either color.
    pub first: GridSquares,
}

impl Grid {
    /// The numbers of C.
    #[doc(hidden)]
    pub const WRAP_FILES: i32 = 1;
    #[doc(hidden)]
    pub const WRAP_RANKS: i32 = 2;

    /// A board without holes and without edges that wrap.
    #[must_use]
    pub const fn new(size: BoardSize) -> Self {
        Self {
            files: size.files() as i32,
            ranks: size.ranks() as i32,
            wrap: 0,
            reserved: 0,
            holes: GridSquares::EMPTY,
            first: GridSquares::EMPTY,
        }
    }

    /// The board with these edges joined. With `files` the first file follows the last one: a
    /// cylinder. With `ranks` the first rank follows the last one. With both it is a torus.
    #[must_use]
    pub const fn wrapping(self, files: bool, ranks: bool) -> Self {
        let wrap = Self::WRAP_FILES * files as i32 + Self::WRAP_RANKS * ranks as i32;
        Self { wrap, ..self }
    }

    /// Whether a structure that C code filled is a valid board.
    #[must_use]
    #[inline]
    pub const fn is_valid(&self) -> bool {
        let Self { files, ranks, .. } = *self;
        let both = Self::WRAP_FILES + Self::WRAP_RANKS;
        BoardSize::new(files, ranks).is_some() && self.wrap & !both == 0 && self.reserved == 0
    }

    /// The size of the board, 1 to 16 files and ranks.
    #[must_use]
    #[inline]
    pub const fn size(&self) -> BoardSize {
        BoardSize::of_low_bits(self.files, self.ranks)
    }

    /// Whether the first file follows the last one.
    #[must_use]
    #[inline]
    pub const fn wraps_files(&self) -> bool {
        self.wrap & Self::WRAP_FILES != 0
    }

    /// Whether the first rank follows the last one.
    #[must_use]
    #[inline]
    pub const fn wraps_ranks(&self) -> bool {
        self.wrap & Self::WRAP_RANKS != 0
    }

    /// The squares of the board.
    #[must_use]
    #[inline]
    pub fn squares(&self) -> GridSquares {
        GridSquares::below(self.size().squares()).without(self.holes)
    }
}

/// What stands in a piece's way, as in [`Obstacles`](crate::Obstacles). Where sets overlap, every
/// restriction applies; squares that are not on the board do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub struct GridObstacles {
    /// Squares that are neither entered nor passed.
    pub own: GridSquares,
    /// Squares that may be entered by a move that takes; a line ends there.
    pub enemy: GridSquares,
    /// Squares on which no move ends. A line may pass over them.
    pub avoid: GridSquares,
    /// Squares that may be entered. No move begins there, even at the start of a search.
    pub stop: GridSquares,
}

impl GridObstacles {
    /// No obstacles.
    pub const NONE: Self = Self {
        own: GridSquares::EMPTY,
        enemy: GridSquares::EMPTY,
        avoid: GridSquares::EMPTY,
        stop: GridSquares::EMPTY,
    };
}
