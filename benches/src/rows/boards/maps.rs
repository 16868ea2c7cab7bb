//! Maps, matrices and paths: the call from C, and every kernel.

use super::kernels::Operation;
use super::{bitboard, by_kernel, queue, row};
use crate::input::Obstacles;
use crate::row::Row;
use crate::rows::library;

/// What is asked, of which piece, among which obstacles.
type Question = (Operation, &'static str, Obstacles);

const QUESTIONS: [Question; 21] = {
    use Obstacles::{Both, None, Own};
    use Operation::{Map, Matrix, Path};
    [
        (Map, "king", Own),
        (Map, "knight", Own),
        (Map, "rook", Both),
        (Map, "bishop", Both),
        (Map, "queen", Both),
        (Map, "rook", None),
        (Map, "bishop", None),
        (Map, "queen", None),
        (Matrix, "king", Own),
        (Matrix, "knight", Own),
        (Matrix, "king", None),
        (Matrix, "knight", None),
        (Matrix, "rook", Both),
        (Matrix, "bishop", Both),
        (Matrix, "queen", Both),
        (Path, "king", Own),
        (Path, "knight", Own),
        (Path, "rook", Both),
        (Path, "king", None),
        (Path, "knight", None),
        (Path, "rook", None),
    ]
};

pub(super) fn rows() -> Vec<Row> {
    let mut rows: Vec<Row> = QUESTIONS.into_iter().flat_map(rows_of).collect();
    for piece in ["king", "knight"] {
        let what = format!("{piece} map, 25% obstacles, against a queue search");
        let data = (Obstacles::Own, 1 << 14, 64);
        let ours = library("chess_distance_map", "map");
        rows.push(row(what, piece, data, ours, queue("map")));
    }
    rows
}

fn rows_of((operation, piece, obstacles): Question) -> Vec<Row> {
    let about = match obstacles {
        Obstacles::None => "empty board",
        _ => "25% obstacles",
    };
    let (words, function, call) = match operation {
        Operation::Map => ("map", "map", "chess_distance_map"),
        Operation::Matrix => ("all 64 maps", "matrix", "chess_distance_matrix"),
        _ => ("path", "path", "chess_distance_path"),
    };
    let name = match operation {
        Operation::Map => "bitboard search",
        Operation::Matrix => "64 bitboard searches",
        _ => "bitboard search that stops at the target",
    };
    let what = format!("{piece} {words}, {about}");
    let n = if operation.output() > 64 {
        1 << 10
    } else {
        1 << 14
    };
    let data = (obstacles, n, operation.output());
    let baseline = bitboard(name, function);
    let row = row(what, piece, data, library(call, function), baseline);
    by_kernel(&row, operation)
}
