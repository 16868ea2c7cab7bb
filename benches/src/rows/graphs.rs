//! Mobility graphs: a map, and all of them.

mod kernels;

use self::kernels::Operation;
use super::{alone, by_each_compiler, library, number, with_flags};
use crate::input::{Data, Obstacles};
use crate::row::{Code, Contender, Needs, Row};

/// A call and the kernels behind it.
struct Kind {
    operation: Operation,
    what: &'static str,
    function: &'static str,
    searches: [&'static str; 2],
    n: usize,
    output: usize,
}

const KINDS: [Kind; 2] = [
    Kind {
        operation: Operation::Map,
        what: "map",
        function: "graph_map",
        searches: ["queue_map", "level_map"],
        n: 1 << 12,
        output: 64,
    },
    Kind {
        operation: Operation::Matrix,
        what: "all 64 maps",
        function: "graph_matrix",
        searches: ["queue_matrix", "level_matrix"],
        n: 1 << 9,
        output: 4096,
    },
];

const NATIVE: &str = "-O3 -march=native";
const KERNELS: [(Needs, &str); 3] = [
    (Needs::Avx512, NATIVE),
    (Needs::Avx2, "-O3 -march=x86-64-v3"),
    (Needs::Plain, "-O3"),
];

fn searches(kind: &Kind, flags: &'static str) -> Vec<Contender> {
    let [queue, levels] = kind.searches;
    let search = |name: &str, function| {
        let search = alone(name, "graph_search.c", function, NATIVE);
        by_each_compiler(with_flags(search, flags))
    };
    let levels = search("bitboard search, unions of rows", levels);
    [search("queue search", queue), levels].concat()
}

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for kind in &KINDS {
        for piece in ["king", "knight", "queen"] {
            let Kind {
                operation,
                what,
                function,
                n,
                output,
                ..
            } = *kind;
            let row = Row {
                table: "A whole board",
                what: format!("graph of a {piece}, {what}, 25% obstacles"),
                ours: library(&format!("chess_distance_{function}"), function),
                baselines: searches(kind, NATIVE),
                data: Data {
                    piece: number(piece),
                    obstacles: Obstacles::Own,
                    graphs: true,
                    output,
                    window: (4096 / output).clamp(1, 64),
                    ..Data::pairs(n)
                },
                unit: "board",
                kernel: None,
                scalar: false,
            };
            let by_name = KERNELS.map(|(needs, flags)| Row {
                ours: Contender {
                    name: needs.kernel().into(),
                    code: Code::Rust(operation.kernel(needs)),
                    other_result: false,
                },
                baselines: searches(kind, flags),
                kernel: Some(needs),
                ..row.clone()
            });
            rows.push(row);
            rows.extend(by_name);
        }
    }
    rows
}
