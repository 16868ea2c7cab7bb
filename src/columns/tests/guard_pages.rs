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
    for length in 0..=40 {
        for at_end in [false, true] {
            let [from, to, own, enemy, avoid, first, paths, maps] = &mut pages;
            let copy = |page, column: &[Bitboard]| {
                let rows = rows::<Bitboard>(page, length, at_end);
                rows.copy_from_slice(&column[..length]);
                &*rows
            };
            let (from, to) = (copy(from, &sides[0].sets), copy(to, &sides[1].sets));
            let boards = Columns {
                own: Some(copy(own, &sides[0].obstacles[0])),
                enemy: Some(copy(enemy, &sides[0].obstacles[1])),
                avoid: Some(copy(avoid, &sides[0].obstacles[2])),
            };
            let first = rows::<Bitboard>(first, length, at_end);
            let paths = rows::<u8>(paths, length, at_end);
            let maps = rows::<[u8; 64]>(maps, length, at_end);
            for piece in [Piece::King, Piece::Knight, Piece::Amazon, Piece::BlackPawn] {
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
                    for row in 0..length {
                        let map = slow_map(piece, from[row], &boards.board(row));
                        assert_eq!(maps[row], map, "{piece:?} {cpu:?} {length} {row}");
                        assert_eq!(paths[row], nearest(&map, to[row]));
                    }
                });
            }
        }
    }
}
