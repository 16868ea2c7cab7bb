//! Distances among obstacles with the inline header, against C with the same flags and against the
//! library's kernels.

use super::{alone, library, number, with_own_table};
use crate::input::{Data, Obstacles};
use crate::row::{Contender, Row};

const NATIVE: &str = "-O3 -march=native";

fn inline(function: &'static str) -> Contender {
    alone("inline header", "inline_calls.c", function, NATIVE)
}

fn search(function: &'static str) -> Contender {
    alone("bitboard search", "bitboard_search.c", function, NATIVE)
}

/// The same work by the header, against C (it must equal it) and against the library.
fn both(
    what: &str,
    piece: &str,
    (obstacles, output): (Obstacles, usize),
    ours: &'static str,
    baseline: Contender,
    call: (&str, &'static str),
) -> [Row; 2] {
    let row = |table, baselines| Row {
        table,
        what: what.into(),
        ours: inline(ours),
        baselines,
        data: Data {
            piece: number(piece),
            obstacles,
            output,
            window: (4096 / output).clamp(1, 64),
            ..Data::pairs(1 << 14)
        },
        unit: "board",
        kernel: None,
        scalar: false,
    };
    [
        row("The one header", vec![baseline]),
        row(
            "The one header beside the library",
            vec![library(call.0, call.1)],
        ),
    ]
}

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for (piece, obstacles) in [
        ("king", Obstacles::Own),
        ("knight", Obstacles::Own),
        ("rook", Obstacles::Both),
        ("bishop", Obstacles::Both),
        ("queen", Obstacles::Both),
    ] {
        let what = format!("{piece} map, 25% obstacles");
        let call = ("chess_distance_map", "map");
        rows.extend(both(
            &what,
            piece,
            (obstacles, 64),
            "map",
            search("map"),
            call,
        ));
        let what = format!("{what}, piece not constant");
        rows.extend(both(
            &what,
            piece,
            (obstacles, 64),
            "any_map",
            search("map"),
            call,
        ));
    }
    for piece in ["rook", "bishop", "queen"] {
        let what = format!("{piece} map, empty board");
        let call = ("chess_distance_map", "map");
        let data = (Obstacles::None, 64);
        rows.extend(both(&what, piece, data, "map", search("map"), call));
    }
    for (piece, obstacles) in [
        ("king", Obstacles::Own),
        ("knight", Obstacles::Own),
        ("rook", Obstacles::Both),
    ] {
        let what = format!("{piece} path, 25% obstacles");
        let call = ("chess_distance_path", "path");
        rows.extend(both(
            &what,
            piece,
            (obstacles, 1),
            "path",
            search("path"),
            call,
        ));
    }
    let call = ("chess_distance_territory", "territory");
    let loops = alone(
        "64 x 2 table look-ups",
        "table_loops.c",
        "territory",
        NATIVE,
    );
    for (about, obstacles, baseline) in [
        (
            "empty board",
            Obstacles::None,
            with_own_table(loops, "king"),
        ),
        ("25% obstacles", Obstacles::Own, search("territory")),
    ] {
        let what = format!("territory of two kings, {about}");
        rows.extend(both(
            &what,
            "king",
            (obstacles, 24),
            "territory",
            baseline,
            call,
        ));
    }
    // One table after the other.
    rows.sort_by_key(|row| row.table);
    rows
}
