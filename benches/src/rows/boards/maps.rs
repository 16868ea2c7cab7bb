//! Maps, matrices and paths: the call from C, and every kernel.

use super::kernels::Operation;
use super::{bitboard, by_kernel, queue, row};
use crate::input::Obstacles;
use crate::row::Row;
use crate::rows::library;

/// A row with its targets for AVX-512 and AVX2.
struct Aim {
    operation: Operation,
    piece: &'static str,
    obstacles: Obstacles,
    least: [f64; 2],
}

const fn aim(
    operation: Operation,
    piece: &'static str,
    obstacles: Obstacles,
    least: [f64; 2],
) -> Aim {
    Aim {
        operation,
        piece,
        obstacles,
        least,
    }
}

#[rustfmt::skip]
const AIMS: [Aim; 21] = {
    use Obstacles::{Both, None, Own};
    use Operation::{Map, Matrix, Path};
    [
        aim(Map, "king", Own, [4.0, 3.9]),
        aim(Map, "knight", Own, [3.0, 3.3]),
        aim(Map, "rook", Both, [6.0, 5.8]),
        aim(Map, "bishop", Both, [3.0, 2.9]),
        aim(Map, "queen", Both, [16.0, 16.0]),
        aim(Map, "rook", None, [28.0, 28.0]),
        aim(Map, "bishop", None, [15.0, 15.0]),
        aim(Map, "queen", None, [70.0, 70.0]),
        aim(Matrix, "king", Own, [25.0, 19.0]),
        aim(Matrix, "knight", Own, [25.0, 18.0]),
        aim(Matrix, "king", None, [50.0, 50.0]),
        aim(Matrix, "knight", None, [50.0, 50.0]),
        aim(Matrix, "rook", Both, [60.0, 35.0]),
        aim(Matrix, "bishop", Both, [40.0, 24.0]),
        aim(Matrix, "queen", Both, [100.0, 68.0]),
        aim(Path, "king", Own, [3.0, 3.0]),
        aim(Path, "knight", Own, [3.0, 3.0]),
        aim(Path, "rook", Both, [3.0, 3.0]),
        aim(Path, "king", None, [3.0, 3.0]),
        aim(Path, "knight", None, [3.0, 3.0]),
        aim(Path, "rook", None, [3.0, 3.0]),
    ]
};

pub(super) fn rows() -> Vec<Row> {
    let mut rows: Vec<Row> = AIMS.iter().flat_map(rows_of).collect();
    for piece in ["king", "knight"] {
        let what = format!("{piece} map, 25% obstacles, against a queue search");
        let data = (Obstacles::Own, 1 << 14, 64);
        let ours = library("chess_distance_map", "map");
        rows.push(row(what, piece, data, ours, queue("map"), 40.0));
    }
    rows
}

fn rows_of(aim: &Aim) -> Vec<Row> {
    let about = match aim.obstacles {
        Obstacles::None => "empty board",
        _ => "25% obstacles",
    };
    let (words, function, call) = match aim.operation {
        Operation::Map => ("map", "map", "chess_distance_map"),
        Operation::Matrix => ("all 64 maps", "matrix", "chess_distance_matrix"),
        _ => ("path", "path", "chess_distance_path"),
    };
    let name = match aim.operation {
        Operation::Map => "bitboard search",
        Operation::Matrix => "64 bitboard searches",
        _ => "bitboard search that stops at the target",
    };
    let what = format!("{} {words}, {about}", aim.piece);
    let n = if aim.operation.output() > 64 {
        1 << 10
    } else {
        1 << 14
    };
    let data = (aim.obstacles, n, aim.operation.output());
    let baseline = bitboard(name, function);
    let row = row(
        what,
        aim.piece,
        data,
        library(call, function),
        baseline,
        0.0,
    );
    by_kernel(&row, aim.operation, aim.least)
}
