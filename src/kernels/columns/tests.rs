//! Rows that are not there: nothing is read or written past the end of a column, whatever is asked.
//! And what fills leave for each row. What columns say is compared with a search of each row in the
//! tests of `columns`.

use super::*;
use crate::cpu::tests::check_every_isa;
use crate::test_boards::{LONG_WAYS, cut_off, random_board, random_set, rounds, squares_at};
use crate::{Cpu, DistanceMap, Obstacles, Piece, definition};

/// More rows than two registers have.
const ROWS: usize = 20;
static SETS: [Bitboard; ROWS] = [Bitboard(1); ROWS];
const KING: Side<'_> = Side { piece: Piece::King, sets: &SETS, boards: Columns::EMPTY };

/// How many rows some work writes of maps, of paths and of territories, whose columns have so many
/// rows. What is not written must be as it was.
fn written(room: usize, mut work: impl FnMut(&mut Output<'_, '_>)) -> [usize; 3] {
    let (mut maps, mut paths, mut tied) = ([[99; 64]; ROWS], [99; ROWS], [Bitboard(99); ROWS]);
    work(&mut Output::Maps(&mut maps[..room]));
    work(&mut Output::Paths(&SETS, &mut paths[..room]));
    work(&mut Output::Territories(&mut Territories {
        tied: Some(&mut tied[..room]),
        ..Territories::default()
    }));
    fn rows<T: PartialEq>(column: &[T], canary: T) -> usize {
        let last = column.iter().rposition(|row| *row != canary);
        last.map_or(0, |last| last + 1)
    }
    [rows(&maps, [99; 64]), rows(&paths, 99), rows(&tied, Bitboard(99))]
}

fn check<I: Isa>(isa: I) {
    let all = 2 * I::BOARDS;
    let groups = |sides: &[Side<'_>], rows: usize, room: usize| {
        written(room, |output| {
            groups_of(isa, sides, output, rows, |_, _, row| panic!("row {row} is finished"));
        })
    };
    assert_eq!(groups(&[KING; 2], all, all), [all; 3]);
    assert_eq!(groups(&[KING], all, all), [all, all, 0]);
    assert_eq!(groups(&[], all, all), [0; 3]);
    // Rows that fill no two registers, and columns that do not have the rows.
    assert_eq!(groups(&[KING; 2], all - 1, all), [0; 3]);
    assert_eq!(groups(&[KING; 2], all, all - 1)[..2], [0; 2]);
    // One register of territories may have all of its rows.
    assert_eq!(groups(&[KING; 2], all, all - 1)[2], I::BOARDS);

    for row in 0..ROWS + 2 {
        let there = row + I::BOARDS <= ROWS;
        let expected = if there { 1 } else { 0 };
        let found = read_from(isa, &SETS, row);
        assert_eq!(found.as_slice(), &[expected; 8][..I::BOARDS], "{row}");
    }
}

#[test]
fn registers_without_all_rows() {
    check_every_isa!(check);
}

/// A king on a way of 35 moves is left to the caller's function, and the others are not.
#[test]
fn boards_with_long_ways_are_left_to_a_function() {
    let mut own = [Bitboard::EMPTY; 2 * ROWS];
    own[17] = Bitboard(!LONG_WAYS[0]);
    let sets = [Bitboard(1); 2 * ROWS];
    let side = Side { sets: &sets, boards: Columns { own: Some(&own), ..Columns::EMPTY }, ..KING };
    for cpu in Cpu::available() {
        let mut maps = [[99; 64]; 2 * ROWS];
        groups(cpu, &[side], &mut Output::Maps(&mut maps), 2 * ROWS, |_, output, row| {
            if let Output::Maps(maps) = output {
                maps[row] = [98; 64];
            }
        });
        for (row, map) in maps.iter().enumerate() {
            let last = if row == 17 { 98 } else { 7 };
            assert_eq!(map[63], last, "{cpu:?} {row}");
        }
    }
}

/// Levels of each board by the definition.
fn check_levels<I: Isa>(isa: I) {
    let mut random = fastrand::Rng::with_seed(17);
    // With what an earlier fill has left.
    let mut room = Room::new(isa);
    for piece in Piece::NAMED {
        let Some(motion) = Motion::of(piece) else {
            continue;
        };
        for _ in rounds(40) {
            let boards = [(); 16].map(|()| (random_set(&mut random, 3), random_board(&mut random)));
            check_motion(isa, piece, motion, &boards, &mut room);
        }
        // Boards that are alike, and have no square out of reach.
        for open in LONG_WAYS {
            for way in cut_off(piece, open) {
                let start = Bitboard(open & open.wrapping_neg());
                check_motion(isa, piece, motion, &[(start, way); 16], &mut room);
            }
        }
    }
}

fn check_motion<I: Isa>(
    isa: I,
    piece: Piece,
    motion: Motion,
    boards: &[(Bitboard, Obstacles); 16],
    room: &mut Room<I>,
) {
    let rows = I::BOARDS;
    let word = |words: &[u64; 16], part: usize| read(isa, &words.map(Bitboard)[part * rows..]);
    let from = boards.map(|(from, _)| from.0);
    let enterable = boards.map(|(_, board)| board.enterable(piece));
    let free = boards.map(|(_, board)| board.free());
    let squares = [0, 1].map(|part| BoardMovers {
        from: word(&from, part),
        enterable: word(&enterable, part),
        free: word(&free, part),
    });
    let maps = boards[..2 * rows].iter().map(|(from, board)| definition::map(piece, *from, board));
    let maps: std::vec::Vec<_> = maps.collect();
    let levels = keep_levels(isa, motion, &squares, room);
    let farthest = maps.iter().map(|map| map.farthest()).max().unwrap();
    let count = levels.count();
    let is_reached =
        |(open, map): (&u64, &DistanceMap)| open & !squares_at(&map.0, |_| true).0 == 0;
    // Where some squares are out of reach, only the next level shows the end.
    let last = farthest + u8::from(!enterable.iter().zip(&maps).all(is_reached));
    // More levels are usual for kings and wazirs.
    let expected = match motion {
        Motion::King if last < 12 => 12,
        Motion::King | Motion::Wazir => 16,
        _ if farthest < 8 => 8,
        _ => 16,
    };
    assert_eq!(count, expected, "{piece:?} {boards:?}");
    for (board, map) in maps.iter().enumerate() {
        let (part, row) = (board / rows, board % rows);
        let last = squares_at(&map.0, |distance| distance == 15).0;
        let found = levels.growing(part)[row];
        assert_eq!(found, last, "{piece:?} {boards:?}");
        for level in 0..=count {
            let found = levels.get(level, part)[row];
            let reached = |distance| usize::from(distance) <= level.min(count - 1);
            let expected = squares_at(&map.0, reached).0;
            assert_eq!(found, expected, "{piece:?} {boards:?}");
        }
    }
}

#[test]
fn levels_are_those_of_the_definition() {
    check_every_isa!(check_levels);
}
