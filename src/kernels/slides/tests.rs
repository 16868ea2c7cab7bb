//! The expected squares of a fill.

use super::*;
use crate::test_boards::squares_at;
use crate::{Bitboard, Board, Piece, definition};

/// On the empty board a fill reaches exactly the squares that it expects.
#[test]
fn all_is_what_is_reached_on_the_empty_board() {
    let mut random = fastrand::Rng::with_seed(12);
    for piece in [Piece::Rook, Piece::Bishop, Piece::Queen, Piece::Archbishop] {
        let check = |from: u64| {
            let map = definition::map(piece, Bitboard(from), &Board::EMPTY);
            let reached = squares_at(&map.0, |_| true).0;
            let mover = Mover::new(piece, Bitboard(from), &Board::EMPTY).unwrap();
            assert_eq!(all(mover), reached, "{piece:?} {from:x}");
            let enterable = 0x0ff0_1234_5678_9abc;
            let expected = reached & (enterable | from);
            let mover = Mover { enterable, ..mover };
            assert_eq!(all(mover), expected, "{piece:?} {from:x}");
        };
        (0..64).for_each(|square| check(1 << square));
        for _ in 0..20 {
            check(random.u64(1..));
        }
    }
}
