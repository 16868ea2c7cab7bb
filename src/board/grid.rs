//! Boards of up to 16x16 squares: their size, their holes, edges that wrap round, obstacles, and sets
//! of their squares.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

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

/// A set of squares of a [`Grid`](crate::Grid): bit `s % 64` of word `s / 64` is square s, and a
/// square is rank * files + file.
///
/// ```
/// use chess_distance::GridSquares;
/// let set = GridSquares::of(3) | GridSquares::of(200);
/// assert_eq!((set.len(), set.contains(200), set.contains(201)), (2, true, false));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [3, 200]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(transparent)]
pub struct GridSquares(pub [u64; 4]);

impl GridSquares {
    /// No square.
    pub const EMPTY: Self = Self([0; 4]);

    /// The set with this one member.
    #[must_use]
    pub const fn of(square: u8) -> Self {
        let mut words = [0; 4];
        words[(square / 64) as usize] = 1 << (square % 64);
        Self(words)
    }

    /// The squares 0 to n - 1; all 256 if n is larger.
    #[must_use]
    pub const fn below(n: usize) -> Self {
        let (full, rest) = (n / 64, (1 << (n % 64)) - 1);
        let mut words = [0; 4];
        let mut at = 0;
        while at < words.len() {
            words[at] = if at < full {
                !0
            } else if at == full {
                rest
            } else {
                0
            };
            at += 1;
        }
        Self(words)
    }

    /// Whether the square is a member.
    #[must_use]
    pub const fn contains(self, square: u8) -> bool {
        self.0[(square / 64) as usize] >> (square % 64) & 1 != 0
    }

    /// Whether there is no member.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// The number of members, 0 to 256.
    #[must_use]
    pub const fn len(self) -> u32 {
        let [a, b, c, d] = self.0;
        // Most boards have fewer squares, and many processors no instruction for this.
        let above = if c | d == 0 { 0 } else { c.count_ones() + d.count_ones() };
        a.count_ones() + b.count_ones() + above
    }

    /// The members of this set that the other does not have.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        self & !other
    }

    /// The members, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self;
        core::iter::from_fn(move || {
            for (at, word) in rest.0.iter_mut().enumerate() {
                if *word != 0 {
                    let bit = word.trailing_zeros();
                    *word &= *word - 1;
                    return Some((64 * at) as u8 + bit as u8);
                }
            }
            None
        })
    }
}

impl BitAnd for GridSquares {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & e, b & f, c & g, d & h])
    }
}

impl BitOr for GridSquares {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a | e, b | f, c | g, d | h])
    }
}

impl Not for GridSquares {
    type Output = Self;
    fn not(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([!a, !b, !c, !d])
    }
}

impl BitAndAssign for GridSquares {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for GridSquares {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
