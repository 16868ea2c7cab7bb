//! The library's operations, called from Rust. The row says with which kernel.

use std::hint::black_box;
use std::ptr;

use chess_distance::{
    Bitboard, Board, BoardSize, Color, Columns, DistanceMap, Grid, GridPiece, Mobility, Piece,
    Square, batch, map_batch, map_into, matrix_batch, matrix_into, path, path_batch, territory,
};

use crate::input::Input;

/// Calls an operation for all of the n, again and again.
#[inline(always)]
fn repeat(input: &Input<'_>, out: &mut [u8], operation: impl Fn(Piece, &mut [u8])) {
    // Outside of the loop: a wide load right after narrow stores must wait for them.
    let piece = black_box(Piece::from_code(input.piece).unwrap_or(Piece::King));
    for _ in 0..input.repeat {
        operation(piece, out);
        black_box(&mut *out);
    }
}

/// Pairs of squares, batch by batch.
pub(super) fn pairs(input: &Input<'_>, out: &mut [u8]) {
    repeat(input, out, |piece, out| {
        let (a, b) = input.squares();
        let chunks = a.chunks(input.chunk).zip(b.chunks(input.chunk));
        for ((a, b), out) in chunks.zip(out.chunks_mut(input.chunk)) {
            _ = black_box(batch(piece, a, b, out));
        }
    });
}

/// One call for each board, with so many bytes of output.
#[inline(always)]
fn each_board<const BYTES: usize>(
    input: &Input<'_>,
    out: &mut [u8],
    one: impl Fn(Piece, [Square; 2], &Board, &mut [u8; BYTES]),
) {
    repeat(input, out, |piece, out| {
        let (a, b) = input.squares();
        for (i, out) in out.as_chunks_mut().0.iter_mut().enumerate() {
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
    });
}

pub(super) fn maps(input: &Input<'_>, out: &mut [u8]) {
    each_board(input, out, |piece, [from, _], board, map: &mut [u8; 64]| {
        // SAFETY: a map is declared as an array of 64 bytes.
        let map = unsafe { &mut *ptr::from_mut(map).cast::<DistanceMap>() };
        map_into(piece, Bitboard::of(from), board, map);
    });
}

/// The 64 maps of a matrix.
fn matrix(bytes: &mut [u8; 4096]) -> &mut [[u8; 64]; 64] {
    bytes.as_chunks_mut().0.try_into().expect("64 times 64")
}

pub(super) fn matrices(input: &Input<'_>, out: &mut [u8]) {
    each_board(input, out, |piece, _, board, maps| matrix_into(piece, board, matrix(maps)));
}

pub(super) fn paths(input: &Input<'_>, out: &mut [u8]) {
    each_board(input, out, |piece, [from, to], board, [moves]| {
        *moves = path(piece, from, to, board).unwrap_or(u8::MAX);
    });
}

pub(super) fn territories(input: &Input<'_>, out: &mut [u8]) {
    each_board(input, out, |piece, ends, board, sets: &mut [u8; 24]| {
        let [first, second] = ends.map(|from| (piece, Bitboard::of(from), board));
        let found = territory(first, second);
        for (set, bytes) in [found.first, found.second, found.tied].iter().zip(words(sets)) {
            *bytes = set.0.to_ne_bytes();
        }
    });
}

/// The bytes of each word.
fn words(bytes: &mut [u8]) -> &mut [[u8; 8]] {
    bytes.as_chunks_mut().0
}

pub(super) fn graph_matrices(input: &Input<'_>, out: &mut [u8]) {
    repeat(input, out, |_, out| {
        for (graph, maps) in input.graphs().iter().zip(out.as_chunks_mut().0) {
            graph.matrix_into(matrix(maps));
        }
    });
}

/// One call for each chunk of columns, with so many bytes of output for each board.
#[inline(always)]
fn columns<const BYTES: usize>(
    input: &Input<'_>,
    out: &mut [u8],
    batch: impl Fn(Piece, [&[Bitboard]; 2], Columns<'_>, &mut [[u8; BYTES]]),
) {
    repeat(input, out, |piece, out| {
        let [from, to, own, enemy] = input.columns();
        for (chunk, out) in out.as_chunks_mut().0.chunks_mut(input.chunk).enumerate() {
            let rows = chunk * input.chunk..chunk * input.chunk + out.len();
            let columns =
                Columns { own: own.get(rows.clone()), enemy: enemy.get(rows.clone()), avoid: None };
            batch(piece, [&from[rows.clone()], &to[rows]], columns, out);
        }
    });
}

pub(super) fn column_of_maps(input: &Input<'_>, out: &mut [u8]) {
    columns(input, out, |piece, [from, _], columns, out| {
        map_batch(piece, from, columns, out).expect("equal lengths");
    });
}

pub(super) fn column_of_matrices(input: &Input<'_>, out: &mut [u8]) {
    columns(input, out, |piece, _, columns, out: &mut [[u8; 4096]]| {
        let maps = out.as_flattened_mut().as_chunks_mut().0.as_chunks_mut().0;
        matrix_batch(piece, columns, maps).expect("equal lengths");
    });
}

pub(super) fn column_of_paths(input: &Input<'_>, out: &mut [u8]) {
    columns(input, out, |piece, [from, to], columns, out: &mut [[u8; 1]]| {
        path_batch(piece, from, to, columns, out.as_flattened_mut()).expect("equal lengths");
    });
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

/// A map for each of the n, of the board and the piece that the number tells.
pub(super) fn grid_maps(input: &Input<'_>, out: &mut [u8]) {
    let number = input.piece as usize;
    let (files, ranks) = SIZES[number / PIECES.len()];
    let size = BoardSize::new(files as i32, ranks as i32).expect("a board");
    let grid = Grid::new(size);
    let piece = GridPiece::new(PIECES[number % PIECES.len()].2, Color::White).expect("a piece");
    for _ in 0..input.repeat {
        for (on, map) in input.grids().iter().zip(out.chunks_exact_mut(files * ranks)) {
            // In place, as a call from C reads them.
            let moves = Mobility { piece: &piece, grid: &grid, obstacles: &on.obstacles };
            black_box(moves.map(&on.from, map)).expect("a map");
        }
        black_box(&mut *out);
    }
}
