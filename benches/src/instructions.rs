//! Instruction counts of the scalar rows by callgrind: the same on every run.

use std::env;
use std::fs;
use std::process::Command;

use crate::input::Arrays;
use crate::modules::{Modules, root};
use crate::row::{Code, Contender, Row};

/// Calls every contender of the scalar rows once, in order, on a fixed input.
///
/// # Errors
/// The compiler's message.
pub fn call_each_once(modules: &Modules, rows: &[Row]) -> Result<(), String> {
    for row in rows.iter().filter(|row| row.scalar) {
        let arrays = Arrays::random(&row.data, &mut fastrand::Rng::with_seed(1));
        let mut out = row.output();
        for contender in contenders(row) {
            let run = modules.load(contender)?;
            row.call(run, &arrays.input(&row.data), &mut out);
        }
    }
    Ok(())
}

fn contenders(row: &Row) -> impl Iterator<Item = &Contender> {
    std::iter::once(&row.ours).chain(&row.baselines)
}

/// Runs this program under callgrind, which writes one file for each call of a row's function.
/// Prints the counts.
///
/// # Errors
/// Valgrind is missing, or the counts are not as expected.
pub fn print(rows: &[Row], pattern: &str) -> Result<(), String> {
    let scratch = root().join(format!("target/bench/callgrind-{}", std::process::id()));
    fs::create_dir_all(&scratch).map_err(|e| e.to_string())?;
    let mut command = Command::new("valgrind");
    command.args(["--quiet", "--tool=callgrind", "--collect-atstart=no"]);
    command.arg(format!("--callgrind-out-file={}/out", scratch.display()));
    let mut functions: Vec<&str> = Vec::new();
    for contender in rows.iter().filter(|row| row.scalar).flat_map(contenders) {
        if let Code::C(_, function) = contender.code
            && !functions.contains(&function)
        {
            functions.push(function);
            command.arg(format!("--toggle-collect={function}"));
            command.arg(format!("--dump-after={function}"));
        }
    }
    let program = env::current_exe().map_err(|e| e.to_string())?;
    let status = command.arg(program).args(["--call-each-once", "--row", pattern]).status();
    if !status.map_err(|e| format!("valgrind: {e}"))?.success() {
        return Err("the program fails under callgrind".into());
    }

    println!("| what | ours | baseline |\n|---|--:|--:|");
    let mut dump = 0;
    for row in rows.iter().filter(|row| row.scalar) {
        let mut counts = Vec::new();
        for _ in contenders(row) {
            dump += 1;
            let file = scratch.join(format!("out.{dump}"));
            let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
            let total = text.lines().find_map(|line| line.strip_prefix("totals: "));
            let total = total.and_then(|total| total.trim().parse::<f64>().ok());
            let total = total.ok_or(format!("{}: no totals", file.display()))?;
            counts.push(format!("{:.3}", total / row.data.n as f64));
        }
        println!("| {} | {} |", row.name(), counts.join(" | "));
    }
    fs::remove_dir_all(&scratch).map_err(|e| e.to_string())
}
