//! Mobility graphs: a map, and all of them.

use super::{alone, library, number};
use crate::input::{Data, Obstacles};
use crate::row::{Contender, Needs, Row, Target};

fn search(name: &str, function: &'static str) -> Contender {
    alone(name, "graph_search.c", function, "-O3 -march=native")
}

pub(super) fn rows() -> Vec<Row> {
    let kinds = [
        ("map", "graph_map", ["queue_map", "level_map"], 1 << 12, 64),
        (
            "all 64 maps",
            "graph_matrix",
            ["queue_matrix", "level_matrix"],
            1 << 9,
            4096,
        ),
    ];
    let mut rows = Vec::new();
    for (what, ours, [queue, levels], n, output) in kinds {
        for piece in ["king", "knight", "queen"] {
            rows.push(Row {
                table: "A whole board",
                what: format!("graph of a {piece}, {what}, 25% obstacles"),
                ours: library(&format!("chess_distance_{ours}"), ours),
                baselines: vec![
                    search("queue search", queue),
                    search("bitboard search, unions of rows", levels),
                ],
                data: Data {
                    piece: number(piece),
                    obstacles: Obstacles::Own,
                    graphs: true,
                    output,
                    window: (4096 / output).clamp(1, 64),
                    ..Data::pairs(n)
                },
                unit: "board",
                target: Target::FasterAtLeast(3.0),
                needs: Needs::Plain,
                scalar: false,
            });
        }
    }
    rows
}
