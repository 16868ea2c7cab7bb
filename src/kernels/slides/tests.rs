//! The expected squares of a fill.

use super::*;
use crate::definition::map_by_levels;
use crate::{Bitboard, Board, Piece};

/// On the empty board a fill reaches exactly the squares that it expects.
#[test]
fn all_is_what_is_reached_on_the_empty_board() {
    let mut random = fastrand::Rng::with_seed(12);
    for piece in [Piece::Rook, Piece::Bishop, Piece::Queen, Piece::Archbishop] {
        let check = |from: u64| {
            let mut map = [0; 64];
            map_by_levels(piece, Bitboard(from), &Board::EMPTY, &mut map);
            let reached = (0..64)
                .filter(|&square| map[square] != 255)
                .fold(0, |set, square| set | 1 << square);
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
