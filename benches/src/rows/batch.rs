//! Many pairs: each kernel and the dispatched call against loops in C.

use super::{AVX2_AND_PLAIN, NATIVE, alone, by_each_compiler, library, with_defines};
use crate::input::{Data, number};
use crate::row::{Contender, Needs, Row};

const USUAL: usize = 16 << 10;

/// The speed of a loop over the engine's own table depends on the placement of its code. So the
/// best of several builds is compared.
fn table_loops(piece: &str) -> Vec<Contender> {
    [
        "-O2 -falign-loops=64",
        "-O3 -falign-loops=64",
        "-O3 -funroll-loops -falign-loops=64",
        "-O3 -march=native -falign-loops=64",
    ]
    .map(|flags| {
        let table = [format!("-DTABLE_OF={piece}_distance")];
        with_defines(alone("table loop", "pairs.c", "batch", flags), &table)
    })
    .into_iter()
    .flat_map(by_each_compiler)
    .collect()
}

fn arithmetic(flags: &'static str) -> Vec<Contender> {
    ["king_loop", "king_late_shift_loop"]
        .map(|function| alone("arithmetic", "pairs.c", function, flags))
        .into_iter()
        .flat_map(by_each_compiler)
        .collect()
}

/// A piece's distances, in batches of so many; `None`: the call from C.
fn row(
    kernel: Option<Needs>,
    piece: &str,
    n: usize,
    (against, baselines): (&str, Vec<Contender>),
) -> Row {
    let size = match n {
        0..1024 => n.to_string(),
        _ => format!("{}k", n >> 10),
    };
    Row {
        table: "Many pairs",
        what: format!("{piece} distances against {against}, {size} pairs"),
        ours: library("batch"),
        baselines,
        data: Data {
            piece: number(piece),
            chunk: n,
            // The same few thousand pairs, for any length of a batch.
            ..Data::pairs(n.max(4032))
        },
        kernel,
    }
}

pub(super) fn rows() -> Vec<Row> {
    let of_table =
        |kernel, piece| row(kernel, piece, USUAL, ("a loop over a table", table_loops(piece)));
    let ways = AVX2_AND_PLAIN.iter().map(|&needs| (Some(needs), needs.flags()));
    let mut rows = Vec::new();
    for (kernel, flags) in [(None, NATIVE)].into_iter().chain(ways) {
        rows.extend(["king", "manhattan", "knight"].map(|piece| of_table(kernel, piece)));
        // The flags of the plain kernel are -O3 already.
        if flags != "-O3" {
            let plain = ("arithmetic by -O3", arithmetic("-O3"));
            rows.push(row(kernel, "king", USUAL, plain));
        }
        let same =
            |n| row(kernel, "king", n, ("arithmetic for the same processor", arithmetic(flags)));
        rows.extend([USUAL, 63].map(same));
    }
    rows
}
