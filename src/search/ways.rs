//! Shortest ways from a set to a set: their length, the squares of each ply, and their number.

use super::{Levels, Successors};
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
