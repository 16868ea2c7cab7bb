//! The example that prints a map among obstacles: its output, and its messages for bad arguments.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

use c_tests::compiler::{CLANG, GCC, Language};
use c_tests::library::{root, scratch};
use c_tests::process::run;
use c_tests::program::Linking;

/// The king and the rook of the header's example.
const POSITION: &str = "3r4/8/8/8/6k1/8/4P3/4K3 w - - 0 1";

fn build() -> PathBuf {
    let compilers = [&GCC, &CLANG];
    let commands = compilers.map(|compiler| compiler.command(Language::C("c99"), &[]));
    let mut command = commands
        .into_iter()
        .find_map(Result::ok)
        .expect("a compiler is installed");
    let program = scratch("obstacle_map").join("obstacle_map");
    command.arg(root().join("examples/obstacle_map.c"));
    Linking::HeaderOnly.add_to(&mut command);
    command.arg("-o").arg(&program);
    let log = program.with_extension("log");
    run(&mut command, &log).unwrap_or_else(|report| panic!("{report}"));
    program
}

fn obstacle_map(arguments: &[&str]) -> Output {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    let program: &Path = PROGRAM.get_or_init(build);
    Command::new(program)
        .args(arguments)
        .output()
        .expect("it runs")
}

#[test]
fn prints_the_way_round_a_rook() {
    let output = obstacle_map(&[POSITION, "e1"]);
    assert!(output.status.success());
    let expected = "\
8   .  .  .  7  .  .  .  .
7  10  9  8  .  6  6  6  7
6  10  9  9  .  5  5  6  7
5  10 10 10  .  4  .  .  .
4  11 11 11  .  3  .  k  .
3  12 12 12  .  2  .  .  .
2  13 13 13  .  P  1  2  3
1  14 14 14  .  0  1  2  3
    a  b  c  d  e  f  g  h
farthest: 14
";
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
}

/// The command in docs/functions.md prints the block below it.
#[test]
fn prints_what_the_page_shows() {
    let output = obstacle_map(&["8/8/1r3k2/8/3p4/2P2p2/4K3/8 w - - 0 1", "e2"]);
    assert!(output.status.success());
    let shown = format!("```text\n{}```", String::from_utf8_lossy(&output.stdout));
    assert!(
        include_str!("../../docs/functions.md").contains(&shown),
        "{shown}"
    );
}

#[test]
fn says_what_is_wrong() {
    let cases: [(&[&str], &str); 6] = [
        (&[], "usage"),
        (&[POSITION], "usage"),
        (&["8/8", "e1"], "the FEN at character"),
        (&[POSITION, "e9"], "a square is"),
        (&[POSITION, "e10"], "a square is"),
        (&[POSITION, "a1"], "no piece on a1"),
    ];
    for (arguments, message) in cases {
        let output = obstacle_map(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(message), "{arguments:?}: {said}");
    }
}
