//! The report: Markdown tables, and the same rows as JSON.

use serde::Serialize;

use crate::machine::Machine;
use crate::measure::Comparison;
use crate::row::{Outcome, Row, Target};
use crate::sizes::Size;

/// The results of one run.
#[derive(Serialize)]
pub struct Report {
    /// Processor and compilers.
    pub machine: Machine,
    /// One for each comparison.
    pub rows: Vec<RowReport>,
    /// One for each file, table and call.
    pub sizes: Vec<Size>,
}

/// A row as it is printed and written.
#[derive(Serialize)]
pub struct RowReport {
    table: &'static str,
    what: String,
    ours: String,
    baseline: String,
    unit: &'static str,
    n: usize,
    window: usize,
    times: Option<Comparison>,
    ratio: String,
    target: String,
    met: Option<bool>,
    not_here: Option<&'static str>,
}

impl RowReport {
    /// From a row and its result.
    #[must_use]
    pub fn new(row: &Row, outcome: Outcome) -> Self {
        let mut report = Self {
            table: row.table,
            what: row.what.clone(),
            ours: row.ours.name.clone(),
            baseline: row.baselines[0].name.clone(),
            unit: row.unit,
            n: row.data.n,
            window: row.data.window,
            times: None,
            ratio: String::new(),
            target: target(row.target),
            met: None,
            not_here: None,
        };
        match outcome {
            Outcome::Measured(baseline, times) => {
                report.ratio = ratio(row, &times);
                report.met = row.met(&times);
                (report.baseline, report.times) = (baseline, Some(times));
            }
            Outcome::NotHere(why) => report.not_here = Some(why),
        }
        report
    }

    /// Prints the row, after the head of its table if it is the first row.
    pub fn print(&self, first: bool) {
        if first {
            println!("\n### {}\n", self.table);
            println!("| what | ours | | baseline | | ratio | target | met |");
            println!("|---|---|--:|---|--:|--:|--:|---|");
        }
        let time = |of: fn(&Comparison) -> f64| {
            self.times.map_or(String::new(), |times| {
                nanoseconds(of(&times) / self.window as f64)
            })
        };
        println!(
            "| {} | {} | {} | {} | {} | {} | {} | {} |",
            self.what,
            self.ours,
            time(|times| times.ours),
            self.baseline,
            time(|times| times.baseline),
            self.ratio,
            self.target,
            self.not_here.unwrap_or(met(self.met)),
        );
    }
}

fn ratio(row: &Row, times: &Comparison) -> String {
    match row.target {
        Target::TimeAtMost(_) => format!("{:.2} of the time", 1.0 / times.faster),
        Target::ExtraAtMost(_) => format!("{:+.2} ns", row.extra(times)),
        Target::FasterAtLeast(_) | Target::None => format!("{:.2} times", times.faster),
    }
}

fn target(target: Target) -> String {
    match target {
        Target::TimeAtMost(most) => format!("<= {most}"),
        Target::FasterAtLeast(least) => format!(">= {least}"),
        Target::ExtraAtMost(Some(most)) => format!("<= {most:+} ns"),
        Target::ExtraAtMost(_) | Target::None => String::new(),
    }
}

fn met(met: Option<bool>) -> &'static str {
    match met {
        Some(true) => "yes",
        Some(false) => "**no**",
        None => "",
    }
}

fn nanoseconds(time: f64) -> String {
    if time < 0.1 {
        format!("{:.1} ps", 1000.0 * time)
    } else if time < 100.0 {
        format!("{time:.2} ns")
    } else {
        format!("{time:.0} ns")
    }
}

/// Prints the machine and the compilers.
pub fn print_machine(machine: &Machine) {
    println!("chess-distance {}\n", machine.version);
    println!("- CPU: {}; kernels: {}", machine.cpu, machine.kernels);
    println!("- baselines: {}, with the flags of each row", machine.c);
    println!("- library: {}, {}", machine.rust, machine.library);
}

/// Prints the table of sizes.
pub fn print_sizes(sizes: &[Size]) {
    println!("\n### Size\n");
    println!("| what | bytes | target | met |");
    println!("|---|--:|--:|---|");
    for size in sizes {
        let target = size.most.map_or(String::new(), |most| format!("<= {most}"));
        println!(
            "| {} | {} | {target} | {} |",
            size.what,
            size.bytes,
            met(size.met)
        );
    }
}
