//! Sums against a search that relaxes one move after the other until nothing changes.

use super::*;
use crate::Square;
use crate::test_boards::{
    LONG_WAYS, for_each_cpu, moves_of, pieces, random_board, random_set, rounds, start_on, walls,
};

#[test]
fn the_least_sums_of_all_ways() {
    let mut random = fastrand::Rng::with_seed(45);
    let mut most = 0;
    for round in rounds(200) {
        let board = match LONG_WAYS.get(round % 20) {
            Some(open) => walls(!open),
            None => random_board(&mut random),
        };
        let members = [0, 5, 20, 60, 64][round / 3 % 5];
        let from = Bitboard(1 << random.u32(0..64)) | random_set(&mut random, round as u64 % 3);
        let plus = [0, 1].map(|_| random_set(&mut random, members));
        let dear = |to| plus.map(|plus| u32::from(plus.contains(Square::wrapping(to))));
        let cost = |_, to| 1 + dear(to)[0] + 2 * dear(to)[1];
        for piece in pieces() {
            let expected = moves_of(piece, &board).costs_of(&start_on(from), cost);
            let about = (piece, from, plus, board);
            for_each_cpu(|cpu| {
                let mut found = DistanceMap([7; 64]);
                let largest = weighted_map_into(piece, from, plus[0], plus[1], &board, &mut found);
                assert_eq!(found, expected, "{cpu:?} {about:?}");
                assert_eq!(largest, found.farthest());
                most = most.max(largest);
            });
            let found = weighted_map(piece, from, plus[0], plus[1], &board);
            assert_eq!(found, expected, "{about:?}");
        }
    }
    assert!(cfg!(miri) || most > 100, "{most}");
}

/// No piece has a way of 63 moves; the step is arbitrary.
#[test]
fn the_largest_sum_is_252() {
    let sums = sums(1, &[0, 0, 0, !0], |from| from << 1);
    let largest = kernels::largest_of_planes(&sums.planes, sums.reached);
    assert_eq!((sums.reached, largest), (!0, 252));
    for_each_cpu(|cpu| {
        let mut map = [7; 64];
        kernels::write_planes(cpu, &sums.planes, !sums.reached, &mut map);
        assert_eq!(map, core::array::from_fn(|s| 4 * s as u8));
    });
}
