//! A whole board: maps, sets, trajectories, territory.

mod kernels;
mod maps;

use self::kernels::Operation;
use super::{alone, by_each_compiler, library, number, with_flags, with_own_table};
use crate::input::{Data, Obstacles};
use crate::row::{Code, Contender, Needs, Row};

const TABLE: &str = "A whole board";
const NATIVE: &str = "-O3 -march=native";
/// The equivalent of `-march=native` on machines with AVX2 only.
const AVX2: &str = "-O3 -march=x86-64-v3";

fn queue(function: &'static str) -> Contender {
    let name = "queue search over adjacency lists";
    alone(name, "queue_search.c", function, NATIVE)
}

fn bitboard(name: &str, function: &'static str) -> Contender {
    alone(name, "bitboard_search.c", function, NATIVE)
}

fn row(
    what: String,
    piece: &str,
    (obstacles, n, output): (Obstacles, usize, usize),
    ours: Contender,
    baseline: Contender,
) -> Row {
    Row {
        table: TABLE,
        what,
        ours,
        baselines: vec![baseline],
        data: Data {
            piece: number(piece),
            obstacles,
            output,
            // Results are used at once: a few fit into the cache.
            window: (4096 / output).clamp(1, 64),
            ..Data::pairs(n)
        },
        unit: "board",
        kernel: None,
        scalar: false,
    }
}

/// The row itself, and the same for every kernel, against the best build of the baselines by the
/// installed C compilers.
fn by_kernel(row: &Row, operation: Operation) -> Vec<Row> {
    let with = |flags: &'static str| -> Vec<Contender> {
        let baselines = row.baselines.iter();
        let mut all: Vec<_> = baselines
            .map(|baseline| with_flags(baseline.clone(), flags))
            .collect();
        all.dedup_by(|a, b| a.name == b.name);
        all.into_iter().flat_map(by_each_compiler).collect()
    };
    let kernel = |needs: Needs, flags: &'static str| Row {
        ours: Contender {
            name: needs.kernel().into(),
            code: Code::Rust(operation.kernel(needs)),
            other_result: false,
        },
        baselines: with(flags),
        kernel: Some(needs),
        ..row.clone()
    };
    let through_c = Row {
        baselines: with(NATIVE),
        ..row.clone()
    };
    vec![
        through_c,
        kernel(Needs::Avx512, NATIVE),
        kernel(Needs::Avx2, AVX2),
        kernel(Needs::Plain, "-O3"),
    ]
}

pub(super) fn rows() -> Vec<Row> {
    let mut rows = maps::rows();
    rows.append(&mut sets());
    rows.append(&mut counts());
    rows.append(&mut territories());
    rows.append(&mut table_fills());
    rows
}

fn sets() -> Vec<Row> {
    let loops = alone("nested table loop", "table_loops.c", "sets", NATIVE);
    let mut sets = row(
        "knight, distance of two sets, 8 squares against 8".into(),
        "knight",
        (Obstacles::None, 1 << 14, 1),
        library("chess_distance_sets", "sets"),
        with_own_table(loops, "knight"),
    );
    sets.data.members = 8;
    by_kernel(&sets, Operation::Sets)
}

fn counts() -> Vec<Row> {
    let count = |piece, obstacles, about: &str| {
        let what = format!("{piece}, number of shortest trajectories, {about}");
        let data = (obstacles, 1 << 14, 8);
        let ours = library("chess_distance_trajectory_count", "trajectory_count");
        let mut baseline = queue("trajectory_count");
        baseline.name = format!("dynamic programming over a {}", baseline.name);
        row(what, piece, data, ours, baseline)
    };
    let mut rows = Vec::new();
    for piece in ["king", "knight"] {
        // The empty board needs no search and no kernel.
        rows.push(count(piece, Obstacles::None, "empty board"));
        let among = count(piece, Obstacles::Own, "25% obstacles");
        rows.append(&mut by_kernel(&among, Operation::Count));
    }
    rows
}

fn territories() -> Vec<Row> {
    let territory = |what: &str, obstacles, baseline| {
        let ours = library("chess_distance_territory", "territory");
        let data = (obstacles, 1 << 14, 24);
        row(what.into(), "king", data, ours, baseline)
    };
    let loops = alone(
        "64 x 2 table look-ups, branchless",
        "table_loops.c",
        "territory",
        NATIVE,
    );
    let empty = territory(
        "territory of two kings, empty board",
        Obstacles::None,
        with_own_table(loops, "king"),
    );
    let obstacles = territory(
        "territory of two kings, 25% obstacles",
        Obstacles::Own,
        bitboard("two bitboard searches and a comparison", "territory"),
    );
    let mut rows = by_kernel(&empty, Operation::Territory);
    rows.append(&mut by_kernel(&obstacles, Operation::Territory));
    rows
}

fn table_fills() -> Vec<Row> {
    let fill = |piece, how, function| {
        let mut row = row(
            format!("table of a 16x16 board, {piece}"),
            piece,
            (Obstacles::None, 1, 1 << 16),
            library("chess_distance_fill_table", "fill_table"),
            alone(how, "table_fill.c", function, NATIVE),
        );
        row.unit = "table";
        row
    };
    let king = fill("king", "arithmetic", "king");
    // The search is the same on every processor.
    let mut knight = fill("knight", "queue search from each square", "knight");
    knight.baselines = knight
        .baselines
        .into_iter()
        .flat_map(by_each_compiler)
        .collect();
    vec![king, knight]
}
