//! Every kernel against a search from each square of each row: with plain stores and with
//! streaming ones, at every place of a line.

use std::vec;
use std::vec::Vec;

use super::*;
use crate::test_boards::{Guarded, for_each_cpu, moves_of, pieces, rounds};

type Maps = [[u8; 64]; 64];
type Call = fn(Cpu, Piece, Columns<'_>, &mut [Maps]);

const CALLS: [Call; 2] = [in_place, |_, piece, boards, out| streamed(piece, boards, out)];
const CANARY: u8 = 99;

fn in_place(_: Cpu, piece: Piece, boards: Columns<'_>, maps: &mut [Maps]) {
    assert_eq!(matrix_batch(piece, boards, maps), Ok(()));
}

/// So many matrices at some byte, and what lies around them.
fn room(rows: usize, at: usize, room: &mut [u8]) -> (&mut [u8], &mut [Maps], &mut [u8]) {
    let (before, rest) = room.split_at_mut(at);
    let (maps, behind) = rest.split_at_mut(rows * size_of::<Maps>());
    (before, maps.as_chunks_mut().0.as_chunks_mut().0, behind)
}

#[test]
fn every_kernel_agrees_with_searches_at_every_place() {
    let mut random = fastrand::Rng::with_seed(24);
    for piece in pieces() {
        for _ in rounds(3) {
            let rows = if cfg!(miri) { 2 } else { random.usize(0..4) };
            let side = Rows::random(rows, &mut random);
            let boards = side.columns(&(0..rows), random.u8(0..8));
            let expected = (0..rows).map(|row| moves_of(piece, &boards.obstacles(row)).maps());
            let expected: Vec<_> = expected.collect();
            for call in CALLS {
                for_each_cpu(|cpu| {
                    let at = random.usize(0..64);
                    let mut bytes = vec![CANARY; rows * size_of::<Maps>() + 128];
                    let (before, maps, behind) = room(rows, at, &mut bytes);
                    call(cpu, piece, boards, maps);
                    let about = (cpu, piece, at, boards);
                    assert!(maps.iter().eq(&expected), "{about:?}");
                    assert!(before.iter().chain(&*behind).all(|&byte| byte == CANARY));
                })
            }
        }
    }
}

/// A matrix may fill a page of memory: one byte too far and the test dies.
#[test]
fn nothing_is_touched_beyond_the_matrices() {
    let mut page = Guarded::new();
    let side = Rows::random(1, &mut fastrand::Rng::with_seed(26));
    let boards = side.columns(&(0..1), 7);
    for piece in [Piece::King, Piece::Queen, Piece::WhitePawn] {
        let expected = moves_of(piece, &boards.obstacles(0)).maps();
        for (call, at_end) in CALLS.into_iter().flat_map(|call| [(call, false), (call, true)]) {
            for_each_cpu(|cpu| {
                let maps = page.rows(1, at_end);
                call(cpu, piece, boards, maps);
                assert!(maps == [expected], "{cpu:?} {piece:?}");
            })
        }
    }
}

/// More than the caches hold.
#[test]
#[cfg_attr(miri, ignore = "no small array")]
fn a_large_array_has_the_maps_of_single_calls() {
    // A forced kernel may not stream.
    let _alone = crate::test_boards::alone();
    let side = Rows::random(9000, &mut fastrand::Rng::with_seed(27));
    let boards = side.columns(&(0..9000), 3);
    let mut found = vec![[[CANARY; 64]; 64]; 9000];
    assert_eq!(matrix_batch(Piece::Queen, boards, &mut found), Ok(()));
    for (row, found) in found.iter().enumerate() {
        let expected = crate::matrix(Piece::Queen, &boards.obstacles(row)).0;
        assert!(*found == expected, "{row}");
    }
}
