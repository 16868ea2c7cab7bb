//! Runs every row once on a small input, so that the benchmark keeps working.

use crate::measure::Effort;
use crate::modules::Modules;
use crate::report;
use crate::row::{Measured, Row};
use crate::rows;

fn modules() -> Modules {
    assert!(c_tests::library::directory().ends_with("build"));
    Modules::new().unwrap_or_else(|e| panic!("{e}"))
}

fn run(row: &Row, modules: &Modules) -> Result<Measured, String> {
    row.run(modules, Effort::TINY, &mut fastrand::Rng::new())
}

#[test]
fn every_row_runs_and_its_results_are_equal() {
    let modules = modules();
    for mut row in rows::all().into_iter().filter(Row::can_run) {
        row.data = row.data.tiny();
        if row.baselines.is_empty() {
            row.baselines.push(row.ours.clone());
        }
        let measured = run(&row, &modules).unwrap_or_else(|e| panic!("{e}"));
        assert!(report::as_json(&row, &measured)["times"]["faster"].is_number(), "{}", row.name());
    }
}

#[test]
fn different_results_are_an_error() {
    let modules = modules();
    let find = |what: &str| {
        let row = rows::all().into_iter().find(|row| row.what.contains(what));
        row.unwrap_or_else(|| panic!("no row contains {what}"))
    };
    let mut king = find("king distances against a loop over a table");
    king.baselines = find("manhattan distances against a loop over a table").baselines;
    let error = run(&king, &modules).expect_err("the two distances differ");
    assert!(error.contains("gives"), "{error}");
}

#[test]
fn each_row_has_its_own_name() {
    let mut names: Vec<_> = rows::all().into_iter().map(|row| (row.table, row.name())).collect();
    let rows = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), rows);
}
