//! Pairs of squares: one after another, by tables, inline functions and calls; and many in one call,
//! against loops in C.

use super::{ALL, NATIVE, alone, by_each_compiler, compiled, library, of_kernel, with_defines};
use crate::input::{Data, number};
use crate::modules::Link;
use crate::row::{Contender, Needs, Row};

const FLAGS: &str = "-O2 -falign-loops=64";

/// The loop of pairs.c with these definitions.
fn pair(name: &str, link: Link, defines: &[String]) -> Contender {
    with_defines(
        compiled(format!("{name}, {FLAGS}"), "pairs.c", "throughput", FLAGS, link),
        defines,
    )
}

pub(super) fn one_by_one() -> Vec<Row> {
    let expression = |text: &str| format!("-DDISTANCE(a,b)={text}");
    let own_table = pair("own static 64-byte-aligned table", Link::Alone, &[]);
    let own_call =
        pair("own function, unchecked table", Link::Alone, &[expression("own_call(a,b)")]);
    let table = "chess_distance_king_table[a][b]";
    let call = "chess_distance_king(a,b)";
    let [inline, c] = ["chess_distance_inline.h", "chess_distance.h"];
    [
        ("_table[a][b], inline header", inline, table, Link::Alone, &own_table),
        ("_table[a][b], .a", c, table, Link::Archive, &own_table),
        ("_table[a][b], .so", c, table, Link::Shared, &own_table),
        (", inline", inline, call, Link::Alone, &own_table),
        (", called in the .a", c, call, Link::Archive, &own_call),
        (", called in the .so", c, call, Link::Shared, &own_call),
    ]
    .map(|(name, header, text, link, baseline)| {
        let what = format!("chess_distance_king{name}");
        let ours = pair(&what, link, &["-include".into(), header.into(), expression(text)]);
        let data = Data::pairs(4096);
        let what = format!("{what}: throughput");
        Row::new("One pair", what, ours, vec![baseline.clone()], data)
    })
    .into()
}

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
fn batch(
    kernel: Option<Needs>,
    piece: &str,
    n: usize,
    (against, baselines): (&str, Vec<Contender>),
) -> Row {
    let size = match n {
        0..1024 => n.to_string(),
        _ => format!("{}k", n >> 10),
    };
    let what = format!("{piece} distances against {against}, {size} pairs");
    // The same few thousand pairs, for any length of a batch.
    let data = Data { piece: number(piece), chunk: n, ..Data::pairs(n.max(4032)) };
    let row = Row::new("Many pairs", what, library("batch"), baselines, data);
    kernel.map_or(row.clone(), |needs| of_kernel(row, needs))
}

pub(super) fn in_batches() -> Vec<Row> {
    let of_table =
        |kernel, piece| batch(kernel, piece, USUAL, ("a loop over a table", table_loops(piece)));
    let ways = ALL.iter().map(|&needs| (Some(needs), needs.flags()));
    let mut rows = Vec::new();
    for (kernel, flags) in [(None, NATIVE)].into_iter().chain(ways) {
        rows.extend(["king", "manhattan", "knight"].map(|piece| of_table(kernel, piece)));
        // The flags of the plain kernel are -O3 already.
        if flags != "-O3" {
            let plain = ("arithmetic by -O3", arithmetic("-O3"));
            rows.push(batch(kernel, "king", USUAL, plain));
        }
        let same =
            |n| batch(kernel, "king", n, ("arithmetic for the same processor", arithmetic(flags)));
        rows.extend([USUAL, 63].map(same));
    }
    rows
}
