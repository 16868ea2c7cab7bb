//! The kernels for whole boards, called from Rust.

use std::hint::black_box;

use chess_distance::{Bitboard, Board, DistanceMap, Piece, Square};
use chess_distance::{map_into, matrix_into, path, set_distance, territory, trajectory_count};

use crate::input::{Input, Run};
use crate::row::Needs;

/// The operation of a kernel.
#[derive(Clone, Copy)]
pub(super) enum Operation {
    Map,
    Matrix,
    Path,
    Sets,
    Territory,
    Count,
}

impl Operation {
    /// The kernel for an instruction set.
    pub(super) fn kernel(self, needs: Needs) -> Run {
        let [map, matrix, path, sets, territory, count] = match needs {
            Needs::Plain => plain::ALL,
            Needs::Avx2 => avx2::ALL,
            Needs::Avx512 => avx512::ALL,
        };
        match self {
            Self::Map => map,
            Self::Matrix => matrix,
            Self::Path => path,
            Self::Sets => sets,
            Self::Territory => territory,
            Self::Count => count,
        }
    }

    /// The bytes that it writes.
    pub(super) const fn output(self) -> usize {
        match self {
            Self::Map => 64,
            Self::Matrix => 4096,
            Self::Path | Self::Sets => 1,
            Self::Territory => 24,
            Self::Count => 8,
        }
    }
}

/// The functions of a kernel, as rows need them.
macro_rules! kernels {
    ($name:ident, $needs:expr, $($function:ident by $one:ident,)*) => {
        mod $name {
            use super::*;

            pub(super) const ALL: [Run; 6] = [$($function,)*];

            $(unsafe extern "C" fn $function(input: *const Input<'_>, out: *mut u8) {
                // SAFETY: the row has room for all n.
                unsafe { each(input, out, $needs, $one) }
            })*
        }
    };
    ($($name:ident: $needs:expr,)*) => {$(
        kernels! {
            $name, $needs,
            map by one_map,
            matrix by one_matrix,
            path by one_path,
            sets by one_pair_of_sets,
            territory by one_territory,
            count by one_count,
        }
    )*};
}

kernels! {
    plain: Needs::Plain,
    avx2: Needs::Avx2,
    avx512: Needs::Avx512,
}

/// # Safety
/// `out` has `N` bytes for each of the n.
#[inline(always)]
unsafe fn each<const N: usize>(
    input: *const Input<'_>,
    out: *mut u8,
    needs: Needs,
    one: impl Fn(Piece, [u64; 2], &Board, &mut [u8; N]),
) {
    // SAFETY: rows pass a reference.
    let input = unsafe { &*input };
    let (a, b) = input.squares();
    // SAFETY: N bytes for each of the n, as the caller promises. Nothing else refers to it.
    let out = unsafe { std::slice::from_raw_parts_mut(out.cast::<[u8; N]>(), a.len()) };
    // Two loops, without a branch inside.
    needs.force(|| match input.sets() {
        [first, second] if first.len() == a.len() && second.len() == a.len() => {
            repeat(input, out, |i| [first[i], second[i]], one);
        }
        _ => repeat(input, out, |i| [1 << (a[i] & 63), 1 << (b[i] & 63)], one),
    });
}

#[inline(always)]
fn repeat<const N: usize>(
    input: &Input<'_>,
    out: &mut [[u8; N]],
    sides: impl Fn(usize) -> [u64; 2],
    one: impl Fn(Piece, [u64; 2], &Board, &mut [u8; N]),
) {
    let Some(piece) = Piece::from_code(input.piece) else {
        return;
    };
    // Outside of the loop: a wide load right after narrow stores must wait for them.
    let piece = black_box(piece);
    for _ in 0..input.repeat {
        for (i, out) in out.iter_mut().enumerate() {
            let board = input.board(i);
            let board = Board {
                own: Bitboard(board.own),
                enemy: Bitboard(board.enemy),
                avoid: Bitboard(board.avoid),
            };
            one(piece, sides(i), &board, out);
        }
        black_box(&mut *out);
    }
}

fn one_map(piece: Piece, [from, _]: [u64; 2], board: &Board, out: &mut [u8; 64]) {
    // SAFETY: a map is declared as an array of 64 bytes. A copy would take half the time of the
    // map.
    let map = unsafe { &mut *std::ptr::from_mut(out).cast::<DistanceMap>() };
    map_into(piece, Bitboard(from), board, map);
}

fn one_matrix(piece: Piece, _: [u64; 2], board: &Board, out: &mut [u8; 4096]) {
    // 4096 bytes are 64 rows of 64.
    if let Ok(maps) = out.as_chunks_mut::<64>().0.try_into() {
        matrix_into(piece, board, maps);
    }
}

// The sets were made from these squares; inlined, this costs nothing.
#[inline(always)]
fn one_path(piece: Piece, [from, to]: [u64; 2], board: &Board, out: &mut [u8; 1]) {
    // A set of one square.
    if let [Some(from), Some(to)] = [from, to].map(|set| Square::new(set.trailing_zeros() as i32)) {
        out[0] = path(piece, from, to, board).unwrap_or(u8::MAX);
    }
}

fn one_pair_of_sets(piece: Piece, [from, to]: [u64; 2], board: &Board, out: &mut [u8; 1]) {
    let distance = set_distance(piece, Bitboard(from), Bitboard(to), board);
    out[0] = distance.unwrap_or(u8::MAX);
}

fn one_territory(piece: Piece, sides: [u64; 2], board: &Board, out: &mut [u8; 24]) {
    let [first, second] = sides.map(|side| (piece, Bitboard(side), board));
    let found = territory(first, second);
    let sets = out.as_chunks_mut::<8>().0;
    for (place, set) in sets.iter_mut().zip([found.first, found.second, found.tied]) {
        *place = set.0.to_ne_bytes();
    }
}

fn one_count(piece: Piece, [from, to]: [u64; 2], board: &Board, out: &mut [u8; 8]) {
    // As above.
    if let [Some(from), Some(to)] = [from, to].map(|set| Square::new(set.trailing_zeros() as i32)) {
        *out = trajectory_count(piece, from, to, board).to_ne_bytes();
    }
}
