//! The answers without a search. The tests of `search` compare paths with the oracle.

use super::*;
use crate::{Bitboard, Board, Piece};

#[test]
fn sets_that_meet_or_are_one_jump_apart() {
    let far = |piece, from, to| {
        let mover = Mover::new(piece, Bitboard(from), &Board::EMPTY).unwrap();
        at_most_one_jump(mover, to)
    };
    // Neighbors among the squares of both sets: each is also one jump away from the other.
    for (from, to, expected) in [(3, 3, Some(0)), (3, 6, Some(0)), (1, 6, Some(1)), (1, 4, None)] {
        assert_eq!(far(Piece::King, from, to), expected, "{from} {to}");
    }
    assert_eq!(far(Piece::Rook, 1, 1), None);
}
