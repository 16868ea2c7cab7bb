//! A whole board: maps, paths, sets, trajectories, territory, graphs, tables.

use super::{
    ALL, NATIVE, alone, by_each_compiler, by_kernel, kernels, library, number, with_own_table,
};
use crate::input::{Data, Obstacles, Run};
use crate::row::{Contender, Needs, Row};

/// A call, and the C for the same work.
struct Kind {
    /// What a row is called, with {} for the piece.
    what: &'static str,
    function: &'static str,
    /// The same from Rust, if it has kernels.
    run: Option<Run>,
    baseline: &'static str,
    /// How many boards, and the bytes of output for each.
    n: usize,
    output: usize,
}

const MAP: Kind = Kind {
    what: "{} map",
    function: "map",
    run: Some(kernels::maps),
    baseline: "bitboard search",
    n: 1 << 14,
    output: 64,
};

const MATRIX: Kind = Kind {
    what: "{} all 64 maps",
    function: "matrix",
    run: Some(kernels::matrices),
    baseline: "64 bitboard searches",
    n: 1 << 10,
    output: 4096,
};

const PATH: Kind = Kind {
    what: "{} path",
    function: "path",
    run: Some(kernels::paths),
    baseline: "bitboard search that stops at the target",
    n: 1 << 14,
    output: 1,
};

const COUNT: Kind = Kind {
    what: "{}, number of shortest trajectories",
    function: "trajectory_count",
    run: None,
    baseline: "dynamic programming over a queue search",
    n: 1 << 14,
    output: 8,
};

const TERRITORY: Kind = Kind {
    what: "territory of two {}s",
    function: "territory",
    run: Some(kernels::territories),
    baseline: "two bitboard searches and a comparison",
    n: 1 << 14,
    output: 24,
};

const GRAPH: Kind = Kind {
    what: "graph of a {}, all 64 maps",
    function: "graph_matrix",
    run: Some(kernels::graph_matrices),
    baseline: "bitboard search, unions of rows",
    n: 1 << 9,
    output: 4096,
};

/// The row of the call from C, and the rows of kernels that have code of their own.
type Question = (&'static Kind, &'static str, Obstacles, bool, &'static [Needs]);

const QUESTIONS: &[Question] = {
    use Obstacles::{Both, None, Own};
    const NOT_BY_NAME: &[Needs] = &[];
    const CALL: bool = true;
    &[
        (&MAP, "king", Own, CALL, ALL),
        (&MAP, "knight", Own, !CALL, ALL),
        (&MAP, "rook", Both, !CALL, ALL),
        (&MAP, "bishop", Both, !CALL, ALL),
        (&MAP, "queen", Both, !CALL, ALL),
        (&MAP, "rook", None, CALL, ALL),
        (&MAP, "bishop", None, !CALL, ALL),
        (&MAP, "queen", None, !CALL, ALL),
        (&MATRIX, "king", Own, CALL, ALL),
        (&MATRIX, "knight", Own, !CALL, ALL),
        (&MATRIX, "rook", Both, !CALL, ALL),
        (&MATRIX, "bishop", Both, !CALL, ALL),
        (&MATRIX, "queen", Both, !CALL, ALL),
        // A copy of a table, of one size for all pieces that jump.
        (&MATRIX, "king", None, !CALL, ALL),
        (&PATH, "king", Own, !CALL, ALL),
        (&PATH, "knight", Own, !CALL, ALL),
        (&PATH, "rook", Both, !CALL, ALL),
        // Tables and closed forms, without a kernel.
        (&PATH, "king", None, CALL, NOT_BY_NAME),
        (&PATH, "rook", None, CALL, NOT_BY_NAME),
        // One kernel for all registers.
        (&COUNT, "king", Own, CALL, NOT_BY_NAME),
        (&COUNT, "knight", Own, CALL, NOT_BY_NAME),
        (&COUNT, "king", None, CALL, NOT_BY_NAME),
        (&COUNT, "knight", None, CALL, NOT_BY_NAME),
        (&TERRITORY, "king", Own, CALL, ALL),
        (&GRAPH, "king", Own, CALL, ALL),
        (&GRAPH, "queen", Own, !CALL, ALL),
    ]
};

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for &(kind, piece, obstacles, call, by_name) in QUESTIONS {
        let row = row(kind, piece, obstacles);
        rows.extend(call.then(|| row.clone()));
        rows.extend(kind.run.map(|run| by_kernel(&row, by_name, run)).into_iter().flatten());
    }
    rows.extend(without_kernels());
    rows
}

fn row(kind: &Kind, piece: &str, obstacles: Obstacles) -> Row {
    let about = match obstacles {
        Obstacles::None => "empty board",
        _ => "25% obstacles",
    };
    let source = match kind.function {
        "trajectory_count" => "queue_search.c",
        _ => "bitboard_search.c",
    };
    Row {
        table: "A whole board",
        what: format!("{}, {about}", kind.what.replace("{}", piece)),
        ours: library(kind.function),
        baselines: by_each_compiler(alone(kind.baseline, source, kind.function, NATIVE)),
        data: Data {
            piece: number(piece),
            obstacles,
            graphs: kind.function.starts_with("graph"),
            output: kind.output,
            // Results are used at once: a few fit into the cache.
            window: (4096 / kind.output).clamp(1, 64),
            ..Data::pairs(kind.n)
        },
        unit: "board",
        kernel: None,
        scalar: false,
    }
}

/// One code for all processors.
fn without_kernels() -> Vec<Row> {
    let beside = |row: Row, what: &str, baseline: Contender| Row {
        what: what.into(),
        baselines: by_each_compiler(baseline),
        ..row
    };
    let tables = |name, function, piece| {
        with_own_table(alone(name, "table_loops.c", function, NATIVE), piece)
    };
    let mut sets = row(&Kind { function: "sets", output: 1, ..MAP }, "knight", Obstacles::None);
    sets.data.members = 8;
    let graph = Kind { function: "graph_map", n: 1 << 12, ..MAP };
    let fill = |piece, how, source, function| {
        let table = Kind { function: "fill_table", n: 1, output: 1 << 16, ..MAP };
        Row {
            unit: "table",
            ..beside(
                row(&table, piece, Obstacles::None),
                &format!("table of a 16x16 board, {piece}"),
                alone(how, source, function, NATIVE),
            )
        }
    };
    vec![
        beside(
            sets,
            "knight, distance of two sets, 8 squares against 8",
            tables("nested table loop", "sets", "knight"),
        ),
        beside(
            row(&TERRITORY, "king", Obstacles::None),
            "territory of two kings, empty board",
            tables("64 x 2 table look-ups, branchless", "territory", "king"),
        ),
        beside(
            row(&graph, "king", Obstacles::Own),
            "graph of a king, map, 25% obstacles",
            alone(GRAPH.baseline, "bitboard_search.c", "graph_map", NATIVE),
        ),
        fill("king", "arithmetic", "arithmetic_loops.c", "king_table"),
        fill("knight", "queue search from each square", "queue_search.c", "knight_table"),
    ]
}
