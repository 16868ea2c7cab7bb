//! The library's operations, called from Rust. The row says with which kernel.

use std::hint::black_box;
use std::{ptr, slice};

use chess_distance::{
    Bitboard, Board, BoardSize, Bound, Color, Columns, DistanceMap, Grid, GridObstacles, GridPiece,
    GridSquares, Mobility, PAWN_STRUCTURE_WORDS, PawnEnding, Piece, Square, batch, map_batch,
    map_into, matrix_batch, matrix_into, path, path_batch, pawn_ending, territory,
};

use crate::input::Input;

/// Calls an operation for all of the n, again and again.
///
/// # Safety
/// `out` has a `T` for each of the n.
#[inline(always)]
unsafe fn repeat<T>(
    input: *const Input<'_>,
    out: *mut u8,
    operation: impl Fn(Piece, &Input<'_>, &mut [T]),
) {
    // SAFETY: rows pass a reference.
    let input = unsafe { &*input };
    let n = input.squares().0.len();
    // SAFETY: a T for each of the n, as the caller promises. Nothing else refers to it.
    let out = unsafe { slice::from_raw_parts_mut(out.cast::<T>(), n) };
    // Outside of the loop: a wide load right after narrow stores must wait for them.
    let piece = black_box(Piece::from_code(input.piece).unwrap_or(Piece::King));
    for _ in 0..input.repeat {
        operation(piece, input, out);
        black_box(&mut *out);
    }
}

/// Pairs of squares, batch by batch.
///
/// # Safety
/// `out` has a byte for each of the n.
pub(super) unsafe extern "C" fn pairs(input: *const Input<'_>, out: *mut u8) {
    let all = |piece, input: &Input<'_>, out: &mut [u8]| {
        let (a, b) = input.squares();
        let chunks = a.chunks(input.chunk).zip(b.chunks(input.chunk));
        for ((a, b), out) in chunks.zip(out.chunks_mut(input.chunk)) {
            _ = black_box(batch(piece, a, b, out));
        }
    };
    // SAFETY: as the row promises.
    unsafe { repeat(input, out, all) }
}

/// # Safety
/// `out` has a `T` for each of the n.
#[inline(always)]
unsafe fn each_board<T>(
    input: *const Input<'_>,
    out: *mut u8,
    one: impl Fn(Piece, [Square; 2], &Board, &mut T),
) {
    let all = |piece, input: &Input<'_>, out: &mut [T]| {
        let (a, b) = input.squares();
        for (i, out) in out.iter_mut().enumerate() {
            let board = input.board(i);
            let board = Board {
                own: Bitboard(board.own),
                enemy: Bitboard(board.enemy),
                avoid: Bitboard(board.avoid),
            };
            let ends = [a[i], b[i]].map(|square| Square::new(i32::from(square)));
            if let [Some(from), Some(to)] = ends {
                one(piece, [from, to], &board, out);
            }
        }
    };
    // SAFETY: as the caller promises.
    unsafe { repeat(input, out, all) }
}

/// # Safety
/// `out` has 64 bytes for each of the n.
pub(super) unsafe extern "C" fn maps(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises. A map is declared as an array of 64 bytes.
    unsafe {
        each_board(input, out, |piece, [from, _], board, map: &mut DistanceMap| {
            map_into(piece, Bitboard::of(from), board, map);
        });
    }
}

/// # Safety
/// `out` has 4096 bytes for each of the n.
pub(super) unsafe extern "C" fn matrices(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    unsafe {
        each_board(input, out, |piece, _, board, maps| matrix_into(piece, board, maps));
    }
}

/// # Safety
/// `out` has a byte for each of the n.
pub(super) unsafe extern "C" fn paths(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    unsafe {
        each_board(input, out, |piece, [from, to], board, moves: &mut u8| {
            *moves = path(piece, from, to, board).unwrap_or(u8::MAX);
        });
    }
}

/// # Safety
/// `out` has three words for each of the n.
pub(super) unsafe extern "C" fn territories(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    unsafe {
        each_board(input, out, |piece, ends, board, sets: &mut [[u8; 8]; 3]| {
            let [first, second] = ends.map(|from| (piece, Bitboard::of(from), board));
            let found = territory(first, second);
            *sets = [found.first, found.second, found.tied].map(|set| set.0.to_ne_bytes());
        });
    }
}

/// # Safety
/// `out` has 4096 bytes for each of the n.
pub(super) unsafe extern "C" fn graph_matrices(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    unsafe {
        repeat(input, out, |_, input, out| {
            for (graph, maps) in input.graphs().iter().zip(out) {
                graph.matrix_into(maps);
            }
        });
    }
}

/// # Safety
/// `out` has a `T` for each of the n.
#[inline(always)]
unsafe fn columns<T>(
    input: *const Input<'_>,
    out: *mut u8,
    batch: impl Fn(Piece, [&[Bitboard]; 2], Columns<'_>, &mut [T]),
) {
    let all = |piece, input: &Input<'_>, out: &mut [T]| {
        let [from, to, own, enemy] = input.columns();
        for (chunk, out) in out.chunks_mut(input.chunk).enumerate() {
            let rows = chunk * input.chunk..chunk * input.chunk + out.len();
            let columns =
                Columns { own: own.get(rows.clone()), enemy: enemy.get(rows.clone()), avoid: None };
            batch(piece, [&from[rows.clone()], &to[rows]], columns, out);
        }
    };
    // SAFETY: as the caller promises.
    unsafe { repeat(input, out, all) }
}

/// # Safety
/// `out` has 64 bytes for each of the n.
pub(super) unsafe extern "C" fn column_of_maps(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    unsafe {
        columns(input, out, |piece, [from, _], columns, out| {
            map_batch(piece, from, columns, out).expect("equal lengths");
        });
    }
}

/// # Safety
/// `out` has 4096 bytes for each of the n.
pub(super) unsafe extern "C" fn column_of_matrices(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    unsafe {
        columns(input, out, |piece, _, columns, out| {
            matrix_batch(piece, columns, out).expect("equal lengths");
        });
    }
}

/// # Safety
/// `out` has a byte for each of the n.
pub(super) unsafe extern "C" fn column_of_paths(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: as the row promises.
    unsafe {
        columns(input, out, |piece, [from, to], columns, out: &mut [u8]| {
            path_batch(piece, from, to, columns, out).expect("equal lengths");
        });
    }
}

/// Files and ranks.
pub(super) const SIZES: [(usize, usize); 3] = [(9, 10), (12, 10), (16, 16)];

/// A piece, its function in the C that is written for it, and how it is written in Betza's
/// notation.
pub(super) const PIECES: [(&str, &str, &str); 7] = [
    ("king", "king_map", "K"),
    ("knight", "knight_map", "N"),
    ("horse", "horse_map", "nN"),
    ("rook", "rook_map", "R"),
    ("bishop", "bishop_map", "B"),
    ("queen", "queen_map", "Q"),
    ("cannon", "cannon_map", "mRcpR"),
];

/// # Safety
/// `out` has a byte for each square of each of the n.
pub(super) unsafe extern "C" fn grid_maps(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: rows pass a reference.
    let input = unsafe { &*input };
    let number = input.piece as usize;
    let (files, ranks) = SIZES[number / PIECES.len()];
    let size = BoardSize::new(files as i32, ranks as i32).expect("a board");
    let grid = Grid::new(size);
    let piece = GridPiece::new(PIECES[number % PIECES.len()].2, Color::White).expect("a piece");
    let (grids, squares) = (input.grids(), files * ranks);
    // SAFETY: a byte for each square of the n, as the caller promises. Nothing else refers to it.
    let out = unsafe { slice::from_raw_parts_mut(out, squares * grids.len()) };
    for _ in 0..input.repeat {
        for (on, map) in grids.iter().zip(out.chunks_exact_mut(squares)) {
            // In place, as a call from C reads them.
            // SAFETY: both are four sets of four words.
            let obstacles = unsafe { &*ptr::from_ref(&on.obstacles).cast::<GridObstacles>() };
            // SAFETY: both are four words.
            let from = unsafe { &*ptr::from_ref(&on.from).cast::<GridSquares>() };
            let moves = Mobility { piece: &piece, grid: &grid, obstacles };
            black_box(moves.map(from, map)).expect("a map");
        }
        black_box(&mut *out);
    }
}

/// The study that `STUDY_WHITE` in bench.h names.
///
/// # Safety
/// `out` has 1024 bytes.
pub(super) unsafe extern "C" fn study(input: *const Input<'_>, out: *mut u8) {
    let mut memory = vec![0; 2000 * PAWN_STRUCTURE_WORDS];
    let mut ending = PawnEnding::NOTHING_WON;
    let (white, black) = (Bitboard(0x8_2900_0000), Bitboard(0x821_0000_0000));
    // SAFETY: the row's input.
    for _ in 0..unsafe { (*input).repeat } {
        let (side, bound) = (Color::White, Bound::Lower);
        pawn_ending(white, black, side, bound, &mut memory, &mut ending)
            .expect("there is room for 2,000 structures");
    }
    for (at, set) in ending.won.iter().flatten().enumerate() {
        let bytes = set.0.to_ne_bytes();
        // SAFETY: the row has 1024 bytes of output.
        unsafe { out.add(8 * at).copy_from_nonoverlapping(bytes.as_ptr(), 8) };
    }
}
