//! Every kernel against a search of each row that shares no code with the kernels: all pieces,
//! lengths, and places of the columns.

mod matrices;

use core::ops::Range;
use std::vec;
use std::vec::Vec;

use super::sets::{attacks_batch, moves_batch, ring_batch, trajectory_count_batch, within_batch};
use super::*;
use crate::kernels::columns::Output;
use crate::test_boards::{
    Guarded, LONG_WAYS, divided, for_each_cpu, mostly_one, moves_of, nearest, one_of, pieces,
    random_board, rounds, squares_at,
};
use crate::{Territory, attacks, moves, set_trajectory_count};

/// A side of many boards: sets of squares, and own, enemy and avoided ones.
pub(super) struct Rows {
    sets: Vec<Bitboard>,
    obstacles: [Vec<Bitboard>; 3],
}

impl Rows {
    /// Single squares mostly, but also sets and empty ones; boards of all kinds, mazes among them.
    pub(super) fn random(rows: usize, random: &mut fastrand::Rng) -> Self {
        let sets = (0..rows).map(|_| mostly_one(random)).collect();
        let mut obstacles = [const { Vec::new() }; 3];
        for _ in 0..rows {
            let mut board = random_board(random);
            if random.u8(0..10) == 0 {
                board.own = Bitboard(!LONG_WAYS[random.usize(0..2)]);
            }
            let sets = [board.own, board.enemy, board.avoid];
            for (column, set) in obstacles.iter_mut().zip(sets) {
                column.push(set);
            }
        }
        Self { sets, obstacles }
    }

    /// The obstacles in some rows: the columns whose bit is set.
    pub(super) fn columns(&self, rows: &Range<usize>, given: u8) -> Columns<'_> {
        let part = |at: usize| &self.obstacles[at][rows.clone()];
        let [own, enemy, avoid] = [0, 1, 2].map(|at| (given >> at & 1 != 0).then(|| part(at)));
        Columns { own, enemy, avoid }
    }
}

/// The map of each row.
fn searches(piece: Piece, sets: &[Bitboard], boards: Columns<'_>) -> Vec<[u8; 64]> {
    let rows = sets.iter().enumerate();
    rows.map(|(row, &from)| moves_of(piece, &boards.obstacles(row)).map_of(from)).collect()
}

/// Compares all that is said of some rows with the searches, for each instruction set.
fn check(piece: Piece, other: Piece, sides: [&Rows; 2], rows: &Range<usize>, given: u8) {
    let [(from, boards), (to, others)] =
        sides.map(|side| (&side.sets[rows.clone()], side.columns(rows, given)));
    let count = rows.len();
    let [one, two] = [(piece, from, boards), (other, to, others)]
        .map(|(piece, sets, boards)| Side { piece, sets, boards });
    let [maps, other_maps] = [one, two].map(|side| searches(side.piece, side.sets, side.boards));
    for_each_cpu(|cpu| {
        let about = (piece, other, cpu, rows, given);
        let mut found = vec![[99; 64]; count];
        assert_eq!(map_batch(piece, from, boards, &mut found), Ok(()));
        let mut paths = vec![99; count];
        assert_eq!(path_batch(piece, from, to, boards, &mut paths), Ok(()));
        check_sets(piece, [from, to], boards, &maps);
        let mut sets = [(); 3].map(|()| vec![Bitboard(99); count]);
        // The sets whose bit is set, as with the columns.
        let asked = |at: usize| given >> at & 1 != 0;
        let mut out = sets.each_mut().map(|set| Some(&mut set[..]));
        for (at, set) in out.iter_mut().enumerate() {
            set.take_if(|_| !asked(at));
        }
        let [first, second, tied] = out;
        let out = Territories { first, second, tied };
        assert_eq!(territory_batch(one, two, out), Ok(()));
        assert_eq!(found, maps, "{about:?}");
        for row in 0..count {
            let path = nearest(&maps[row], to[row]);
            assert_eq!(paths[row], path, "{row} {about:?}");
            let both = [&maps[row][..], &other_maps[row]];
            let Territory { first, second, tied } = divided(both, |square| Bitboard(1 << square));
            for (at, expected) in [first, second, tied].into_iter().enumerate() {
                let expected = if asked(at) { expected } else { Bitboard(99) };
                assert_eq!(sets[at][row], expected, "{at} {row} {about:?}");
            }
        }
    });
}

/// The columns of sets and counts: those by numbers of moves against the maps of a search, the others
/// against the definition of one move and of a count.
fn check_sets(piece: Piece, [from, to]: [&[Bitboard]; 2], boards: Columns<'_>, maps: &[[u8; 64]]) {
    let column = |call: &dyn Fn(&mut [Bitboard]) -> Result<(), ColumnsError>| {
        let mut out = vec![Bitboard(99); from.len()];
        assert_eq!(call(&mut out), Ok(()));
        out
    };
    let moves_found = column(&|out| moves_batch(piece, from, boards, out));
    let attacks_found = column(&|out| attacks_batch(piece, from, boards.own, out));
    let mut counts = vec![99; from.len()];
    assert_eq!(trajectory_count_batch(piece, from, to, boards, &mut counts), Ok(()));
    for row in 0..from.len() {
        assert_eq!(
            moves_found[row],
            moves(piece, from[row], &boards.obstacles(row)),
            "{piece:?} {row}"
        );
        let attacked = attacks(piece, from[row], boards.obstacles(row).own);
        assert_eq!(attacks_found[row], attacked, "{piece:?} {row}");
        let expected = set_trajectory_count(piece, from[row], to[row], &boards.obstacles(row));
        assert_eq!(counts[row], expected, "{piece:?} {row}");
    }
    // Among them the levels that the kernels keep, and the largest numbers.
    for moves in [0, 1, 2, 3, 7, 8, 11, 12, 14, 15, 16, 35, 63, u32::MAX] {
        let within = column(&|out| within_batch(piece, from, moves, boards, out));
        let ring = column(&|out| ring_batch(piece, from, moves, boards, out));
        for (row, map) in maps.iter().enumerate() {
            let expected = [
                squares_at(map, |least| u32::from(least) <= moves),
                squares_at(map, |least| u32::from(least) == moves),
            ];
            assert_eq!([within[row], ring[row]], expected, "{piece:?} {moves} {row}");
        }
    }
}

#[test]
fn every_kernel_agrees_with_a_search_of_each_row() {
    let mut random = fastrand::Rng::with_seed(20);
    for piece in one_of(5, pieces()) {
        for _ in one_of(20, 0..10) {
            // More than the lanes of a vector.
            let rows = if cfg!(miri) { 6 } else { 40 };
            let sides = [(); 2].map(|()| Rows::random(rows, &mut random));
            let other = pieces().nth(random.usize(0..pieces().count())).unwrap();
            check(piece, other, [&sides[0], &sides[1]], &(0..rows), 7);
        }
    }
}

/// Every length up to some groups of vectors, from every place in a group on, with every choice of
/// columns that are not given.
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

/// Columns that end, or begin, where the memory does: one byte too far and the test dies.
#[test]
fn nothing_is_touched_beyond_the_columns() {
    let mut random = fastrand::Rng::with_seed(23);
    let mut pages: [Guarded; 8] = core::array::from_fn(|_| Guarded::new());
    let sides = [(); 2].map(|()| Rows::random(40, &mut random));
    let pieces = [Piece::King, Piece::Knight, Piece::Amazon, Piece::BlackPawn];
    let boards = sides[0].columns(&(0..40), 7);
    let expected = pieces.map(|piece| searches(piece, &sides[0].sets, boards));
    for length in 0..=40 {
        for at_end in [false, true] {
            let [from, to, own, enemy, avoid, first, paths, maps] = &mut pages;
            let [from, to] = [(from, 0), (to, 1)]
                .map(|(page, side)| page.copy(&sides[side].sets[..length], at_end));
            let [own, enemy, avoid] = [(own, 0), (enemy, 1), (avoid, 2)]
                .map(|(page, at)| Some(page.copy(&sides[0].obstacles[at][..length], at_end)));
            let boards = Columns { own, enemy, avoid };
            let (first, paths) = (first.rows(length, at_end), paths.rows(length, at_end));
            let maps = maps.rows(length, at_end);
            for (piece, expected) in pieces.into_iter().zip(&expected) {
                for_each_cpu(|cpu| {
                    assert_eq!(map_batch(piece, from, boards, maps), Ok(()));
                    assert_eq!(path_batch(piece, from, to, boards, paths), Ok(()));
                    assert_eq!(moves_batch(piece, from, boards, first), Ok(()));
                    assert_eq!(within_batch(piece, from, 9, boards, first), Ok(()));
                    assert_eq!(ring_batch(piece, from, 9, boards, first), Ok(()));
                    let side = |sets| Side { piece, sets, boards };
                    let out = Territories { first: Some(first), ..Territories::default() };
                    assert_eq!(territory_batch(side(from), side(to), out), Ok(()));
                    assert_eq!(*maps, expected[..length], "{piece:?} {cpu:?} {length}");
                });
            }
        }
    }
}

#[test]
fn columns_of_other_lengths_are_errors() {
    let (two, three) = (&[Bitboard(1); 2][..], &[Bitboard(1); 3][..]);
    let error = ColumnsError { expected: 2, found: 3 };
    let boards = |own, avoid| Columns { own: Some(own), enemy: None, avoid: Some(avoid) };
    let (none, king) = (Columns::EMPTY, Piece::King);
    let good = Side { piece: king, sets: two, boards: none };
    let (mut paths, mut counts, mut maps) = ([99; 2], [99; 2], [[99; 64]; 2]);
    let (mut out, mut tied) = ([Bitboard(99); 2], [Bitboard(99); 3]);
    let mut divide = |first, second, rows| {
        let tied = Some(&mut tied[..rows]);
        territory_batch(first, second, Territories { tied, ..Territories::default() })
    };
    for (sets, boards) in [(three, none), (two, boards(three, two)), (two, boards(two, three))] {
        let wrong = Side { piece: king, sets, boards };
        let results = [
            path_batch(king, sets, two, boards, &mut paths),
            map_batch(king, sets, boards, &mut maps),
            moves_batch(king, sets, boards, &mut out),
            within_batch(king, sets, 1, boards, &mut out),
            ring_batch(king, sets, 1, boards, &mut out),
            trajectory_count_batch(king, sets, two, boards, &mut counts),
            divide(good, wrong, 2),
        ];
        assert_eq!(results, [Err(error); 7]);
        assert!(divide(wrong, good, 2).is_err());
    }
    let mut matrices = vec![[[99; 64]; 64]; 2];
    let results = [
        path_batch(king, two, three, none, &mut paths),
        trajectory_count_batch(king, two, three, none, &mut counts),
        attacks_batch(king, three, Some(two), &mut out),
        attacks_batch(Piece::WhitePawn, two, Some(three), &mut out),
        divide(good, good, 3),
        matrix_batch(king, boards(three, two), &mut matrices),
        matrix_batch(king, boards(two, three), &mut matrices),
    ];
    assert_eq!(results, [Err(error); 7]);
    assert!(matrices == [[[99; 64]; 64]; 2] && maps == [[99; 64]; 2]);
    assert_eq!(
        (paths, counts, out, tied),
        ([99; 2], [99; 2], [Bitboard(99); 2], [Bitboard(99); 3])
    );
}

#[test]
fn rows_fill_two_registers() {
    for cpu in Cpu::available() {
        let widest = |rows| widest_for(cpu, rows).index();
        assert_eq!([4, 7].map(widest), [Cpu::Plain.index(); 2]);
        assert_eq!([8, 15].map(widest), [cpu.index().min(1); 2]);
        assert_eq!([16, 1000].map(widest), [cpu.index(); 2]);
    }
}

#[test]
fn rows_of_known_pieces_are_done_in_registers_unless_they_are_few() {
    use Piece::{BlackPawn, King, Queen, Rook, WhitePawn};
    static SETS: [Bitboard; 40] = [Bitboard(1); 40];
    let boards = Columns { own: Some(&SETS), ..Columns::EMPTY };
    for rows in 0..40 {
        for (pieces, known) in [
            (&[King, Queen][..], true),
            (&[King, WhitePawn], false),
            (&[BlackPawn, Rook], false),
            (&[Rook], true),
            (&[BlackPawn], false),
        ] {
            let side = |&piece| Side { piece, sets: &SETS, boards };
            let sides: Vec<_> = pieces.iter().map(side).collect();
            assert_eq!(fill_registers(&sides, rows), rows >= 4 && known, "{pieces:?} {rows}");
        }
    }
}

/// Nothing is written past the end of a column, and nothing without a side.
#[test]
fn one_row_where_there_is_none() {
    let sets = [Bitboard(1); 2];
    let king = Side { piece: Piece::King, sets: &sets, boards: Columns::EMPTY };
    let written = |sides: &[Side<'_>], row: usize| {
        let (mut maps, mut paths, mut tied) = ([[99; 64]; 2], [99; 2], [Bitboard(99); 2]);
        let mut territories = Territories { tied: Some(&mut tied[..1]), ..Territories::default() };
        for mut output in [
            Output::Maps(&mut maps[..1]),
            Output::Paths(&sets, &mut paths[..1]),
            Output::Territories(&mut territories),
        ] {
            one_row(sides, &mut output, row);
        }
        assert_eq!((maps[1], paths[1], tied[1]), ([99; 64], 99, Bitboard(99)));
        [maps[0] != [99; 64], paths[0] != 99, tied[0] != Bitboard(99)]
    };
    assert_eq!(written(&[king; 2], 0), [true; 3]);
    assert_eq!(written(&[king; 2], 1), [false; 3]);
    assert_eq!(written(&[], 0), [false; 3]);
}
