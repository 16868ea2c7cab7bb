//! Ways and costs among obstacles.

use super::{NATIVE, alone, by_each_compiler, library, number};
use crate::input::{Data, Obstacles};
use crate::row::{Contender, Row};

/// A call, and the equivalent C.
struct Kind {
    function: &'static str,
    what: &'static str,
    baseline: &'static str,
    /// Members of the sets of weights, or of the ends of ways.
    members: u32,
    /// The baseline gets the finished graph of the piece.
    graphs: bool,
    output: usize,
    pieces: &'static [&'static str],
}

const KINDS: &[Kind] = &[
    Kind {
        function: "weighted_map",
        what: "map with weights, 16 squares of each",
        baseline: "buckets of bitboards, unions of rows",
        members: 16,
        graphs: true,
        output: 64,
        pieces: &["king", "queen"],
    },
    Kind {
        function: "graph_cost_map",
        what: "graph with free moves ahead, map of costs",
        baseline: "bitboard search with costs 0 and 1",
        members: 0,
        graphs: true,
        output: 64,
        pieces: &["king"],
    },
    Kind {
        function: "must_pass",
        what: "squares that every way needs",
        baseline: "a bitboard search for each square of a way",
        members: 0,
        graphs: false,
        output: 8,
        pieces: &["king"],
    },
    Kind {
        function: "walks",
        what: "ways of 63 moves",
        baseline: "bitboards forward and backward",
        members: 0,
        graphs: false,
        output: 512,
        pieces: &["king"],
    },
    Kind {
        function: "set_trajectories",
        what: "trajectories between sets of 4 squares",
        baseline: "bitboards forward and backward",
        members: 4,
        graphs: false,
        output: 512,
        pieces: &["king"],
    },
];

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for kind in KINDS {
        for &piece in kind.pieces {
            let baseline = alone(kind.baseline, "ways.c", kind.function, NATIVE);
            let row = Row {
                table: "Ways and costs",
                what: format!("{piece}, {}, 25% obstacles", kind.what),
                ours: library(kind.function),
                baselines: by_each_compiler(baseline),
                data: Data {
                    piece: number(piece),
                    obstacles: Obstacles::Own,
                    graphs: kind.graphs,
                    members: kind.members,
                    output: kind.output,
                    window: (4096 / kind.output).clamp(1, 64),
                    ..Data::pairs(1 << 12)
                },
                unit: "board",
                kernel: None,
                scalar: false,
            };
            if kind.function == "weighted_map" && piece == "king" {
                rows.push(beside_a_plain_map(piece, &row));
            }
            rows.push(row);
        }
    }
    rows
}

/// What the weights cost.
fn beside_a_plain_map(piece: &str, weighted: &Row) -> Row {
    Row {
        what: format!("{piece}, map with weights, against a plain map"),
        baselines: vec![Contender { other_result: true, ..library("map") }],
        ..weighted.clone()
    }
}
