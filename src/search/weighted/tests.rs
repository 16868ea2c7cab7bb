//! Sums against a search that relaxes one move after the other until nothing changes.

use super::*;
use crate::test_boards::{LONG_WAYS, for_each_cpu, pieces, random_board, random_set, rounds};
use crate::{Square, map, moves};

fn by_relaxation(
    piece: Piece,
    from: Bitboard,
    plus: [Bitboard; 2],
    board: &Board,
) -> [Option<u32>; 64] {
    let mut sums = [None; 64];
    for square in from {
        sums[square.index()] = Some(0);
    }
    loop {
        let mut changed = false;
        for square in Square::all() {
            let Some(sum) = sums[square.index()] else {
                continue;
            };
            for to in moves(piece, Bitboard::of(square), board) {
                let more = u32::from(plus[0].contains(to)) + 2 * u32::from(plus[1].contains(to));
                let through = sum + 1 + more;
                if sums[to.index()].is_none_or(|known| known > through) {
                    sums[to.index()] = Some(through);
                    changed = true;
                }
            }
        }
        if !changed {
            return sums;
        }
    }
}

#[test]
fn the_least_sums_of_all_ways() {
    let mut random = fastrand::Rng::with_seed(45);
    let mut most = 0;
    for round in rounds(200) {
        let board = match LONG_WAYS.get(round % 20) {
            Some(open) => Board {
                own: Bitboard(!open),
                ..Board::EMPTY
            },
            None => random_board(&mut random),
        };
        let members = [0, 5, 20, 60, 64][round / 3 % 5];
        let from = Bitboard(1 << random.u32(0..64)) | random_set(&mut random, round as u64 % 3);
        let plus = [0, 1].map(|_| random_set(&mut random, members));
        for piece in pieces() {
            let sums = by_relaxation(piece, from, plus, &board);
            let expected = sums.map(|sum| sum.map_or(255, |sum| u8::try_from(sum).unwrap()));
            for_each_cpu(|cpu| {
                let mut found = DistanceMap([7; 64]);
                let largest = weighted_map_into(piece, from, plus[0], plus[1], &board, &mut found);
                assert_eq!(
                    found.0, expected,
                    "{cpu:?} {piece:?} {from:?} {plus:?} {board:?}"
                );
                assert_eq!(largest, found.farthest());
                most = most.max(largest);
            });
            assert_eq!(
                weighted_map(piece, from, plus[0], plus[1], &board).0,
                expected
            );
        }
    }
    assert!(cfg!(miri) || most > 100, "{most}");
}

#[test]
fn without_weights_it_is_the_map() {
    let mut random = fastrand::Rng::with_seed(46);
    for piece in pieces() {
        let board = random_board(&mut random);
        let from = Bitboard(1 << random.u32(0..64));
        let plain = map(piece, from, &board);
        let none = weighted_map(piece, from, Bitboard::EMPTY, Bitboard::EMPTY, &board);
        assert_eq!(none, plain, "{piece:?} {board:?}");
        let (twice, all) = (Bitboard::EMPTY, Bitboard::FULL);
        let doubled = weighted_map(piece, from, all, twice, &board);
        for square in Square::all() {
            let double = plain.get(square).map(|distance| 2 * distance);
            assert_eq!(doubled.get(square), double, "{piece:?} {board:?}");
        }
    }
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
