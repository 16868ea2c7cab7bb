//! Every target, and no target anywhere else: the line that a row is to hold and, where there is
//! one, what it is still to reach.

use serde::Serialize;

use crate::measure::Comparison;
use crate::row::{Needs, Row};

/// What a row is to reach.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Target {
    /// At most this share of the baseline's time.
    TimeAtMost(f64),
    /// At least so many times as fast as the baseline; behind it what is still to be reached.
    FasterAtLeast(f64, Option<f64>),
    /// C is as fast, and docs/speed.md says so under this heading: the line to hold.
    AsInC(f64, &'static str),
    /// A call takes at most so many nanoseconds.
    NanosecondsAtMost(f64),
    /// No target: the figure is for information.
    None,
}

/// How a measured row stands to its target.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Worse than the line.
    NotMet,
    /// It holds the line.
    Met,
    /// It has reached what was still to be reached.
    Reached,
}

impl Verdict {
    /// For a target that has no second number.
    const fn of(met: bool) -> Self {
        if met { Self::Met } else { Self::NotMet }
    }
}

impl Target {
    /// How the figures of a row stand to the target; `None` where there is none.
    pub fn verdict(self, row: &Row, times: &Comparison) -> Option<Verdict> {
        Some(match self {
            Self::TimeAtMost(most) => Verdict::of(1.0 / times.faster <= most),
            Self::FasterAtLeast(_, Some(more)) if times.faster >= more => Verdict::Reached,
            Self::FasterAtLeast(least, _) | Self::AsInC(least, _) => {
                Verdict::of(times.faster >= least)
            }
            Self::NanosecondsAtMost(most) => {
                Verdict::of(times.ours / row.data.window as f64 <= most)
            }
            Self::None => return None,
        })
    }
}

/// The targets of a row: of its kernels for AVX-512, AVX2, and every processor.
type Line = (&'static str, [Target; 3]);

const fn at_least(times: f64) -> Target {
    Target::FasterAtLeast(times, None)
}

/// The line, and what is still to be reached.
const fn toward(least: f64, more: f64) -> Target {
    Target::FasterAtLeast(least, Some(more))
}

/// Of all kernels the same.
const fn all(target: Target) -> [Target; 3] {
    [target; 3]
}

/// The headings in docs/speed.md.
const GRAPH: Target = Target::AsInC(0.75, "One map of a graph");
const WAYS: Target = Target::AsInC(0.8, "Ways of a number of moves, squares that every way needs");
const ONE_STEP: Target = Target::AsInC(0.5, "Single moves of a piece without a kernel");
const COLUMNS: Target = Target::AsInC(0.8, "Columns of king distances with `-march=native`");

/// The plain kernel is to be so many times as fast as C without the flags of the machine.
const PLAIN: Target = at_least(1.5);
const NONE: Target = Target::None;
/// A call about one piece, which goes square by square.
const ONE_MOVE: Target = Target::NanosecondsAtMost(100.0);
/// The study of the pawn ending has 1,850 structures: 2 us each, 5 us by the plain kernel.
const EACH_STRUCTURE: Target = Target::NanosecondsAtMost(1850.0 * 2000.0);
const PLAIN_STRUCTURE: Target = Target::NanosecondsAtMost(1850.0 * 5000.0);

/// Tables of the report, and lines for the rows whose names begin so. Of several that fit the
/// longest counts.
#[rustfmt::skip]
const TABLES: &[(&str, &[Line])] = &[
    ("One pair", &[
        ("chess_distance_king_table[a][b]", all(Target::TimeAtMost(1.03))),
        ("chess_distance_king, inline: throughput", all(Target::TimeAtMost(1.8))),
        ("chess_distance_king, inline: dependent chain", all(Target::TimeAtMost(1.2))),
        ("chess_distance_king, called in the .a", all(Target::TimeAtMost(1.3))),
        ("chess_distance_king, called in the .so", all(Target::TimeAtMost(1.2))),
    ]),
    ("Many pairs", &[
        //                                                                      AVX-512         AVX2                plain
        ("king distances against a loop over a table",                         [at_least(12.0), at_least(10.0),     at_least(4.0)]),
        ("manhattan distances against a loop over a table",                    [at_least(12.0), at_least(10.0),     at_least(4.0)]),
        ("knight distances against a loop over a table",                       [at_least(10.0), at_least(4.0),      NONE]),
        ("king distances against arithmetic by -O3",                           [at_least(2.7),  at_least(2.0),      toward(1.2, 1.5)]),
        ("king distances against arithmetic for the same processor",           [at_least(1.0),  COLUMNS,            toward(1.2, 1.5)]),
        ("king distances against arithmetic for the same processor, 63 pairs", [at_least(8.0),  at_least(2.0),      toward(1.2, 1.5)]),
        ("knight distances against a closed form",                             [at_least(2.3),  at_least(1.0),      toward(1.2, 1.5)]),
        ("king distances against an exclusive or of columns",                  [at_least(0.9),  toward(0.55, 0.85), NONE]),
    ]),
    ("A whole board", &[
        //                                          AVX-512             AVX2                 plain
        ("king map, 25% obstacles",                 [at_least(4.2),     at_least(3.0),       PLAIN]),
        ("knight map, 25% obstacles",               [at_least(3.0),     at_least(2.7),       PLAIN]),
        ("rook map, 25% obstacles",                 [at_least(5.1),     at_least(3.0),       PLAIN]),
        ("bishop map, 25% obstacles",               [at_least(2.9),     toward(1.8, 2.4),    PLAIN]),
        ("queen map, 25% obstacles",                [toward(9.2, 11.0), toward(6.3, 8.0),    PLAIN]),
        ("rook map, empty board",                   [at_least(25.0),    at_least(25.0),      PLAIN]),
        ("bishop map, empty board",                 [at_least(13.0),    at_least(13.0),      PLAIN]),
        ("queen map, empty board",                  [at_least(47.0),    at_least(47.0),      PLAIN]),
        ("king all 64 maps, 25% obstacles",         [at_least(29.0),    at_least(17.0),      PLAIN]),
        ("knight all 64 maps, 25% obstacles",       [at_least(28.0),    at_least(15.0),      PLAIN]),
        ("rook all 64 maps, 25% obstacles",         [at_least(56.0),    at_least(33.0),      PLAIN]),
        ("bishop all 64 maps, 25% obstacles",       [at_least(28.0),    at_least(15.0),      PLAIN]),
        ("queen all 64 maps, 25% obstacles",        [at_least(88.0),    at_least(52.0),      PLAIN]),
        ("king all 64 maps, empty board",           [at_least(44.0),    at_least(42.0),      PLAIN]),
        ("king path, 25% obstacles",                [at_least(1.9),     at_least(1.8),       PLAIN]),
        ("knight path, 25% obstacles",              [toward(1.5, 1.8),  at_least(1.6),       PLAIN]),
        ("rook path, 25% obstacles",                [at_least(4.0),     at_least(3.2),       PLAIN]),
        ("king path, empty board",                  [toward(1.9, 2.5),  at_least(2.2),       PLAIN]),
        ("rook path, empty board",                  [toward(1.9, 2.5),  at_least(2.2),       PLAIN]),
        ("knight, distance of two sets",            [at_least(11.0),    at_least(15.0),      PLAIN]),
        ("king, number of shortest trajectories, 25% obstacles",   [at_least(33.0), at_least(30.0), PLAIN]),
        ("knight, number of shortest trajectories, 25% obstacles", [at_least(58.0), at_least(50.0), PLAIN]),
        ("king, number of shortest trajectories, empty board",     all(at_least(55.0))),
        ("knight, number of shortest trajectories, empty board",   all(at_least(55.0))),
        ("territory of two kings, empty board",     [Target::AsInC(0.75, "Territory of two kings on the empty board"),  at_least(2.4),       PLAIN]),
        ("territory of two kings, 25% obstacles",   [at_least(9.5),     at_least(8.5),       PLAIN]),
        ("table of a 16x16 board, king",            all(at_least(3.8))),
        ("table of a 16x16 board, knight",          all(at_least(9.0))),
        ("graph of a king, map",                    all(GRAPH)),
        ("graph of a king, all 64 maps",            [at_least(4.9),     at_least(3.6),       PLAIN]),
        ("graph of a queen, all 64 maps",           [at_least(4.9),     at_least(3.6),       PLAIN]),
    ]),
    ("Many boards", &[
        //                                                                         AVX-512            AVX2                plain
        ("king maps, 25% obstacles, 1k boards, against single searches",          [at_least(17.0),    toward(8.0, 10.0),  PLAIN]),
        ("knight maps, 25% obstacles, 1k boards, against single searches",        [at_least(18.0),    toward(8.0, 10.0),  PLAIN]),
        ("rook maps, 25% obstacles, 1k boards, against single searches",          [at_least(20.0),    toward(8.0, 11.0),  PLAIN]),
        ("bishop maps, 25% obstacles, 1k boards, against single searches",        [at_least(12.0),    toward(4.8, 6.0),   PLAIN]),
        ("queen maps, 25% obstacles, 1k boards, against single searches",         [at_least(35.0),    toward(16.0, 22.0), PLAIN]),
        ("king maps, 25% obstacles, 1M boards, share of the memory's speed",      [toward(0.67, 0.8), toward(0.31, 0.5),  NONE]),
        ("king matrices, 25% obstacles, 20k boards, share of the memory's speed", [at_least(0.7),     at_least(0.5),      NONE]),
    ]),
    // Layers of a call stay as they were where no way leads, those of the C do not: short searches
    // take the call longer.
    ("Ways and costs", &[
        ("king, map with weights",                  all(at_least(2.5))),
        ("queen, map with weights",                 all(at_least(1.4))),
        ("king, map with weights, against a plain map",   all(Target::TimeAtMost(3.0))),
        ("king, graph with free moves ahead",       all(GRAPH)),
        ("king, squares that every way needs",      all(WAYS)),
        ("king, ways of 63 moves",                  all(WAYS)),
        ("king, trajectories between sets",         all(Target::AsInC(0.4, "Short ways between sets"))),
    ]),
    ("Larger boards", &[
        //                                          AVX-512             AVX2                 plain
        ("king map",                                [at_least(2.5),     at_least(2.5),       PLAIN]),
        ("knight map",                              [at_least(2.5),     at_least(2.5),       PLAIN]),
        ("horse map",                               [at_least(2.5),     at_least(2.0),       PLAIN]),
        ("rook map",                                [at_least(12.0),    at_least(12.0),      at_least(4.0)]),
        ("bishop map",                              [at_least(12.0),    at_least(12.0),      at_least(4.0)]),
        ("queen map",                               [at_least(12.0),    at_least(12.0),      at_least(4.0)]),
        ("cannon map",                              [at_least(8.0),     at_least(8.0),       at_least(4.0)]),
        ("king map with weights",                   all(Target::TimeAtMost(3.0))),
        ("cannon map with weights",                 all(Target::TimeAtMost(3.0))),
    ]),
    ("Single moves", &[
        ("rook attacks, 8x8",                       all(Target::NanosecondsAtMost(5.0))),
        ("king moves",                              all(ONE_MOVE)),
        ("knight moves",                            all(ONE_MOVE)),
        ("horse moves",                             all(ONE_MOVE)),
        ("elephant moves",                          all(ONE_MOVE)),
        ("rook moves",                              all(ONE_MOVE)),
        ("bishop moves",                            all(ONE_MOVE)),
        ("queen moves",                             all(ONE_MOVE)),
        ("cannon moves",                            all(ONE_MOVE)),
        ("queen attacks",                           all(ONE_MOVE)),
        ("cannon attacks",                          all(ONE_MOVE)),
        ("dragon moves",                            all(ONE_STEP)),
        ("nightrider moves",                        all(ONE_STEP)),
    ]),
    ("Two sides, whole positions", &[
        ("duel",                                    all(Target::NanosecondsAtMost(30_000.0))),
        ("pair of kings",                           all(Target::NanosecondsAtMost(5_000.0))),
        ("reach, starting position",                all(Target::NanosecondsAtMost(10_000.0))),
        ("reach, closed pawn endings",              all(Target::NanosecondsAtMost(3_000.0))),
        ("duel of pairs",                           all(Target::TimeAtMost(1.2))),
        ("pawn ending",                             [EACH_STRUCTURE, EACH_STRUCTURE, PLAIN_STRUCTURE]),
    ]),
    ("The one header", &[
        ("", all(at_least(1.0))),
    ]),
];

/// The line of a row: the longest one that its name begins with.
fn line(row: &Row) -> Option<&'static Line> {
    let (_, lines) = TABLES.iter().find(|(table, _)| *table == row.table)?;
    let fitting = lines.iter().filter(|(what, _)| row.what.starts_with(what));
    fitting.max_by_key(|(what, _)| what.len())
}

/// The target of a row: of the kernel that it names, or of the one that a call takes here.
pub fn of(row: &Row) -> Target {
    line(row).map_or(Target::None, |(_, [avx512, avx2, plain])| {
        match row.kernel.unwrap_or_else(Needs::here) {
            Needs::Avx512 => *avx512,
            Needs::Avx2 => *avx2,
            Needs::Plain => *plain,
        }
    })
}

/// The lines that no row has, for a test: there are to be none.
#[cfg(test)]
pub fn unused(rows: &[Row]) -> Vec<&'static str> {
    let used: Vec<_> = rows.iter().filter_map(line).collect();
    let lines = TABLES.iter().flat_map(|(_, lines)| *lines);
    lines
        .filter(|line| !used.iter().any(|used| std::ptr::eq(*used, *line)))
        .map(|(what, _)| *what)
        .collect()
}

/// What docs/speed.md must say, for a test: the headings of all rows that are no faster than C. A
/// row beside a limit, such as the speed of memory, is no comparison with C.
#[cfg(test)]
pub fn said_in_speed(rows: &[Row]) -> Result<Vec<&'static str>, String> {
    let mut headings = Vec::new();
    for row in rows {
        let beside_a_limit = row.baselines.iter().all(|baseline| baseline.other_result);
        match of(row) {
            Target::FasterAtLeast(least, _) if least < 1.0 && !beside_a_limit => {
                return Err(format!("{} may be slower than C", row.name()));
            }
            Target::AsInC(_, heading) => headings.push(heading),
            _ => {}
        }
    }
    Ok(headings)
}
