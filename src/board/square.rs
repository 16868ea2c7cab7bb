//! Squares, files and ranks: a1 = 0, b1 = 1, h1 = 7, a2 = 8, h8 = 63.

use core::fmt;
use core::str::FromStr;

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
