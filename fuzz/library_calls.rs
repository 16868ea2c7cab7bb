//! One call of a function that the library alone has: matrices, batches, columns, other boards and
//! the names of the wiki.

use std::ffi::{CStr, c_int};
use std::ptr;

use crate::interface::*;
use crate::memory::{Choices, Memory, Outcome, Place};

/// How many calls there are to choose from.
pub const CALLS: u8 = 12;

/// Up to 70 rows, or so many that no column of them fits into the address space.
fn rows(choices: &mut Choices) -> usize {
    match choices.byte() {
        any @ 0..=249 => usize::from(any % 71),
        any => usize::MAX - usize::from(any & 3),
    }
}

/// Boards in columns: the struct is NULL or stands in words of its own, whose place comes with it.
fn columns(choices: &mut Choices, memory: &mut Memory, n: usize) -> *const Columns {
    if choices.byte() < 30 {
        return ptr::null();
    }
    let n = if n > 70 { 0 } else { n };
    let column = [(); 3].map(|()| memory.words(choices, n) as usize as u64);
    memory.own(column.to_vec()).cast()
}

/// Row i of the columns as one board.
unsafe fn board(columns: *const Columns, i: usize) -> Board {
    // SAFETY: the columns are NULL or have a row i.
    let word = |column: *const u64| {
        if column.is_null() {
            0
        } else {
            unsafe { *column.add(i) }
        }
    };
    // SAFETY: NULL or a struct of three such columns.
    match unsafe { columns.as_ref() } {
        Some(columns) => Board {
            own: word(columns.own),
            enemy: word(columns.enemy),
            avoid: word(columns.avoid),
        },
        None => Board {
            own: 0,
            enemy: 0,
            avoid: 0,
        },
    }
}

pub fn call(number: u8, choices: &mut Choices, memory: &mut Memory) -> Outcome {
    let (piece, place, n) = (choices.piece(), Memory::place(choices, 1), rows(choices));
    let (a, b) = (choices.square(), choices.square());
    let wrote = |result: i64| result >= 0;
    let asked = if n > 70 { 0 } else { n };
    // SAFETY: pointers are NULL or at as many bytes as the header says; n is more than 70 only
    // where the call has to refuse it.
    unsafe {
        match number % CALLS {
            0 => {
                let board = memory.words(choices, 3).cast();
                memory.output(place, 4096, wrote, false, |out| {
                    chess_distance_matrix(piece, board, out).into()
                })
            }
            1 => {
                let moves = memory.words(choices, 64);
                memory.output(place, 4096, wrote, false, |out| {
                    chess_distance_graph_matrix(moves, out).into()
                })
            }
            2 | 3 => pairs(piece, place, n, choices, memory),
            4 => {
                let (files, ranks) = (a % 18, b % 18);
                let squares = usize::try_from(files * ranks).unwrap_or(0).min(256);
                memory.output(own(place), squares * squares, wrote, false, |out| {
                    chess_distance_fill_table(piece, files, ranks, out, squares * squares).into()
                })
            }
            5 => {
                let (files, ranks) = (a % 18, b % 18);
                let squares = usize::try_from(files * ranks).unwrap_or(0).min(256);
                let from = c_int::from(choices.byte()) - 3;
                memory.output(place, squares, wrote, false, |out| {
                    chess_distance_fill_map(piece, files, ranks, from, out, squares).into()
                })
            }
            6 | 7 => {
                let (from, to) = (memory.words(choices, asked), memory.words(choices, asked));
                let boards = columns(choices, memory, n);
                memory.output(place, asked, wrote, n == 0, |out| {
                    let result = chess_distance_path_batch(piece, from, to, boards, out, n);
                    for i in (0..n).take_while(|_| result == 0) {
                        let board = board(boards, i);
                        let one = chess_distance_sets(piece, *from.add(i), *to.add(i), &board);
                        assert_eq!(*out.add(i), u8::try_from(one).unwrap_or(255), "row {i}");
                    }
                    result.into()
                })
            }
            8 => {
                let from = memory.words(choices, asked);
                let boards = columns(choices, memory, n);
                memory.output(place, 64 * asked, wrote, n == 0, |out| {
                    let result = chess_distance_map_batch(piece, from, boards, out, n);
                    for i in (0..n).take_while(|_| result == 0) {
                        let (board, mut one) = (board(boards, i), [255; 64]);
                        chess_distance_set_map(piece, *from.add(i), &board, one.as_mut_ptr());
                        assert_eq!(*out.add(64 * i).cast::<[u8; 64]>(), one, "row {i}");
                    }
                    result.into()
                })
            }
            9 => territories(piece, n, choices, memory),
            10 => {
                let (set, other) = (choices.set(), choices.set());
                let results = [
                    distance(a, b),
                    manhattanDistance(a, b),
                    knightDistance(a, b),
                    x88diff(a, b).cast_signed(),
                    absRankFileDiff(a, b),
                    calcKnightDistance(set, other),
                    manhattanCenterDistance(a),
                    centerDistance(a),
                    getKnightAttacks(set).count_ones().cast_signed(),
                ];
                Outcome {
                    result: 0,
                    written: results.map(|result| result as u64).to_vec(),
                }
            }
            _ => {
                for sentence in [
                    chess_distance_error(choices.number()),
                    chess_distance_version(),
                ] {
                    assert!(!CStr::from_ptr(sentence).to_bytes().is_empty());
                }
                memory.set_word(choices);
                Outcome {
                    result: 0,
                    written: Vec::new(),
                }
            }
        }
    }
}

/// No room at all for tables of pairs.
fn own(place: Place) -> Place {
    match place {
        Place::Common(_) => Place::Own,
        other => other,
    }
}

fn pairs(
    piece: c_int,
    place: Place,
    n: usize,
    choices: &mut Choices,
    memory: &mut Memory,
) -> Outcome {
    let asked = if n > 70 { 0 } else { n };
    let (a, b) = (memory.bytes(choices, asked), memory.bytes(choices, asked));
    // A pair off the board has its code, and every other pair its answer.
    let wrote = |result: i64| result == 0 || result == -2;
    // SAFETY: a, b and out are NULL or n long.
    memory.output(place, asked, wrote, n == 0, |out| unsafe {
        let result = chess_distance_batch(piece, a, b, out, n);
        let mut off_board = false;
        for i in (0..n).take_while(|_| result == 0 || result == -2) {
            let (from, to) = (c_int::from(*a.add(i)), c_int::from(*b.add(i)));
            off_board |= from > 63 || to > 63;
            let one = chess_distance(piece, from, to);
            assert_eq!(*out.add(i), u8::try_from(one).unwrap_or(255), "pair {i}");
        }
        assert!(result != 0 || !off_board);
        assert!(result != -2 || off_board);
        result.into()
    })
}

/// The first output lies anywhere; the others are NULL, memory of their own, or the first again,
/// which is an overlap.
fn territories(piece: c_int, n: usize, choices: &mut Choices, memory: &mut Memory) -> Outcome {
    let asked = if n > 70 { 0 } else { n };
    let (second, place) = (choices.piece(), Memory::place(choices, 8));
    let (set1, set2) = (memory.words(choices, asked), memory.words(choices, asked));
    let (boards1, boards2) = (columns(choices, memory, n), columns(choices, memory, n));
    let (which, mut others) = (choices.byte(), [vec![7u64; asked], vec![7u64; asked]]);
    let outcome = memory.output(
        place,
        8 * asked,
        |result| result >= 0,
        true,
        |out| {
            let out = out.cast::<u64>();
            let [second_out, third_out] = [0, 1].map(|i| match which >> (2 * i) & 3 {
                0 => ptr::null_mut(),
                1 => out,
                _ => others[i].as_mut_ptr(),
            });
            // SAFETY: inputs and outputs are NULL or n long.
            unsafe {
                let result = chess_distance_territory_batch(
                    piece, set1, boards1, second, set2, boards2, out, second_out, third_out, n,
                );
                for i in (0..n).take_while(|_| result == 0) {
                    let (board1, board2) = (board(boards1, i), board(boards2, i));
                    let sets = (*set1.add(i), *set2.add(i));
                    let mut one = Territory {
                        first: 0,
                        second: 0,
                        tied: 0,
                    };
                    let fault = chess_distance_territory(
                        piece, sets.0, &board1, second, sets.1, &board2, &mut one,
                    );
                    if fault == -5 {
                        // A side without a piece reaches nothing.
                        one.first = chess_distance_within(piece, sets.0, 64, &board1);
                        one.second = chess_distance_within(second, sets.1, 64, &board2);
                    }
                    for (column, expected) in [
                        (out, one.first),
                        (second_out, one.second),
                        (third_out, one.tied),
                    ] {
                        assert!(column.is_null() || *column.add(i) == expected, "row {i}");
                    }
                }
                result.into()
            }
        },
    );
    if outcome.result < 0 {
        assert!(
            others.iter().flatten().all(|&word| word == 7),
            "changed after an error"
        );
    }
    outcome
}
