//! Runs every row once on a small input, so that the benchmark keeps working.
#![allow(missing_docs)]

use bench::measure::Effort;
use bench::modules::Modules;
use bench::report::RowReport;
use bench::row::{Outcome, Row};
use bench::{rows, sizes, targets};

fn modules() -> Modules {
    assert!(c_tests::library::directory().ends_with("build"));
    Modules::new().unwrap_or_else(|e| panic!("{e}"))
}

fn run(row: &Row, modules: &Modules) -> Result<Outcome, String> {
    row.run(modules, Effort::TINY, &mut fastrand::Rng::new())
}

#[test]
fn every_row_runs_and_its_results_are_equal() {
    let modules = modules();
    let mut rows = rows::all();
    for row in &mut rows {
        row.data = row.data.tiny();
        let outcome = run(row, &modules).unwrap_or_else(|e| panic!("{e}"));
        let report = RowReport::new(row, outcome);
        serde_json::to_string(&report).expect("a row can be written");
    }
    let sizes = sizes::sizes(&modules, &rows).unwrap_or_else(|e| panic!("{e}"));
    assert!(sizes.iter().all(|size| size.bytes > 0));
}

#[test]
fn different_results_are_an_error() {
    let modules = modules();
    let find = |what: &str| {
        let row = rows::all().into_iter().find(|row| row.what.contains(what));
        row.unwrap_or_else(|| panic!("no row contains {what}"))
    };
    let mut king = find("king against table loop");
    king.baselines = find("manhattan against table loop").baselines;
    let error = run(&king, &modules)
        .err()
        .expect("the two distances differ");
    assert!(error.contains("gives"), "{error}");
}

#[test]
fn each_row_has_its_own_name() {
    let mut names: Vec<_> = rows::all()
        .into_iter()
        .map(|row| (row.table, row.name()))
        .collect();
    let rows = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), rows);
}

#[test]
fn each_target_is_that_of_a_row() {
    assert_eq!(targets::unused(&rows::all()), [""; 0]);
}
