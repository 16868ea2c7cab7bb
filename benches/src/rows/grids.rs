//! Maps of larger boards: the call from C, and every kernel by name.

use super::{
    AVX2_AND_PLAIN, NATIVE, alone, by_each_compiler, by_kernel, inline_header, library,
    library_calls, with_defines,
};
use crate::input::{Blockers, Data};
use crate::row::Row;

/// Files and ranks.
const SIZES: [(usize, usize); 3] = [(9, 10), (12, 10), (16, 16)];

/// A piece, its function in the C that is written for it, and how it is written in Betza's
/// notation.
const PIECES: [(&str, &str, &str); 7] = [
    ("king", "king_map", "K"),
    ("knight", "knight_map", "N"),
    ("horse", "horse_map", "nN"),
    ("rook", "rook_map", "R"),
    ("bishop", "bishop_map", "B"),
    ("queen", "queen_map", "Q"),
    ("cannon", "cannon_map", "mRcpR"),
];

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for (size, (files, ranks)) in SIZES.into_iter().enumerate() {
        for (name, function, betza) in PIECES {
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
                    grid: files * ranks,
                    output: files * ranks,
                    window: 32,
                    ..Data::pairs(1 << 12)
                },
            );
            rows.extend(by_kernel(&map, AVX2_AND_PLAIN));
            if size > 0 {
                continue;
            }
            if matches!(name, "king" | "knight") {
                rows.push(map);
            }
        }
    }
    rows.push(way_to_the_edge());
    rows.push(Row::new(
        "Larger boards",
        "king, table of all pairs, 16x16",
        library_calls("library_calls.c", "fill_table", "table"),
        by_each_compiler(alone("a loop", "pairs.c", "table", NATIVE)),
        Data::boards("king", Blockers::None, 1, 1 << 16),
    ));
    rows.extend(single_moves());
    rows
}

/// Whether there is a way, beside a map that says so and a loop that ends early.
fn way_to_the_edge() -> Row {
    let size = ["-DFILES=11".to_owned(), "-DRANKS=11".into()];
    let ours = |call, function| {
        let calls = with_defines(library_calls("grid_calls.c", call, function), &size);
        with_defines(calls, &["-DBETZA=\"K\"".to_owned()])
    };
    let loop_ = alone("a loop that ends early", "grid_search.c", "king_escapes", NATIVE);
    let mut baselines = by_each_compiler(with_defines(loop_, &size));
    baselines.push(ours("grid_map", "escapes_by_map"));
    Row::new(
        "Larger boards",
        "a king's way to the edge, 11x11, 25% obstacles",
        ours("grid_reaches", "escapes"),
        baselines,
        Data { grid: 121, output: 1, window: 256, ..Data::pairs(1 << 12) },
    )
}

/// One move of one piece.
fn single_moves() -> Vec<Row> {
    let mut rows = vec![Row::new(
        "Single moves",
        "rook attacks, 8x8, 25% obstacles",
        library("attacks"),
        vec![inline_header("attacks", Some("rook"), NATIVE)],
        Data::boards("rook", Blockers::Own, 1 << 12, 8),
    )];
    let size = ["-DFILES=9".to_owned(), "-DRANKS=10".into()];
    let loop_ = with_defines(alone("a loop", "grid_search.c", "grid_moves", NATIVE), &size);
    // The nightrider has no kernel, as in C. The others stand beside BASE alone.
    for (name, betza, baselines) in [
        ("nightrider", "NN", by_each_compiler(loop_)),
        ("king", "K", Vec::new()),
        ("horse", "nN", Vec::new()),
        ("cannon", "mRcpR", Vec::new()),
    ] {
        let ours = with_defines(library_calls("grid_calls.c", "grid_moves", "moves"), &size);
        rows.push(Row::new(
            "Single moves",
            format!("{name} moves, 9x10, 25% obstacles"),
            with_defines(ours, &[format!("-DBETZA=\"{betza}\"")]),
            baselines,
            Data { grid: 90, output: 32, window: 64, ..Data::pairs(1 << 12) },
        ));
    }
    rows
}
