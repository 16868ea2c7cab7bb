//! The report: the machine, Markdown tables, and the same rows as JSON.

use std::env;
use std::fs;
use std::process::Command;

use chess_distance::Cpu;
use serde::Serialize;

use crate::measure::Comparison;
use crate::modules::compiler;
use crate::row::{Measured, Row};

/// The results of one run.
#[derive(Serialize)]
pub struct Report {
    /// Processor and compilers.
    pub machine: Machine,
    /// One for each comparison.
    pub rows: Vec<RowReport>,
}

/// A row as it is printed and written.
#[derive(Serialize)]
pub struct RowReport {
    table: &'static str,
    what: String,
    ours: String,
    baseline: String,
    n: usize,
    window: usize,
    times: Comparison,
}

impl RowReport {
    /// From a row and its result.
    pub fn new(row: &Row, (baseline, times): Measured) -> Self {
        Self {
            table: row.table,
            what: row.name(),
            ours: row.ours.name.clone(),
            baseline,
            n: row.data.n,
            window: row.data.window,
            times,
        }
    }

    /// The line of a row that takes more than 3% longer than the archive of BASE.
    pub fn slower_than_base(&self) -> Option<String> {
        let is_slower = self.baseline == "BASE" && self.times.faster < 0.97;
        is_slower.then(|| format!("- {}: {:.3} times as fast", self.what, self.times.faster))
    }

    /// Prints the row, after the head of its table if it is the first row.
    pub fn print(&self, first: bool) {
        if first {
            println!("\n### {}\n", self.table);
            println!("| what | ours | | baseline | | times as fast |");
            println!("|---|---|--:|---|--:|--:|");
        }
        let Self { what, ours, baseline, .. } = self;
        let [our_time, time] =
            [self.times.ours, self.times.baseline].map(|time| time / self.window as f64);
        let faster = self.times.faster;
        println!(
            "| {what} | {ours} | {our_time:.3} ns | {baseline} | {time:.3} ns | {faster:.2} |"
        );
    }
}

/// Processor and compilers of the figures.
#[derive(Serialize)]
pub struct Machine {
    version: &'static str,
    cpu: String,
    /// The kernels that the library chooses on it.
    kernels: &'static str,
    /// The compiler of the baselines, which get the flags of each row.
    c: String,
    rust: String,
}

impl Machine {
    pub fn here() -> Self {
        Self {
            version: env!("CARGO_PKG_VERSION"),
            cpu: cpu(),
            kernels: match Cpu::detect() {
                Cpu::Avx512 { .. } => "AVX-512 (with VBMI and GFNI)",
                Cpu::Avx2 { .. } => "AVX2",
                _ => "plain",
            },
            c: first_line(compiler("").arg("--version")),
            rust: first_line(Command::new("rustc").arg("--version")),
        }
    }

    pub fn print(&self) {
        println!("chess-distance {}\n", self.version);
        println!("- CPU: {}; kernels: {}", self.cpu, self.kernels);
        println!("- baselines: {}, with the flags of each row", self.c);
        println!("- library: {}, by make", self.rust);
    }
}

fn cpu() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let value = |key: &str| {
        let line = info.lines().find(|line| line.starts_with(key))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    };
    let mut name = value("model name").unwrap_or_else(|| env::consts::ARCH.into());
    if let (Some(family), Some(model)) = (value("cpu family"), value("model\t")) {
        name.push_str(&format!(" (family {family}, model {model})"));
    }
    name
}

fn first_line(command: &mut Command) -> String {
    let output = command.output().map(|output| output.stdout);
    let text = String::from_utf8_lossy(&output.unwrap_or_default()).into_owned();
    text.lines().next().unwrap_or("unknown").into()
}
