//! The examples: what they print, in the transcript c-tests/examples.txt, and the demo's input.

use std::env;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use c_tests::compiler::{CLANG, Compiler, GCC, Language, TCC};
use c_tests::library::{make_in, old_cargo};
use c_tests::process::{from_outside, is_installed, root, scratch};
use c_tests::program::{Linking, build};

/// White draws: the king runs after both pawns along one diagonal.
const RETI: &str = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1";
/// White wins, by promoting to a rook.
const SAAVEDRA: &str = "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1";

/// Builds `examples/SOURCE.c` as a program of this name.
fn build_example(
    source: &str,
    compiler: Compiler,
    name: &str,
    flags: &[&str],
    linking: Linking,
) -> Option<PathBuf> {
    let command = compiler.command(Language::C("c99"), flags);
    let command = command.map_err(|missing| eprintln!("left out: {missing}"));
    let program = scratch("examples").join(name);
    let source = root().join("examples").join(source).with_extension("c");
    build(command.ok()?, &source, linking, &program).unwrap_or_else(|report| panic!("{report}"));
    Some(program)
}

/// The demo with the library, under the sanitizers if this machine has them.
fn demo() -> &'static Path {
    static DEMO: OnceLock<PathBuf> = OnceLock::new();
    DEMO.get_or_init(|| {
        let flags = [
            "-DDEMO_WITH_LIBRARY",
            "-g",
            "-fsanitize=address,undefined",
            "-fno-sanitize-recover=all",
        ];
        let with =
            |compiler, flags| build_example("demo", compiler, "demo", flags, Linking::Archive);
        with(GCC, &flags)
            .or_else(|| with(Compiler::any(), &flags[..1]))
            .expect("a compiler is installed")
    })
}

fn start(program: &Path, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the demo starts");
    // With a FEN on its command line the demo reads nothing, so the pipe may be closed.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("the demo ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the demo writes ASCII")
}

/// The last line of a successful run with the library.
fn version_line() -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("chess_distance {version}\n")
}

/// The last line without the library.
fn inline_version_line() -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("chess_distance_inline.h {version}, no library\n")
}

/// What the demo shows of one position.
fn expected(fen: &str) -> String {
    shown(&start(demo(), &[fen], b""))
}

/// The boards and figures, without the last line.
fn shown(output: &Output) -> String {
    assert!(output.status.success(), "{}", text(&output.stderr));
    let all = text(&output.stdout);
    match all.strip_suffix(&version_line()) {
        Some(boards) => boards.into(),
        None => panic!("no {} at the end of {all}", version_line()),
    }
}

#[test]
fn without_a_position_it_shows_the_reti_study() {
    for input in ["", "\n \t\r\n\n", "# only a comment\n"] {
        let output = start(demo(), &[], input.as_bytes());
        assert_eq!(shown(&output), expected(RETI), "{input:?}");
    }
}

#[test]
fn lines_are_read_to_the_end_and_faults_told_with_their_line() {
    let input = format!("# a file\r\n{RETI}\r\n\n8/8/8/8 w\n{SAAVEDRA}");
    let output = start(demo(), &[], input.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout), expected(RETI) + &expected(SAAVEDRA));
    assert_eq!(
        text(&output.stderr),
        "line 4 is no FEN of a position with both kings:\n  8/8/8/8 w\n         ^\n"
    );
}

#[test]
fn make_demo_passes_the_text_on_as_it_is() {
    let fen = format!("FEN={}", SAAVEDRA);
    make_in(root(), &["demo", &fen]).unwrap_or_else(|report| panic!("{report}"));
    // Standard error has the output of the build.
    let shown = |settings: &[&str]| {
        let mut make = from_outside(Command::new("make"));
        let output = make.args(["demo", &fen]).args(settings).output();
        text(&output.expect("make has run").stdout)
    };
    assert_eq!(shown(&[]), expected(SAAVEDRA) + &version_line());
    // Without cargo, and with a cargo that is too old.
    for cargo in ["no-such-cargo".into(), old_cargo()] {
        let without = shown(&[&format!("CARGO={}", cargo.display())]);
        assert_eq!(without, expected(SAAVEDRA) + &inline_version_line());
    }
    let report = make_in(root(), &["demo", "FEN=`echo 8` \"'"]).expect_err("this is no FEN");
    assert!(report.contains("  `echo 8` \"'\n  ^\n"), "{report}");
}

#[test]
fn fens_are_read_as_they_stand_in_files() {
    let board = RETI.split(' ').next().expect("a board");
    let ends = [" w HAha h6 0 1", " w - -; x", " w;b", ";", "[] w", "[-]", "[QPn];b", "/Qn", "\tw"];
    let others = [" w 0 1", " w - 0 1", " w - h5", " w KQ h5;", "[QAz] w"];
    let ends = ends.into_iter().chain(others);
    let texts = ends.map(|end| format!("{board}{end}"));
    let marks = ["\u{feff}7K~/8/k1P~5/7p/8/8/8/8 w".into(), board.replace('8', "44")];
    for text in texts.chain(marks) {
        let shown = shown(&start(demo(), &[&text], b""));
        let boards = shown.split_once('\n').map(|(_, boards)| boards);
        let expected = expected(RETI);
        assert_eq!(boards, expected.split_once('\n').map(|(_, boards)| boards), "{text}");
    }
    for end in ["[QA-]", "/A", " 0 1", " w - h4", " b - h5", " w - h2", " w - h33", " w - 0x"] {
        let text = format!("{board}{end}");
        assert_eq!(start(demo(), &[&text], b"").status.code(), Some(1), "{text}");
    }
}

#[test]
fn a_line_that_never_ends_is_a_fault() {
    let output = start(demo(), &[], &[b'8'; 100_000]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let many = vec!["8/8"; 3000];
    assert_eq!(start(demo(), &many, b"").status.code(), Some(1));
}

/// What the transcript's commands print, which begin with `$`, with the programs of a directory in
/// front of the others.
fn printed(directory: &str) -> String {
    let path = env::var("PATH").expect("a search path");
    let examples = scratch("examples");
    let path = format!("{}:{}:{path}", examples.join(directory).display(), examples.display());
    let commands = include_str!("../../examples.txt").lines();
    let print = |command| {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{{ {command}; }} 2>&1")]).env("PATH", &path);
        let output = shell.stdin(Stdio::null()).output().expect("sh has run");
        let status = match output.status.code() {
            Some(status @ 1..) => format!("exit status {status}\n"),
            _ => String::new(),
        };
        format!("$ {command}\n{}{status}", text(&output.stdout))
    };
    commands.filter_map(|line| line.strip_prefix("$ ")).map(print).collect()
}

#[test]
fn commands_print_what_the_transcript_says() {
    demo();
    for (name, linking) in
        [("obstacle_map", Linking::HeaderOnly), ("pawn_ending", Linking::Archive)]
    {
        build_example(name, Compiler::any(), name, &[], linking).expect("a compiler is installed");
    }
    let transcript = include_str!("../../examples.txt");
    let found = printed("");
    let new = scratch("examples").join("examples.txt");
    fs::write(&new, &found).expect("target/ is writable");
    let other = found.lines().zip(transcript.lines()).find(|(found, expected)| found != expected);
    let copy = format!("cp {} c-tests/examples.txt", new.display());
    assert!(found == transcript, "{other:?}\nIf that is intended: {copy}");
    // Without the library the demo prints the same.
    for (compiler, directory) in [(GCC, "gcc"), (CLANG, "clang"), (TCC, "tcc")] {
        let _ = scratch(&format!("examples/{directory}"));
        let name = format!("{directory}/demo");
        if build_example("demo", compiler, &name, &[], Linking::HeaderOnly).is_some() {
            assert_eq!(printed(directory), transcript, "{directory}");
        }
    }
}

/// A program in each language around the table that tables.py prints: e1 to e8 of king's moves.
const PROGRAMS: [(&str, &str, &str); 3] = [
    (
        "java",
        "Table.java",
        "class Table { @ public static void main(String[] a) { System.out.println(king[316]); } }",
    ),
    ("go", "table.go", "package main\nimport \"fmt\"\n@\nfunc main() { fmt.Println(king[316]) }\n"),
    (
        "ada",
        "table.adb",
        "with Ada.Text_IO;\nprocedure Table is\n@\nbegin\nAda.Text_IO.Put_Line (Integer'Image (king (316)));\nend Table;\n",
    ),
];

#[test]
fn tables_are_printed_as_source() {
    let place = scratch("examples/tables");
    let run = |command: &str| {
        let mut shell = Command::new("sh");
        let output = shell.args(["-c", command]).current_dir(&place).output().expect("sh has run");
        assert!(output.status.success(), "{command}: {}", text(&output.stderr));
        text(&output.stdout)
    };
    let root = root().display();
    for (language, file, around) in PROGRAMS {
        let table = run(&format!(
            "python3 {root}/examples/tables.py {language} king < {root}/docs/tables.json"
        ));
        let numbers: Vec<u32> = table
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let moves = &numbers[numbers.len() - 4096..];
        assert_eq!((moves[316], moves[63], moves[4095]), (7, 7, 0), "{language}");
        fs::write(place.join(file), around.replace('@', &table)).expect("target/ is writable");
        let (tool, command) = match language {
            "java" => ("java", "java Table.java"),
            "go" => ("go", "go run table.go"),
            _ => ("gnatmake", "gnatmake -q table.adb && ./table"),
        };
        if !is_installed(tool) {
            eprintln!("left out: {language}: {tool} is not installed");
            continue;
        }
        assert_eq!(run(command).trim(), "7", "{language}");
    }
}
