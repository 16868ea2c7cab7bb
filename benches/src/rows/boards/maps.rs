//! Maps, matrices and paths: the call from C, and every kernel by name.

use super::kernels::Operation;
use super::{NATIVE, bitboard, queue, row, target};
use crate::input::Obstacles;
use crate::row::{Code, Contender, Needs, Row, Target};
use crate::rows::{by_each_compiler, library};

/// A row of the table in performance.md: the target of each kernel.
struct Aim {
    operation: Operation,
    piece: &'static str,
    obstacles: Obstacles,
    avx512: f64,
    avx2: f64,
}

/// The plain kernel is to be so many times faster than C without the flags of the machine.
const PLAIN: f64 = 1.5;

const fn aim(
    operation: Operation,
    piece: &'static str,
    obstacles: Obstacles,
    [avx512, avx2]: [f64; 2],
) -> Aim {
    Aim {
        operation,
        piece,
        obstacles,
        avx512,
        avx2,
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
        Operation::Path => ("path", "path", "chess_distance_path"),
    };
    let name = match aim.operation {
        Operation::Map => "bitboard search",
        Operation::Matrix => "64 bitboard searches",
        Operation::Path => "bitboard search that stops at the target",
    };
    let what = format!("{} {words}, {about}", aim.piece);
    let n = if aim.operation.output() > 64 {
        1 << 10
    } else {
        1 << 14
    };
    let data = (aim.obstacles, n, aim.operation.output());
    let of = |what: String, ours: Contender, flags: &'static str, least: f64| {
        let mut baseline = bitboard(name, function);
        if let Code::C(module, _) = &mut baseline.code {
            module.flags = flags;
        }
        baseline.name = format!("{name}, {flags}");
        let mut row = row(what, aim.piece, data, ours, baseline.clone(), least);
        row.baselines = by_each_compiler(baseline);
        row
    };
    let kernel = |name: &str, needs: Needs, flags: &'static str, least: f64| {
        let ours = Contender {
            name: format!("{name} kernel"),
            code: Code::Rust(aim.operation.kernel(needs)),
            other_result: false,
        };
        let mut row = of(format!("{what}, {name} kernel"), ours, flags, least);
        row.needs = needs;
        row
    };
    let mut through_c = of(what.clone(), library(call, function), NATIVE, 0.0);
    through_c.target = Target::FasterAtLeast(target([aim.avx512, aim.avx2]));
    vec![
        through_c,
        kernel("AVX-512", Needs::Avx512, NATIVE, aim.avx512),
        kernel("AVX2", Needs::Avx2, NATIVE, aim.avx2),
        kernel("plain", Needs::Plain, "-O3", PLAIN),
    ]
}
