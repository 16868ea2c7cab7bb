//! Every kernel, called by its instruction set, against the tables that come from the moves.

use std::vec;
use std::vec::Vec;

use super::*;
use crate::test_boards::{Guarded, for_each_cpu, one_of};
use crate::{KING, KNIGHT, MANHATTAN, NONE, Square, SquareTable};

static QUEEN: SquareTable = SquareTable::of(Piece::Queen);
const METRICS: [(Piece, &SquareTable); 4] = [
    (Piece::King, &KING),
    (Piece::Wazir, &MANHATTAN),
    (Piece::Knight, &KNIGHT),
    (Piece::Queen, &QUEEN),
];

/// The first index whose byte is not the distance of its pair.
fn first_wrong(table: &SquareTable, a: &[u8], b: &[u8], out: &[u8]) -> Option<usize> {
    let expected = |pair: usize| match [a[pair], b[pair]].map(|square| Square::new(square.into())) {
        [Some(a), Some(b)] => table.0[a.index()][b.index()],
        _ => NONE,
    };
    (0..out.len()).find(|&pair| out[pair] != expected(pair))
}

/// Columns with all pairs of squares, again and again, from some pair on.
fn all_pairs(first: usize, length: usize) -> (Vec<u8>, Vec<u8>) {
    let pairs = first..first + length;
    pairs.map(|pair| ((pair >> 6 & 63) as u8, (pair & 63) as u8)).unzip()
}

/// At the start and at the end of a page, so that columns begin at every offset. One byte too far
/// ends the test.
#[test]
fn every_length_at_both_ends_of_the_memory() {
    let mut pages = [(); 3].map(|()| Guarded::new());
    let (all_a, all_b) = all_pairs(77, 300);
    for (length, at_end) in one_of(37, 0..=300).flat_map(|n| [(n, false), (n, true)]) {
        let [page_a, page_b, out] = &mut pages;
        let a = page_a.copy(&all_a[..length], at_end);
        let b = page_b.copy(&all_b[..length], at_end);
        let out = out.rows(length, at_end);
        for (piece, table) in METRICS {
            for_each_cpu(|cpu| {
                out.fill(99);
                assert_eq!(batch(piece, a, b, out), Ok(()));
                assert_eq!(first_wrong(table, a, b, out), None, "{piece:?} {cpu:?} {length}");
            });
        }
    }
}

#[test]
fn slow_bad_squares_at_every_position() {
    for length in (1..=130).chain([16384, 16385, 40000]) {
        let (good_a, good_b) = all_pairs(length, length);
        let step = if length > 130 { 1999 } else { 1 };
        for position in (0..length).step_by(step) {
            let bad = [64, 65, 127, 128, 191, 255][position % 6];
            // The same bad square in both, and in two words: their bits must not cancel each other.
            for (in_a, in_b) in [(true, false), (false, true), (true, true)] {
                let (mut a, mut b) = (good_a.clone(), good_b.clone());
                for (column, there) in [(&mut a, in_a), (&mut b, in_b)] {
                    for place in [position, (position + 8) % length] {
                        column[place] = if there { bad } else { column[place] };
                    }
                }
                for (piece, table) in METRICS {
                    for_each_cpu(|cpu| {
                        let mut out = vec![99; length];
                        assert!(batch(piece, &a, &b, &mut out).is_err());
                        let what = (piece, cpu, length, position, bad);
                        assert_eq!(first_wrong(table, &a, &b, &out), None, "{what:?}");
                    });
                }
            }
        }
    }
}

#[test]
fn every_pair_of_bytes() {
    let (a, b): (Vec<u8>, Vec<u8>) = (0..=u16::MAX).map(|pair| pair.to_be_bytes().into()).unzip();
    for (piece, table) in METRICS {
        for_each_cpu(|cpu| {
            let mut out = vec![99; a.len()];
            assert!(batch(piece, &a, &b, &mut out).is_err());
            assert_eq!(first_wrong(table, &a, &b, &out), None, "{piece:?} {cpu:?}");
        });
    }
}

#[test]
fn the_other_pieces() {
    let leapers = (256..512).filter_map(Piece::from_code);
    // Few pairs and many take different code.
    for length in [100, 4096] {
        let (mut a, mut b) = all_pairs(0, length);
        for piece in Piece::NAMED.into_iter().chain(leapers.clone()) {
            let table = SquareTable::of(piece);
            for pair in [(64, 64), (0, 0), (64, 0), (0, 64)] {
                (a[50], b[50]) = pair;
                let mut out = vec![99; length];
                let result = batch(piece, &a, &b, &mut out);
                assert_eq!(result.is_ok(), pair == (0, 0), "{piece:?}");
                assert_eq!(first_wrong(&table, &a, &b, &out), None, "{piece:?} {pair:?}");
            }
        }
    }
}

#[test]
fn errors_lose_nothing() {
    let mut out = [99; 3];
    let lengths = |a, b, out| Err(BatchError::Lengths { a, b, out });
    for piece in [Piece::King, Piece::Bishop, Piece::Amazon] {
        assert_eq!(batch(piece, &[0; 2], &[0; 3], &mut out), lengths(2, 3, 3));
        assert_eq!(batch(piece, &[0; 3], &[0; 4], &mut out), lengths(3, 4, 3));
        assert_eq!(out, [99; 3], "untouched");
        assert_eq!(batch(piece, &[], &[], &mut []), Ok(()));
    }
    let bad = BatchError::InvalidSquares { first: 0, pairs: 2 };
    let result = batch(Piece::Wazir, &[64, 0, 255], &[0, 63, 255], &mut out);
    assert_eq!((result, out), (Err(bad), [NONE, 14, NONE]));
    // Unreachable is no error.
    let result = batch(Piece::Bishop, &[0, 0], &[1, 9], &mut out[..2]);
    assert_eq!(result, Ok(()));
    assert_eq!(out[..2], [NONE, 1]);
}
