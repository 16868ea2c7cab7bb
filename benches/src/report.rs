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
    times: Option<Comparison>,
}

impl RowReport {
    /// From a row and its result; without one this processor cannot run it.
    pub fn new(row: &Row, measured: Option<Measured>) -> Self {
        let (baseline, times) = measured.unzip();
        Self {
            table: row.table,
            what: row.name(),
            ours: row.ours.name.clone(),
            baseline: baseline.unwrap_or_else(|| row.baselines[0].name.clone()),
            n: row.data.n,
            window: row.data.window,
            times,
        }
    }

    /// The line of a row that takes more than 3% longer than the archive of BASE.
    pub fn slower_than_base(&self) -> Option<String> {
        let times = self.times.filter(|times| self.baseline == "BASE" && times.faster < 0.97)?;
        Some(format!("- {}: {:.3} times as fast", self.what, times.faster))
    }

    /// Prints the row, after the head of its table if it is the first row.
    pub fn print(&self, first: bool) {
        if first {
            println!("\n### {}\n", self.table);
            println!("| what | ours | | baseline | | times as fast |");
            println!("|---|---|--:|---|--:|--:|");
        }
        let [ours, baseline, faster] = match self.times {
            None => ["not by this processor".into(), String::new(), String::new()],
            Some(times) => [
                format!("{:.3} ns", times.ours / self.window as f64),
                format!("{:.3} ns", times.baseline / self.window as f64),
                format!("{:.2}", times.faster),
            ],
        };
        let names = [&self.what, &self.ours, &self.baseline];
        println!("| {} | {} | {ours} | {} | {baseline} | {faster} |", names[0], names[1], names[2]);
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
