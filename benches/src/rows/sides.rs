//! Duels, pairs, where pieces may ever stand, and pawn endings.

use chess_distance::{Bitboard, Bound, Color, PAWN_STRUCTURE_WORDS, PawnEnding, pawn_ending};

use super::{alone, by_each_compiler, library_calls, number};
use crate::input::{Data, Input, Obstacles, Positions};
use crate::row::{Code, Contender, Needs, Row};

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
    let plain = ("pawn_ending.c", "search over whole positions");
    let study = Data {
        output: 1024,
        ..Data::pairs(1)
    };
    let name = "pawn ending, Lasker and Reichhelm 1901";
    let mut endings = vec![Row {
        ours: pawn_calls("pawn_ending"),
        ..row(name, "pawn_ending", plain, study)
    }];
    for needs in [Needs::Plain, Needs::Avx2, Needs::Avx512] {
        endings.push(Row {
            ours: Contender {
                name: needs.kernel().into(),
                code: Code::Rust(solve),
                other_result: false,
            },
            // The search over whole positions takes a thousand times as long: once is enough.
            baselines: vec![endings[0].ours.clone()],
            kernel: Some(needs),
            ..endings[0].clone()
        });
    }
    let pairs = Row {
        ours: pawn_calls("duel_pairs"),
        baselines: vec![library_calls(
            "sides_calls.c",
            "chess_distance_duel",
            "duel",
        )],
        ..row(
            "duel of pairs, the same as a duel",
            "duel",
            analysis,
            kings(4, 8192),
        )
    };
    let mut rows = vec![
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
        pairs,
    ];
    rows.append(&mut endings);
    rows
}

fn pawn_calls(function: &'static str) -> Contender {
    library_calls(
        "pawn_ending_calls.c",
        &format!("chess_distance_{function}"),
        function,
    )
}

/// The study, as pawn_ending_calls.c has it.
unsafe extern "C" fn solve(input: *const Input<'_>, out: *mut u8) {
    // SAFETY: the row's input.
    let repeat = unsafe { (*input).repeat };
    let mut memory = vec![0; 2000 * PAWN_STRUCTURE_WORDS];
    let mut ending = PawnEnding::NOTHING_WON;
    let (white, black) = (Bitboard(0x8_2900_0000), Bitboard(0x821_0000_0000));
    for _ in 0..repeat {
        pawn_ending(
            white,
            black,
            Color::White,
            Bound::Lower,
            &mut memory,
            &mut ending,
        )
        .expect("there is room for 2,000 structures");
    }
    for (at, set) in ending.won.iter().flatten().enumerate() {
        let bytes = set.0.to_ne_bytes();
        // SAFETY: the row has 1024 bytes of output.
        unsafe { out.add(8 * at).copy_from_nonoverlapping(bytes.as_ptr(), 8) };
    }
}
