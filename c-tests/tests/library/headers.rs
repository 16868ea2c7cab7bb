//! The committed headers are those that `make headers` makes.

use std::fs;

use c_tests::library::{cargo, include, scratch};

#[test]
fn the_headers_are_in_step_with_the_sources() {
    let made = scratch("headers");
    let directory = made.to_str().expect("a path in UTF-8");
    cargo(
        "headers",
        &[
            "run",
            "--quiet",
            "-p",
            "chess-distance-headers",
            "--",
            directory,
        ],
    )
    .unwrap_or_else(|report| panic!("{report}"));
    let mut compared = 0;
    for entry in fs::read_dir(include()).expect("include/ is committed") {
        let name = entry.expect("an entry").file_name();
        if !name.to_string_lossy().ends_with(".h") {
            continue;
        }
        let committed = fs::read_to_string(include().join(&name)).expect("a header");
        let made = fs::read_to_string(made.join(&name)).unwrap_or_default();
        assert!(
            committed == made,
            "{} is out of date: make headers",
            name.display()
        );
        compared += 1;
    }
    assert!(compared >= 2);
}

/// What a reader looks for first comes first: the functions, and then the tables.
#[test]
fn functions_stand_in_front() {
    let text = fs::read_to_string(include().join("chess_distance.h")).expect("committed");
    let line_of = |what: &str| {
        let mut lines = text.lines();
        lines.position(|line| line.contains(what)).expect(what)
    };
    let first = line_of("int chess_distance_king(int a, int b);");
    assert!(first - line_of("#include <stdint.h>") <= 60);
    let last = text.lines().count()
        - text
            .lines()
            .rev()
            .position(|line| line.ends_with(");"))
            .expect("a function");
    assert!(last <= line_of("chess_distance_king_table["));
}
