//! All shortest ways of a grid of orthogonal neighbors, beside the crate bit_gossip: it keeps the
//! next squares on shortest ways, from which a way is read, and this library the distances.

use std::hint::black_box;

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

fn gossip_of_eight(input: &Input<'_>, _: &mut [u8]) {
    for _ in 0..input.repeat {
        black_box(gossip_64());
    }
}

fn gossip_of_sixteen(input: &Input<'_>, _: &mut [u8]) {
    for _ in 0..input.repeat {
        black_box(gossip_256());
    }
}

/// The graph is made each time, as there.
fn eight(input: &Input<'_>, out: &mut [u8]) {
    let maps: &mut [[u8; 64]; 64] = out.as_chunks_mut().0.try_into().expect("64 maps");
    for _ in 0..input.repeat {
        let board = black_box(Board::EMPTY);
        Moves::new(Piece::Wazir, &board).matrix_into(maps);
        black_box(&mut *maps);
    }
}

fn sixteen(input: &Input<'_>, out: &mut [u8]) {
    let size = BoardSize::new(16, 16).expect("a size");
    let piece = GridPiece::new("W", Color::White).expect("a wazir");
    for _ in 0..input.repeat {
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
