//! Pawns that take, as in proof games and endings, where the number of captures is limited; and pawns
//! that promote and go on as another piece. Tools for compositions ask for both legs together.

use super::{closed, map_of_rings};
use crate::NONE;
use crate::definition::moves::{diagonal_steps, moves, origins};
use crate::definition::write;
use crate::{Bitboard, Color, DistanceMap, Obstacles, Piece, Square, map_to, onward_into};

/// The most captures: each is a step forward, from rank 1 to rank 8 at most.
const MOST_CAPTURES: usize = 7;

/// A pawn that takes.
///
/// It advances as [`Piece::WhitePawn`] and [`Piece::BlackPawn`] do. It takes one square diagonally
/// forward, on squares of `prey` that are neither own nor avoided. On the last rank it stops.
///
/// ```
/// use chess_distance::{Bitboard, Obstacles, Color, Pawn, Square};
/// let [e2, c5, e4]: [Square; 3] = ["e2".parse()?, "c5".parse()?, "e4".parse()?];
/// let (color, prey, obstacles) = (Color::White, Bitboard::FULL, Obstacles::NONE);
/// let anywhere = |captures| Pawn { color, prey, captures, obstacles }.map(Bitboard::of(e2));
/// assert_eq!((anywhere(0).get(e4), anywhere(1).get(c5)), (Some(1), None));
/// assert_eq!(anywhere(2).get(c5), Some(3));
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pawn {
    /// The side of the pawn.
    pub color: Color,
    /// The set of enemy pieces, or every square where one may have stood in the game.
    pub prey: Bitboard,
    /// The most captures.
    pub captures: u32,
    /// The obstacles. An enemy piece stops an advance, not a capture.
    pub obstacles: Obstacles,
}

impl Pawn {
    /// Fewest moves from the nearest square of the set to every square.
    #[must_use]
    #[inline]
    pub fn map(&self, from: Bitboard) -> DistanceMap {
        DistanceMap::filled(|map| self.map_into(from, map))
    }

    /// [`map`](Self::map) into an existing map. Returns the largest distance on it.
    pub fn map_into(&self, from: Bitboard, map: &mut DistanceMap) -> u8 {
        let step = |from, taking| self.advances(from) | self.takes(taking);
        rings(from, self.captures, map, &step)
    }

    /// Fewest moves from every square to the nearest square of the set.
    #[must_use]
    #[inline]
    pub fn map_to(&self, to: Bitboard) -> DistanceMap {
        DistanceMap::filled(|map| self.map_to_into(to, map))
    }

    /// [`map_to`](Self::map_to) into an existing map. Returns the largest distance on it.
    pub fn map_to_into(&self, to: Bitboard, map: &mut DistanceMap) -> u8 {
        let step = |to, taking: Bitboard| {
            let advanced = origins(self.piece().0, to, &self.obstacles);
            let takers = diagonal_steps((taking & self.taken()).0, -self.piece().1);
            advanced | Bitboard(takers)
        };
        rings(to, self.captures, map, &step)
    }

    /// The fewest captures with which the pawn reaches each square from the set, however many moves
    /// it needs. The field `captures` is no limit here.
    ///
    /// ```
    /// use chess_distance::{Bitboard, Obstacles, Color, Pawn, Square};
    /// let [e2, e8, c5]: [Square; 3] = ["e2".parse()?, "e8".parse()?, "c5".parse()?];
    /// let (color, prey, obstacles) = (Color::White, Bitboard::FULL, Obstacles::NONE);
    /// let pawn = Pawn { color, prey, captures: 0, obstacles };
    /// let fewest = pawn.fewest_captures(Bitboard::of(e2));
    /// assert_eq!((fewest.get(e8), fewest.get(c5)), (Some(0), Some(2)));
    /// # Ok::<(), chess_distance::ParseSquareError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn fewest_captures(&self, from: Bitboard) -> DistanceMap {
        DistanceMap::filled(|map| self.fewest_captures_into(from, map))
    }

    /// [`fewest_captures`](Self::fewest_captures) into an existing map. Returns the largest number
    /// on it.
    pub fn fewest_captures_into(&self, from: Bitboard, map: &mut DistanceMap) -> u8 {
        *map = DistanceMap::NOWHERE;
        let advance = |ring, reached| closed(ring, reached, |from| self.advances(from));
        map_of_rings(from, &mut map.0, |ring| self.takes(ring), advance)
    }

    /// The piece that advances, and the direction of its steps in ranks.
    const fn piece(&self) -> (Piece, i32) {
        match self.color {
            Color::White => (Piece::WhitePawn, 1),
            Color::Black => (Piece::BlackPawn, -1),
        }
    }

    /// The squares on which a capture may end.
    fn taken(&self) -> Bitboard {
        self.prey & !(self.obstacles.own | self.obstacles.avoid)
    }

    fn advances(&self, from: Bitboard) -> Bitboard {
        moves(self.piece().0, from, &self.obstacles)
    }

    fn takes(&self, from: Bitboard) -> Bitboard {
        Bitboard(diagonal_steps(from.0, self.piece().1)) & self.taken()
    }
}

/// Ring by ring, with a set for each number of captures: the pawns with at most that many. A pawn
/// never comes back, so there are no cycles.
///
/// `step` advances the pawns of its first set and takes with those of its second. It is
/// `dyn`, since inlining would copy the code eight times.
fn rings(
    from: Bitboard,
    captures: u32,
    map: &mut DistanceMap,
    step: &dyn Fn(Bitboard, Bitboard) -> Bitboard,
) -> u8 {
    let mut budgets = [from; MOST_CAPTURES + 1];
    let budgets = match budgets.get_mut(..=captures as usize) {
        Some(budgets) => budgets,
        None => &mut budgets,
    };
    map.0 = [NONE; 64];
    let mut reached = Bitboard::EMPTY;
    let mut farthest = 0;
    for distance in 0..8 {
        // The set with the largest budget contains all others.
        let widest = budgets.last().copied().unwrap_or_default();
        if widest.is_empty() {
            break;
        }
        let ring = widest & !reached;
        if !ring.is_empty() {
            farthest = distance;
            write(ring.0, distance, &mut map.0);
            reached |= ring;
        }
        let mut fewer = Bitboard::EMPTY;
        for budget in budgets.iter_mut() {
            let next = step(*budget, fewer);
            fewer = *budget;
            *budget = next;
        }
    }
    farthest
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
    pub piece_obstacles: Obstacles,
}

impl Promotion {
    /// Fewest moves from the nearest square of the set to every square, for a pawn that promotes on
    /// the way: [`Pawn::map`] to the last rank, and from there [`onward`](crate::onward). Squares
    /// that only the pawn reaches have [`NONE`].
    ///
    /// ```
    /// use chess_distance::{Bitboard, Obstacles, Color, Pawn, Piece, Promotion, Square};
    /// let [e5, e8, a2]: [Square; 3] = ["e5".parse()?, "e8".parse()?, "a2".parse()?];
    /// let (color, prey, obstacles) = (Color::White, Bitboard::EMPTY, Obstacles::NONE);
    /// let pawn = Pawn { color, prey, captures: 0, obstacles };
    /// let queen = Promotion { pawn, promoted: Piece::Queen, piece_obstacles: obstacles };
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
        let last = self.pawn.color.last_rank().0;
        for (square, moves) in promoted.0.iter_mut().enumerate() {
            if last >> square & 1 == 0 {
                *moves = NONE;
            }
        }
        *map = DistanceMap::NOWHERE;
        // The only error is that nothing starts: a pawn has made seven moves at most.
        onward_into(self.promoted, &promoted, &self.piece_obstacles, map).ok()
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
        let after = map_to(self.promoted, to, &self.piece_obstacles);
        let leads_on = |square: &Square| after[*square] != NONE;
        let mut rest =
            self.pawn.color.last_rank().into_iter().filter(leads_on).collect::<Bitboard>();
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
