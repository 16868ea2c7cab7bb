//! Rows that are not there: nothing is read or written past the end of a column, whatever is asked.

use super::*;
use crate::columns::Columns;
use crate::{Cpu, Piece};

/// More rows than two registers have.
const ROWS: usize = 20;
static SETS: [Bitboard; ROWS] = [Bitboard(1); ROWS];
const KING: Side<'_> = Side {
    piece: Piece::King,
    sets: &SETS,
    boards: Columns::EMPTY,
};
/// There are no kernels for it.
const PAWN: Side<'_> = Side {
    piece: Piece::WhitePawn,
    ..KING
};

/// How many rows some work writes of maps, of paths and of territories, whose columns have so many
/// rows. What is not written must be as it was.
fn written(sides: &[Side<'_>], room: usize, mut work: impl FnMut(&mut Work<'_, '_>)) -> [usize; 3] {
    let mut work = |output| {
        let cpu = Cpu::Plain;
        work(&mut Work { cpu, sides, output });
    };
    let (mut maps, mut paths, mut tied) = ([[99; 64]; ROWS], [99; ROWS], [Bitboard(99); ROWS]);
    work(Output::Maps(&mut maps[..room]));
    work(Output::Paths(&SETS, &mut paths[..room]));
    work(Output::Territories(&mut Territories {
        tied: Some(&mut tied[..room]),
        ..Territories::default()
    }));
    let unchanged = [
        maps.iter()
            .rev()
            .take_while(|map| **map == [99; 64])
            .count(),
        paths.iter().rev().take_while(|path| **path == 99).count(),
        tied.iter()
            .rev()
            .take_while(|set| **set == Bitboard(99))
            .count(),
    ];
    unchanged.map(|rows| ROWS - rows)
}

fn check<V: Boards>(proof: V::Proof) {
    let all = 2 * V::ROWS;
    let groups = |sides: &[Side<'_>], rows: usize, room: usize| {
        written(sides, room, |work| super::groups::<V>(proof, work, rows))
    };
    assert_eq!(groups(&[KING; 2], all, all), [all; 3]);
    assert_eq!(groups(&[KING], all, all), [all, all, 0]);
    assert_eq!(groups(&[KING, PAWN], all, all), [all, all, 0]);
    assert_eq!(groups(&[PAWN, KING], all, all), [0; 3]);
    // Rows that fill no two registers, and columns that do not have the rows.
    assert_eq!(groups(&[KING; 2], all - 1, all), [0; 3]);
    assert_eq!(groups(&[KING; 2], all, all - 1)[..2], [0; 2]);
    // Of territories one register may have all of its rows.
    assert_eq!(groups(&[KING; 2], all, all - 1)[2], V::ROWS);

    for row in 0..ROWS + 2 {
        let there = row + V::ROWS <= ROWS;
        let expected = if there { 1 } else { 0 };
        let found = words(read::<V>(proof, &SETS, row));
        assert_eq!(found[..V::ROWS], [expected; 8][..V::ROWS], "{row}");
    }
}

#[test]
fn registers_without_all_rows() {
    crate::simd::registers::check_every_register!(check);
}

#[test]
fn one_row_where_there_is_none() {
    let row = |sides: &[Side<'_>], row: usize, room: usize| {
        written(sides, room, |work| work.one_row(row))
    };
    assert_eq!(row(&[KING; 2], 0, 1), [1; 3]);
    assert_eq!(row(&[KING; 2], 1, 1), [0; 3]);
    for sides in [&[][..], &[KING; 3]] {
        assert_eq!(row(sides, 0, 1), [0; 3]);
    }
}
