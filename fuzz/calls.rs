//! One call of a function that library and inline header have in common.

use std::ffi::c_int;

use crate::interface::{Board, Interface};
use crate::memory::{Choices, Memory, Outcome};

fn is_square(sq: c_int) -> bool {
    (0..64).contains(&sq)
}

fn value(result: impl Into<i128>) -> Outcome {
    Outcome {
        result: result.into() as i64,
        written: Vec::new(),
    }
}

fn values<T: Into<i128>>(results: impl IntoIterator<Item = T>) -> Outcome {
    let written = results.into_iter().map(|result| result.into() as u64);
    Outcome {
        result: 0,
        written: written.collect(),
    }
}

/// How many calls there are to choose from.
pub const CALLS: u8 = 24;

/// Calls what the byte chooses, with arguments from the rest of the bytes.
pub fn call(number: u8, f: &Interface, choices: &mut Choices, memory: &mut Memory) -> Outcome {
    let piece = choices.piece();
    let board = memory.words(choices, 3).cast::<Board>();
    let (a, b, count) = (choices.square(), choices.square(), choices.number());
    let (set, other) = (choices.set(), choices.set());
    let place = Memory::place(
        choices,
        if matches!(number % CALLS, 9 | 10 | 15 | 17) {
            8
        } else {
            1
        },
    );
    let error = |result: i64| result >= 0;
    let mut output = |bytes, call: &dyn Fn(*mut u8) -> c_int| {
        memory.output(place, bytes, error, false, |out| i64::from(call(out)))
    };
    // SAFETY: boards, graphs and starts are NULL or as large as the header says, and outputs too.
    unsafe {
        match number % CALLS {
            0 => {
                let pairs = [
                    f.king,
                    f.manhattan,
                    f.knight,
                    f.file,
                    f.rank,
                    f.relation,
                    f.x88_diff,
                    f.offset,
                    f.mop_up,
                ];
                let results = pairs.map(|function| function(a, b));
                for result in results {
                    assert_eq!(result < 0, !(is_square(a) && is_square(b)));
                    assert!(result >= 0 || result == -2);
                }
                values(results)
            }
            1 => {
                let squares = [
                    f.center,
                    f.center_manhattan,
                    f.edge,
                    f.edge_file,
                    f.edge_rank,
                    f.to_x88,
                ];
                let results = squares.map(|function| function(a));
                for result in results {
                    assert_eq!(result < 0, !is_square(a));
                    assert!(result >= 0 || result == -2);
                }
                values(results.into_iter().chain([
                    (f.from_x88)(count),
                    (f.corner)(a, count),
                    (f.direction)(a, b),
                ]))
            }
            2 => values([
                (f.distance)(piece, a, b),
                (f.by_x88)(piece, count, b),
                (f.nearest)(a, set, count),
                (f.nearest_file)(a, set, count),
                (f.pawn_outruns_king)(a, b, count & 1, count & 2),
            ]),
            3 => {
                let results = [
                    (f.moves)(piece, set, board),
                    (f.within)(piece, set, count, board),
                    (f.ring)(piece, set, count, board),
                    (f.attacks)(piece, set, other),
                    (f.king_race)(a, b, count),
                ];
                assert_eq!(results[2] & !results[1], 0);
                assert!(count >= 0 || results[1] == 0);
                values(results)
            }
            4 => output(64, &|out| (f.map)(piece, a, board, out)),
            5 => output(64, &|out| (f.set_map)(piece, set, board, out)),
            6 => output(64, &|out| (f.map_to)(piece, a, board, out)),
            7 => output(64, &|out| (f.set_map_to)(piece, set, board, out)),
            8 => {
                let start = memory.bytes(choices, 64);
                memory.output(place, 64, error, false, |out| {
                    (f.onward)(piece, start, board, out).into()
                })
            }
            9 => output(512, &|out| (f.graph)(piece, board, out.cast())),
            10 => {
                let moves = memory.words(choices, 64);
                memory.output(place, 512, error, false, |out| {
                    (f.graph_reverse)(moves, out.cast()).into()
                })
            }
            11 => {
                let moves = memory.words(choices, 64);
                memory.output(place, 64, error, false, |out| {
                    (f.graph_map)(moves, set, out).into()
                })
            }
            12 => {
                let (moves, start) = (memory.words(choices, 64), memory.bytes(choices, 64));
                memory.output(place, 64, error, false, |out| {
                    (f.graph_onward)(moves, start, out).into()
                })
            }
            13 => output(64, &|out| {
                (f.pawn_map)(piece, set, other, count, board, out)
            }),
            14 => output(64, &|out| {
                (f.pawn_map_to)(piece, set, other, count, board, out)
            }),
            15 => output(512, &|out| (f.trajectories)(piece, a, b, board, out.cast())),
            16 => {
                let paths = (f.trajectory_count)(piece, a, b, board);
                let index = if paths > 0 && count >= 0 {
                    other % paths
                } else {
                    other
                };
                let outcome = output(64, &|out| (f.trajectory)(piece, a, b, board, index, out));
                assert!(paths > 0 || outcome.result < 0 && outcome.result != -6);
                assert!(outcome.result < 0 || index < paths);
                outcome
            }
            17 => {
                let (second, board2) = (choices.piece(), memory.words(choices, 3).cast());
                memory.output(place, 24, error, false, |out| {
                    (f.territory)(piece, set, board, second, other, board2, out.cast()).into()
                })
            }
            18 => value((f.sets)(piece, set, other, board)),
            19 | 20 => {
                let (path, reaches) = (
                    (f.path)(piece, a, b, board),
                    (f.reaches)(piece, a, b, count, board),
                );
                if path >= -1 {
                    assert_eq!(reaches, c_int::from(path >= 0 && path <= count));
                }
                values([path, reaches])
            }
            _ => {
                memory.set_word(choices);
                value(0)
            }
        }
    }
}
