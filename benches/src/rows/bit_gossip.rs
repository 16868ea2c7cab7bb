//! All shortest ways of a grid of orthogonal neighbors, beside the crate bit_gossip: it keeps the
//! next squares on shortest ways, from which a way is read, and this library the distances.

use std::hint::black_box;
use std::slice;

use bit_gossip::{Graph, Graph64};
use chess_distance::{
    Board, BoardSize, Color, Graph as Moves, Grid, GridObstacles, GridPiece, Mobility, Piece,
};

use super::operation;
use crate::input::{Data, Input};
use crate::row::{Contender, Row};

pub(super) fn rows() -> Vec<Row> {
    let row = |what, ours, crates, output| {
        let crates = vec![Contender { other_result: true, ..crates }];
        Row::new("A whole board", what, ours, crates, Data { output, ..Data::pairs(1) })
    };
    vec![
        row(
            "all pairs of an 8x8 grid",
            operation("Graph::matrix_into", eight),
            operation("bit_gossip, connected and built", gossip_of_eight),
            64 * 64,
        ),
        row(
            "all pairs of a 16x16 grid",
            operation("Mobility::matrix", sixteen),
            operation("bit_gossip, connected and built", gossip_of_sixteen),
            256 * 256,
        ),
    ]
}

/// Pairs of neighbors on a board of that many files and ranks.
fn neighbors(side: u16) -> impl Iterator<Item = (u16, u16)> {
    (0..side * side).flat_map(move |square| {
        let right = (square % side + 1 < side).then_some((square, square + 1));
        let ahead = (square / side + 1 < side).then_some((square, square + side));
        right.into_iter().chain(ahead)
    })
}

/// The crate's graph of an 8x8 grid.
pub fn gossip_64() -> Graph64 {
    let mut builder = Graph64::builder(64);
    for (a, b) in neighbors(8) {
        builder.connect(a as u8, b as u8);
    }
    builder.build()
}

/// And of a 16x16 grid.
pub fn gossip_256() -> Graph {
    let mut builder = Graph::builder(256);
    for (a, b) in neighbors(16) {
        builder.connect(a, b);
    }
    builder.build()
}

/// # Safety
/// As the row promises, for this and the others.
unsafe extern "C" fn gossip_of_eight(input: *const Input<'_>, _: *mut u8) {
    // SAFETY: the row's input.
    for _ in 0..unsafe { (*input).repeat } {
        black_box(gossip_64());
    }
}

unsafe extern "C" fn gossip_of_sixteen(input: *const Input<'_>, _: *mut u8) {
    // SAFETY: the row's input.
    for _ in 0..unsafe { (*input).repeat } {
        black_box(gossip_256());
    }
}

/// The graph is made each time, as there.
unsafe extern "C" fn eight(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: the row has 4096 bytes of output, 64 maps of 64 bytes.
    let maps = unsafe { &mut *out.cast() };
    // SAFETY: the row's input.
    for _ in 0..unsafe { (*input).repeat } {
        let board = black_box(Board::EMPTY);
        Moves::new(Piece::Wazir, &board).matrix_into(maps);
        black_box(&mut *maps);
    }
}

unsafe extern "C" fn sixteen(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: the row has a byte of output for each pair.
    let out = unsafe { slice::from_raw_parts_mut(out, 256 * 256) };
    let size = BoardSize::new(16, 16).expect("a size");
    let piece = GridPiece::new("W", Color::White).expect("a wazir");
    // SAFETY: the row's input.
    for _ in 0..unsafe { (*input).repeat } {
        let moves =
            Mobility { piece: &piece, grid: &Grid::new(size), obstacles: &GridObstacles::NONE };
        black_box(moves).matrix(out).expect("the size");
        black_box(&mut *out);
    }
}

/// Whether both tell the same distance of every pair, for a test.
#[cfg(test)]
pub fn agree() -> bool {
    let (small, large) = (gossip_64(), gossip_256());
    let mut maps = [[0; 64]; 64];
    let steps = |a: u16, b: u16, side: u16| {
        usize::from((a % side).abs_diff(b % side) + (a / side).abs_diff(b / side))
    };
    Moves::new(Piece::Wazir, &Board::EMPTY).matrix_into(&mut maps);
    let pairs = |squares: u16| (0..squares).flat_map(move |a| (0..squares).map(move |b| (a, b)));
    pairs(64).all(|(a, b)| {
        let way = small.path_to(a as u8, b as u8).count() - 1;
        way == steps(a, b, 8) && way == usize::from(maps[usize::from(a)][usize::from(b)])
    }) && pairs(256).all(|(a, b)| large.path_to(a, b).count() - 1 == steps(a, b, 16))
}
