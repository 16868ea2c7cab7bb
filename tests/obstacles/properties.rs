//! What holds for every board.

use chess_distance::{
    Bitboard, Board, NONE, Piece, SquareTable, map, matrix, ring, set_distance, within,
};
use proptest::prelude::*;

use crate::pieces;

/// Sets with about 1/8, 1/4 or 1/2 of the squares, or exactly none, one, two, all.
fn set() -> impl Strategy<Value = Bitboard> {
    let square = || (0..64u32).prop_map(|square| 1 << square);
    prop_oneof![
        any::<[u64; 3]>().prop_map(|[a, b, c]| a & b & c),
        any::<[u64; 2]>().prop_map(|[a, b]| a & b),
        any::<u64>(),
        square(),
        (square(), square()).prop_map(|(a, b): (u64, u64)| a | b),
        Just(0),
        Just(!0),
    ]
    .prop_map(Bitboard)
}

fn board() -> impl Strategy<Value = Board> {
    let sets = (set(), set(), set());
    sets.prop_map(|(own, enemy, avoid)| Board { own, enemy, avoid })
}

fn piece() -> impl Strategy<Value = Piece> {
    proptest::sample::select(pieces().collect::<Vec<_>>())
}

fn is_pawn(piece: Piece) -> bool {
    matches!(piece, Piece::WhitePawn | Piece::BlackPawn)
}

/// With infinity for the pairs that have no distance.
fn distances(matrix: &SquareTable) -> [[u32; 64]; 64] {
    let number = |distance| match distance {
        NONE => 1000,
        distance => u32::from(distance),
    };
    matrix.0.map(|row| row.map(number))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    /// Between squares that may be entered: a line runs both ways.
    #[test]
    fn symmetry(piece in piece(), board in board()) {
        prop_assume!(!is_pawn(piece));
        let distances = distances(&matrix(piece, &board));
        let entered = !(board.own | board.avoid);
        for a in entered {
            for b in entered {
                let (a, b) = (a.index(), b.index());
                prop_assert_eq!(distances[a][b], distances[b][a]);
            }
        }
    }

    #[test]
    fn triangle_inequality(piece in piece(), board in board(), a in 0..64usize, b in 0..64usize) {
        let distances = distances(&matrix(piece, &board));
        for (c, from_b) in distances[b].iter().enumerate() {
            prop_assert!(distances[a][c] <= distances[a][b] + from_b);
        }
    }

    #[test]
    fn obstacles_never_shorten_a_way(piece in piece(), board in board(), more in board(), from in set()) {
        let added = Board {
            own: board.own | more.own,
            enemy: board.enemy | more.enemy,
            avoid: board.avoid | more.avoid,
        };
        let (before, after) = (map(piece, from, &board), map(piece, from, &added));
        for (before, after) in before.0.iter().zip(after.0) {
            prop_assert!(*before <= after);
        }
    }

    #[test]
    fn map_of_a_set_is_the_minimum_of_its_members_maps(piece in piece(), board in board(), from in set()) {
        let mut minimum = [NONE; 64];
        for member in from {
            let of_member = map(piece, Bitboard::of(member), &board).0;
            minimum = core::array::from_fn(|square| minimum[square].min(of_member[square]));
        }
        prop_assert_eq!(map(piece, from, &board).0, minimum);
    }

    #[test]
    fn matrix_is_all_maps(piece in piece(), board in board()) {
        for (from, row) in matrix(piece, &board).0.into_iter().enumerate() {
            prop_assert_eq!(map(piece, Bitboard(1 << from), &board).0, row);
        }
    }

    #[test]
    fn ring_is_within_minus_within(piece in piece(), board in board(), from in set(), moves in 0..70u32) {
        let inner = match moves {
            0 => Bitboard::EMPTY,
            _ => within(piece, from, moves - 1, &board),
        };
        let expected = within(piece, from, moves, &board) & !inner;
        prop_assert_eq!(ring(piece, from, moves, &board), expected);
    }

    #[test]
    fn distance_of_sets_is_the_first_ring_that_meets(piece in piece(), board in board(), from in set(), to in set()) {
        let meets = (0..64).find(|&moves| !(ring(piece, from, moves, &board) & to).is_empty());
        let distance = set_distance(piece, from, to, &board);
        prop_assert_eq!(distance.map(u32::from), meets);
    }
}
