//! Maps on which some squares cost more to enter, and graphs in which some moves cost nothing.
//!
//! Sources: Robert Dial, Algorithm 360: Shortest-path forest with topological ordering, 1969: a
//! bucket for each sum, here a set of squares. Proof-game and retro programs count the fewest moves
//! of one kind, for example the fewest captures of a piece: Dijkstra's search with costs 0 and 1.

use crate::definition::moves::moves;
use crate::kernels::costs::sums;
use crate::kernels::{self, Mover};
use crate::search::map::check_start;
use crate::{Bitboard, Cpu, DistanceMap, Graph, Obstacles, OnwardError, Piece, search};

/// The least sums of costs from the nearest square of the set to every square, 0 to 252. A move
/// costs 1, one more if it enters a square of `plus1`, two more for `plus2`, three more for both.
///
/// Squares that the enemy attacks: the king may enter them, but each costs one more.
///
/// ```
/// use chess_distance::{weighted_map, Bitboard, Obstacles, Piece, Square};
/// let (e1, e8): (Square, Square) = ("e1".parse()?, "e8".parse()?);
/// let rank_4 = Bitboard(0xff << 24);
/// let king = Bitboard::of(e1);
/// let map = weighted_map(Piece::King, king, rank_4, Bitboard::EMPTY, &Obstacles::NONE);
/// assert_eq!(map.get(e8), Some(8)); // seven moves, one of them to rank 4
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn weighted_map(
    piece: Piece,
    from: Bitboard,
    plus1: Bitboard,
    plus2: Bitboard,
    obstacles: &Obstacles,
) -> DistanceMap {
    DistanceMap::filled(|map| weighted_map_into(piece, from, plus1, plus2, obstacles, map))
}

/// [`weighted_map`] into an existing map. Returns the largest sum on it.
#[inline]
pub fn weighted_map_into(
    piece: Piece,
    from: Bitboard,
    plus1: Bitboard,
    plus2: Bitboard,
    obstacles: &Obstacles,
    map: &mut DistanceMap,
) -> u8 {
    let (plus1, plus2, map) = (plus1.0, plus2.0, &mut map.0);
    let enterable = obstacles.enterable(piece);
    let by_cost = [
        enterable & !(plus1 | plus2),
        enterable & plus1 & !plus2,
        enterable & plus2 & !plus1,
        enterable & plus1 & plus2,
    ];
    if let Some(mover) = Mover::new(piece, from, obstacles) {
        return kernels::weighted_map(Cpu::detect(), mover, &by_cost, map);
    }
    let found = sums(from.0, &by_cost, |from| moves(piece, Bitboard(from), obstacles).0);
    kernels::write_planes(Cpu::detect(), &found.planes, !found.reached, map);
    kernels::largest_of_planes(&found.planes, found.reached)
}

/// The fewest costly moves from the nearest square of the set to every square. Free moves cost
/// nothing and may be made before, between and after the costly ones.
///
/// A call is about as fast as the same search in C with bitboards, not faster.
///
/// The captures of a pawn, whose advances are free:
///
/// ```
/// use chess_distance::{attacks, cost_map, Bitboard, Obstacles, Graph, Piece, Square};
/// let advances = Graph::new(Piece::WhitePawn, &Obstacles::NONE);
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
    DistanceMap::filled(|map| cost_map_into(free, costly, from, map))
}

/// [`cost_map`] into an existing map. Returns the largest number on it.
pub fn cost_map_into(free: &Graph, costly: &Graph, from: Bitboard, map: &mut DistanceMap) -> u8 {
    *map = DistanceMap::NOWHERE;
    search::map_of_rings(from, &mut map.0, |from| costly.moves(from), for_nothing(free))
}

/// The squares of a ring, and those that free moves reach from it.
fn for_nothing(free: &Graph) -> impl Fn(Bitboard, Bitboard) -> Bitboard {
    move |ring, reached| search::closed(ring, reached, |from| free.moves(from))
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
    check_start(start)?;
    Ok(search::onward_map(&start.0, &mut map.0, |from| costly.moves(from), for_nothing(free)))
}
