//! Mobility graphs: a map, and all of them.

use std::hint::black_box;

use chess_distance::Cpu;

use super::{alone, library, number};
use crate::input::{Data, Input, Obstacles};
use crate::row::{Code, Contender, Needs, Row, Target};

fn search(name: &str, function: &'static str) -> Contender {
    alone(name, "graph_search.c", function, "-O3 -march=native")
}

pub(super) fn rows() -> Vec<Row> {
    let kinds = [
        ("map", "graph_map", ["queue_map", "level_map"], 1 << 12, 64),
        (
            "all 64 maps",
            "graph_matrix",
            ["queue_matrix", "level_matrix"],
            1 << 9,
            4096,
        ),
    ];
    let mut rows = Vec::new();
    for (what, ours, [queue, levels], n, output) in kinds {
        for piece in ["king", "knight", "queen"] {
            rows.push(Row {
                table: "A whole board",
                what: format!("graph of a {piece}, {what}, 25% obstacles"),
                ours: library(&format!("chess_distance_{ours}"), ours),
                baselines: vec![
                    search("queue search", queue),
                    search("bitboard search, unions of rows", levels),
                ],
                data: Data {
                    piece: number(piece),
                    obstacles: Obstacles::Own,
                    graphs: true,
                    output,
                    window: (4096 / output).clamp(1, 64),
                    ..Data::pairs(n)
                },
                unit: "board",
                target: Target::FasterAtLeast(3.0),
                needs: Needs::Plain,
                scalar: false,
            });
        }
    }
    // The call uses the best kernel; this row has the kernel of most processors.
    let kernels: Vec<Row> = rows
        .iter()
        .filter(|row| row.data.output == 4096)
        .map(|row| Row {
            what: format!("{}, AVX2 kernel", row.what),
            ours: Contender {
                name: "AVX2 kernel".into(),
                code: Code::Rust(avx2_matrices),
                other_result: false,
            },
            needs: Needs::Avx2,
            ..row.clone()
        })
        .collect();
    rows.extend(kernels);
    rows
}

unsafe extern "C" fn avx2_matrices(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: rows pass a reference.
    let input = unsafe { &*input };
    // Rows do not run on a processor without their instruction set.
    let cpu = Needs::Avx2.cpu().unwrap_or(Cpu::Plain);
    let graphs = input.graphs();
    // SAFETY: the row has 4096 bytes for each graph; nothing else refers to them meanwhile.
    let out = unsafe { std::slice::from_raw_parts_mut(out.cast::<[[u8; 64]; 64]>(), graphs.len()) };
    for _ in 0..input.repeat {
        for (graph, maps) in graphs.iter().zip(&mut *out) {
            graph.matrix_with(cpu, maps);
        }
        black_box(&mut *out);
    }
}
