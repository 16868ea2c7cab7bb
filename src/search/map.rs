//! Distance maps: fewest moves to every square of the board, from a set, to a set, and onward from
//! squares that already have a distance.
//!
//! The definition is [`definition::map`](crate::definition::map).

use super::{PieceMoves, Successors, map_of_rings, none_free, onward_map};
use crate::board::distance_map::LARGEST;
use crate::board::error_text;
use crate::definition::map_by_rings;
use crate::definition::moves::origins;
use crate::kernels::{self, Mover};
use crate::{Bitboard, Cpu, DistanceMap, NONE, Obstacles, Piece, Square, SquareTable};

/// Fewest moves from the nearest square of the set to every square.
#[must_use]
#[inline]
pub fn map(piece: Piece, from: Bitboard, obstacles: &Obstacles) -> DistanceMap {
    DistanceMap::filled(|map| map_into(piece, from, obstacles, map))
}

/// [`map`] into an existing map. Returns the largest distance on it.
pub fn map_into(piece: Piece, from: Bitboard, obstacles: &Obstacles, map: &mut DistanceMap) -> u8 {
    match Cpu::known() {
        Some(cpu) => map_with(cpu, piece, from, obstacles, &mut map.0),
        None => first_map(piece, from, obstacles, map),
    }
}

/// Cold: a detection inlined into [`map_into`] would make every call save its arguments. Visible to
/// the tests, which call it at any time.
#[cold]
#[inline(never)]
pub(super) fn first_map(
    piece: Piece,
    from: Bitboard,
    obstacles: &Obstacles,
    map: &mut DistanceMap,
) -> u8 {
    map_with(Cpu::detect(), piece, from, obstacles, &mut map.0)
}

#[inline]
pub(crate) fn map_with(
    cpu: Cpu,
    piece: Piece,
    from: Bitboard,
    obstacles: &Obstacles,
    map: &mut [u8; 64],
) -> u8 {
    match Mover::new(piece, from, obstacles) {
        Some(mover) => kernels::map(cpu, mover, map),
        None => map_by_rings(piece, from, obstacles, map),
    }
}

/// The maps of all 64 squares at once, `[from][to]`: the distances of the piece's whole mobility
/// graph.
///
/// Source: Robert Levinson and Richard Snyder, Distance: Toward the Unification of Chess Knowledge.
#[must_use]
#[inline]
pub fn matrix(piece: Piece, obstacles: &Obstacles) -> SquareTable {
    let mut maps = [[NONE; 64]; 64];
    matrix_into(piece, obstacles, &mut maps);
    SquareTable(maps)
}

/// [`matrix`] into existing maps.
pub fn matrix_into(piece: Piece, obstacles: &Obstacles, maps: &mut [[u8; 64]; 64]) {
    if let Some(mover) = Mover::new(piece, Bitboard::EMPTY, obstacles) {
        return kernels::matrix(Cpu::detect(), mover, maps);
    }
    for (from, map) in Square::all().zip(maps) {
        map_by_rings(piece, Bitboard::of(from), obstacles, map);
    }
}

/// Fewest moves from every square to the nearest square of the set.
///
/// Every square may be the start, even one that no move may enter. A target that no move may enter
/// is at distance 0 from itself and is reached from nowhere else.
///
/// ```
/// use chess_distance::{map, map_to, Bitboard, Obstacles, Piece, Square};
/// let (e2, e4): (Square, Square) = ("e2".parse()?, "e4".parse()?);
/// let to_e4 = map_to(Piece::WhitePawn, Bitboard::of(e4), &Obstacles::NONE);
/// assert_eq!(to_e4.get(e2), Some(1));
/// assert_eq!(map(Piece::WhitePawn, Bitboard::of(e4), &Obstacles::NONE).get(e2), None);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn map_to(piece: Piece, to: Bitboard, obstacles: &Obstacles) -> DistanceMap {
    DistanceMap::filled(|map| map_to_into(piece, to, obstacles, map))
}

/// [`map_to`] into an existing map. Returns the largest distance on it.
pub fn map_to_into(piece: Piece, to: Bitboard, obstacles: &Obstacles, map: &mut DistanceMap) -> u8 {
    match Mover::new(piece, to, obstacles) {
        Some(mover) => kernels::map_to(Cpu::detect(), mover, &mut map.0),
        None => {
            *map = DistanceMap::NOWHERE;
            let back = |entered| origins(piece, entered, obstacles);
            map_of_rings(to, &mut map.0, back, none_free)
        }
    }
}

/// The largest distance of a start: with 63 moves more it is at most 254, which fits into a map.
pub(crate) const FARTHEST_START: u8 = LARGEST - 63;

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
pub(crate) fn check_start(start: &DistanceMap) -> Result<(), OnwardError> {
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
/// use chess_distance::{map, onward, Bitboard, Obstacles, DistanceMap, Piece, Square, NONE};
/// let [e5, e8, a2]: [Square; 3] = ["e5".parse()?, "e8".parse()?, "a2".parse()?];
/// let pawn = map(Piece::WhitePawn, Bitboard::of(e5), &Obstacles::NONE);
/// let mut promoted = DistanceMap::NOWHERE;
/// promoted.0[56..].copy_from_slice(&pawn.0[56..]);
/// let queen = onward(Piece::Queen, &promoted, &Obstacles::NONE)?;
/// assert_eq!((queen.get(e8), queen.get(a2)), (Some(3), Some(5)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline]
pub fn onward(
    piece: Piece,
    start: &DistanceMap,
    obstacles: &Obstacles,
) -> Result<DistanceMap, OnwardError> {
    let mut map = DistanceMap::NOWHERE;
    onward_into(piece, start, obstacles, &mut map)?;
    Ok(map)
}

/// [`onward`] into an existing map. Returns the largest distance on it.
pub fn onward_into(
    piece: Piece,
    start: &DistanceMap,
    obstacles: &Obstacles,
    map: &mut DistanceMap,
) -> Result<u8, OnwardError> {
    check_start(start)?;
    let moves = PieceMoves::new(piece, obstacles);
    Ok(onward_map(&start.0, &mut map.0, |from| moves.next(from), none_free))
}
