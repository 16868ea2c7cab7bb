//! A search over all states of a pair, one after the other. Tests and fuzzers share it.

use std::collections::BTreeMap;

use super::{Bitboard, Board, Walker, moves};

/// Dijkstra's search: the sum counts first, the moves of the first piece after it.
pub fn plain_search(first: Walker, second: Walker) -> Option<(u32, u32)> {
    let mut waiting = BTreeMap::from([((0, 0, first.from, second.from), ())]);
    let mut done = BTreeMap::new();
    while let Some(((sum, part, one, other), ())) = waiting.pop_first() {
        if done.insert((one, other), ()).is_some() {
            continue;
        }
        if first.to.contains(one) && second.to.contains(other) {
            return Some((sum, part));
        }
        let beside =
            |board: &Board, square| Board { own: board.own | Bitboard::of(square), ..*board };
        for to in moves(first.piece, Bitboard::of(one), &beside(first.board, other)) {
            waiting.insert((sum + 1, part + 1, to, other), ());
        }
        for to in moves(second.piece, Bitboard::of(other), &beside(second.board, one)) {
            waiting.insert((sum + 1, part, one, to), ());
        }
    }
    None
}
