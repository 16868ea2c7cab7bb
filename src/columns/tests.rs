//! Every kernel, by the instruction set that it is named for, against a search of each row that
//! shares no code with the kernels: all pieces, lengths, and places of the columns.

use core::ops::Range;
use std::string::ToString;
use std::vec;
use std::vec::Vec;

use super::*;
use crate::test_boards::{
    LONG_WAYS, for_each_cpu, one_of, pieces, queue_search, random_board, random_set, rounds,
};
use crate::{Board, Territory};
use crate::{NONE, Square};

#[cfg(unix)]
mod guard_pages;

/// A side of many boards: sets of squares and obstacles.
struct Rows {
    sets: Vec<Bitboard>,
    own: Vec<Bitboard>,
    enemy: Vec<Bitboard>,
    avoid: Vec<Bitboard>,
}

impl Rows {
    /// Single squares mostly, but also sets and empty ones; boards of all kinds, mazes among them.
    fn random(rows: usize, random: &mut fastrand::Rng) -> Self {
        let mut side = Self {
            sets: Vec::new(),
            own: Vec::new(),
            enemy: Vec::new(),
            avoid: Vec::new(),
        };
        for _ in 0..rows {
            side.sets.push(match random.u8(0..8) {
                0 => Bitboard::EMPTY,
                1 => random_set(random, 5),
                2 => random_set(random, 30),
                _ => Bitboard(1 << random.u32(0..64)),
            });
            let board = random_board(random);
            let maze = Bitboard(!LONG_WAYS[random.usize(0..2)]);
            side.own.push(if random.u8(0..10) == 0 {
                maze
            } else {
                board.own
            });
            side.enemy.push(board.enemy);
            side.avoid.push(board.avoid);
        }
        side
    }

    /// The obstacles in some rows: the columns whose bit is set.
    fn columns(&self, rows: &Range<usize>, given: u8) -> Columns<'_> {
        let part = |bit: u8| move |column| (given >> bit & 1 != 0).then_some(column);
        Columns {
            own: part(0)(&self.own[rows.clone()]),
            enemy: part(1)(&self.enemy[rows.clone()]),
            avoid: part(2)(&self.avoid[rows.clone()]),
        }
    }
}

fn search(piece: Piece, from: Bitboard, board: &Board) -> [u8; 64] {
    queue_search(piece, from, board).map(|moves| moves.map_or(NONE, |moves| moves as u8))
}

/// The least byte of a map on the squares of a set.
fn nearest(map: &[u8; 64], to: Bitboard) -> u8 {
    let distances = to.into_iter().map(|square| map[square.index()]);
    distances.min().unwrap_or(NONE)
}

fn divided(first: &[u8; 64], second: &[u8; 64]) -> Territory {
    let mut territory = Territory::default();
    for square in Square::all() {
        let (near, far) = (first[square.index()], second[square.index()]);
        let set = match near.cmp(&far) {
            core::cmp::Ordering::Less => &mut territory.first,
            core::cmp::Ordering::Greater => &mut territory.second,
            core::cmp::Ordering::Equal if near == NONE => continue,
            core::cmp::Ordering::Equal => &mut territory.tied,
        };
        *set |= Bitboard::of(square);
    }
    territory
}

/// Compares all that is said of some rows with the searches, for each instruction set.
fn check(piece: Piece, other: Piece, sides: [&Rows; 2], rows: &Range<usize>, given: u8) {
    let [(from, boards), (to, others)] =
        sides.map(|side| (&side.sets[rows.clone()], side.columns(rows, given)));
    let count = rows.len();
    let what = |cpu, row| (piece, other, cpu, row, rows.clone(), given);
    let maps: Vec<_> = (0..count)
        .map(|row| search(piece, from[row], &boards.board(row)))
        .collect();
    let other_maps: Vec<_> = (0..count)
        .map(|row| search(other, to[row], &others.board(row)))
        .collect();
    for_each_cpu(|cpu| {
        let mut found = vec![[99; 64]; count];
        assert_eq!(map_batch(piece, from, boards, &mut found), Ok(()));
        let mut paths = vec![99; count];
        assert_eq!(path_batch(piece, from, to, boards, &mut paths), Ok(()));
        let mut sets = [(); 3].map(|()| vec![Bitboard(99); count]);
        let [first, second, tied] = &mut sets;
        let out = Territories {
            first: Some(first),
            second: Some(second),
            tied: Some(tied),
        };
        let side = |piece, sets, boards| Side {
            piece,
            sets,
            boards,
        };
        let (one, two) = (side(piece, from, boards), side(other, to, others));
        assert_eq!(territory_batch(one, two, out), Ok(()));
        for row in 0..count {
            assert_eq!(found[row], maps[row], "{:?}", what(cpu, row));
            let path = nearest(&maps[row], to[row]);
            assert_eq!(paths[row], path, "{:?}", what(cpu, row));
            let found = Territory {
                first: sets[0][row],
                second: sets[1][row],
                tied: sets[2][row],
            };
            let expected = divided(&maps[row], &other_maps[row]);
            assert_eq!(found, expected, "{:?}", what(cpu, row));
        }
    });
}

#[test]
fn every_kernel_agrees_with_a_search_of_each_row() {
    let mut random = fastrand::Rng::with_seed(20);
    for piece in pieces() {
        for _ in one_of(20, 0..20) {
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
    let [first, second] = [0, 1].map(|side| Side {
        piece: Piece::King,
        sets: &sides[side].sets,
        boards: sides[side].columns(&(0..20), 7),
    });
    let ask = |asked: u8| {
        let mut sets = [[Bitboard(99); 20]; 3];
        let [a, b, c] = &mut sets;
        let out = Territories {
            first: (asked & 1 != 0).then_some(a),
            second: (asked & 2 != 0).then_some(b),
            tied: (asked & 4 != 0).then_some(c),
        };
        assert_eq!(territory_batch(first, second, out), Ok(()));
        sets
    };
    for_each_cpu(|cpu| {
        let all = ask(7);
        for asked in 0..7 {
            let found = ask(asked);
            for column in 0..3 {
                let given = asked >> column & 1 != 0;
                let expected = if given {
                    all[column]
                } else {
                    [Bitboard(99); 20]
                };
                assert_eq!(found[column], expected, "{cpu:?} {asked} {column}");
            }
        }
    });
}

/// With the instruction set that is found out.
#[test]
fn columns_of_the_same_length_are_answered() {
    let mut random = fastrand::Rng::with_seed(23);
    let sides = [(); 2].map(|()| Rows::random(20, &mut random));
    let [one, other] = [0, 1].map(|side| Side {
        piece: Piece::Queen,
        sets: &sides[side].sets,
        boards: sides[side].columns(&(0..20), 7),
    });
    let (mut maps, mut paths) = ([[99; 64]; 20], [99; 20]);
    let map = map_batch(one.piece, one.sets, one.boards, &mut maps);
    let path = path_batch(one.piece, one.sets, other.sets, one.boards, &mut paths);
    let mut sets = [[Bitboard(99); 20]; 3];
    let [first, second, tied] = &mut sets;
    let out = Territories {
        first: Some(first),
        second: Some(second),
        tied: Some(tied),
    };
    assert_eq!([map, path, territory_batch(one, other, out)], [Ok(()); 3]);
    for row in 0..20 {
        let [map, far] =
            [&one, &other].map(|side| search(side.piece, side.sets[row], &side.boards.board(row)));
        assert_eq!(maps[row], map);
        assert_eq!(paths[row], nearest(&map, other.sets[row]));
        let found = Territory {
            first: sets[0][row],
            second: sets[1][row],
            tied: sets[2][row],
        };
        assert_eq!(found, divided(&map, &far));
    }
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
