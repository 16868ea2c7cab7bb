//! The examples that print a map among obstacles and solve a pawn ending: their output, and their
//! messages for bad arguments.

use std::path::PathBuf;
use std::sync::OnceLock;

use c_tests::compiler::Compiler;
use c_tests::program::Linking;

use crate::{build_example, start, text};

/// Exit code, standard output and standard error.
type Answer = (Option<i32>, String, String);

fn answer(program: &OnceLock<PathBuf>, name: &str, linking: Linking, arguments: &[&str]) -> Answer {
    let compiler = Compiler::any();
    let program = program.get_or_init(|| {
        build_example(name, compiler, name, &[], linking).expect("a compiler is installed")
    });
    let output = start(program, arguments, b"");
    let code = output.status.code();
    (code, text(&output.stdout), text(&output.stderr))
}

fn obstacle_map(arguments: &[&str]) -> Answer {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    answer(&PROGRAM, "obstacle_map", Linking::HeaderOnly, arguments)
}

fn pawn_ending(arguments: &[&str]) -> Answer {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    answer(&PROGRAM, "pawn_ending", Linking::Archive, arguments)
}

/// The king and the rook of the header's example.
const POSITION: &str = "3r4/8/8/8/6k1/8/4P3/4K3 w - - 0 1";

#[test]
fn a_map_goes_round_a_rook() {
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
    let (code, shown, _) = obstacle_map(&[POSITION, "e1"]);
    assert_eq!((code, &*shown), (Some(0), expected));
}

/// The command in docs/functions.md prints the block below it.
#[test]
fn a_map_of_a_king_goes_around_what_others_attack() {
    let (code, shown, _) = obstacle_map(&["8/8/1r3k2/8/3p4/2P2p2/4K3/8 w - - 0 1", "e2"]);
    let expected = "\
8   6  .  6  6  7  7  6  6
7   5  .  5  6  .  .  .  5
6   .  4  .  .  .  k  .  4
5   5  .  3  3  .  .  .  3
4   6  .  2  2  2  2  2  3
3   7  .  P  1  .  1  2  3
2   8  .  2  1  0  1  .  3
1   9  .  2  1  1  1  2  3
    a  b  c  d  e  f  g  h
farthest: 9
";
    assert_eq!((code, shown.as_str()), (Some(0), expected));
}

#[test]
fn an_ending_has_corresponding_squares() {
    let (code, shown, _) = pawn_ending(&["8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w"]);
    let expected = "\
White to move, White wants to queen
White queens by force
moves that keep this: Kb1 (12 more)
moves that do not: Ka2 Kb2
undecided, a close race: none
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
    assert_eq!((code, &*shown), (Some(0), expected));
}

/// The answer of an ending, and its three lists of moves.
fn answers(arguments: &[&str]) -> [String; 4] {
    let (_, shown, _) = pawn_ending(arguments);
    let mut lines = shown.lines().skip(1).map(|line| match line.split_once(": ") {
        Some((title, moves)) if !title.starts_with("a close race") => moves.to_owned(),
        _ => line.to_owned(),
    });
    [(); 4].map(|()| lines.next().expect("four lines"))
}

#[test]
fn an_ending_has_one_of_three_answers_and_every_move_in_one_of_three_lists() {
    let (queens, does_not) = ("White queens by force", "White does not queen by force");
    let race = "a close race: a queen meets a pawn one step from queening";
    let cases: &[(&[&str], [&str; 4])] = &[
        // A right to en passant that a pawn can use, the same without the right, and rights that no
        // pawn can use.
        (&["4K3/8/8/kPp5/8/8/8/8 w - c6 0 1"], [queens, "bxc6", "Kd7 Ke7 Kf7 Kd8 Kf8 b6", "none"]),
        (&["4K3/8/8/kPp5/8/8/8/8 w - - 0 1"], [does_not, "Kd7 Ke7 Kf7 Kd8 Kf8 b6", "none", "none"]),
        (&["8/8/8/8/4P3/8/k6K/8 b - e3"], ["White wins", "Ka1 Kb1 Kb2 Ka3 Kb3", "none", "none"]),
        (&["8/8/8/8/8/8/k2Pp2K/8 w - e3"], [does_not, "Kg1 Kh1 Kg2 Kg3 Kh3 d3 d4", "none", "none"]),
        // White takes after either move of the pawn.
        (&["8/1p6/8/2P5/8/8/k6K/8 b"], [does_not, "Ka1 Kb1 Kb2 Ka3 Kb3", "b5 b6", "none"]),
        (&["8/8/8/8/3pP3/8/k6K/8 b - e3"], [does_not, "d3 dxe3", "none", "Ka1 Kb1 Kb2 Ka3 Kb3"]),
        // A queen would be stalemate; then a rook too.
        (&["8/6P1/7k/8/6K1/8/8/8 w"], ["White wins", "g8=R", "Kf3 Kg3 Kh3 Kf4 Kh4 Kf5", "none"]),
        (
            &["8/k1P5/2K5/8/8/8/8/8 w"],
            ["White wins", "Kd6 (1 more) Kd7 c8=R", "Kb5 Kc5 Kd5", "none"],
        ),
        (&["8/5P1k/8/6K1/8/8/8/8 w"], ["White wins", "Kf6 f8=R", "Kf4 Kg4 Kh4 Kf5 Kh5", "none"]),
        (&["8/k1P5/2K5/1P6/8/8/8/8 w"], ["White wins", "Kc5 Kd5 Kd6 Kd7 b6", "c8=Q", "none"]),
        // g6 holds too. A close race, also where the other pawn cannot move.
        (&["8/6p1/7p/4k1P1/8/1P6/8/7K w"], [does_not, "Kg1 Kg2 Kh2 b4 g6 gxh6", "none", "none"]),
        (&["8/P7/8/8/8/6k1/7p/7K w"], [race, "none", "none", "a8=Q"]),
        (
            &["8/P7/2k5/8/8/5K2/7p/8 b"],
            [does_not, "Kb7", "none", "Kb5 Kc5 Kd5 Kb6 Kd6 Kc7 Kd7 h1=Q"],
        ),
        (
            &["8/8/8/8/8/8/k1p4K/8 b", "black"],
            ["Black wins", "Ka1 Kb1 Kb2 Ka3 Kb3 c1=Q", "none", "none"],
        ),
    ];
    for (arguments, expected) in cases {
        assert_eq!(answers(arguments), *expected, "{arguments:?}");
    }
}

/// The same position for the other color: Black attacks, and its board is turned over.
#[test]
fn black_may_want_to_win_an_ending() {
    let (_, shown, _) = pawn_ending(&["k7/8/8/p2p1p2/P2p1P2/3P4/K7/8 b", "black"]);
    for line in [
        "Black to move, Black wants to queen\n",
        "moves that keep this: Kb8 (12 more)\n",
        "moves that do not: Ka7 Kb7\n",
        "  b8: a2 c2\n",
    ] {
        assert!(shown.contains(line), "{shown}");
    }
}

#[test]
fn they_say_what_is_wrong() {
    type Example = fn(&[&str]) -> Answer;
    let cases: [(Example, &[&str], &str); 13] = [
        (obstacle_map, &[], "usage"),
        (obstacle_map, &[POSITION], "usage"),
        (obstacle_map, &["8/8", "e1"], "this is no FEN"),
        (obstacle_map, &[POSITION, "e9"], "a square is"),
        (obstacle_map, &[POSITION, "e10"], "a square is"),
        (obstacle_map, &[POSITION, "a1"], "no piece on a1"),
        (pawn_ending, &[], "usage"),
        (pawn_ending, &["8/8", "red"], "usage"),
        (pawn_ending, &["8/8"], "the FEN at character"),
        (pawn_ending, &["k7/8/8/8/8/8/8/KQ6 w"], "only kings and pawns"),
        (pawn_ending, &["8/8/8/8/8/4k3/3P4/K7 w"], "the side that has just moved is in check"),
        (pawn_ending, &["k7/p7/pppppppp/8/8/8/8/K7 w"], "outside its range"),
        (pawn_ending, &["8/pppppppp/8/k7/7K/8/PPPPPPPP/8 w"], "too many pawn structures"),
    ];
    for (example, arguments, message) in cases {
        let (code, shown, said) = example(arguments);
        assert_eq!((code, &*shown), (Some(2), ""), "{arguments:?}");
        assert!(said.contains(message), "{arguments:?}: {said}");
    }
}
