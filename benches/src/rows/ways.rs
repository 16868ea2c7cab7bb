//! Ways and costs among obstacles, and a duel: one call each, beside the same in C.

use super::{library, written};
use crate::input::{Blockers, Data};
use crate::row::Row;

pub(super) fn rows() -> Vec<Row> {
    let row = |function, what: &str, (baseline, source), n, output| {
        Row::new(
            "Ways and costs",
            format!("{what}, 25% obstacles"),
            library(function),
            written(baseline, source, function),
            Data { members: 4, ..Data::boards("king", Blockers::Own, n, output) },
        )
    };
    let both_ways = ("bitboards forward and backward", "ways.c");
    let analysis = ("retrograde analysis, bitboards by square", "bitboard_search.c");
    vec![
        row(
            "set_trajectories",
            "king, trajectories between sets of 4 squares",
            both_ways,
            1 << 12,
            512,
        ),
        row("duel", "duel", analysis, 1 << 9, 8192),
    ]
}
