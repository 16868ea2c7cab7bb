//! Columns of positions with every kernel, against a queue search of each row.
#![no_main]

use arbitrary::Arbitrary;
use chess_distance::{Bitboard, Columns, Cpu, Piece, Side, Territories};
use chess_distance::{map_batch, path_batch, territory_batch};
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/obstacles/oracle.rs"]
#[allow(dead_code)]
mod oracle;

use oracle::Oracle;

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
    /// `n` rows: the few that the fuzzer wrote, repeated.
    length: u8,
    /// Sets with few members, for long ways.
    single: bool,
}

fn code(piece: u8) -> i32 {
    match piece % 13 {
        piece @ 0..11 => i32::from(piece),
        leaper => [256 + 17, 256 + 19][usize::from(leaper) - 11],
    }
}

/// Fewest moves from the set to every square.
fn map(code: i32, from: u64, sets: [u64; 3]) -> [u8; 64] {
    let oracle = Oracle::with_sets(code, sets);
    let map = oracle.set_map((0..64).filter(|square| from >> square & 1 != 0));
    map.try_into().expect("a board of 64 squares")
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
            if input.given >> bit & 1 == 0 {
                *set = 0;
            }
        }
    }
    // The search of each row, once for all numbers of columns.
    let once = rows.len().min(input.rows.len());
    let codes = input.pieces.map(code);
    let [piece, other] = codes.map(|code| Piece::from_code(code).expect("a piece"));
    let maps: Vec<_> = rows[..once]
        .iter()
        .map(|row| {
            (
                map(codes[0], row.from, row.sets),
                map(codes[1], row.to, row.sets),
            )
        })
        .collect();

    let column = |of: &dyn Fn(&Row) -> u64| -> Vec<Bitboard> {
        rows.iter().map(|row| Bitboard(of(row))).collect()
    };
    let (from, to) = (column(&|row| row.from), column(&|row| row.to));
    let sets = [0, 1, 2].map(|set| column(&|row| row.sets[set]));
    let given = |bit: usize| (input.given >> bit & 1 != 0).then_some(&sets[bit][..]);
    let boards = Columns {
        own: given(0),
        enemy: given(1),
        avoid: given(2),
    };
    for cpu in Cpu::available() {
        let mut found = vec![[99; 64]; length];
        cpu.force();
        assert_eq!(map_batch(piece, &from, boards, &mut found), Ok(()));
        let mut paths = vec![99; length];
        assert_eq!(path_batch(piece, &from, &to, boards, &mut paths), Ok(()));
        let mut sets = [(); 3].map(|()| vec![Bitboard(99); length]);
        let [first, second, tied] = &mut sets;
        let side = |piece, sets| Side {
            piece,
            sets,
            boards,
        };
        let out = Territories {
            first: Some(first),
            second: Some(second),
            tied: Some(tied),
        };
        let (one, two) = (side(piece, &from), side(other, &to));
        assert_eq!(territory_batch(one, two, out), Ok(()));
        for row in 0..length {
            let (near, far) = &maps[row % once];
            assert_eq!(found[row], *near, "{cpu:?} {row}");
            let targets = (0..64).filter(|square| rows[row].to >> square & 1 != 0);
            let path = targets.map(|square| near[square]).min();
            assert_eq!(paths[row], path.unwrap_or(255), "{cpu:?} {row}");
            for square in 0..64 {
                let (a, b) = (near[square], far[square]);
                let expected = [a < b, a > b, a == b && a != 255];
                let found = [0, 1, 2].map(|set: usize| sets[set][row].0 >> square & 1 != 0);
                assert_eq!(found, expected, "{cpu:?} {row} {square}");
            }
        }
    }
});
