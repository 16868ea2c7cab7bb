//! Distances among obstacles with the inline header, against C with the same flags.

use super::{NATIVE, alone, number, with_own_table};
use crate::input::{Data, Obstacles};
use crate::row::{Contender, Row};

pub(super) fn rows() -> Vec<Row> {
    use Obstacles::{Both, None, Own};
    let row = |what: &str, piece, obstacles, function: &'static str, baseline: Contender| {
        let output = match function {
            "path" => 1,
            "territory" => 24,
            _ => 64,
        };
        Row {
            table: "The one header",
            what: what.into(),
            ours: alone("inline header", "inline_calls.c", function, NATIVE),
            baselines: vec![baseline],
            data: Data {
                piece: number(piece),
                obstacles,
                output,
                window: (4096 / output).clamp(1, 64),
                ..Data::pairs(1 << 14)
            },
            unit: "board",
            kernel: Option::None,
            scalar: false,
        }
    };
    let search = |function| alone("bitboard search", "bitboard_search.c", function, NATIVE);
    let loops = alone("64 x 2 table look-ups", "table_loops.c", "territory", NATIVE);
    let mut rows = Vec::new();
    for (piece, obstacles) in [("king", Own), ("rook", Both), ("queen", Both)] {
        let what = format!("{piece} map, 25% obstacles");
        rows.push(row(&what, piece, obstacles, "map", search("map")));
    }
    let what = "king map, 25% obstacles, piece not constant";
    rows.push(row(what, "king", Own, "any_map", search("map")));
    rows.push(row("rook map, empty board", "rook", None, "map", search("map")));
    for (piece, obstacles) in [("king", Own), ("rook", Both)] {
        let what = format!("{piece} path, 25% obstacles");
        rows.push(row(&what, piece, obstacles, "path", search("path")));
    }
    for (about, obstacles, baseline) in [
        ("empty board", None, with_own_table(loops, "king")),
        ("25% obstacles", Own, search("territory")),
    ] {
        let what = format!("territory of two kings, {about}");
        rows.push(row(&what, "king", obstacles, "territory", baseline));
    }
    rows
}
