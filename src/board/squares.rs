//! Squares, files and ranks: a1 = 0, b1 = 1, h1 = 7, a2 = 8, h8 = 63. And sets of squares, in which
//! bit s stands for square s.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};
use core::str::FromStr;

use crate::board::write_board;

/// One of the eight files, a = 0 to h = 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct File(u8);

/// One of the eight ranks, rank 1 = 0 to rank 8 = 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rank(u8);

/// A square of the 8x8 board, rank-major from a1 = 0 to h8 = 63.
///
/// ```
/// use chess_distance::Square;
/// assert_eq!((Square::E1.index(), Square::E1.to_string().as_str()), (4, "e1"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

macro_rules! axis {
    ($axis:ident, $first:literal) => {
        impl $axis {
            /// The axis value with this index, `None` outside 0..=7.
            #[must_use]
            pub const fn new(index: i32) -> Option<Self> {
                if 0 <= index && index < 8 { Some(Self(index as u8)) } else { None }
            }

            /// 0 to 7.
            #[must_use]
            pub const fn index(self) -> usize {
                // The mask repeats the range of the constructor for the compiler.
                (self.0 & 7) as usize
            }

            /// Steps between the two, 0 to 7.
            #[must_use]
            pub const fn distance(self, other: Self) -> u8 {
                self.0.abs_diff(other.0)
            }

            /// Steps to the nearer border of the board along this axis, 0 to 3.
            #[must_use]
            pub const fn edge_distance(self) -> u8 {
                if self.0 < 4 { self.0 } else { 7 - self.0 }
            }

            /// Steps to the nearer of the two middle lines, 0 to 3.
            #[must_use]
            pub const fn center_distance(self) -> u8 {
                3 - self.edge_distance()
            }
        }

        impl fmt::Display for $axis {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Write::write_char(f, ($first + self.0) as char)
            }
        }
    };
}

axis!(File, b'a');
axis!(Rank, b'1');

impl Square {
    /// The square with this index, `None` outside 0..=63.
    #[must_use]
    pub const fn new(index: i32) -> Option<Self> {
        if 0 <= index && index < 64 { Some(Self(index as u8)) } else { None }
    }

    /// The square with the low six bits of the index, for any index.
    #[must_use]
    pub(crate) const fn wrapping(index: usize) -> Self {
        Self((index & 63) as u8)
    }

    /// The square where a file and a rank meet.
    #[must_use]
    pub const fn at(file: File, rank: Rank) -> Self {
        Self(rank.0 * 8 + file.0)
    }

    /// 0 to 63.
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask repeats the range of the constructors for the compiler.
        (self.0 & 63) as usize
    }

    /// The file that the square stands on.
    #[must_use]
    pub const fn file(self) -> File {
        File(self.0 & 7)
    }

    /// The rank that the square stands on.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank((self.0 >> 3) & 7)
    }

    /// All squares from a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..64u8).map(Self)
    }
}

/// A constant for each square.
macro_rules! named {
    ($($rank:literal: $($name:ident)*;)*) => {
        impl Square {
            $(named!(@ (8 * ($rank - 1)) $($name)*);)*
        }
    };
    (@ $index:tt $name:ident $($rest:ident)*) => {
        #[doc = concat!("The square ", stringify!($name), ".")]
        pub const $name: Self = Self($index);
        named!(@ ($index + 1) $($rest)*);
    };
    (@ $index:tt) => {};
}

named! {
    1: A1 B1 C1 D1 E1 F1 G1 H1;
    2: A2 B2 C2 D2 E2 F2 G2 H2;
    3: A3 B3 C3 D3 E3 F3 G3 H3;
    4: A4 B4 C4 D4 E4 F4 G4 H4;
    5: A5 B5 C5 D5 E5 F5 G5 H5;
    6: A6 B6 C6 D6 E6 F6 G6 H6;
    7: A7 B7 C7 D7 E7 F7 G7 H7;
    8: A8 B8 C8 D8 E8 F8 G8 H8;
}

impl fmt::Display for Square {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

error_text!(ParseSquareError, |_, f| f
    .write_str("a square is a file letter a to h and a rank digit 1 to 8, like e4"));

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads algebraic coordinates.
    ///
    /// ```
    /// use chess_distance::Square;
    /// let e4: Square = "e4".parse()?;
    /// assert_eq!((e4.index(), e4.to_string().as_str()), (28, "e4"));
    /// assert!("e9".parse::<Square>().is_err());
    /// # Ok::<(), chess_distance::ParseSquareError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        let file = File::new(i32::from(file) - i32::from(b'a'));
        let rank = Rank::new(i32::from(rank) - i32::from(b'1'));
        match (file, rank) {
            (Some(file), Some(rank)) => Ok(Self::at(file, rank)),
            _ => Err(ParseSquareError),
        }
    }
}

/// A set of squares, one bit each: bit 0 is a1, bit 63 is h8.
///
/// ```
/// use chess_distance::{Bitboard, Square};
/// let corners: Bitboard = ["a1", "h8"].iter().filter_map(|s| s.parse::<Square>().ok()).collect();
/// assert_eq!(corners, Bitboard(0x8000_0000_0000_0001));
/// assert_eq!(corners.len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 64 squares.
    pub const FULL: Self = Self(!0);

    /// The set with this one member.
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Whether the square is a member.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether there is no member.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of members, 0 to 64.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The member with the lowest index, `None` for the empty set.
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        Square::new(self.0.trailing_zeros() as i32)
    }

    /// The member of a set that has exactly one.
    pub(crate) const fn single(self) -> Option<Square> {
        if self.0 & self.0.wrapping_sub(1) != 0 {
            return None;
        }
        self.first()
    }

    /// The set moved by `files` toward the h-file and by `ranks` toward rank 8. Both may be any
    /// number. Squares that leave the board are dropped.
    #[must_use]
    pub const fn shifted(self, files: i32, ranks: i32) -> Self {
        if files < -7 || files > 7 || ranks < -7 || ranks > 7 {
            return Self::EMPTY;
        }
        // Cut off the files that would wrap to the other side, then move.
        let moved = if files >= 0 {
            (self.0 & (FILE_A * (0xff >> files))) << files
        } else {
            (self.0 & (FILE_A * (0xff << -files & 0xff))) >> -files
        };
        Self(if ranks >= 0 { moved << (8 * ranks) } else { moved >> (-8 * ranks) })
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

macro_rules! set_operator {
    ($($operator:ident $method:ident $assign:ident $assign_method:ident),*) => {$(
        impl $operator for Bitboard {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                Self(self.0.$method(other.0))
            }
        }
        impl $assign for Bitboard {
            fn $assign_method(&mut self, other: Self) {
                self.0.$assign_method(other.0);
            }
        }
    )*};
}

set_operator!(
    BitAnd bitand BitAndAssign bitand_assign,
    BitOr bitor BitOrAssign bitor_assign,
    BitXor bitxor BitXorAssign bitxor_assign
);

impl Not for Bitboard {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// The members of a set, from a1 upward.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let members = self.0.len() as usize;
        (members, Some(members))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl fmt::Debug for Bitboard {
    /// A board with rank 8 on top, `1` for a member and `.` for any other square.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, |f, square| f.write_str(if self.0 >> square & 1 != 0 { "1" } else { "." }))
    }
}

pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(crate) const FILE_H: u64 = FILE_A << 7;

/// The squares of a rank, 1 to 8.
pub(crate) const fn rank(number: u32) -> u64 {
    0xff << (8 * (number - 1))
}

/// The squares on which no pawn stands.
pub(crate) const FIRST_AND_LAST_RANK: u64 = rank(1) | rank(8);

/// The squares one step of a king from a set.
#[inline(always)]
pub(crate) const fn king_steps(from: u64) -> u64 {
    let on_file = from << 8 | from >> 8;
    let column = from | on_file;
    on_file | (column & !FILE_H) << 1 | (column & !FILE_A) >> 1
}

/// Transposes: blocks of 32x32, 16x16, ... 1x1 change places across the diagonal. The first step
/// goes from one array to the other, so that nothing is copied.
///
/// Source: Henry S. Warren, Hacker's Delight, chapter on rearranging bits.
pub(crate) fn transpose(rows: &[Bitboard; 64], columns: &mut [Bitboard; 64]) {
    let low = !0 >> 32;
    for row in 0..32 {
        let (one, other) = (rows[row].0, rows[row + 32].0);
        let changed = (one >> 32 ^ other) & low;
        columns[row].0 = one ^ changed << 32;
        columns[row + 32].0 = other ^ changed;
    }
    let mut size = 16;
    let mut low = low ^ low << 16;
    while size > 0 {
        let mut row = 0;
        while row < 64 {
            let other = (row + size) & 63;
            let changed = (columns[row].0 >> size ^ columns[other].0) & low;
            columns[row].0 ^= changed << size;
            columns[other].0 ^= changed;
            row = (row + size + 1) & !size;
        }
        size /= 2;
        low ^= low << size;
    }
}
