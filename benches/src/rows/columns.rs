//! Many boards in one call: every kernel, against searches of one board after the other.

use super::{ALL, by_kernel, kernels, library, operation, written};
use crate::input::{Data, Obstacles, Operation, number};
use crate::row::{Contender, Row};

/// An operation over columns: its call from C, the same from Rust, and the bytes for each board.
struct Kind {
    what: &'static str,
    call: &'static str,
    run: Operation,
    output: usize,
}

const MAPS: Kind =
    Kind { what: "maps", call: "map_batch", run: kernels::column_of_maps, output: 64 };
const PATHS: Kind =
    Kind { what: "paths", call: "path_batch", run: kernels::column_of_paths, output: 1 };
const MATRICES: Kind =
    Kind { what: "matrices", call: "matrix_batch", run: kernels::column_of_matrices, output: 4096 };

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    let maps = ["king", "knight", "rook", "bishop", "queen"].map(|piece| (&MAPS, "map", piece));
    let paths = ["king", "rook"].map(|piece| (&PATHS, "path", piece));
    for (kind, function, piece) in maps.into_iter().chain(paths) {
        let baselines = written("bitboard search", "bitboard_search.c", function);
        let row = row(kind, piece, (1 << 10, "1k boards"), ", against single searches", baselines);
        rows.extend(by_kernel(&row, ALL, kind.run));
        if piece == "king" {
            rows.push(row);
        }
    }
    let single = vec![operation("map_into in a loop", kernels::maps)];
    let together = row(&MAPS, "king", (16, "16 boards"), ", against single calls", single);
    rows.extend(by_kernel(&together, ALL, MAPS.run));
    // Arrays larger than the caches: written past them.
    rows.push(row(&MAPS, "king", (1 << 20, "1M boards"), "", Vec::new()));
    rows.push(row(&MATRICES, "king", (20_000, "20k boards"), "", Vec::new()));
    rows
}

/// So many boards in one call.
fn row(
    kind: &Kind,
    piece: &str,
    (n, size): (usize, &str),
    against: &str,
    baselines: Vec<Contender>,
) -> Row {
    let data = Data {
        piece: number(piece),
        obstacles: match piece {
            "king" | "knight" => Obstacles::Own,
            _ => Obstacles::Both,
        },
        columns: true,
        output: kind.output,
        chunk: n,
        window: n.max(64),
        ..Data::pairs(if kind.output == 4096 { n } else { n.max(1 << 14) })
    };
    let what = format!("{piece} {}, 25% obstacles, {size}{against}", kind.what);
    Row::new("Many boards", what, library(kind.call), baselines, data)
}
