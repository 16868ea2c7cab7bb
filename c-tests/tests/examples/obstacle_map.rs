//! The example that prints a map among obstacles: its output, and its messages for bad arguments.

use std::path::PathBuf;
use std::process::Output;
use std::sync::OnceLock;

use c_tests::compiler::{CLANG, GCC};
use c_tests::program::Linking;

use crate::{build, start};

/// The king and the rook of the header's example.
const POSITION: &str = "3r4/8/8/8/6k1/8/4P3/4K3 w - - 0 1";

fn obstacle_map(arguments: &[&str]) -> Output {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    let program = PROGRAM.get_or_init(|| {
        let build = |compiler| {
            build(
                "obstacle_map",
                compiler,
                "obstacle_map",
                &[],
                Linking::HeaderOnly,
            )
        };
        build(&GCC)
            .or_else(|| build(&CLANG))
            .expect("a compiler is installed")
    });
    start(program, arguments, b"")
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
        include_str!("../../../docs/functions.md").contains(&shown),
        "{shown}"
    );
}

#[test]
fn says_what_is_wrong() {
    let cases: [(&[&str], &str); 6] = [
        (&[], "usage"),
        (&[POSITION], "usage"),
        (&["8/8", "e1"], "this is no FEN"),
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
