//! The example `board`, run as a user runs it.

use std::path::Path;
use std::process::{Command, Output};

fn board(arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    Command::new(env!("CARGO"))
        .args(["run", "--quiet", "-p", "chess-distance-pictures"])
        .args(["--example", "board", "--"])
        .args(arguments)
        .current_dir(root)
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .envs(environment.iter().copied())
        .output()
        .expect("cargo runs")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

fn shown(arguments: &[&str]) -> String {
    let output = board(arguments, &[]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).into()
}

#[test]
fn a_knight_in_the_corner() {
    let expected = "\
Moves of a knight from a1
8  5  4  5  4  5  4  5  6 
7  4  3  4  3  4  5  4  5 
6  3  4  3  4  3  4  5  4 
5  2  3  2  3  4  3  4  5 
4  3  2  3  2  3  4  3  4 
3  2  1  4  3  2  3  4  5 
2  3  4  1  2  3  4  3  4 
1  N  3  2  3  2  3  4  5 
   a  b  c  d  e  f  g  h 
64 squares within 6 moves
";
    assert_eq!(shown(&["knight", "a1"]), expected);
}

#[test]
fn trajectories_of_a_king() {
    let output = shown(&["king", "f6", "h1", "--trajectories"]);
    assert!(
        output.contains("\n5 moves, 25 shortest trajectories;"),
        "{output}"
    );
    assert!(
        output.contains("\n4  .   .   .   .   2   9   10  4  \n"),
        "{output}"
    );
}

#[test]
fn obstacles_from_lists_and_from_a_position() {
    let lists = shown(&["rook", "e4", "--own", "e6,g4", "--enemy", "c4"]);
    let fen = "8/8/4P3/8/2p1R1P1/8/8/8 b - - 0 1";
    let position = shown(&["rook", "e4", "--fen", fen]);
    assert_eq!(lists, position);
    // Blocked above by its own pawn, ended on the left by the other one.
    assert!(lists.contains("\n6  3  3  2  2  #  2  3  3 \n"), "{lists}");
    assert!(lists.contains("\n4  2  2  1  1  R  1  #  3 \n"), "{lists}");
}

#[test]
fn sides_can_be_told_apart_without_colors() {
    let output = shown(&["king", "e1", "--against", "e8"]);
    assert!(
        output.contains("31 squares are nearer to the first, 31 to the second"),
        "{output}"
    );
    assert!(output.contains("2 as near to both (=)"), "{output}");
    assert_eq!(output.matches('=').count(), 2 + 1, "{output}");
}

#[test]
fn a_c_table_and_json_hold_the_same_numbers() {
    let table = shown(&["1,3", "a1", "--format", "c"]);
    assert!(table.contains("static const uint8_t moves_of_a_1_3_leaper_from_a1[64] = {"));
    let braced = table.split_once("= {").expect("a definition").1;
    let entries: Vec<String> = braced
        .lines()
        .filter_map(|line| line.split_once("/*"))
        .flat_map(|(numbers, _)| numbers.split(','))
        .map(|number| number.trim().replace("255", "null"))
        .filter(|number| !number.is_empty())
        .collect();
    let json = shown(&["1,3", "a1", "--format", "json"]);
    assert!(json.contains(&format!("[{}]", entries.join(","))), "{json}");
}

#[test]
fn a_c_table_compiles() {
    for arguments in [
        &["knight", "a1", "--format", "c"][..],
        &["king", "a5", "h5", "--trajectories", "--format", "c"],
        &["king", "e1", "--against", "e8", "--format", "c"],
    ] {
        let file = std::env::temp_dir().join(format!("board-{}.c", std::process::id()));
        std::fs::write(&file, shown(arguments)).expect("the directory can be written");
        let compiler = Command::new("cc")
            .args(["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"])
            .args(["-Wno-unused", "-fsyntax-only"])
            .arg(&file)
            .output();
        let _ = std::fs::remove_file(&file);
        match compiler {
            Ok(output) => assert!(output.status.success(), "{}", text(&output.stderr)),
            Err(_) => eprintln!("left out: cc is not installed"),
        }
    }
}

#[test]
fn svg_is_a_document() {
    let picture = shown(&["queen", "d4", "--format", "svg"]);
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
}

#[test]
fn colors_only_where_they_are_wanted() {
    let escape = "\u{1b}[";
    assert!(!shown(&["king", "e4"]).contains(escape));
    let forced = board(&["king", "e4"], &[("CLICOLOR_FORCE", "1")]);
    assert!(text(&forced.stdout).contains(escape));
    let none = board(&["king", "e4"], &[("NO_COLOR", "1"), ("CLICOLOR", "1")]);
    assert!(!text(&none.stdout).contains(escape));
}

#[test]
fn faults_say_what_was_expected() {
    for (arguments, part) in [
        (&["dragon", "e4"][..], "one of king, wazir, knight"),
        (&["0,0", "e4"], "two numbers 0 to 15, not both 0"),
        (&["1,16", "e4"], "two numbers 0 to 15, not both 0"),
        (&["king", "e9"], "'e9': a square is a file letter"),
        (&["king", ""], "no square for the piece"),
        (&["king", "e4", "e0"], "a square is a file letter"),
        (&["king"], "<FROM>"),
        (&[], "<PIECE>"),
        (&["king", "e4", "--trajectories"], "<TO>"),
        (
            &["king", "e4,e5", "e8", "--trajectories"],
            "starts from one square",
        ),
        (
            &["bishop", "a1", "a2", "--trajectories"],
            "no moves of a bishop lead to a2",
        ),
        (
            &["white-pawn", "a4", "a2"],
            "no moves of a white pawn lead to a2",
        ),
        (
            &["king", "e4", "--against", ""],
            "no square after --against",
        ),
        (&["king", "e4", "--own", "e5;e6"], "'e5;e6'"),
        (&["king", "e4", "--fen", "8/8/8/8/8/8/8/9"], "character 15"),
        (&["king", "e4", "--format", "png"], "text, svg, c, json"),
        (&["king", "e4", "--colour"], "--colour"),
    ] {
        let output = board(arguments, &[]);
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?} {message}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert!(
            message.starts_with("error: ") && message.contains(part),
            "{arguments:?} {message}"
        );
    }
}

#[test]
fn help_shows_examples() {
    let help = shown(&["--help"]);
    for part in [
        "Usage: board",
        "--trajectories",
        "--format <FORMAT>",
        "board 1,3 a1",
    ] {
        assert!(help.contains(part), "{part}: {help}");
    }
}

#[test]
fn users_of_the_library_get_nothing_of_this() {
    let tree = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--offline",
            "--edges",
            "normal,build",
            "--prefix",
            "none",
        ])
        .args(["--target", "all", "--package", "chess-distance"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let names: Vec<&str> = text(&tree.stdout)
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert!(
        names.starts_with(&["chess-distance", "cpufeatures"]),
        "{names:?} {}",
        text(&tree.stderr)
    );
    let foreign = ["clap", "svg", "anstream", "chess-distance-pictures"];
    assert!(
        names.iter().all(|name| !foreign.contains(name)),
        "{names:?}"
    );
    // Nor does the library need, to be tested, what is built from it.
    let tests = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--edges", "all", "--prefix", "none"])
        .args(["--target", "all", "--package", "chess-distance"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let tests = text(&tests.stdout);
    assert!(tests.contains("proptest "), "{tests}");
    let ours = tests
        .lines()
        .filter(|line| line.starts_with("chess-distance"));
    assert_eq!(ours.count(), 1, "{tests}");
}
