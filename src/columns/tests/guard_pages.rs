//! Columns that end, or begin, where the memory does: one byte too far and the test dies.
#![allow(unsafe_code)]

use super::*;
use crate::test_boards::{Guarded, for_each_cpu};

/// So many rows at the start or at the end of a page.
fn rows<T>(page: &mut Guarded, rows: usize, at_end: bool) -> &mut [T] {
    let bytes = page.bytes();
    let size = rows * size_of::<T>();
    let start = if at_end { bytes.len() - size } else { 0 };
    let bytes = &mut bytes[start..start + size];
    // SAFETY: any bytes are words or bytes, of which the slice has room for so many; a page is
    // aligned, and so is what ends with it.
    unsafe { core::slice::from_raw_parts_mut(bytes.as_mut_ptr().cast(), rows) }
}

#[test]
fn nothing_is_touched_beyond_the_columns() {
    let mut random = fastrand::Rng::with_seed(23);
    let mut pages: [Guarded; 8] = core::array::from_fn(|_| Guarded::new());
    let sides = [(); 2].map(|()| Rows::random(40, &mut random));
    let pieces = [Piece::King, Piece::Knight, Piece::Amazon, Piece::BlackPawn];
    let boards = sides[0].columns(&(0..40), 7);
    let expected = pieces.map(|piece| {
        let map = |row: usize| slow_map(piece, sides[0].sets[row], &boards.board(row));
        (0..40).map(map).collect::<Vec<_>>()
    });
    for length in 0..=40 {
        for at_end in [false, true] {
            let [from, to, own, enemy, avoid, first, paths, maps] = &mut pages;
            let copy = |page, column: &[Bitboard]| {
                let rows = rows::<Bitboard>(page, length, at_end);
                rows.copy_from_slice(&column[..length]);
                &*rows
            };
            let (from, to) = (copy(from, &sides[0].sets), copy(to, &sides[1].sets));
            let columns = [(own, 0), (enemy, 1), (avoid, 2)];
            let columns = columns.map(|(page, at)| Some(copy(page, &sides[0].obstacles[at])));
            let [own, enemy, avoid] = columns;
            let boards = Columns { own, enemy, avoid };
            let first = rows::<Bitboard>(first, length, at_end);
            let paths = rows::<u8>(paths, length, at_end);
            let maps = rows::<[u8; 64]>(maps, length, at_end);
            for (piece, expected) in pieces.into_iter().zip(&expected) {
                for_each_cpu(|cpu| {
                    assert_eq!(map_batch(piece, from, boards, maps), Ok(()));
                    assert_eq!(path_batch(piece, from, to, boards, paths), Ok(()));
                    let side = |sets| Side {
                        piece,
                        sets,
                        boards,
                    };
                    let out = Territories {
                        first: Some(first),
                        ..Territories::default()
                    };
                    assert_eq!(territory_batch(side(from), side(to), out), Ok(()));
                    assert_eq!(*maps, expected[..length], "{piece:?} {cpu:?} {length}");
                    for (row, &path) in paths.iter().enumerate() {
                        assert_eq!(path, nearest(&maps[row], to[row]));
                    }
                });
            }
        }
    }
}
