//! Every kernel, by the instruction set that it is named for, against a search of each row that
//! shares no code with the kernels: all pieces, lengths, and places of the columns.

use core::ops::Range;
use std::string::ToString;
use std::vec;
use std::vec::Vec;

use super::*;
use crate::Territory;
use crate::test_boards::{
    LONG_WAYS, divided, for_each_cpu, nearest, one_of, pieces, random_board, random_set, rounds,
    slow_map,
};

#[cfg(unix)]
mod guard_pages;

/// A side of many boards: sets of squares, and own, enemy and avoided ones.
struct Rows {
    sets: Vec<Bitboard>,
    obstacles: [Vec<Bitboard>; 3],
}

impl Rows {
    /// Single squares mostly, but also sets and empty ones; boards of all kinds, mazes among them.
    fn random(rows: usize, random: &mut fastrand::Rng) -> Self {
        let sets = (0..rows).map(|_| match random.u8(0..8) {
            0 => Bitboard::EMPTY,
            1 => random_set(random, 5),
            2 => random_set(random, 30),
            _ => Bitboard(1 << random.u32(0..64)),
        });
        let sets = sets.collect();
        let mut obstacles = [const { Vec::new() }; 3];
        for _ in 0..rows {
            let mut board = random_board(random);
            if random.u8(0..10) == 0 {
                board.own = Bitboard(!LONG_WAYS[random.usize(0..2)]);
            }
            let sets = [board.own, board.enemy, board.avoid];
            obstacles
                .iter_mut()
                .zip(sets)
                .for_each(|(column, set)| column.push(set));
        }
        Self { sets, obstacles }
    }

    /// The obstacles in some rows: the columns whose bit is set.
    fn columns(&self, rows: &Range<usize>, given: u8) -> Columns<'_> {
        let part = |at: usize| &self.obstacles[at][rows.clone()];
        let [own, enemy, avoid] = [0, 1, 2].map(|at| (given >> at & 1 != 0).then(|| part(at)));
        Columns { own, enemy, avoid }
    }
}

/// Compares all that is said of some rows with the searches, for each instruction set.
fn check(piece: Piece, other: Piece, sides: [&Rows; 2], rows: &Range<usize>, given: u8) {
    let [(from, boards), (to, others)] =
        sides.map(|side| (&side.sets[rows.clone()], side.columns(rows, given)));
    let count = rows.len();
    let [one, two] =
        [(piece, from, boards), (other, to, others)].map(|(piece, sets, boards)| Side {
            piece,
            sets,
            boards,
        });
    let [maps, other_maps] = [one, two].map(|side| {
        let map = |row| slow_map(side.piece, side.sets[row], &side.boards.board(row));
        (0..count).map(map).collect::<Vec<_>>()
    });
    for_each_cpu(|cpu| {
        let about = (piece, other, cpu, rows, given);
        let mut found = vec![[99; 64]; count];
        assert_eq!(map_batch(piece, from, boards, &mut found), Ok(()));
        let mut paths = vec![99; count];
        assert_eq!(path_batch(piece, from, to, boards, &mut paths), Ok(()));
        let mut sets = [(); 3].map(|()| vec![Bitboard(99); count]);
        let [first, second, tied] = sets.each_mut().map(|set| Some(&mut set[..]));
        let out = Territories {
            first,
            second,
            tied,
        };
        assert_eq!(territory_batch(one, two, out), Ok(()));
        assert_eq!(found, maps, "{about:?}");
        for row in 0..count {
            let path = nearest(&maps[row], to[row]);
            assert_eq!(paths[row], path, "{row} {about:?}");
            let [first, second, tied] = [0, 1, 2].map(|set: usize| sets[set][row]);
            let both = [&maps[row][..], &other_maps[row]];
            let expected = divided(both, |square| Bitboard(1 << square));
            assert_eq!(
                Territory {
                    first,
                    second,
                    tied
                },
                expected,
                "{row} {about:?}"
            );
        }
    });
}

#[test]
fn every_kernel_agrees_with_a_search_of_each_row() {
    let mut random = fastrand::Rng::with_seed(20);
    for piece in pieces() {
        for _ in one_of(20, 0..10) {
            // More than the lanes of a vector.
            let rows = if cfg!(miri) { 6 } else { 40 };
            let sides = [(); 2].map(|()| Rows::random(rows, &mut random));
            let other = pieces().nth(random.usize(0..pieces().count())).unwrap();
            check(piece, other, [&sides[0], &sides[1]], &(0..rows), 7);
        }
    }
}

/// Every length up to some groups of vectors, from every place in a group on, with every choice
/// of columns that are not given.
#[test]
fn every_length_and_every_choice_of_columns() {
    let mut random = fastrand::Rng::with_seed(21);
    let sides = [(); 2].map(|()| Rows::random(80, &mut random));
    let named = [Piece::King, Piece::Knight, Piece::Queen, Piece::WhitePawn];
    for length in rounds(50) {
        for piece in named {
            let start = random.usize(0..=16);
            let rows = start..start + length;
            let (other, given) = (named[random.usize(0..4)], random.u8(0..8));
            check(piece, other, [&sides[0], &sides[1]], &rows, given);
        }
    }
}

#[test]
fn territories_may_be_asked_for_one_by_one() {
    let mut random = fastrand::Rng::with_seed(22);
    let sides = [(); 2].map(|()| Rows::random(20, &mut random));
    let [one, two] = sides.each_ref().map(|side| Side {
        piece: Piece::King,
        sets: &side.sets,
        boards: side.columns(&(0..20), 7),
    });
    let ask = |asked: u8| {
        let mut sets = [[Bitboard(99); 20]; 3];
        let mut columns = sets.each_mut().map(|set| Some(&mut set[..]));
        for (bit, column) in columns.iter_mut().enumerate() {
            column.take_if(|_| asked >> bit & 1 == 0);
        }
        let [first, second, tied] = columns;
        let out = Territories {
            first,
            second,
            tied,
        };
        assert_eq!(territory_batch(one, two, out), Ok(()));
        sets
    };
    for_each_cpu(|cpu| {
        let all = ask(7);
        for asked in 0..7 {
            for (column, found) in ask(asked).into_iter().enumerate() {
                let given = asked >> column & 1 != 0;
                let expected = if given {
                    all[column]
                } else {
                    [Bitboard(99); 20]
                };
                assert_eq!(found, expected, "{cpu:?} {asked} {column}");
            }
        }
    });
}

#[test]
fn columns_of_other_lengths_are_errors() {
    let (two, three) = ([Bitboard(1); 2], [Bitboard(1); 3]);
    let error = ColumnsError {
        expected: 2,
        found: 3,
    };
    let wrong = Err(error);
    let own = |column| Columns {
        own: Some(column),
        ..Columns::EMPTY
    };
    let last = Columns {
        own: Some(&two),
        enemy: None,
        avoid: Some(&three),
    };
    let mut out = [99; 2];
    let king = Piece::King;
    let mut path = |from, to, boards| path_batch(king, from, to, boards, &mut out);
    assert_eq!(path(&three[..], &two[..], Columns::EMPTY), wrong);
    assert_eq!(path(&two, &three, Columns::EMPTY), wrong);
    assert_eq!(path(&two, &two, own(&three[..])), wrong);
    assert_eq!(path(&two, &two, last), wrong);
    assert_eq!(out, [99; 2]);
    let mut maps = [[99; 64]; 2];
    assert_eq!(map_batch(king, &three, Columns::EMPTY, &mut maps), wrong);
    assert_eq!(map_batch(king, &two, own(&three), &mut maps), wrong);
    assert_eq!(maps, [[99; 64]; 2]);
    let side = |sets, boards| Side {
        piece: king,
        sets,
        boards,
    };
    let good = side(&two[..], Columns::EMPTY);
    let mut sets = [Bitboard(99); 3];
    let mut divide = |first, second, length| {
        let tied = Some(&mut sets[..length]);
        let out = Territories {
            tied,
            ..Territories::default()
        };
        territory_batch(first, second, out)
    };
    assert_eq!(divide(good, good, 3), wrong);
    assert_eq!(divide(good, side(&three, Columns::EMPTY), 2), wrong);
    assert_eq!(divide(good, side(&two, own(&three)), 2), wrong);
    assert_eq!(divide(side(&two, own(&three)), good, 2), wrong);
    assert_eq!(sets, [Bitboard(99); 3]);
    assert_eq!(error.to_string(), "a column of 3 rows beside 2");
}
