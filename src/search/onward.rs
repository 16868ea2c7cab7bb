//! The second leg of a journey: from squares that already have a distance.

use crate::NONE;
use crate::board::error_text;
use crate::search::{PieceMoves, Successors, none_free, onward_map};
use crate::{Board, DistanceMap, Piece};

/// The largest distance of a start: with 63 moves more it is at most 254, which fits into a map.
const FARTHEST_START: u8 = NONE - 1 - 63;

/// Why there is no second leg.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnwardError {
    /// Every square of the first leg is [`NONE`]: nothing starts.
    NothingStarts,
    /// A distance of the first leg is 192 to 254: the sum might not fit into a byte.
    TooFar,
}

error_text!(OnwardError, |error, f| f.write_str(match error {
    Self::NothingStarts => "no square has a distance to start with",
    Self::TooFar => "a distance to start with is above 191",
}));

/// Whether a second leg can begin with these distances.
pub(crate) fn check(start: &DistanceMap) -> Result<(), OnwardError> {
    let (mut too_far, mut least) = (false, NONE);
    for &distance in &start.0 {
        too_far |= distance > FARTHEST_START && distance != NONE;
        least = least.min(distance);
    }
    if too_far {
        return Err(OnwardError::TooFar);
    }
    if least == NONE {
        return Err(OnwardError::NothingStarts);
    }
    Ok(())
}

/// The second leg of a journey. For every square t: the least sum, over all squares s, of the
/// distance of s in `start` and the moves from s to t. It is 0 to 254.
///
/// A square with [`NONE`] in `start` is no start. For a pawn that promotes, keep only the last rank
/// of its map and go onward as a queen. A start is valid even if it is an obstacle.
///
/// ```
/// use chess_distance::{map, onward, Bitboard, Board, DistanceMap, Piece, Square, NONE};
/// let [e5, e8, a2]: [Square; 3] = ["e5".parse()?, "e8".parse()?, "a2".parse()?];
/// let pawn = map(Piece::WhitePawn, Bitboard::of(e5), &Board::EMPTY);
/// let mut promoted = DistanceMap::NOWHERE;
/// promoted.0[56..].copy_from_slice(&pawn.0[56..]);
/// let queen = onward(Piece::Queen, &promoted, &Board::EMPTY)?;
/// assert_eq!((queen.get(e8), queen.get(a2)), (Some(3), Some(5)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline]
pub fn onward(
    piece: Piece,
    start: &DistanceMap,
    board: &Board,
) -> Result<DistanceMap, OnwardError> {
    let mut map = DistanceMap::NOWHERE;
    onward_into(piece, start, board, &mut map)?;
    Ok(map)
}

/// [`onward`] into an existing map. Returns the largest distance on it.
pub fn onward_into(
    piece: Piece,
    start: &DistanceMap,
    board: &Board,
    map: &mut DistanceMap,
) -> Result<u8, OnwardError> {
    check(start)?;
    let moves = PieceMoves::new(piece, board);
    Ok(onward_map(&start.0, &mut map.0, |from| moves.next(from), none_free))
}
