//! Searches by levels for any moves: lengths and plies of shortest ways, and maps.

use super::Successors;
use crate::board::bitboard::Set;
use crate::{Bitboard, NONE};

/// A search in progress. Level n holds the squares that are first reached in n moves.
pub(crate) struct Levels<'a, S, M> {
    moves: &'a M,
    /// The squares of the present level; empty when the search has ended.
    pub(crate) level: S,
    /// The squares of this level and of those before.
    pub(crate) reached: S,
}

impl<'a, S: Set, M: Successors<S>> Levels<'a, S, M> {
    /// At level 0: the start squares, even if they are obstacles.
    #[inline(always)]
    pub(crate) fn new(moves: &'a M, from: S) -> Self {
        Self { moves, level: from, reached: from }
    }

    /// One move further.
    #[inline(always)]
    pub(crate) fn advance(&mut self) {
        self.enter(self.moves.next(self.level).without(self.reached));
    }

    /// Goes on to this level, of squares that are not reached yet.
    #[inline(always)]
    pub(crate) fn enter(&mut self, level: S) {
        self.level = level;
        self.reached |= level;
    }
}

/// The length of a shortest way, `None` if there is none. `levels` receive the squares at each
/// distance from the start, as far as there is room, up to the first level with a target.
#[inline(always)]
pub(crate) fn levels_to<S: Set>(
    moves: &impl Successors<S>,
    from: S,
    to: S,
    levels: &mut [S],
) -> Option<usize> {
    let mut search = Levels::new(moves, from);
    let mut length = 0;
    loop {
        if let Some(level) = levels.get_mut(length) {
            *level = search.level;
        }
        if !(search.level & to).is_empty() {
            return Some(length);
        }
        if search.level.is_empty() {
            return None;
        }
        search.advance();
        length += 1;
    }
}

/// Keeps the squares of each ply that lead on to a target of the last ply. Each of `plies` is the
/// squares reached in that number of moves, and the place of those that are kept.
#[inline(always)]
pub(crate) fn lead_on<'a, S: Set + 'a>(
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

/// The largest distance in a map. It stands for all larger ones.
const LARGEST: u8 = NONE - 1;

/// Fewest moves from the set to every square, in a map that has [`NONE`] everywhere. The result is
/// the largest of them. `step` gives the squares one move away from any square of a set.
///
/// `spread` adds the squares that free moves reach from a level, without those reached before.
#[inline(always)]
pub(crate) fn map_of_levels<S: Set>(
    from: S,
    map: &mut [u8],
    step: impl Fn(S) -> S,
    spread: impl Fn(S, S) -> S,
) -> u8 {
    let (mut level, mut reached) = (from, S::EMPTY);
    let (mut distance, mut farthest) = (0, 0);
    while !level.is_empty() {
        level = spread(level, reached);
        reached |= level;
        farthest = distance;
        write(level, distance, map);
        level = step(level).without(reached);
        distance = (distance + 1).min(LARGEST);
    }
    farthest
}

/// For moves of which none is free.
#[inline(always)]
pub(crate) fn none_free<S>(level: S, _: S) -> S {
    level
}

/// A level, and the squares that free moves reach from it, without those reached before.
#[inline(always)]
pub(crate) fn closed<S: Set>(level: S, reached: S, free: impl Fn(S) -> S) -> S {
    let (mut all, mut frontier) = (level, level);
    while !frontier.is_empty() {
        frontier = free(frontier).without(all).without(reached);
        all |= frontier;
    }
    all
}

/// [`map_of_levels`] from squares that have a distance already; [`NONE`] for squares that do not
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
    let (mut level, mut reached) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let (mut distance, mut farthest) = (0, 0);
    while !(level | waiting).is_empty() {
        if level.is_empty() {
            distance = distance.max(due);
        }
        if distance >= due {
            let (later, next) = starting_from(start, waiting, distance.saturating_add(1));
            level |= waiting & !later;
            (waiting, due) = (later, next);
        }
        if !level.is_empty() {
            level = spread(level, reached);
            farthest = distance;
            write(level, distance, map);
            reached |= level;
            waiting &= !reached;
            level = step(level) & !reached;
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
fn write<S: Set>(squares: S, distance: u8, map: &mut [u8]) {
    squares.each(|square| {
        if let Some(byte) = map.get_mut(square) {
            *byte = distance;
        }
    });
}
