//! Ways and costs among obstacles, both sides' moves, whole positions and pawn endings: one call
//! each, beside the same in C.

use super::{library, written};
use crate::input::{Data, Obstacles, Positions, number};
use crate::row::Row;

pub(super) fn rows() -> Vec<Row> {
    [ways_and_costs(), two_sides()].concat()
}

fn ways_and_costs() -> Vec<Row> {
    let row = |function, piece, what, baseline, output| {
        Row::new(
            "Ways and costs",
            format!("{piece}, {what}, 25% obstacles"),
            library(function),
            written(baseline, "ways.c", function),
            Data::boards(piece, Obstacles::Own, 1 << 12, output),
        )
    };
    // Beside BASE alone.
    let called = |function, piece, what| Row {
        baselines: Vec::new(),
        data: Data {
            members: 16,
            graphs: true,
            ..Data::boards(piece, Obstacles::Own, 1 << 12, 64)
        },
        ..row(function, piece, what, "", 64)
    };
    let both_ways = "bitboards forward and backward";
    let what = "trajectories between sets of 4 squares";
    let mut between_sets = row("set_trajectories", "king", what, both_ways, 512);
    between_sets.data.members = 4;
    let one_by_one = "a bitboard search for each square of a way";
    vec![
        called("weighted_map", "king", "map with weights, 16 squares of each"),
        called("weighted_map", "queen", "map with weights, 16 squares of each"),
        called("graph_cost_map", "king", "graph with free moves ahead, map of costs"),
        row("must_pass", "king", "squares that every way needs", one_by_one, 8),
        row("walks", "king", "ways of 63 moves", both_ways, 512),
        between_sets,
    ]
}

fn two_sides() -> Vec<Row> {
    let row = |what, function, baselines, data| {
        Row::new("Two sides, whole positions", what, library(function), baselines, data)
    };
    let kings = |members, output| Data {
        piece: number("king"),
        obstacles: Obstacles::Own,
        members,
        output,
        window: 16,
        ..Data::pairs(1 << 9)
    };
    let reach = |positions| Data { positions, output: 512, window: 16, ..Data::pairs(1 << 9) };
    let analysis = written("retrograde analysis, bitboards by square", "sides.c", "duel");
    vec![
        row("duel, 25% obstacles", "duel", analysis, kings(4, 8192)),
        row("pair of kings, 25% obstacles", "pair", Vec::new(), kings(1, 2)),
        row("reach, starting position", "reach", Vec::new(), reach(Positions::Start)),
        row("reach, closed pawn endings", "reach", Vec::new(), reach(Positions::Closed)),
        row(
            "duel of pairs, the same as a duel",
            "duel_pairs",
            vec![library("duel")],
            kings(4, 8192),
        ),
        row("pawn ending", "pawn_ending", Vec::new(), Data { output: 1024, ..Data::pairs(1) }),
    ]
}
