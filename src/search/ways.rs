//! Shortest ways from a set to a set: their length, the squares of each ply, and their number.

use super::{Levels, Query, Successors};
use crate::set::Set;

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
    if let Some((reached, kept)) = plies.next() {
        let mut set = reached & to;
        *kept = set;
        for (reached, kept) in plies {
            set = moves.back(set, reached);
            *kept = set;
        }
    }
}

/// Asks for the number of shortest ways, [`u64::MAX`] for that many or more.
pub(crate) struct Count<'a, S> {
    pub(crate) from: S,
    pub(crate) to: S,
    /// A number for each square, 0 everywhere: the ways that lead there.
    pub(crate) ways: &'a mut [u64],
}

impl<S: Set> Query<S> for Count<'_, S> {
    type Output = u64;

    #[inline(always)]
    fn run(self, moves: &impl Successors<S>) -> u64 {
        let Self { from, to, ways } = self;
        for square in from.squares() {
            add(ways, square, 1);
        }
        let mut search = Levels::new(moves, from);
        while (search.level & to).is_empty() {
            for square in search.level.squares() {
                let next = moves.next(S::of(square)).without(search.reached);
                for end in next.squares() {
                    add(ways, end, number(ways, square));
                }
            }
            search.advance();
            if search.level.is_empty() {
                return 0;
            }
        }
        let ends = (search.level & to).squares();
        ends.fold(0, |sum, end| sum.saturating_add(number(ways, end)))
    }
}

#[inline(always)]
fn number(ways: &[u64], square: usize) -> u64 {
    ways.get(square).copied().unwrap_or(0)
}

#[inline(always)]
fn add(ways: &mut [u64], square: usize, more: u64) {
    if let Some(sum) = ways.get_mut(square) {
        *sum = sum.saturating_add(more);
    }
}
