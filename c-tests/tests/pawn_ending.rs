//! The example that solves a pawn ending: its output, and its messages for bad arguments.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

use c_tests::compiler::{CLANG, GCC, Language};
use c_tests::library::{root, scratch};
use c_tests::process::run;
use c_tests::program::Linking;

fn build() -> PathBuf {
    let compilers = [&GCC, &CLANG];
    let commands = compilers.map(|compiler| compiler.command(Language::C("c99"), &[]));
    let mut command = commands
        .into_iter()
        .find_map(Result::ok)
        .expect("a compiler is installed");
    let program = scratch("pawn_ending").join("pawn_ending");
    command.arg(root().join("examples/pawn_ending.c"));
    Linking::Archive.add_to(&mut command);
    command.arg("-o").arg(&program);
    let log = program.with_extension("log");
    run(&mut command, &log).unwrap_or_else(|report| panic!("{report}"));
    program
}

fn pawn_ending(arguments: &[&str]) -> Output {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    let program: &Path = PROGRAM.get_or_init(build);
    Command::new(program)
        .args(arguments)
        .output()
        .expect("it runs")
}

#[test]
fn prints_corresponding_squares() {
    let output = pawn_ending(&["8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w"]);
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stdout);
    let (first, text) = text.split_once('\n').expect("several lines");
    assert!(first.ends_with("structures; White to move, White wants to win"));
    let expected = "\
moves of the king on a1:
  Kb1: the attacker wins, after 12 more moves of its king
  Ka2: the attacker does not win
  Kb2: the attacker does not win
mutual zugzwangs, attacker: defender
  b1: a7 c7
  c1: b7
  d1: c7
  b2: a8 c8
  c2: b8
  d2: c8
  b3: a7 c7
  c3: b7
  d3: c7
  c4: b6
  g5: e4
corresponding squares: for each square of the attacker the first of the defender
8   .  .  .  .  .  .  .  .
7   .  .  .  .  .  .  .  .
6   .  .  .  #  .  .  .  .
5   #  .  .  #  .  # e4  .
4   #  . b6  #  .  #  .  .
3   . a7 b7 c7  .  .  .  .
2   . a8 b8 c8  .  .  .  .
1   . a7 b7 c7  .  .  .  .
   a  b  c  d  e  f  g  h
";
    assert_eq!(text, expected);
}

/// The same position for the other color: Black attacks, and its board is turned over.
#[test]
fn black_may_want_to_win() {
    let output = pawn_ending(&["k7/8/8/p2p1p2/P2p1P2/3P4/K7/8 b", "black"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("Kb8: the attacker wins, after 12 more moves of its king"));
    assert!(
        text.contains("  Kb7: the attacker does not win\n"),
        "{text}"
    );
    assert!(text.contains("  b8: a2 c2\n"), "{text}");
}

#[test]
fn says_what_is_wrong() {
    let free = "8/pppppppp/8/k7/7K/8/PPPPPPPP/8 w";
    let nine = "k7/p7/pppppppp/8/8/8/8/K7 w";
    let cases: [(&[&str], &str); 6] = [
        (&[], "usage"),
        (&["8/8", "red"], "usage"),
        (&["8/8"], "the FEN at character"),
        (&["k7/8/8/8/8/8/8/KQ6 w"], "only kings and pawns"),
        (&[nine], "outside its range"),
        (&[free], "too many pawn structures"),
    ];
    for (arguments, message) in cases {
        let output = pawn_ending(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(message), "{arguments:?}: {said}");
    }
}
