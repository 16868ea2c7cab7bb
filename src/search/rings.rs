//! Searches ring by ring, for any moves: lengths and plies of shortest ways, and maps.

use core::hint::black_box;

use super::{SquareSet, Successors};
use crate::board::distance_map::LARGEST;
use crate::{Bitboard, NONE};

/// A search in progress. Ring n holds the squares that are first reached in n moves.
pub(crate) struct Search<'a, S, M> {
    moves: &'a M,
    /// The squares of the present ring; empty when the search has ended.
    pub(crate) ring: S,
    /// The squares of this ring and of those before.
    pub(crate) reached: S,
}

impl<'a, S: SquareSet, M: Successors<S>> Search<'a, S, M> {
    /// At ring 0: the start squares, even if they are obstacles.
    #[inline(always)]
    pub(crate) fn new(moves: &'a M, from: S) -> Self {
        Self { moves, ring: from, reached: from }
    }

    /// One move further.
    #[inline(always)]
    pub(crate) fn advance(&mut self) {
        self.enter(self.moves.next(self.ring).without(self.reached));
    }

    /// Writes this ring and all later ones, and then empty sets. Returns the index of the last ring
    /// that is not empty. There is a place for every ring.
    #[inline(always)]
    pub(crate) fn fill(&mut self, rings: &mut [S]) -> u8 {
        let (mut largest, mut places) = (0, rings.iter_mut());
        for place in places.by_ref() {
            *place = self.ring;
            self.advance();
            if self.ring.is_empty() {
                break;
            }
            largest += 1;
        }
        for place in places {
            // A constant would become a call of memset, which needs a C library.
            *place = black_box(S::EMPTY);
        }
        largest
    }

    /// Goes on to this ring, of squares that are not reached yet.
    #[inline(always)]
    pub(crate) fn enter(&mut self, ring: S) {
        self.ring = ring;
        self.reached |= ring;
    }
}

/// The length of a shortest way, `None` if there is none. Calls `visit` with the squares at each
/// distance from the start, up to the first ring with a target.
#[inline(always)]
pub(crate) fn rings_to<S: SquareSet>(
    moves: &impl Successors<S>,
    from: S,
    to: S,
    mut visit: impl FnMut(S),
) -> Option<usize> {
    let mut search = Search::new(moves, from);
    let mut length = 0;
    loop {
        visit(search.ring);
        if !(search.ring & to).is_empty() {
            return Some(length);
        }
        if search.ring.is_empty() {
            return None;
        }
        search.advance();
        length += 1;
    }
}

/// Keeps the squares of each ply that lead on to a target of the last ply. Each of `plies` is the
/// squares reached in that number of moves, and the place of those that are kept.
#[inline(always)]
pub(crate) fn lead_on<'a, S: SquareSet + 'a>(
    moves: &impl Successors<S>,
    to: S,
    plies: impl DoubleEndedIterator<Item = (S, &'a mut S)>,
) {
    let mut plies = plies.rev();
    let Some((reached, kept)) = plies.next() else { return };
    let mut set = reached & to;
    *kept = set;
    for (reached, kept) in plies {
        set = moves.back(set, reached);
        *kept = set;
    }
}

/// Fewest moves from the set to every square, in a map that has [`NONE`] everywhere. The result is
/// the largest of them. `step` gives the squares one move away from any square of a set.
///
/// `spread` adds the squares that free moves reach from a ring, without those reached before.
#[inline(always)]
pub(crate) fn map_of_rings<S: SquareSet>(
    from: S,
    map: &mut [u8],
    step: impl Fn(S) -> S,
    spread: impl Fn(S, S) -> S,
) -> u8 {
    let (mut ring, mut reached) = (from, S::EMPTY);
    let (mut distance, mut farthest) = (0, 0);
    while !ring.is_empty() {
        ring = spread(ring, reached);
        reached |= ring;
        farthest = distance;
        write(ring, distance, map);
        ring = step(ring).without(reached);
        distance = (distance + 1).min(LARGEST);
    }
    farthest
}

/// For moves of which none is free.
#[inline(always)]
pub(crate) fn none_free<S>(ring: S, _: S) -> S {
    ring
}

/// A ring, and the squares that free moves reach from it, without those reached before.
#[inline(always)]
pub(crate) fn closed<S: SquareSet>(ring: S, reached: S, free: impl Fn(S) -> S) -> S {
    let (mut all, mut new) = (ring, ring);
    while !new.is_empty() {
        new = free(new).without(all).without(reached);
        all |= new;
    }
    all
}

/// [`map_of_rings`] from squares that have a distance already; [`NONE`] for squares that do not
/// start. No sum exceeds 254.
#[inline(always)]
pub(crate) fn onward_map(
    start: &[u8; 64],
    map: &mut [u8; 64],
    step: impl Fn(Bitboard) -> Bitboard,
    spread: impl Fn(Bitboard, Bitboard) -> Bitboard,
) -> u8 {
    *map = [NONE; 64];
    // The squares that have not started yet; the first of them start at the distance `due`.
    let (mut waiting, mut due) = starting_from(start, Bitboard::FULL, 0);
    let (mut ring, mut reached) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let (mut distance, mut farthest) = (0, 0);
    while !(ring | waiting).is_empty() {
        if ring.is_empty() {
            distance = distance.max(due);
        }
        if distance >= due {
            let (later, next) = starting_from(start, waiting, distance.saturating_add(1));
            ring |= waiting & !later;
            (waiting, due) = (later, next);
        }
        if !ring.is_empty() {
            ring = spread(ring, reached);
            farthest = distance;
            write(ring, distance, map);
            reached |= ring;
            waiting &= !reached;
            ring = step(ring) & !reached;
        }
        distance = distance.saturating_add(1);
    }
    farthest
}

/// The members of a set that start at this distance or later, and the least of their distances.
fn starting_from(start: &[u8; 64], set: Bitboard, distance: u8) -> (Bitboard, u8) {
    let (mut later, mut least) = (Bitboard::EMPTY, NONE);
    set.each(|square| {
        let own = start[square & 63];
        if own >= distance && own != NONE {
            later.0 |= 1 << square;
            least = least.min(own);
        }
    });
    (later, least)
}

/// Writes a distance on all squares of a set.
#[inline(always)]
fn write<S: SquareSet>(squares: S, distance: u8, map: &mut [u8]) {
    squares.each(|square| {
        if let Some(byte) = map.get_mut(square) {
            *byte = distance;
        }
    });
}
