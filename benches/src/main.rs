//! `make bench` and `make bench-instructions`: the command line and the output.

use std::env;
use std::fs;
use std::process::ExitCode;

use bench::machine::Machine;
use bench::measure::Effort;
use bench::modules::Modules;
use bench::report::{Report, RowReport, print_machine, print_sizes};
use bench::row::Row;
use bench::{instructions, rows, sizes};

/// The options of the command line.
#[derive(Default)]
struct Options {
    row: String,
    json: Option<String>,
    instructions: bool,
    call_each_once: bool,
}

fn options() -> Result<Options, String> {
    let mut options = Options::default();
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} needs a value"));
        match word.as_str() {
            "--row" => options.row = value()?,
            "--json" => options.json = Some(value()?),
            "--instructions" => options.instructions = true,
            // Used by --instructions, under callgrind.
            "--call-each-once" => options.call_each_once = true,
            _ => return Err(format!("unknown option {word}")),
        }
    }
    Ok(options)
}

fn run() -> Result<(), String> {
    let options = options()?;
    let pattern = options.row.to_lowercase();
    let wanted = |row: &Row| {
        let name = format!("{}: {}", row.table, row.name());
        name.to_lowercase().contains(&pattern)
    };
    let rows: Vec<Row> = rows::all().into_iter().filter(wanted).collect();
    let only_sizes = pattern == "sizes";
    if rows.is_empty() && !only_sizes {
        return Err(format!("no row contains \"{}\"", options.row));
    }
    let modules = Modules::new()?;
    if options.call_each_once {
        return instructions::call_each_once(&modules, &rows);
    }
    let machine = Machine::here();
    print_machine(&machine);
    if options.instructions {
        println!("- figures are instructions for each pair\n");
        return instructions::print(&rows, &options.row);
    }
    println!("- times are medians for one unit; the ratio is the median over alternating rounds");

    let mut random = fastrand::Rng::new();
    let (mut reports, mut errors, mut table) = (Vec::new(), Vec::new(), "");
    for row in &rows {
        match row.run(&modules, Effort::FULL, &mut random) {
            Ok(outcome) => {
                let report = RowReport::new(row, outcome);
                report.print(row.table != table);
                table = row.table;
                reports.push(report);
            }
            Err(error) => errors.push(format!("{}: {error}", row.name())),
        }
    }
    let sizes = match pattern.as_str() {
        "" => sizes::sizes(&modules, &rows)?,
        _ if only_sizes => sizes::sizes(&modules, &rows::all())?,
        _ => Vec::new(),
    };
    if !sizes.is_empty() {
        print_sizes(&sizes);
    }
    if let Some(file) = options.json {
        let report = Report { machine, rows: reports, sizes };
        let text = serde_json::to_string_pretty(&report).map_err(|e| e.to_string())?;
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
