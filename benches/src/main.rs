//! Measures chess-distance against C baselines, row by row, for `make bench`: the variable ROW chooses
//! rows by a part of their names, and JSON names a file for the results. With BASE=archive the rows
//! stand beside the same calls of that archive, and those that lose are listed. With BASE=header.h
//! those of the inline header stand beside that header.
//!
//! The usual benchmark crates time one function after another (criterion, divan) or two builds of
//! one Rust program (tango-bench). Here two C functions, ours and a baseline with its own flags,
//! take turns: see `measure.rs`.

#[cfg(test)]
mod every_row;
mod input;
mod measure;
mod modules;
mod report;
mod row;
mod rows;

use std::env;
use std::fs;
use std::process::ExitCode;

use measure::Effort;
use modules::Modules;
use row::Row;

fn run() -> Result<(), String> {
    let pattern = env::var("ROW").unwrap_or_default().to_lowercase();
    let wanted = |row: &Row| {
        let name = format!("{}: {}", row.table, row.name());
        name.to_lowercase().contains(&pattern)
    };
    let mut rows: Vec<Row> = rows::all().into_iter().filter(wanted).collect();
    if let Ok(base) = env::var("BASE") {
        rows = rows.into_iter().filter_map(|row| row.beside_base(&base)).collect();
    }
    rows.retain(|row| !row.baselines.is_empty() && row.can_run());
    if rows.is_empty() {
        return Err(format!("no row contains \"{pattern}\""));
    }
    let modules = Modules::new()?;
    let machine = report::machine();
    for (name, value) in machine.as_object().into_iter().flatten() {
        println!("- {name}: {}", value.as_str().unwrap_or_default());
    }
    println!("- times are medians for one unit; the ratio is the median over alternating rounds");

    let mut random = fastrand::Rng::new();
    let (mut written, mut slower, mut errors, mut table) = (Vec::new(), Vec::new(), Vec::new(), "");
    for row in &rows {
        match row.run(&modules, Effort::FULL, &mut random) {
            Ok(measured) => {
                report::print(row, &measured, row.table != table);
                table = row.table;
                written.push(report::as_json(row, &measured));
                let (baseline, times) = measured;
                if baseline == "BASE" && times.faster < 0.97 {
                    slower.push(format!("- {}: {:.3} times as fast", row.name(), times.faster));
                }
            }
            Err(error) => errors.push(format!("{}: {error}", row.name())),
        }
    }
    if !slower.is_empty() {
        println!("\nSlower than BASE by more than 3%:\n\n{}", slower.join("\n"));
    }
    if let Ok(file) = env::var("JSON") {
        let text = format!("{:#}", serde_json::json!({"machine": machine, "rows": written}));
        fs::write(&file, text).map_err(|e| format!("{file}: {e}"))?;
    }
    if errors.is_empty() { Ok(()) } else { Err(errors.join("\n")) }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
