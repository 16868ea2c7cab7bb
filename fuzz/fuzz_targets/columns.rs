//! Columns of positions, and of pairs, with every kernel, against a queue search of each row.
#![no_main]

use arbitrary::Arbitrary;
use chess_distance::{Bitboard, BoardSize, Columns, Cpu, Piece, Side, Territories};
use chess_distance::{Grid, GridObstacles, GridSquares};
use chess_distance::{batch, map_batch, matrix_batch, path_batch, territory_batch};
use libfuzzer_sys::fuzz_target;

#[path = "../../src/test_boards/oracle.rs"]
#[allow(dead_code)]
mod oracle;

use oracle::Moves;

/// Start squares, targets, and the obstacles of a row.
#[derive(Arbitrary, Debug, Clone, Copy)]
struct Row {
    from: u64,
    to: u64,
    sets: [u64; 3],
}

#[derive(Arbitrary, Debug)]
struct Input {
    pieces: [u8; 2],
    /// The columns that are not NULL: three bits.
    given: u8,
    rows: Vec<Row>,
    /// So many rows: the few that the fuzzer wrote, repeated.
    length: u8,
    /// Sets with one member, for long ways.
    single: bool,
}

fn members(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |square| set >> square & 1 != 0)
}

fuzz_target!(|input: Input| {
    if input.rows.is_empty() || input.rows.len() > 24 {
        return;
    }
    let length = usize::from(input.length % 40);
    let mut rows: Vec<Row> = input.rows.iter().copied().cycle().take(length).collect();
    for row in &mut rows {
        if input.single {
            (row.from, row.to) = (1 << (row.from & 63), 1 << (row.to & 63));
        }
        for (bit, set) in row.sets.iter_mut().enumerate() {
            *set *= u64::from(input.given >> bit & 1);
        }
    }
    let codes = input.pieces.map(|piece| match piece % 13 {
        piece @ 0..11 => i32::from(piece),
        leaper => [256 + 17, 256 + 19][usize::from(leaper) - 11],
    });
    let [piece, other] = codes.map(|code| Piece::from_code(code).expect("a piece"));
    // The search of each row, once for all kernels.
    let once = length.min(input.rows.len());
    let oracles =
        |code| rows[..once].iter().map(move |row| Moves::of_code(code, BoardSize::CHESS, row.sets));
    let [near, far] = [(codes[0], true), (codes[1], false)].map(|(code, first)| {
        let maps = oracles(code).zip(&rows);
        maps.map(|(moves, row)| moves.map(members(if first { row.from } else { row.to })))
            .collect::<Vec<_>>()
    });
    let matrices: Vec<_> = oracles(codes[0]).take(2).collect();

    let column = |of: fn(&Row) -> u64| rows.iter().map(|row| Bitboard(of(row))).collect::<Vec<_>>();
    let (from, to) = (column(|row| row.from), column(|row| row.to));
    let sets = [column(|row| row.sets[0]), column(|row| row.sets[1]), column(|row| row.sets[2])];
    let given = |bit: usize| (input.given >> bit & 1 != 0).then_some(&sets[bit][..]);
    let boards = Columns { own: given(0), enemy: given(1), avoid: given(2) };
    let squares = |of: fn(&Row) -> u64| rows.iter().map(|row| of(row) as u8).collect::<Vec<_>>();
    let (a, b) = (squares(|row| row.from), squares(|row| row.to));
    for cpu in Cpu::available() {
        let (mut maps, mut paths) = (vec![[99; 64]; length], vec![99; length]);
        cpu.force();
        map_batch(piece, &from, boards, &mut maps).expect("equal lengths");
        path_batch(piece, &from, &to, boards, &mut paths).expect("equal lengths");
        let mut found = [(); 3].map(|()| vec![Bitboard(99); length]);
        let [first, second, tied] = found.each_mut().map(|set| Some(&mut set[..]));
        let side = |piece, sets| Side { piece, sets, boards };
        let (one, two) = (side(piece, &from), side(other, &to));
        territory_batch(one, two, Territories { first, second, tied }).expect("equal lengths");
        for row in 0..length {
            let (near, far) = (&near[row % once], &far[row % once]);
            assert_eq!(maps[row][..], **near, "{cpu:?} {row}");
            let path = members(rows[row].to).map(|square| near[square]).min();
            assert_eq!(paths[row], path.unwrap_or(255), "{cpu:?} {row}");
            for (square, (a, b)) in near.iter().zip(far).enumerate() {
                let expected = [a < b, a > b, a == b && *a != 255];
                let found = found.each_ref().map(|set| set[row].0 >> square & 1 != 0);
                assert_eq!(found, expected, "{cpu:?} {row} {square}");
            }
        }
        let mut all = vec![[[99; 64]; 64]; length];
        matrix_batch(piece, boards, &mut all).expect("equal lengths");
        for (row, found) in all.iter().enumerate().filter(|(row, _)| row % once < matrices.len()) {
            for (from, map) in found.iter().enumerate().step_by(9) {
                assert_eq!(map[..], *matrices[row % once].map([from]), "{cpu:?} {row} {from}");
            }
        }
        let (mut pairs, empty) =
            (vec![99; length], Moves::of_code(codes[0], BoardSize::CHESS, [0; 3]));
        let valid = batch(piece, &a, &b, &mut pairs).is_ok();
        assert_eq!(valid, a.iter().chain(&b).all(|&square| square < 64), "{cpu:?}");
        for (row, &found) in pairs.iter().enumerate().take(once) {
            let on_board = a[row] < 64 && b[row] < 64;
            let expected =
                if on_board { empty.map([a[row].into()])[usize::from(b[row])] } else { 255 };
            assert_eq!(found, expected, "{cpu:?} {row}");
        }
    }
});
