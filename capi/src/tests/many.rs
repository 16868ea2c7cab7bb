//! Many pairs, positions and texts in one call.

use std::string::String;
use std::vec::Vec;

use core::ptr::null_mut;

use chess_distance::*;
use fastrand::Rng;

use super::both_sides::{Passed, Returned, bytes, same, zeros};
use super::{piece, rounds, set};
use crate::columns::*;
use crate::fens::*;
use crate::pairs_and_boards::*;
use crate::set_columns::*;
use crate::sides::*;

/// More than the rows that a kernel takes at once.
const ROWS: usize = 70;

fn column(random: &mut Rng) -> Vec<Bitboard> {
    (0..ROWS).map(|_| set(random)).collect()
}

/// The same columns on both sides.
fn boards<'a>([own, enemy, avoid]: [&'a [Bitboard]; 3]) -> (Columns<'a>, ChessDistanceColumns) {
    let start = |column: &[Bitboard]| column.as_ptr().cast::<u64>();
    let c = ChessDistanceColumns { own: start(own), enemy: start(enemy), avoid: start(avoid) };
    (Columns { own: Some(own), enemy: Some(enemy), avoid: Some(avoid) }, c)
}

#[test]
fn pairs_and_positions() {
    for mut random in rounds().take(40) {
        let (one, other) = (piece(&mut random), piece(&mut random));
        let [a, b] = [(); 2].map(|()| (0..ROWS).map(|_| random.u8(0..64)).collect::<Vec<_>>());
        same!(chess_distance_batch(one, a, b; ROWS) into [u8; ROWS], |out| {
            batch(one, &a, &b, out).map_or(-2, |()| 0)
        });
        let [from, to, own, enemy, avoid] = [(); 5].map(|()| column(&mut random));
        let (columns, c_columns) = boards([&own, &enemy, &avoid]);
        same!(chess_distance_path_batch(one, from, to, c_columns; ROWS) into [u8; ROWS],
            |out| path_batch(one, &from, &to, columns, out));
        same!(chess_distance_map_batch(one, from, c_columns; ROWS) into [[u8; 64]; ROWS],
            |out| map_batch(one, &from, columns, out));
        same!(chess_distance_matrix_batch(one, c_columns; ROWS) into [[[u8; 64]; 64]; ROWS],
            |out| matrix_batch(one, columns, out));
        same!(chess_distance_moves_batch(one, from, c_columns; ROWS) into [Bitboard; ROWS],
            |out| moves_batch(one, &from, columns, out));
        same!(chess_distance_attacks_batch(one, from, own; ROWS) into [Bitboard; ROWS],
            |out| attacks_batch(one, &from, Some(&own), out));
        let moves = random.u32(0..5);
        same!(chess_distance_within_batch(one, from, moves, c_columns; ROWS) into [Bitboard; ROWS],
            |out| within_batch(one, &from, moves, columns, out));
        same!(chess_distance_ring_batch(one, from, moves, c_columns; ROWS) into [Bitboard; ROWS],
            |out| ring_batch(one, &from, moves, columns, out));
        same!(chess_distance_trajectory_count_batch(one, from, to, c_columns; ROWS) into [u64; ROWS],
            |out| trajectory_count_batch(one, &from, &to, columns, out));
        let (others, c_others) = boards([&avoid, &own, &enemy]);
        let mut outputs: [[[Bitboard; ROWS]; 3]; 2] = zeros();
        let [ours, [first, second, tied]] = &mut outputs;
        let [c_first, c_second, c_tied] = ours.each_mut().map(|sets| sets.as_mut_ptr().cast());
        // SAFETY: columns of so many rows each.
        let result = unsafe {
            chess_distance_territory_batch(
                one.passed(),
                from.passed(),
                &c_columns,
                other.passed(),
                to.passed(),
                &c_others,
                c_first,
                c_second,
                c_tied,
                ROWS,
            )
        };
        let out = Territories { first: Some(first), second: Some(second), tied: Some(tied) };
        let sides = [
            Side { piece: one, sets: &from, boards: columns },
            Side { piece: other, sets: &to, boards: others },
        ];
        assert_eq!(result, territory_batch(sides[0], sides[1], out).returned());
        assert_eq!(outputs[0], outputs[1]);
    }
}

const FENS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/8/4k3/8/8/4P3/4K3 b - -",
    "",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    "9/8/8/8/8/8/8/8 w - -",
    "8/8/8/8/8/8/8/8 x - -",
    "8/8/8/8/8/8/8/8 w X -",
    "8/8/8/8/8/8/8/8 w - i9",
];

#[test]
fn texts_and_their_reach() {
    let mut offsets = std::vec![0];
    let mut text = String::new();
    for fen in FENS {
        text.push_str(fen);
        offsets.push(text.len() as i64);
    }
    let (mut sets, mut state, mut faults) =
        ([[0_u64; FENS.len()]; 9], [77; FENS.len()], [77; FENS.len()]);
    let mut columns = [state.as_mut_ptr(); 10];
    for (column, set) in columns.iter_mut().zip(&mut sets) {
        *column = set.as_mut_ptr().cast();
    }
    let columns: *const ChessDistancePositionColumns = columns.as_ptr().cast();
    // SAFETY: a text with its offsets, and columns of so many rows each.
    let wrong = unsafe {
        let (text, faults) = (text.as_ptr().cast(), faults.as_mut_ptr());
        chess_distance_read_fens(text, offsets.as_ptr(), FENS.len(), columns, faults)
    };
    assert_eq!(wrong, faults.iter().filter(|&&fault| fault != 0).count() as i32);
    for (row, fen) in FENS.iter().enumerate() {
        let words = sets.map(|sets| sets[row]);
        // SAFETY: the position of C is nine sets.
        let c_position = unsafe { words.as_ptr().cast::<ChessDistancePosition>().read() };
        match Fen::read(fen.as_bytes()) {
            Ok(Fen { position, to_move, castling }) => {
                assert_eq!(Position::from(&c_position), position, "{fen}");
                assert_eq!(
                    (state[row], faults[row]),
                    (u8::from(to_move == Color::Black) + 2 * castling, 0)
                );
                same!(chess_distance_reach(c_position) into Layers, |out| reach(&position, out));
            }
            Err(error) => assert_eq!((faults[row], state[row]), (error as u8, 0), "{fen}"),
        }
    }
    // SAFETY: no row is read or written.
    let none = unsafe { chess_distance_read_fens(null_mut(), null_mut(), 0, columns, null_mut()) };
    assert_eq!(none, 0);
}
