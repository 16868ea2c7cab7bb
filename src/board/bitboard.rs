//! Sets of squares: bit s stands for square s. And what a search needs of any set.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::board::write_board;
use crate::{GridSquares, Square};

pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(crate) const FILE_H: u64 = FILE_A << 7;

/// The squares of a rank, 1 to 8.
pub(crate) const fn rank(number: u32) -> u64 {
    0xff << (8 * (number - 1))
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

/// A set of up to 64 or 256 squares.
pub(crate) trait SquareSet:
    Copy
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
{
    const EMPTY: Self;

    fn is_empty(self) -> bool;

    /// Calls a function with each member, in ascending order.
    fn each(self, visit: impl FnMut(usize));

    /// The members of this set that the other does not have.
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self & !other
    }
}

impl SquareSet for Bitboard {
    const EMPTY: Self = Self::EMPTY;

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    fn each(self, mut visit: impl FnMut(usize)) {
        let mut rest = self.0;
        while rest != 0 {
            visit((rest.trailing_zeros() & 63) as usize);
            rest &= rest - 1;
        }
    }
}

impl SquareSet for GridSquares {
    const EMPTY: Self = Self::EMPTY;

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.is_empty()
    }

    #[inline(always)]
    fn each(self, mut visit: impl FnMut(usize)) {
        for (at, word) in self.0.into_iter().enumerate() {
            Bitboard(word).each(|square| visit(64 * at + square));
        }
    }
}
