//! The expected squares of a fill, and the directions of the steps.

use super::*;
use fearless_simd::prelude::*;
use fearless_simd::u64x4;

use crate::cpu::plain;
use crate::test_boards::squares_at;
use crate::{Bitboard, Obstacles, Piece, definition, moves};

/// On the empty board a fill reaches exactly the squares that it expects.
#[test]
fn all_is_what_is_reached_on_the_empty_board() {
    let mut random = fastrand::Rng::with_seed(12);
    for piece in [Piece::Rook, Piece::Bishop, Piece::Queen, Piece::Archbishop] {
        let check = |from: u64| {
            let map = definition::map(piece, Bitboard(from), &Obstacles::NONE);
            let reached = squares_at(&map.0, |_| true).0;
            let mover = Mover::new(piece, Bitboard(from), &Obstacles::NONE).unwrap();
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

/// In registers of four words too, a rook's lines are only those along files and ranks.
#[test]
fn lines_are_those_of_the_piece() {
    for (piece, at) in [(Piece::Rook, 0), (Piece::Bishop, 9), (Piece::Queen, 28)] {
        let from = Bitboard(1 << at);
        let mover = Mover::new(piece, from, &Obstacles::NONE).unwrap();
        let start = u64x4::splat(plain(), from.0);
        let reached = lines(start, mover)(start).first();
        assert_eq!(Bitboard(reached), from | moves(piece, from, &Obstacles::NONE), "{piece:?}");
    }
}

/// Computed again at run time.
#[test]
fn directions_are_the_steps_of_leapers() {
    let ferz = Piece::from_code(256 + 0x11).unwrap();
    let leapers = [Piece::Wazir, ferz, Piece::King, Piece::Knight];
    for (piece, table) in leapers.into_iter().zip([&ORTHOGONAL, &DIAGONAL, &ALL, &KNIGHT_JUMPS]) {
        let Directions { by, forward, back } = table;
        let again = directions([0, 1, 2, 3].map(|at| direction(by[at], forward[at], back[at])));
        assert_eq!((again.by, again.forward, again.back), (*by, *forward, *back), "{piece:?}");
        let mut count = 0;
        for from in 0..64 {
            let steps = [0, 1, 2, 3]
                .map(|at| [1 << from << by[at] & forward[at], 1 << from >> by[at] & back[at]]);
            let steps = steps.as_flattened();
            let moves = moves(piece, Bitboard(1 << from), &Obstacles::NONE);
            assert_eq!(steps.iter().fold(0, |all, step| all | step), moves.0, "{piece:?} {from}");
            count += steps.iter().map(|step| step.count_ones()).sum::<u32>();
        }
        assert_eq!(super::count(table), count, "{piece:?}");
    }
}
