//! The pieces, and the colors of two sides.

use crate::Bitboard;
use crate::board::squares::rank;
use crate::language::{max, min};

/// A piece, defined by its moves.
///
/// ```
/// use chess_distance::Piece;
/// assert_eq!(Piece::leaper(2, 1), Some(Piece::Knight));
/// assert_eq!(Piece::leaper(3, 1), Piece::leaper(1, 3));
/// assert_eq!(Piece::leaper(0, 0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// One step in any of the eight directions.
    King,
    /// One orthogonal step; its distance is the Manhattan distance.
    Wazir,
    /// The (1,2)-leaper.
    Knight,
    /// Slides along diagonals.
    Bishop,
    /// Slides along files and ranks.
    Rook,
    /// Slides as bishop or rook.
    Queen,
    /// Advances toward rank 8, from rank 2 also two squares; it does not capture or promote.
    WhitePawn,
    /// Advances toward rank 1, from rank 7 also two squares; it does not capture or promote.
    BlackPawn,
    /// Moves as bishop or knight.
    Archbishop,
    /// Moves as rook or knight.
    Chancellor,
    /// Moves as queen or knight.
    Amazon,
    /// Any other leaper; made by [`Piece::leaper`].
    Leaper(Leaper),
}

/// An (m,n)-leaper that is neither wazir nor knight: it jumps m squares along one axis and n
/// along the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Leaper {
    shorter: u8,
    longer: u8,
}

impl Leaper {
    /// The shorter and the longer part of the jump, 0 to 15 squares each.
    #[must_use]
    pub const fn jump(self) -> (i32, i32) {
        (self.shorter as i32, self.longer as i32)
    }
}

/// The C interface's number of the first leaper, (0,0), which is no piece.
const LEAPERS: i32 = 256;

impl Piece {
    /// The eleven pieces with a name, in the order of their codes.
    pub const NAMED: [Self; 11] = [
        Self::King,
        Self::Wazir,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::WhitePawn,
        Self::BlackPawn,
        Self::Archbishop,
        Self::Chancellor,
        Self::Amazon,
    ];

    /// The (m,n)-leaper for 0 <= m, n <= 15. (0,1) is the wazir and (1,2) the knight; (0,0) and
    /// anything outside the range is `None`.
    #[must_use]
    pub const fn leaper(m: i32, n: i32) -> Option<Self> {
        if m < 0 || n < 0 || m > 15 || n > 15 {
            return None;
        }
        let (m, n) = (m as u8, n as u8);
        let (shorter, longer) = (min(m, n), max(m, n));
        match (shorter, longer) {
            (0, 0) => None,
            (0, 1) => Some(Self::Wazir),
            (1, 2) => Some(Self::Knight),
            _ => Some(Self::Leaper(Leaper { shorter, longer })),
        }
    }

    /// The piece with this number in the C interface: 0 to 10 in the order of
    /// [`Piece::NAMED`], 256 + 16 m + n for the (m,n)-leaper, `None` for any other number.
    #[must_use]
    #[inline]
    pub const fn from_code(code: i32) -> Option<Self> {
        // In the order of the codes this compiles to no table and no jump: the code of a named
        // piece is its discriminant.
        Some(match code {
            0 => Self::King,
            1 => Self::Wazir,
            2 => Self::Knight,
            3 => Self::Bishop,
            4 => Self::Rook,
            5 => Self::Queen,
            6 => Self::WhitePawn,
            7 => Self::BlackPawn,
            8 => Self::Archbishop,
            9 => Self::Chancellor,
            10 => Self::Amazon,
            // After the last one, (15,15), the first part is out of range.
            LEAPERS.. => return Self::leaper((code - LEAPERS) >> 4, code & 15),
            _ => return None,
        })
    }

    /// The piece's number in the C interface, as in [`Piece::from_code`]. For a leaper m is the
    /// shorter part of the jump.
    #[must_use]
    pub const fn code(self) -> i32 {
        match self {
            Self::King => 0,
            Self::Wazir => 1,
            Self::Knight => 2,
            Self::Bishop => 3,
            Self::Rook => 4,
            Self::Queen => 5,
            Self::WhitePawn => 6,
            Self::BlackPawn => 7,
            Self::Archbishop => 8,
            Self::Chancellor => 9,
            Self::Amazon => 10,
            Self::Leaper(Leaper { shorter, longer }) => {
                LEAPERS + 16 * shorter as i32 + longer as i32
            }
        }
    }
}

/// The most pawns that a side can have in chess.
pub(crate) const MOST_PAWNS: u32 = 8;

/// White or Black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Color {
    /// Pawns advance toward rank 8.
    White,
    /// Pawns advance toward rank 1.
    Black,
}

impl Color {
    /// The color of the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The rank on which the side's pawns promote.
    pub(crate) const fn last_rank(self) -> Bitboard {
        match self {
            Self::White => Bitboard(rank(8)),
            Self::Black => Bitboard(rank(1)),
        }
    }
}
