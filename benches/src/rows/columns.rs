//! Many boards in one call: every kernel, against searches of one board after the other.

use super::{ALL, by_kernel, library, written};
use crate::input::{Data, Obstacles, number};
use crate::row::{Contender, Row};

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    let maps = ["king", "knight", "rook", "bishop", "queen"].map(|piece| ("map", piece));
    for (what, piece) in maps.into_iter().chain([("path", "king"), ("path", "rook")]) {
        let baselines = written("bitboard search", "bitboard_search.c", what);
        let row = row(what, piece, (1 << 10, "1k boards"), ", against single searches", baselines);
        rows.extend(by_kernel(&row, ALL));
        if piece == "king" {
            rows.push(row);
        }
    }
    let single = vec![library("map")];
    let together = row("map", "king", (16, "16 boards"), ", against single calls", single);
    rows.extend(by_kernel(&together, ALL));
    // Arrays larger than the caches: written past them.
    rows.push(row("map", "king", (1 << 20, "1M boards"), "", Vec::new()));
    rows
}

/// So many boards in one call.
fn row(
    what: &str,
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
        output: if what == "map" { 64 } else { 1 },
        chunk: n,
        window: n.max(64),
        ..Data::pairs(n.max(1 << 14))
    };
    let call = if what == "map" { "map_batch" } else { "path_batch" };
    let what = format!("{piece} {what}s, 25% obstacles, {size}{against}");
    Row::new("Many boards", what, library(call), baselines, data)
}
