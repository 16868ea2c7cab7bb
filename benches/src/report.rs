//! The report: the machine, Markdown tables, and the same rows as JSON.

use std::env;
use std::fs;
use std::process::Command;

use chess_distance::Cpu;
use serde_json::{Value, json};

use crate::modules::compiler;
use crate::row::{Measured, Row};

/// A row as it is written.
pub fn as_json(row: &Row, (baseline, times): &Measured) -> Value {
    json!({
        "table": row.table,
        "what": row.name(),
        "ours": row.ours.name,
        "baseline": baseline,
        "n": row.data.n,
        "window": row.data.window,
        "times": {"ours": times.ours, "baseline": times.baseline, "faster": times.faster},
    })
}

/// Prints a row, after the head of its table if it is the first row.
pub fn print(row: &Row, (baseline, times): &Measured, is_first: bool) {
    if is_first {
        println!("\n### {}\n", row.table);
        println!("| what | ours | | baseline | | times as fast |");
        println!("|---|---|--:|---|--:|--:|");
    }
    let [ours, theirs] =
        [times.ours, times.baseline].map(|time| format!("{:.3} ns", time / row.data.window as f64));
    let names = [&row.name(), &row.ours.name];
    let faster = times.faster;
    println!("| {} | {} | {ours} | {baseline} | {theirs} | {faster:.2} |", names[0], names[1]);
}

/// Processor and compilers of the figures: the kernels are those that the library chooses, and the
/// baselines get the flags of each row.
pub fn machine() -> Value {
    let kernels = match Cpu::detect() {
        Cpu::Avx512 { .. } => "AVX-512 (with VBMI and GFNI)",
        Cpu::Avx2 { .. } => "AVX2",
        _ => "plain",
    };
    json!({
        "version": env!("CARGO_PKG_VERSION"),
        "cpu": cpu(),
        "kernels": kernels,
        "c": first_line(compiler("").arg("--version")),
        "rust": first_line(Command::new("rustc").arg("--version")),
    })
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
