//! The committed headers and lists equal the output of `make headers`.

use std::fs;
use std::path::{Path, PathBuf};

use c_tests::library::{cargo, include, root, scratch};

/// Every file under a directory.
fn files(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).expect("a directory");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

#[test]
fn the_headers_are_in_step_with_the_sources() {
    let made = scratch("headers");
    fs::remove_dir_all(&made).expect("the directory can be removed");
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
    let files = files(&made);
    for file in &files {
        let path = file.strip_prefix(&made).expect("every file is below it");
        let made = fs::read_to_string(file).expect("text");
        let committed = fs::read_to_string(root().join(path)).unwrap_or_default();
        assert!(
            committed == made,
            "{} is out of date: make headers",
            path.display()
        );
    }
    assert!(files.len() > 10, "{files:?}");
}

/// The most used declarations come first: the functions, and then the tables.
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
