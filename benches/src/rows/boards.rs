//! A whole board: maps, paths, trajectories, territory, graphs; and many boards in one call.

use super::{
    ALL, AVX2_AND_PLAIN, NATIVE, alone, by_each_compiler, by_kernel, library, library_calls,
    written,
};
use crate::input::{Blockers, Data, number};
use crate::row::{Contender, Needs, Row};

/// A call, and the C for the same work.
struct Kind {
    /// What a row is called, with {} for the piece.
    what: &'static str,
    function: &'static str,
    baseline: &'static str,
    /// How many boards, and the bytes of output for each.
    n: usize,
    output: usize,
}

const MAP: Kind =
    Kind { what: "{} map", function: "map", baseline: "bitboard search", n: 1 << 14, output: 64 };

const MATRIX: Kind = Kind {
    what: "{} all 64 maps",
    function: "matrix",
    baseline: "64 bitboard searches",
    n: 1 << 10,
    output: 4096,
};

const PATH: Kind = Kind {
    what: "{} path",
    function: "path",
    baseline: "bitboard search that stops at the target",
    n: 1 << 14,
    output: 1,
};

const COUNT: Kind = Kind {
    what: "{}, number of shortest trajectories",
    function: "trajectory_count",
    baseline: "dynamic programming over a queue search",
    n: 1 << 14,
    output: 8,
};

const TERRITORY: Kind = Kind {
    what: "territory of two {}s",
    function: "territory",
    baseline: "two bitboard searches and a comparison",
    n: 1 << 14,
    output: 24,
};

const GRAPH: Kind = Kind {
    what: "graph of a {}, all 64 maps",
    function: "graph_matrix",
    baseline: "bitboard search, unions of rows",
    n: 1 << 9,
    output: 4096,
};

/// The row of the call from C, and the rows of kernels that have code of their own.
type Question = (&'static Kind, &'static str, Blockers, bool, &'static [Needs]);

const QUESTIONS: &[Question] = {
    use Blockers::{Both, None, Own, Winding};
    const NOT_BY_NAME: &[Needs] = &[];
    const CALL: bool = true;
    &[
        (&MAP, "king", Own, CALL, AVX2_AND_PLAIN),
        (&MAP, "king", Winding, !CALL, AVX2_AND_PLAIN),
        (&MAP, "knight", Own, !CALL, AVX2_AND_PLAIN),
        (&MAP, "rook", Both, !CALL, AVX2_AND_PLAIN),
        (&MAP, "bishop", Both, !CALL, AVX2_AND_PLAIN),
        (&MAP, "queen", Both, !CALL, AVX2_AND_PLAIN),
        (&MAP, "rook", None, CALL, AVX2_AND_PLAIN),
        (&MAP, "bishop", None, !CALL, AVX2_AND_PLAIN),
        (&MAP, "queen", None, !CALL, AVX2_AND_PLAIN),
        (&MATRIX, "king", Own, CALL, ALL),
        (&MATRIX, "knight", Own, !CALL, ALL),
        (&MATRIX, "rook", Both, !CALL, ALL),
        (&MATRIX, "bishop", Both, !CALL, ALL),
        (&MATRIX, "queen", Both, !CALL, ALL),
        // A copy of a table, of one size for all pieces that jump.
        (&MATRIX, "king", None, !CALL, ALL),
        (&PATH, "king", Own, !CALL, AVX2_AND_PLAIN),
        (&PATH, "knight", Own, !CALL, AVX2_AND_PLAIN),
        (&PATH, "rook", Both, !CALL, AVX2_AND_PLAIN),
        // Tables and closed forms, without a kernel.
        (&PATH, "king", None, CALL, NOT_BY_NAME),
        (&PATH, "rook", None, CALL, NOT_BY_NAME),
        // One kernel for all registers.
        (&COUNT, "king", Own, CALL, NOT_BY_NAME),
        (&COUNT, "knight", Own, CALL, NOT_BY_NAME),
        (&COUNT, "king", None, CALL, NOT_BY_NAME),
        (&COUNT, "knight", None, CALL, NOT_BY_NAME),
        (&TERRITORY, "king", Own, CALL, AVX2_AND_PLAIN),
        (&GRAPH, "king", Own, CALL, AVX2_AND_PLAIN),
        (&GRAPH, "queen", Own, !CALL, AVX2_AND_PLAIN),
    ]
};

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for &(kind, piece, obstacles, call, by_name) in QUESTIONS {
        let row = row(kind, piece, obstacles);
        rows.extend(call.then(|| row.clone()));
        rows.extend(by_kernel(&row, by_name));
    }
    rows.push(Row {
        baselines: by_each_compiler(look_ups("64 x 2 table look-ups, branchless")),
        ..row(&TERRITORY, "king", Blockers::None)
    });
    rows
}

fn row(kind: &Kind, piece: &str, obstacles: Blockers) -> Row {
    let about = match obstacles {
        Blockers::None => "empty board",
        Blockers::Winding => "31 moves to the last square",
        _ => "25% obstacles",
    };
    let source = match kind.function {
        "trajectory_count" => "ways.c",
        _ => "bitboard_search.c",
    };
    Row::new(
        "A whole board",
        format!("{}, {about}", kind.what.replace("{}", piece)),
        library(kind.function),
        written(kind.baseline, source, kind.function),
        Data {
            graphs: kind.function.starts_with("graph"),
            ..Data::boards(piece, obstacles, kind.n, kind.output)
        },
    )
}

/// Territory from an engine's own table of king distances.
pub(super) fn look_ups(name: &str) -> Contender {
    alone(name, "pairs.c", "territory", NATIVE)
}

/// Many boards in one call, against searches of one board after the other.
pub(super) fn in_columns() -> Vec<Row> {
    let mut rows = Vec::new();
    let maps = ["king", "knight", "rook", "bishop", "queen"].map(|piece| ("map", piece));
    for (what, piece) in maps.into_iter().chain([("path", "king"), ("path", "rook")]) {
        let baselines = written("bitboard search", "bitboard_search.c", what);
        let row =
            column(what, piece, (1 << 10, "1k boards"), ", against single searches", baselines);
        rows.extend(by_kernel(&row, ALL));
        if piece == "king" {
            rows.push(row);
        }
    }
    let single = vec![library("map")];
    let together = column("map", "king", (16, "16 boards"), ", against single calls", single);
    rows.extend(by_kernel(&together, ALL));
    rows.push(past_the_caches());
    rows
}

/// An array that is larger than the caches is written past them. One of a quarter of its size is not.
fn past_the_caches() -> Row {
    let calls = |function| library_calls("library_calls.c", "matrix_batch", function);
    Row::new(
        "Many boards",
        "king all 64 maps, 25% obstacles, 16k boards, against calls of 4k boards",
        calls("matrix_batch"),
        vec![calls("matrix_batch_in_parts")],
        Data { window: 1 << 14, ..Data::boards("king", Blockers::Own, 1 << 14, 4096) },
    )
}

/// So many boards in one call.
fn column(
    what: &str,
    piece: &str,
    (n, size): (usize, &str),
    against: &str,
    baselines: Vec<Contender>,
) -> Row {
    let data = Data {
        piece: number(piece),
        obstacles: match piece {
            "king" | "knight" => Blockers::Own,
            _ => Blockers::Both,
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
