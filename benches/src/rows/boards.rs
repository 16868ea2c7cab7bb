//! A whole board: maps, sets, trajectories, territory.

mod kernels;
mod maps;

use super::{alone, library, number, with_own_table};
use crate::input::{Data, Obstacles};
use crate::row::{Contender, Needs, Row, Target};

const TABLE: &str = "A whole board";
const NATIVE: &str = "-O3 -march=native";

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
    least: f64,
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
            // A result is used before the next is asked for: a few fit into the cache.
            window: (4096 / output).clamp(1, 64),
            ..Data::pairs(n)
        },
        unit: "board",
        target: Target::FasterAtLeast(least),
        needs: Needs::Plain,
        scalar: false,
    }
}

/// The target of a call that takes the best kernel of the processor.
fn target([avx512, avx2]: [f64; 2]) -> f64 {
    match Needs::Avx512.cpu() {
        Some(_) => avx512,
        None => avx2,
    }
}

pub(super) fn rows() -> Vec<Row> {
    let mut rows = maps::rows();
    let loops = alone(
        "nested table loop",
        "table_loops.c",
        "sets",
        "-O3 -march=native",
    );
    let mut sets = row(
        "knight, distance of two sets, 8 squares against 8".into(),
        "knight",
        (Obstacles::None, 1 << 14, 1),
        library("chess_distance_sets", "sets"),
        with_own_table(loops, "knight"),
        target([12.0, 16.0]),
    );
    sets.data.members = 8;
    rows.push(sets);

    for (piece, among) in [("king", [30.0, 27.0]), ("knight", [48.0, 46.0])] {
        for (obstacles, about, least) in [
            (Obstacles::None, "empty board", 55.0),
            (Obstacles::Own, "25% obstacles", target(among)),
        ] {
            let what = format!("{piece}, number of shortest trajectories, {about}");
            let data = (obstacles, 1 << 14, 8);
            let ours = library("chess_distance_trajectory_count", "trajectory_count");
            let mut baseline = queue("trajectory_count");
            baseline.name = format!("dynamic programming over a {}", baseline.name);
            rows.push(row(what, piece, data, ours, baseline, least));
        }
    }
    rows.append(&mut territories());
    rows.append(&mut table_fills());
    rows
}

fn territories() -> Vec<Row> {
    let ours = || library("chess_distance_territory", "territory");
    let loops = alone(
        "64 x 2 table look-ups, branchless",
        "table_loops.c",
        "territory",
        "-O3",
    );
    let data = (Obstacles::None, 1 << 14, 24);
    let empty = row(
        "territory of two kings, empty board".into(),
        "king",
        data,
        ours(),
        with_own_table(loops, "king"),
        target([16.0, 10.0]),
    );
    let searches = bitboard("two bitboard searches and a comparison", "territory");
    let obstacles = row(
        "territory of two kings, 25% obstacles".into(),
        "king",
        (Obstacles::Own, 1 << 14, 24),
        ours(),
        searches,
        target([15.0, 12.5]),
    );
    vec![empty, obstacles]
}

fn table_fills() -> Vec<Row> {
    let fill = |piece, how, function, least| {
        let mut row = row(
            format!("table of a 16x16 board, {piece}"),
            piece,
            (Obstacles::None, 1, 1 << 16),
            library("chess_distance_fill_table", "fill_table"),
            alone(how, "table_fill.c", function, NATIVE),
            least,
        );
        row.unit = "table";
        row
    };
    vec![
        fill("king", "arithmetic", "king", 13.0),
        fill("knight", "queue search from each square", "knight", 10.0),
    ]
}
