//! Duels, pairs, where pieces may ever stand, and pawn endings.

use super::{AVX2_AND_PLAIN, NATIVE, alone, by_each_compiler, by_kernel, kernels, library, number};
use crate::input::{Data, Obstacles, Positions};
use crate::row::{Contender, Row};

fn row(what: &str, function: &'static str, baselines: Vec<Contender>, data: Data) -> Row {
    Row {
        table: "Two sides, whole positions",
        what: what.into(),
        ours: library(function),
        baselines,
        data,
        unit: "call",
        kernel: None,
        scalar: false,
    }
}

pub(super) fn rows() -> Vec<Row> {
    let written = |how, source, function| by_each_compiler(alone(how, source, function, NATIVE));
    let kings = |members, output| Data {
        piece: number("king"),
        obstacles: Obstacles::Own,
        members,
        output,
        window: 16,
        ..Data::pairs(1 << 9)
    };
    let reach = |positions| Data { positions, output: 512, window: 16, ..Data::pairs(1 << 9) };
    let analysis = "retrograde analysis, bitboards by square";
    let rules = written("the same rules with bitboards", "sides.c", "reach");
    let ending = row(
        "pawn ending, Lasker and Reichhelm 1901",
        "pawn_ending",
        written("search over whole positions", "pawn_ending.c", "pawn_ending"),
        Data { output: 1024, ..Data::pairs(1) },
    );
    // The search over whole positions takes a thousand times as long: once is enough.
    let beside_the_call = Row { baselines: vec![ending.ours.clone()], ..ending.clone() };
    let mut rows = vec![
        row("duel, 25% obstacles", "duel", written(analysis, "sides.c", "duel"), kings(4, 8192)),
        row(
            "pair of kings, 25% obstacles",
            "pair",
            written("queue of pairs of squares", "sides.c", "pair"),
            kings(1, 2),
        ),
        row("reach, starting position", "reach", rules.clone(), reach(Positions::Start)),
        row("reach, closed pawn endings", "reach", rules, reach(Positions::Closed)),
        row(
            "duel of pairs, the same as a duel",
            "duel_pairs",
            vec![library("duel")],
            kings(4, 8192),
        ),
        ending,
    ];
    rows.extend(by_kernel(&beside_the_call, AVX2_AND_PLAIN, kernels::study));
    rows
}
