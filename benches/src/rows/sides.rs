//! Duels, pairs, and where pieces may ever stand.

use super::{alone, by_each_compiler, library_calls, number};
use crate::input::{Data, Obstacles, Positions};
use crate::row::Row;

const NATIVE: &str = "-O3 -march=native";

pub(super) fn rows() -> Vec<Row> {
    let row = |what: &str, function, (source, baseline), data: Data| Row {
        table: "Two sides, whole positions",
        what: what.into(),
        ours: library_calls(
            "sides_calls.c",
            &format!("chess_distance_{function}"),
            function,
        ),
        baselines: by_each_compiler(alone(baseline, source, function, NATIVE)),
        data,
        unit: "call",
        kernel: None,
        scalar: false,
    };
    let kings = |members, output| Data {
        piece: number("king"),
        obstacles: Obstacles::Own,
        members,
        output,
        window: 16,
        ..Data::pairs(1 << 9)
    };
    let reach = |positions| Data {
        positions,
        output: 512,
        window: 16,
        ..Data::pairs(1 << 9)
    };
    let analysis = ("sides.c", "retrograde analysis, bitboards by square");
    let queue = ("sides.c", "queue of pairs of squares");
    let rules = ("sides_reach.c", "the same rules with bitboards");
    vec![
        row("duel, 25% obstacles", "duel", analysis, kings(4, 8192)),
        row("pair of kings, 25% obstacles", "pair", queue, kings(1, 2)),
        row(
            "reach, starting position",
            "reach",
            rules,
            reach(Positions::Start),
        ),
        row(
            "reach, closed pawn endings",
            "reach",
            rules,
            reach(Positions::Closed),
        ),
    ]
}
