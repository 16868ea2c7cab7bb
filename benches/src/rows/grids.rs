//! Maps of larger boards: the call from C, and every kernel by name.

mod kernels;

use super::{alone, by_each_compiler, library_calls, with_defines};
use crate::input::Data;
use crate::row::{Code, Contender, Needs, Row};

const TABLE: &str = "Larger boards";
const NATIVE: &str = "-O3 -march=native";

/// Files and ranks.
const SIZES: [(usize, usize); 3] = [(9, 10), (12, 10), (16, 16)];

/// A piece, its function in the C that is written for it, and how it is written in Betza's notation.
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
        for (piece, (name, function, betza)) in PIECES.into_iter().enumerate() {
            let defines = [
                format!("-DFILES={files}"),
                format!("-DRANKS={ranks}"),
                format!("-DBETZA=\"{betza}\""),
            ];
            let ours = |call: &str, function| {
                let calls = library_calls("grid_calls.c", call, function);
                with_defines(calls, &defines)
            };
            let search = |flags| {
                let written = match name {
                    "king" | "knight" | "horse" => "frontier, attack tables",
                    _ => "queue, rays",
                };
                let search = alone(written, "grid_search.c", function, flags);
                by_each_compiler(with_defines(search, &defines[..2]))
            };
            let map = Row {
                table: TABLE,
                what: format!("{name} map, {files}x{ranks}, 25% obstacles"),
                ours: ours("chess_distance_grid_map", "map"),
                baselines: search(NATIVE),
                data: Data {
                    piece: kernels::number(size, piece),
                    grid: files * ranks,
                    output: files * ranks,
                    window: 32,
                    ..Data::pairs(1 << 12)
                },
                unit: "board",
                kernel: None,
                scalar: false,
            };
            let kernels = [
                (Needs::Avx512, NATIVE),
                (Needs::Avx2, "-O3 -march=x86-64-v3"),
                (Needs::Plain, "-O3"),
            ]
            .map(|(needs, flags)| Row {
                ours: Contender {
                    name: needs.kernel().into(),
                    code: Code::Rust(kernels::map(needs)),
                    other_result: false,
                },
                baselines: search(flags),
                kernel: Some(needs),
                ..map.clone()
            });
            let weighted = Row {
                what: format!("{name} map with weights, {files}x{ranks}, against a plain map"),
                ours: ours("chess_distance_grid_weighted_map", "weighted_map"),
                baselines: vec![Contender {
                    other_result: true,
                    ..map.ours.clone()
                }],
                ..map.clone()
            };
            rows.push(map);
            rows.extend(kernels);
            rows.push(weighted);
        }
    }
    rows
}
