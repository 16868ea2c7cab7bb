//! Graphs with free moves: the fewest of the other moves.
//!
//! Source: proof-game and retro programs count so, for example the fewest captures of a piece. The
//! search is Dijkstra's with costs 0 and 1.

use crate::search;
use crate::search::onward::check;
use crate::{Bitboard, DistanceMap, Graph, OnwardError};

/// The fewest costly moves from the nearest square of the set to every square. Free moves cost
/// nothing and may be made before, between and after the costly ones.
///
/// A call is about as fast as the same search in C with bitboards, not faster.
///
/// The captures of a pawn, whose advances are free:
///
/// ```
/// use chess_distance::{attacks, cost_map, Bitboard, Board, Graph, Piece, Square};
/// let advances = Graph::new(Piece::WhitePawn, &Board::EMPTY);
/// let mut captures = Graph::EMPTY;
/// for square in Square::all() {
///     captures[square] = attacks(Piece::WhitePawn, Bitboard::of(square), Bitboard::EMPTY);
/// }
/// let (e2, a8): (Square, Square) = ("e2".parse()?, "a8".parse()?);
/// assert_eq!(cost_map(&advances, &captures, Bitboard::of(e2)).get(a8), Some(4));
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn cost_map(free: &Graph, costly: &Graph, from: Bitboard) -> DistanceMap {
    let mut map = DistanceMap::NOWHERE;
    cost_map_into(free, costly, from, &mut map);
    map
}

/// [`cost_map`] into an existing map. Returns the largest number on it.
pub fn cost_map_into(free: &Graph, costly: &Graph, from: Bitboard, map: &mut DistanceMap) -> u8 {
    *map = DistanceMap::NOWHERE;
    search::map_of_levels(
        from,
        &mut map.0,
        |from| costly.moves(from),
        |level, reached| search::closed(level, reached, |from| free.moves(from)),
    )
}

/// The second leg of a journey, as in [`onward`](crate::onward), but only costly moves count.
#[inline]
pub fn cost_onward(
    free: &Graph,
    costly: &Graph,
    start: &DistanceMap,
) -> Result<DistanceMap, OnwardError> {
    let mut map = DistanceMap::NOWHERE;
    cost_onward_into(free, costly, start, &mut map)?;
    Ok(map)
}

/// [`cost_onward`] into an existing map. Returns the largest number on it.
pub fn cost_onward_into(
    free: &Graph,
    costly: &Graph,
    start: &DistanceMap,
    map: &mut DistanceMap,
) -> Result<u8, OnwardError> {
    check(start)?;
    Ok(search::onward_map(
        &start.0,
        &mut map.0,
        |from| costly.moves(from),
        |level, reached| search::closed(level, reached, |from| free.moves(from)),
    ))
}

#[cfg(test)]
mod tests;
