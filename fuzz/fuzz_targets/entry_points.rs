//! Every entry point of the C interface with arbitrary ints, sets, lengths, NULLs and
//! overlapping buffers. The address sanitizer watches the buffers, which are exactly as large as
//! documented; the target itself checks what the header promises of results and of buffers after
//! an error.
#![no_main]

use std::ffi::{CStr, c_int};
use std::ptr;

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;

#[path = "../interface.rs"]
mod interface;

use interface::*;

/// An int that is often a square or a piece and sometimes anything.
#[derive(Arbitrary, Debug, Clone, Copy)]
enum Int {
    Small(u8),
    Any(i32),
}

impl Int {
    fn square(self) -> c_int {
        match self {
            Self::Small(value) => c_int::from(value & 63),
            Self::Any(value) => value,
        }
    }

    fn piece(self) -> c_int {
        match self {
            Self::Small(value) if value < 200 => c_int::from(value % 11),
            Self::Small(value) => 256 + c_int::from(value) % 64,
            Self::Any(value) => value,
        }
    }
}

#[derive(Arbitrary, Debug)]
struct Input {
    call: u8,
    pieces: [Int; 2],
    squares: [Int; 3],
    number: Int,
    sets: [u64; 2],
    boards: [Option<Board>; 2],
    null_output: bool,
    index: u64,
    /// Offsets of a, b and out in one buffer: they often overlap.
    offsets: [u8; 3],
    length: u16,
    bytes: Vec<u8>,
}

fn is_square(sq: c_int) -> bool {
    (0..64).contains(&sq)
}

/// Calls with a heap buffer of exactly so many elements, or NULL; after a negative result the
/// buffer must be as it was.
fn with_output<T: Copy + PartialEq + std::fmt::Debug>(
    input: &Input,
    pattern: T,
    size: usize,
    call: impl FnOnce(*mut T) -> c_int,
) -> c_int {
    if input.null_output {
        let result = call(ptr::null_mut());
        assert!(result < 0, "success without an output buffer");
        return result;
    }
    let mut buffer = vec![pattern; size].into_boxed_slice();
    let result = call(buffer.as_mut_ptr());
    if result < 0 {
        assert!(
            buffer.iter().all(|value| *value == pattern),
            "{result} changed the buffer"
        );
    }
    result
}

/// One buffer holds a, b and out, apart or overlapping.
fn batch(input: &Input, piece: c_int) {
    let n = usize::from(input.length) % 400;
    // Every second input has the three ranges clear of each other.
    let apart = if input.null_output { 400 } else { 0 };
    let mut memory = vec![9u8; 3 * 400 + 128].into_boxed_slice();
    for (to, from) in memory.iter_mut().zip(&input.bytes) {
        *to = *from;
    }
    let base = memory.clone();
    let [a, b, out] = [0, 1, 2].map(|i| usize::from(input.offsets[i]) / 2 + i * apart);
    let start = memory.as_mut_ptr();
    // SAFETY: the ranges end at most 127 + 2 * 400 + 399 bytes after the start.
    let result =
        unsafe { chess_distance_batch(piece, start.add(a), start.add(b), start.add(out), n) };
    if result < 0 && result != -2 {
        assert_eq!(memory, base, "{result} changed the buffer");
        return;
    }
    let mut bad = false;
    for i in 0..n {
        let (from, to) = (c_int::from(base[a + i]), c_int::from(base[b + i]));
        bad |= from > 63 || to > 63;
        // SAFETY: plain ints.
        let expected = unsafe { chess_distance(piece, from, to) };
        let expected = u8::try_from(expected).unwrap_or(255);
        assert_eq!(memory[out + i], expected, "pair {i}");
    }
    assert_eq!(result, if bad { -2 } else { 0 });
    for i in (0..memory.len()).filter(|i| !(out..out + n).contains(i)) {
        assert_eq!(memory[i], base[i], "wrote outside of out");
    }
}

fuzz_target!(|input: Input| {
    let [piece, piece2] = input.pieces.map(Int::piece);
    let [a, b, c] = input.squares.map(Int::square);
    let number = match input.number {
        Int::Small(value) => c_int::from(value) - 20,
        Int::Any(value) => value,
    };
    let [set, set2] = input.sets;
    let boards = input.boards.map(|board| board.map(Box::new));
    let [board, board2] = [0, 1].map(|i| boards[i].as_deref().map_or(ptr::null(), ptr::from_ref));

    // SAFETY: boards are NULL or valid, and buffers as large as the header says.
    let result = unsafe {
        match input.call % 24 {
            0 => {
                for function in PAIR_FUNCTIONS {
                    let result = function(a, b);
                    assert_eq!(result < 0, !(is_square(a) && is_square(b)));
                    assert!(result < 240 && (result >= 0 || result == -2));
                }
                for function in SQUARE_FUNCTIONS {
                    let result = function(a);
                    assert_eq!(result < 0, !is_square(a));
                    assert!(result < 120 && (result >= 0 || result == -2));
                }
                distance(a, b).min(manhattanDistance(a, b))
            }
            1 => {
                knightDistance(a, b);
                x88diff(a, b);
                absRankFileDiff(a, b);
                calcKnightDistance(set, set2);
                manhattanCenterDistance(a);
                centerDistance(a)
            }
            2 => chess_distance(piece, a, b),
            3 => chess_distance_by_x88(piece, number, b),
            4 => chess_distance_nearest_file(a, set, 7),
            5 => {
                let moves = chess_distance_moves(piece, set, board);
                let within = chess_distance_within(piece, set, number, board);
                let ring = chess_distance_ring(piece, set, number, board);
                assert_eq!(ring & !within, 0);
                if number < 0 {
                    assert_eq!(within, 0);
                }
                if let Some(board) = &boards[0] {
                    assert_eq!(moves & (board.own | board.avoid), 0);
                }
                0
            }
            6 => with_output(&input, 99u8, 64, |out| {
                chess_distance_map(piece, a, board, out)
            }),
            7 => with_output(&input, 99u8, 64, |out| {
                chess_distance_set_map(piece, set, board, out)
            }),
            8 => with_output(&input, 99u8, 4096, |out| {
                chess_distance_matrix(piece, board, out)
            }),
            9 => chess_distance_path(piece, a, b, board),
            10 => {
                let reaches = chess_distance_reaches(piece, a, b, number, board);
                let path = chess_distance_path(piece, a, b, board);
                if path >= -1 {
                    assert_eq!(reaches, c_int::from(path >= 0 && path <= number));
                }
                reaches
            }
            11 => chess_distance_sets(piece, set, set2, board),
            12 => with_output(&input, 99u64, 64, |out| {
                chess_distance_trajectories(piece, a, b, board, out)
            }),
            13 | 14 => {
                let count = chess_distance_trajectory_count(piece, a, b, board);
                let index = if count > 0 && input.call < 128 {
                    input.index % count
                } else {
                    input.index
                };
                let result = with_output(&input, 99u8, 64, |out| {
                    chess_distance_trajectory(piece, a, b, board, index, out)
                });
                if count > 0 && !input.null_output {
                    assert_eq!(result >= 0, index < count);
                }
                if count == 0 {
                    assert!(result < 0 && result != -6);
                }
                result
            }
            15 => {
                let pattern = Territory {
                    first: 1,
                    second: 2,
                    tied: 3,
                };
                with_output(&input, pattern, 1, |out| {
                    chess_distance_territory(piece, set, board, piece2, set2, board2, out)
                })
            }
            16 => {
                let race = chess_distance_king_race(a, b, number);
                assert!(race == 0 || is_square(a) && is_square(b));
                0
            }
            17 => chess_distance_pawn_outruns_king(a, b, number & 1, number & 2),
            18 => chess_distance_mop_up(a, b),
            19 | 20 => {
                batch(&input, piece);
                0
            }
            21 => {
                let (files, ranks) = (1 + c_int::from(input.length as u8 % 17), 1 + a % 17);
                let squares = usize::try_from(files * ranks).unwrap_or(0).min(256);
                with_output(&input, 99u8, squares * squares, |out| {
                    chess_distance_fill_table(piece, files, ranks, out, squares * squares)
                })
            }
            22 => {
                let (files, ranks) = (1 + c_int::from(input.length as u8 % 17), 1 + a % 17);
                let squares = usize::try_from(files * ranks).unwrap_or(0).min(256);
                with_output(&input, 99u8, squares, |out| {
                    chess_distance_fill_map(piece, files, ranks, c, out, squares)
                })
            }
            _ => {
                let sentence = chess_distance_error(number);
                assert!(!CStr::from_ptr(sentence).to_bytes().is_empty());
                number.clamp(-7, 0)
            }
        }
    };
    assert!(result >= -7, "{result} is no result of the library");
});
