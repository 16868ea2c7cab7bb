//! The messages and exit codes of the demo for malformed FENs, arguments and files.

use std::fs;
use std::process::{Command, Stdio};

use crate::{ENDINGS, demo, start, text, version_line};

/// Malformed texts: the position of the faulty character, counted from 1, and a part of the
/// message.
const FAULTS: &[(&str, usize, &str)] = &[
    ("", 1, "there is no position"),
    ("   ", 4, "there is no position"),
    (
        "7K/8/k1P5/7p/8/8/8",
        19,
        "rank 1 and what follows it is missing",
    ),
    (
        "7K/8/k1P5/7p/8/8/8/",
        20,
        "rank 1 has fewer than eight squares",
    ),
    ("7K/8/k1P5/7p/8/8/8/8/8", 21, "a ninth begins"),
    (
        "7K/8/k1P4/7p/8/8/8/8",
        10,
        "rank 6 has fewer than eight squares",
    ),
    (
        "7K/8/k1P5/7pp/8/8/8/8",
        13,
        "rank 5 has more than eight squares",
    ),
    (
        "7K/8/k1P5/7p/8/8/8/44p",
        22,
        "rank 1 has more than eight squares",
    ),
    (
        "7K/8/k1P5/7p/8/8/54/8",
        19,
        "rank 2 has more than eight squares",
    ),
    ("7K/8/k1P5/7p/8/8/8/9", 20, "'9' is neither a piece"),
    ("7K/8/k1P5/7p/8/8/8/0", 20, "'0' is neither a piece"),
    ("7K/8/k1X5/7p/8/8/8/8", 8, "'X' is neither a piece"),
    ("7K/8/k1\u{e9}5/7p/8/8/8/8", 8, "'?' is neither a piece"),
    ("7K/8/k1P5/7p/8/8/8/K7", 20, "a second white king"),
    ("7K/8/k1P5/7k/8/8/8/8", 12, "a second black king"),
    ("8/8/k1P5/7p/8/8/8/8 w", 20, "there is no white king"),
    ("7K/8/2P5/7p/8/8/8/8 w", 20, "there is no black king"),
    ("7K/8/k1P5/8/8/8/8/7P w", 20, "a pawn cannot stand on"),
    ("p6K/8/k1P5/8/8/8/8/8 w", 1, "a pawn cannot stand on"),
    ("7K/8/k1P5/7p/8/8/8/8 x - - 0 1", 22, "the side to move is"),
    ("7K/8/k1P5/7p/8/8/8/8 ww - - 0 1", 22, "the side to move is"),
    ("7K/8/k1P5/7p/8/8/8/8 w Kx - 0 1", 25, "castling rights are"),
    ("7K/8/k1P5/7p/8/8/8/8 w KQK - 0 1", 26, "twice"),
    (
        "7K/8/k1P5/7p/8/8/8/8 w - i6 0 1",
        26,
        "the en passant square is",
    ),
    (
        "7K/8/k1P5/7p/8/8/8/8 w - e3 0 1",
        27,
        "White to move the en passant square is on rank 6",
    ),
    (
        "7K/8/k1P5/7p/8/8/8/8 b - e6 0 1",
        27,
        "Black to move the en passant square is on rank 3",
    ),
    (
        "7K/8/k1P5/7p/8/8/8/8 b - e3x 0 1",
        28,
        "a blank must follow",
    ),
    ("7K/8/k1P5/7p/8/8/8/8 b - e", 27, "on rank 3"),
    (
        "7K/8/k1P5/7p/8/8/8/8 b - - -1 1",
        28,
        "the fifth field counts plies",
    ),
    (
        "7K/8/k1P5/7p/8/8/8/8 b - - 0 1x",
        31,
        "the sixth field is the move number",
    ),
    (
        "7K/8/k1P5/7p/8/8/8/8 b - - 0 1 7",
        32,
        "a FEN has six fields",
    ),
    (
        "7K/8/k1P5/7p/8/8/8/8 b - - id \"x;",
        31,
        "quotation mark is not closed",
    ),
    (
        "7K/8/k1P5/7p/8/8/8/8 b - - id x; 7 y;",
        34,
        "begin with a letter",
    ),
    ("\t7K/8/k1P5/7p/8/8/8/8\tx", 23, "the side to move is"),
];

#[test]
fn malformed_fens_are_told_with_their_place() {
    for &(fen, character, part) in FAULTS {
        let output = start(demo(), &[fen], b"");
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{fen}: {message}");
        assert!(output.stdout.is_empty(), "{fen}");
        let lines: Vec<&str> = message.lines().collect();
        let place = format!("character {character}: ");
        assert!(
            lines[0].starts_with(&place) && lines[0].contains(part),
            "{fen}: {message}"
        );
        // Two blanks, then the text with one character for each byte, and the caret below.
        assert_eq!(lines[1].len(), 2 + fen.len(), "{fen}");
        assert_eq!(
            lines[2],
            format!("{:>1$}", "^", 2 + character),
            "{fen}: {message}"
        );
    }
}

#[test]
fn a_line_that_never_ends_is_a_fault() {
    let padded = format!("{}{}x", ENDINGS[0].1, " ".repeat(5000));
    for input in [vec![b'8'; 100_000], vec![0; 5000], padded.into_bytes()] {
        let output = start(demo(), &[], &input);
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn stray_arguments_and_unreadable_files_get_a_sentence() {
    for (arguments, part) in [
        (&["missing.epd"][..], "no file that can be read"),
        (&["missing"], "no file that can be read"),
        (&["a.epd", "b.epd"], "one file at a time"),
        (&["--format", "svg"], "--help tells"),
        (&["--help", "me"], "--help tells"),
        (&["-x"], "'-x': --help tells"),
        (&["/../"], "cannot be read"),
    ] {
        let output = start(demo(), arguments, b"");
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments:?} {message}");
        assert!(message.contains(part), "{arguments:?} {message}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
    let help = start(demo(), &["--help"], b"");
    assert!(help.status.success() && text(&help.stdout).starts_with("usage: demo [FEN"));
    let version = start(demo(), &["--version"], b"");
    assert_eq!(text(&version.stdout), version_line());
}

#[test]
fn output_that_cannot_be_written_is_a_failure() {
    let Ok(full) = fs::File::options().write(true).open("/dev/full") else {
        eprintln!("left out: there is no /dev/full");
        return;
    };
    let status = Command::new(demo())
        .arg(ENDINGS[0].1)
        .stdout(full)
        .stderr(Stdio::null())
        .status();
    assert_eq!(status.expect("the demo ends").code(), Some(1));
}
