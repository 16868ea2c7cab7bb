//! Many boards in one call: every kernel, against searches of one board after the other.

mod kernels;

use self::kernels::Operation;
use super::{alone, by_each_compiler, library, number};
use crate::input::{Data, Obstacles};
use crate::row::{Code, Contender, Needs, Row};

const NATIVE: &str = "-O3 -march=native";

/// A kernel, or the call that chooses one, and the flags of the C beside it.
type Way = (Option<Needs>, &'static str);

const PIECES: [&str; 5] = ["king", "knight", "rook", "bishop", "queen"];

const WAYS: [Way; 4] = [
    (None, NATIVE),
    (Some(Needs::Avx512), NATIVE),
    // What `-march=native` is where AVX2 is the best there is.
    (Some(Needs::Avx2), "-O3 -march=x86-64-v3"),
    (Some(Needs::Plain), "-O3"),
];

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for way in WAYS {
        for piece in PIECES {
            for operation in [Operation::Maps, Operation::Paths] {
                rows.push(of_search(way, operation, piece, 1 << 10));
            }
        }
        for n in [1, 16, 1 << 20] {
            rows.push(of_search(way, Operation::Maps, "king", n));
        }
        for n in [1, 16, 1 << 10, 1 << 20] {
            rows.push(of_single_calls(way, "king", n));
        }
        rows.extend([Operation::Maps, Operation::Matrices].map(|all| of_memory(way, all)));
    }
    rows
}

/// `size` boards in one call.
fn row((kernel, _): Way, operation: Operation, piece: &str, n: usize) -> Row {
    let ours = match (kernel, operation) {
        (Some(needs), _) => Contender {
            name: needs.kernel().into(),
            code: Code::Rust(operation.kernel(needs)),
            other_result: false,
        },
        (None, Operation::Maps) => library("chess_distance_map_batch", "map_batch"),
        (None, Operation::Matrices) => library("chess_distance_matrix_batch", "matrix_batch"),
        (None, Operation::Paths) => library("chess_distance_path_batch", "path_batch"),
        (None, Operation::SingleMaps) => library("chess_distance_map in a loop", "map"),
    };
    let (words, output) = match operation {
        Operation::Paths => ("paths", 1),
        Operation::Matrices => ("matrices", 4096),
        Operation::Maps | Operation::SingleMaps => ("maps", 64),
    };
    let size = match n {
        0x400 => "1k".into(),
        0x10_0000 => "1M".into(),
        20_000 => "20k".into(),
        _ => n.to_string(),
    };
    Row {
        table: "Many boards",
        what: format!("{piece} {words}, 25% obstacles, n = {size}"),
        ours,
        baselines: Vec::new(),
        data: Data {
            piece: number(piece),
            obstacles: if matches!(piece, "king" | "knight") {
                Obstacles::Own
            } else {
                Obstacles::Both
            },
            columns: true,
            output,
            chunk: n,
            window: n.max(64),
            ..Data::pairs(if operation == Operation::Matrices {
                n
            } else {
                n.max(1 << 14)
            })
        },
        unit: "board",
        kernel,
        scalar: false,
    }
}

fn of_search(way: Way, operation: Operation, piece: &str, n: usize) -> Row {
    let mut row = row(way, operation, piece, n);
    let function = if operation == Operation::Paths {
        "path"
    } else {
        "map"
    };
    let search = alone("bitboard search", "bitboard_search.c", function, way.1);
    row.what += ", against single searches";
    row.baselines = by_each_compiler(search);
    row
}

fn of_single_calls(way: Way, piece: &str, n: usize) -> Row {
    let mut row_of = row(way, Operation::Maps, piece, n);
    row_of.what += ", against single calls";
    row_of.baselines = vec![row(way, Operation::SingleMaps, piece, n).ours];
    row_of
}

/// The share of memory speed for a million maps, or the matrices of 20,000 boards.
fn of_memory(way: Way, operation: Operation) -> Row {
    let (n, function, limit) = match operation {
        Operation::Matrices => (20_000, "matrices", "4096 bytes a row written"),
        _ => (
            1 << 20,
            "maps",
            "three columns read, 64 bytes a row written",
        ),
    };
    let mut row = row(way, operation, "king", n);
    row.what += ", share of the memory's speed";
    row.baselines = ["-DVECTOR=64", "-DVECTOR=32", "-DVECTOR=16"]
        .map(|vector| {
            let mut limit = alone(limit, "memory_limit.c", function, NATIVE);
            limit.name = format!("{} {vector}", limit.name);
            limit.other_result = true;
            if let Code::C(module, _) = &mut limit.code {
                module.defines.push(vector.into());
            }
            limit
        })
        .into();
    row
}
