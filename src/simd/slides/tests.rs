//! The expected squares of a fill, and the tables of directions by files and ranks.

use super::*;
use crate::fill::map_by_levels;
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

/// The squares on which a step of this number of files and ranks ends.
fn ends(files: i32, ranks: i32) -> u64 {
    let on_board = |square: i32| {
        let (file, rank) = (square % 8 - files, square / 8 - ranks);
        (0..8).contains(&file) && (0..8).contains(&rank)
    };
    (0..64)
        .filter(|&square| on_board(square))
        .fold(0, |set, square| set | 1 << square)
}

fn check(found: &Directions, steps: [(i32, i32); 4]) {
    let numbers = steps.map(|(files, ranks)| (8 * ranks + files) as u64);
    assert_eq!(found.by, numbers, "{steps:?}");
    assert_eq!(
        found.forward,
        steps.map(|(files, ranks)| ends(files, ranks))
    );
    assert_eq!(found.back, steps.map(|(files, ranks)| ends(-files, -ranks)));
}

#[test]
fn every_direction_ends_on_the_board() {
    let [north, east, northeast, northwest] = [(0, 1), (1, 0), (1, 1), (-1, 1)];
    check(&ORTHOGONAL, [north, east, north, east]);
    check(&DIAGONAL, [northeast, northwest, northeast, northwest]);
    check(&ALL, [north, east, northeast, northwest]);
    check(&KNIGHT, [(1, 2), (-1, 2), (2, 1), (-2, 1)]);
}

/// What the tables are made by: the squares of whole ranks come off, those of files are given.
#[test]
fn bits_that_come_round_are_no_ends() {
    let leaper = [
        direction(8, !0, !0),
        direction(16, !0, !0),
        direction(17, NOT_A_FILE, NOT_H_FILE),
        direction(7, NOT_H_FILE, NOT_A_FILE),
    ];
    check(&directions(leaper), [(0, 1), (0, 2), (1, 2), (-1, 1)]);
}
