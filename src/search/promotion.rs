//! Pawns that promote and go on as another piece, and the fewest captures of a pawn. Tools for
//! compositions and proof games ask both of every pawn.

use crate::NONE;
use crate::definition::moves::diagonal_steps;
use crate::search::pawn::{pawn, taken};
use crate::{
    Bitboard, Board, Color, DistanceMap, Piece, map_to, moves, onward_into, pawn_map,
    pawn_map_to_into,
};

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
    /// The color of the pawn.
    pub color: Color,
    /// The piece that the pawn becomes, any piece but a pawn: for the rules of chess a knight, a
    /// bishop, a rook or a queen.
    pub promoted: Piece,
    /// The squares on which the pawn may take, as in [`pawn_map`].
    pub prey: Bitboard,
    /// The most captures of the pawn.
    pub captures: u32,
    /// The obstacles of the pawn.
    pub pawn_board: Board,
    /// The obstacles of the new piece. It starts on its square of promotion whatever stands there.
    pub piece_board: Board,
}

impl Promotion {
    /// Fewest moves from the nearest square of the set to every square, for a pawn that promotes on
    /// the way: [`pawn_map`] to the last rank, and from there [`onward`](crate::onward). Squares
    /// that only the pawn reaches have [`NONE`].
    ///
    /// ```
    /// use chess_distance::{Bitboard, Board, Color, Piece, Promotion, Square};
    /// let [e5, e8, a2]: [Square; 3] = ["e5".parse()?, "e8".parse()?, "a2".parse()?];
    /// let queen = Promotion {
    ///     color: Color::White,
    ///     promoted: Piece::Queen,
    ///     prey: Bitboard::EMPTY,
    ///     captures: 0,
    ///     pawn_board: Board::EMPTY,
    ///     piece_board: Board::EMPTY,
    /// };
    /// let map = queen.map(Bitboard::of(e5));
    /// assert_eq!((map.get(e8), map.get(a2), map.get(e5)), (Some(3), Some(5), Some(4)));
    /// # Ok::<(), chess_distance::ParseSquareError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn map(&self, from: Bitboard) -> DistanceMap {
        let mut map = DistanceMap::NOWHERE;
        self.map_into(from, &mut map);
        map
    }

    /// [`map`](Self::map) into an existing map. Returns the largest distance on it, `None` if the
    /// pawn cannot promote; then the whole map is [`NONE`].
    pub fn map_into(&self, from: Bitboard, map: &mut DistanceMap) -> Option<u8> {
        let mut promoted = pawn_map(self.color, from, self.prey, self.captures, &self.pawn_board);
        let last = last_rank(self.color).0;
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
        let mut map = DistanceMap::NOWHERE;
        self.map_to_into(to, &mut map);
        map
    }

    /// [`map_to`](Self::map_to) into an existing map. Returns the largest distance on it, `None` if
    /// no pawn leads there; then the whole map is [`NONE`].
    pub fn map_to_into(&self, to: Bitboard, map: &mut DistanceMap) -> Option<u8> {
        let after = map_to(self.promoted, to, &self.piece_board);
        let mut rest = last_rank(self.color);
        let mut before = DistanceMap::NOWHERE;
        *map = DistanceMap::NOWHERE;
        // Squares of promotion with equal distances are one set for the pawn.
        while let Some(first) = rest.first() {
            let moves = after[first];
            let mut equal = Bitboard::EMPTY;
            for square in rest {
                if after[square] == moves {
                    equal |= Bitboard::of(square);
                }
            }
            rest &= !equal;
            if moves == NONE {
                continue;
            }
            let (color, prey) = (self.color, self.prey);
            pawn_map_to_into(color, equal, prey, self.captures, &self.pawn_board, &mut before);
            for (sum, &leg) in map.0.iter_mut().zip(&before.0) {
                *sum = (*sum).min(leg.saturating_add(moves));
            }
        }
        map.0.iter().copied().filter(|&moves| moves != NONE).max()
    }
}

/// The fewest captures with which a pawn from the set reaches each square, however many moves it
/// needs. `prey` and `board` are those of [`pawn_map`].
///
/// ```
/// use chess_distance::{Bitboard, Board, Color, Square, pawn_captures_map};
/// let [e2, e8, c5]: [Square; 3] = ["e2".parse()?, "e8".parse()?, "c5".parse()?];
/// let captures = pawn_captures_map(Color::White, Bitboard::of(e2), Bitboard::FULL, &Board::EMPTY);
/// assert_eq!((captures.get(e8), captures.get(c5)), (Some(0), Some(2)));
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn pawn_captures_map(
    color: Color,
    from: Bitboard,
    prey: Bitboard,
    board: &Board,
) -> DistanceMap {
    let mut map = DistanceMap::NOWHERE;
    pawn_captures_map_into(color, from, prey, board, &mut map);
    map
}

/// [`pawn_captures_map`] into an existing map. Returns the largest number of captures on it.
pub fn pawn_captures_map_into(
    color: Color,
    from: Bitboard,
    prey: Bitboard,
    board: &Board,
    map: &mut DistanceMap,
) -> u8 {
    let (piece, forward) = pawn(color);
    let prey = taken(prey, board);
    let mut level = from;
    let mut reached = Bitboard::EMPTY;
    let mut captures = 0;
    *map = DistanceMap::NOWHERE;
    loop {
        // All advances are free.
        loop {
            let advanced = (level | moves(piece, level, board)) & !reached;
            if advanced == level {
                break;
            }
            level = advanced;
        }
        for square in level {
            map.0[square.index()] = captures;
        }
        reached |= level;
        level = Bitboard(diagonal_steps(level.0, forward) & prey) & !reached;
        if level == Bitboard::EMPTY {
            return captures;
        }
        captures += 1;
    }
}

#[cfg(test)]
mod tests;
