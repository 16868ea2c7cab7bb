//! Maps of larger boards: the call from C, and every kernel by name.

use super::kernels::{PIECES, SIZES};
use super::{
    AVX2_AND_PLAIN, NATIVE, alone, by_each_compiler, by_kernel, inline_header, kernels, library,
    library_calls, with_defines,
};
use crate::input::{Data, Obstacles};
use crate::row::Row;

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for (size, (files, ranks)) in SIZES.into_iter().enumerate() {
        for (piece, (name, function, betza)) in PIECES.into_iter().enumerate() {
            // One kernel serves all sizes.
            if size > 0 && name != "king" {
                continue;
            }
            let defines = [
                format!("-DFILES={files}"),
                format!("-DRANKS={ranks}"),
                format!("-DBETZA=\"{betza}\""),
            ];
            let ours = |call, function| {
                with_defines(library_calls("grid_calls.c", call, function), &defines)
            };
            let written = match name {
                "king" | "knight" | "horse" => "frontier, attack tables",
                _ => "queue, rays",
            };
            let search = alone(written, "grid_search.c", function, NATIVE);
            let map = Row::new(
                "Larger boards",
                format!("{name} map, {files}x{ranks}, 25% obstacles"),
                ours("grid_map", "map"),
                by_each_compiler(with_defines(search, &defines[..2])),
                Data {
                    // What `kernels::grid_maps` reads.
                    piece: (size * PIECES.len() + piece) as i32,
                    grid: files * ranks,
                    output: files * ranks,
                    window: 32,
                    ..Data::pairs(1 << 12)
                },
            );
            rows.extend(by_kernel(&map, AVX2_AND_PLAIN, kernels::grid_maps));
            if size > 0 {
                continue;
            }
            // A leaper, and a rider that needs a hurdle.
            if matches!(name, "king" | "cannon") {
                rows.push(Row {
                    what: format!("{name} map with weights, {files}x{ranks}, 25% obstacles"),
                    ours: ours("grid_weighted_map", "weighted_map"),
                    baselines: Vec::new(),
                    ..map.clone()
                });
            }
            if matches!(name, "king" | "knight") {
                rows.push(map);
            }
        }
    }
    rows.extend(single_moves());
    rows
}

/// A call about one piece on 9x10, its functions in C, and the pieces.
type Question = (&'static str, &'static str, &'static str, &'static [(&'static str, &'static str)]);

const QUESTIONS: [Question; 3] = [
    (
        "moves",
        "moves",
        "grid_moves",
        // The last one is without a kernel.
        &[
            ("king", "K"),
            ("horse", "nN"),
            ("queen", "Q"),
            ("cannon", "mRcpR"),
            ("nightrider", "NN"),
        ],
    ),
    ("attacks", "attacks", "grid_attacks", &[("queen", "Q"), ("cannon", "mRcpR")]),
    ("attacks to a square", "attacks_to", "grid_attacks_to", &[("queen", "Q"), ("horse", "nN")]),
];

/// One move of one piece.
fn single_moves() -> Vec<Row> {
    let mut rows = vec![Row::new(
        "Single moves",
        "rook attacks, 8x8, 25% obstacles",
        library("attacks"),
        vec![inline_header("attacks", Some("rook"))],
        Data::boards("rook", Obstacles::Own, 1 << 12, 8),
    )];
    for (what, call, function, pieces) in QUESTIONS {
        for (name, betza) in pieces {
            let defines = |piece| {
                let [files, ranks] = ["-DFILES=9", "-DRANKS=10"];
                [files.into(), ranks.into(), piece]
            };
            let loop_ = alone("leaps and lines from a table", "grid_steps.c", function, NATIVE);
            let loop_ = with_defines(loop_, &defines(format!("-DPIECE={name}")));
            let ours = library_calls("grid_calls.c", function, call);
            rows.push(Row::new(
                "Single moves",
                format!("{name} {what}, 9x10, 25% obstacles"),
                with_defines(ours, &defines(format!("-DBETZA=\"{betza}\""))),
                by_each_compiler(loop_),
                Data { grid: 90, output: 32, window: 64, ..Data::pairs(1 << 12) },
            ));
        }
    }
    rows
}
