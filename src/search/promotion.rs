//! Pawns that promote and go on as another piece. Tools for compositions and proof games ask for
//! both legs together.

use crate::NONE;
use crate::{Bitboard, Board, Color, DistanceMap, Pawn, Piece, Square, map_to, onward_into};

/// The squares where a pawn promotes.
pub(crate) const fn last_rank(color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard(0xff << 56),
        Color::Black => Bitboard(0xff),
    }
}

/// A pawn that promotes, and the piece that goes on from there, each among its own obstacles.
///
/// A pawn's obstacles are often others than those of a piece: a king that may not be checked before
/// the last move bars the squares from which the new piece would attack it, and a pawn passes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// The pawn.
    pub pawn: Pawn,
    /// The piece that the pawn becomes, any piece but a pawn: for the rules of chess a knight, a
    /// bishop, a rook or a queen.
    pub promoted: Piece,
    /// The obstacles of the new piece. It starts on its square of promotion whatever stands there.
    pub piece_board: Board,
}

impl Promotion {
    /// Fewest moves from the nearest square of the set to every square, for a pawn that promotes on
    /// the way: [`Pawn::map`] to the last rank, and from there [`onward`](crate::onward). Squares
    /// that only the pawn reaches have [`NONE`].
    ///
    /// ```
    /// use chess_distance::{Bitboard, Board, Color, Pawn, Piece, Promotion, Square};
    /// let [e5, e8, a2]: [Square; 3] = ["e5".parse()?, "e8".parse()?, "a2".parse()?];
    /// let (color, prey, board) = (Color::White, Bitboard::EMPTY, Board::EMPTY);
    /// let pawn = Pawn { color, prey, captures: 0, board };
    /// let queen = Promotion { pawn, promoted: Piece::Queen, piece_board: board };
    /// let map = queen.map(Bitboard::of(e5));
    /// assert_eq!((map.get(e8), map.get(a2), map.get(e5)), (Some(3), Some(5), Some(4)));
    /// # Ok::<(), chess_distance::ParseSquareError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn map(&self, from: Bitboard) -> DistanceMap {
        DistanceMap::filled(|map| self.map_into(from, map))
    }

    /// [`map`](Self::map) into an existing map. Returns the largest distance on it, `None` if the
    /// pawn cannot promote; then the whole map is [`NONE`].
    pub fn map_into(&self, from: Bitboard, map: &mut DistanceMap) -> Option<u8> {
        let mut promoted = self.pawn.map(from);
        let last = last_rank(self.pawn.color).0;
        for (square, moves) in promoted.0.iter_mut().enumerate() {
            if last >> square & 1 == 0 {
                *moves = NONE;
            }
        }
        *map = DistanceMap::NOWHERE;
        // The only error is that nothing starts: a pawn has made seven moves at most.
        onward_into(self.promoted, &promoted, &self.piece_board, map).ok()
    }

    /// Fewest moves from every square to the nearest square of the set, for a pawn that promotes on
    /// the way. For each square it is the fewest moves from there, as [`map`](Self::map) counts
    /// them.
    #[must_use]
    #[inline]
    pub fn map_to(&self, to: Bitboard) -> DistanceMap {
        DistanceMap::filled(|map| self.map_to_into(to, map))
    }

    /// [`map_to`](Self::map_to) into an existing map. Returns the largest distance on it, `None` if
    /// no pawn leads there; then the whole map is [`NONE`].
    pub fn map_to_into(&self, to: Bitboard, map: &mut DistanceMap) -> Option<u8> {
        let after = map_to(self.promoted, to, &self.piece_board);
        let leads_on = |square: &Square| after[*square] != NONE;
        let mut rest =
            last_rank(self.pawn.color).into_iter().filter(leads_on).collect::<Bitboard>();
        let mut before = DistanceMap::NOWHERE;
        *map = DistanceMap::NOWHERE;
        // Squares of promotion with equal distances are one set for the pawn.
        while let Some(first) = rest.first() {
            let moves = after[first];
            let equal: Bitboard =
                rest.into_iter().filter(|&square| after[square] == moves).collect();
            rest &= !equal;
            self.pawn.map_to_into(equal, &mut before);
            for (sum, &leg) in map.0.iter_mut().zip(&before.0) {
                *sum = (*sum).min(leg.saturating_add(moves));
            }
        }
        map.iter().map(|(_, moves)| moves).max()
    }
}
