//! What a fill knows beforehand.

use super::*;
use crate::fill::map_by_levels;
use crate::{Bitboard, Board, Piece};

/// On the empty board a fill reaches all that it is told of, and nothing else.
#[test]
fn all_is_what_is_reached_on_the_empty_board() {
    let mut random = fastrand::Rng::with_seed(12);
    for (piece, orthogonal, diagonal, knight) in [
        (Piece::Rook, true, false, false),
        (Piece::Bishop, false, true, false),
        (Piece::Queen, true, true, false),
        (Piece::Archbishop, false, true, true),
    ] {
        let ways = Ways {
            orthogonal,
            diagonal,
            knight,
        };
        let check = |from: u64| {
            let mut map = [0; 64];
            map_by_levels(piece, Bitboard(from), &Board::EMPTY, &mut map);
            let reached = (0..64)
                .filter(|&square| map[square] != 255)
                .fold(0, |set, square| set | 1 << square);
            assert_eq!(all(ways, from, !0), reached, "{piece:?} {from:x}");
            let open = 0x0ff0_1234_5678_9abc;
            assert_eq!(all(ways, from, open), reached & open, "{piece:?} {from:x}");
        };
        (0..64).for_each(|square| check(1 << square));
        for _ in 0..20 {
            check(random.u64(1..));
        }
    }
}
