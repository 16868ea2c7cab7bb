//! Obstacles: the squares that a piece may not enter or pass.

use core::fmt;

use crate::{Bitboard, Piece};

/// The obstacles in a piece's way. Where the sets overlap, every restriction applies.
///
/// The sets stay the same for a whole path: a capture on the way does not change them. A start
/// square is at distance 0, even if it is in a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(C)]
pub struct Board {
    /// Squares that are neither entered nor passed.
    pub own: Bitboard,
    /// Squares that may be entered; a slide ends there. Pawns do not enter them.
    pub enemy: Bitboard,
    /// Squares that no move enters. A slide or a pawn's double step passes them. For a king these
    /// are, for example, the squares that the enemy attacks.
    pub avoid: Bitboard,
}

impl Board {
    /// The board without obstacles.
    pub const EMPTY: Self =
        Self { own: Bitboard::EMPTY, enemy: Bitboard::EMPTY, avoid: Bitboard::EMPTY };

    /// The squares that a slide may pass.
    pub(crate) const fn free(&self) -> u64 {
        !(self.own.0 | self.enemy.0)
    }

    /// The squares on which a move of the piece may end.
    pub(crate) const fn enterable(&self, piece: Piece) -> u64 {
        match piece {
            Piece::WhitePawn | Piece::BlackPawn => self.free() & !self.avoid.0,
            _ => !(self.own.0 | self.avoid.0),
        }
    }
}

impl fmt::Debug for Board {
    /// A board with rank 8 on top: `o` own, `e` enemy, `a` avoid, `.` none of them. Where sets
    /// overlap, a digit: the sum of own 1, enemy 2 and avoid 4.
    ///
    /// ```
    /// use chess_distance::{Bitboard, Board};
    /// let (own, enemy, avoid) = (Bitboard(0xf), Bitboard(1 << 60), Bitboard(0x2ff));
    /// assert_eq!(
    ///     format!("{:?}", Board { own, enemy, avoid }),
    ///     ". . . . e . . .\n\
    ///      . . . . . . . .\n\
    ///      . . . . . . . .\n\
    ///      . . . . . . . .\n\
    ///      . . . . . . . .\n\
    ///      . . . . . . . .\n\
    ///      . a . . . . . .\n\
    ///      5 5 5 5 a a a a\n",
    /// );
    /// ```
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            for file in 0..8 {
                let sets = [self.own, self.enemy, self.avoid];
                let [own, enemy, avoid] = sets.map(|set| set.0 >> (8 * rank + file) & 1);
                f.write_str(match own + 2 * enemy + 4 * avoid {
                    0 => ".",
                    1 => "o",
                    2 => "e",
                    3 => "3",
                    4 => "a",
                    5 => "5",
                    6 => "6",
                    _ => "7",
                })?;
                f.write_str(if file < 7 { " " } else { "\n" })?;
            }
        }
        Ok(())
    }
}
