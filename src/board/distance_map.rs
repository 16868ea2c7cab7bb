//! A distance for every square of the board.

use core::fmt;
use core::ops::Index;

use crate::Square;
use crate::board::write_board;

/// The byte in tables and maps for a square that the piece cannot reach.
pub const NONE: u8 = 255;

/// The largest distance in a byte. On boards of any size and in duels it stands for all larger ones.
pub(crate) const LARGEST: u8 = NONE - 1;

/// The most moves that a shortest way can have: it enters each of the 64 squares at most once. As a
/// limit of moves ([`within`](crate::within), [`reaches`](crate::reaches)) it means no limit.
pub const MAX_MOVES: u32 = 63;

/// The number in a table or a map, `None` for [`NONE`].
pub(crate) const fn of_byte(byte: u8) -> Option<u8> {
    match byte {
        NONE => None,
        number => Some(number),
    }
}

/// The distance of every square, [`NONE`] for no distance: 64 bytes, indexed by square.
///
/// ```
/// use chess_distance::{map, Bitboard, Obstacles, Piece, Square, NONE};
/// let (a1, h8): (Square, Square) = ("a1".parse()?, "h8".parse()?);
/// let wall = Obstacles { own: Bitboard(0xff << 24), ..Obstacles::NONE }; // all of rank 4
/// let king = map(Piece::King, Bitboard::of(a1), &wall);
/// assert_eq!((king[h8], king.get(h8), king.farthest()), (NONE, None, 7));
/// assert_eq!(map(Piece::King, Bitboard::of(a1), &Obstacles::NONE)[h8], 7);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct DistanceMap(pub [u8; 64]);

impl DistanceMap {
    /// The map on which no square has a distance.
    pub const NOWHERE: Self = Self([NONE; 64]);

    /// The map that a function fills.
    #[inline(always)]
    pub(crate) fn filled<T>(fill: impl FnOnce(&mut Self) -> T) -> Self {
        let mut map = Self::NOWHERE;
        fill(&mut map);
        map
    }

    /// The distance of a square, `None` where no sequence of moves leads.
    #[must_use]
    pub const fn get(&self, square: Square) -> Option<u8> {
        of_byte(self.0[square.index()])
    }

    /// The largest distance on the map.
    #[must_use]
    #[inline]
    pub fn farthest(&self) -> u8 {
        self.iter().map(|(_, distance)| distance).max().unwrap_or(0)
    }

    /// The squares that have a distance, from a1 upward, with their distances.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Square, u8)> + Clone {
        Square::all().filter_map(|square| Some((square, self.get(square)?)))
    }
}

impl Index<Square> for DistanceMap {
    type Output = u8;

    #[inline]
    fn index(&self, square: Square) -> &u8 {
        &self.0[square.index()]
    }
}

impl fmt::Debug for DistanceMap {
    /// A board with rank 8 on top, `-` where there is no distance.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, |f, square| match self.0[square] {
            NONE => f.write_str(" -"),
            distance => write!(f, "{distance:2}"),
        })
    }
}
