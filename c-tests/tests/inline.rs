//! The contents of objects and programs with the inline header.

use std::collections::BTreeSet;
use std::fs;
use std::iter;
use std::path::{Path, PathBuf};
use std::process::Command;

use c_tests::compiler::{CLANG, Compiler, GCC, Language, Language::C, Language::Cxx, TCC, has_cxx};
use c_tests::elf::{ObjectFile, of_object};
use c_tests::library::{file_stem, include, root, scratch};
use c_tests::process::run;

const EVERY_STANDARD: &[Language] = &[
    C("c99"),
    C("c11"),
    C("c17"),
    C("c2x"),
    Cxx("c++11"),
    Cxx("c++14"),
    Cxx("c++17"),
    Cxx("c++20"),
    Cxx("c++2b"),
];
/// One compiler and language for each spelling of functions and tables.
const REPRESENTATIVE: &[Language] = &[C("c99"), C("c11"), Cxx("c++11"), Cxx("c++14"), Cxx("c++17")];

/// A file with the header alone.
const EMPTY: &str = "empty.c";

/// A command that compiles files of `programs/`, or the empty one, and the path of its output. `None`, with a
/// message, if this machine has no such compiler.
fn compile(
    compiler: Compiler,
    language: Language,
    flags: &[&str],
    source: &str,
) -> Option<(Command, PathBuf)> {
    let mut command = match compiler.command(language, &[]) {
        Ok(command) => command,
        Err(missing) => {
            eprintln!("left out: {missing}");
            return None;
        }
    };
    let name = compiler.name(language).expect("it has made a command");
    let file = Path::new(source).file_name().expect("a file");
    let file = file.to_str().expect("UTF-8");
    let words = [file, language.standard(), name, &flags.join(" ")];
    let out = scratch("inline").join(file_stem(&words.join(" ")));
    command.arg("-I").arg(include()).args(flags);
    if matches!(language, Cxx(_)) {
        command.args(["-x", "c++"]);
    }
    if source == EMPTY {
        let path = scratch("inline").join(EMPTY);
        fs::write(&path, "#include <chess_distance_inline.h>\n").expect("target/ is writable");
        command.arg(path);
    } else {
        command.arg(root().join("c-tests/programs").join(source));
    }
    command.args(["-x", "none"]);
    command.arg("-o").arg(&out);
    Some((command, out))
}

fn finish(mut command: Command, out: &Path) -> String {
    run(&mut command, &out.with_extension("log")).unwrap_or_else(|report| panic!("{report}"))
}

/// The object of a file, and a description of how it was made.
fn objects(
    languages: &[Language],
    flags: &[&str],
    source: &str,
) -> impl Iterator<Item = (String, ObjectFile)> {
    let flags = [&["-c"], flags].concat();
    languages
        .iter()
        .flat_map(|&language| [(GCC, language), (CLANG, language)])
        .filter_map(move |(compiler, language)| {
            let (command, out) = compile(compiler, language, &flags, source)?;
            finish(command, &out);
            Some((format!("{out:?}"), of_object(&out)))
        })
}

fn names(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(ToString::to_string).collect()
}

#[test]
fn alone_it_compiles_to_nothing() {
    const MODES: &[&[&str]] = &[
        &[],
        &["-DCHESS_DISTANCE_WIKI_NAMES"],
        &["-DCHESS_DISTANCE_USE_LIBRARY"],
        &["-DNDEBUG", "-ffreestanding", "-O2"],
        // Words that <windows.h> defines as macros.
        &[
            "-Dnear=",
            "-Dfar=",
            "-DIN=",
            "-DOUT=",
            "-Dsmall=char",
            "-Dhyper=char",
            "-Dinterface=struct",
            "-Dmin(a,b)=never",
            "-Dmax(a,b)=never",
        ],
    ];
    for mode in MODES {
        let flags = [mode, &["-Wundef", "-Wcast-qual"][..]].concat();
        for (how, object) in objects(EVERY_STANDARD, &flags, EMPTY) {
            assert_eq!(object.defined, names(&[]), "{how}");
            assert_eq!(object.wanted, names(&[]), "{how}");
        }
        if !has_cxx("an empty file of C++") {
            continue;
        }
        let of_cxx: Vec<_> = EVERY_STANDARD
            .iter()
            .copied()
            .filter(|language| matches!(language, Cxx(_)))
            .collect();
        let strict = ["-Wold-style-cast", "-Wzero-as-null-pointer-constant"];
        let flags = [&flags, &strict[..]].concat();
        assert!(objects(&of_cxx, &flags, EMPTY).count() > 0);
    }
    if let Some((command, out)) = compile(TCC, C("c99"), &["-c"], EMPTY) {
        finish(command, &out);
    }
}

#[test]
fn only_what_is_used_is_in_the_binary() {
    let flags = ["-O2", "-DNDEBUG", "-DONE_FUNCTION"];
    for (how, object) in objects(REPRESENTATIVE, &flags, "inline_objects.c") {
        // A name private to a file may be mangled in C++.
        let mut ours = object.defined.iter().filter(|name| name.contains("chess_"));
        let table = ours.next().expect("a table");
        assert!(table.ends_with("chess_distance_inline_king_table"), "{how}");
        assert_eq!(ours.next(), None, "{how}");
        assert_eq!(object.wanted, names(&[]), "{how}");
    }
}

#[test]
fn the_library_s_tables_can_be_selected() {
    let flags = [
        "-DCHESS_DISTANCE_USE_LIBRARY",
        "-DNDEBUG",
        "-O2",
        "-DONE_FUNCTION",
    ];
    for (how, object) in objects(REPRESENTATIVE, &flags, "inline_objects.c") {
        assert_eq!(
            object.wanted,
            names(&["chess_distance_king_table"]),
            "{how}"
        );
        assert_eq!(object.defined, names(&["use"]), "{how}");
    }
}

#[test]
fn nothing_is_exported() {
    // From C++17 on, other files of the program find the tables, but no other library does.
    for (how, object) in objects(REPRESENTATIVE, &["-O2"], "inline_objects.c") {
        assert_eq!(object.exported, names(&["use"]), "{how}");
    }
}

#[test]
fn no_c_library_is_needed() {
    for level in ["-O0", "-O2"] {
        let flags = ["-ffreestanding", "-nostdlib", level];
        for (how, object) in objects(REPRESENTATIVE, &flags, "inline_objects.c") {
            assert_eq!(object.wanted, names(&[]), "{how}");
            assert_eq!(object.exported, names(&["use"]), "{how}");
        }
    }
}

#[test]
fn the_c_library_is_included_only_where_it_is_used() {
    let includes_stdio = |flags: &[&str]| {
        let flags = [&["-E"], flags].concat();
        let (command, out) = compile(GCC, C("c99"), &flags, EMPTY)?;
        finish(command, &out);
        let text = fs::read_to_string(out).expect("it is text");
        Some(text.contains("stdio.h"))
    };
    assert_ne!(includes_stdio(&[]), Some(false));
    assert_ne!(includes_stdio(&["-DNDEBUG"]), Some(true));
    assert_ne!(includes_stdio(&["-ffreestanding"]), Some(true));
    assert_ne!(includes_stdio(&["-DCHESS_DISTANCE_ASSERT(x)="]), Some(true));
}

#[test]
fn a_square_off_the_board_is_reported_where_it_is_looked_up() {
    for &language in REPRESENTATIVE {
        for compiler in [GCC, CLANG, TCC] {
            for (flags, call) in [
                (
                    &["-DOFF_BOARD"][..],
                    "28: CHESS_DISTANCE_AT: none is 64, which is not a square",
                ),
                (
                    &["-DOFF_BOARD", "-DNEGATIVE"][..],
                    "25: CHESS_DISTANCE_AT: negative is 4294967295 (as an int -1), which is not",
                ),
            ] {
                let Some((command, out)) = compile(compiler, language, flags, "inline_objects.c")
                else {
                    continue;
                };
                finish(command, &out);
                let report = run(&mut compiler.runner(&[], &out), &out.with_extension("log"));
                let report = report.expect_err("it stops");
                let call = format!("inline_objects.c:{call}");
                assert!(report.contains(&call), "{report}");
            }
        }
    }
}

#[test]
fn files_of_one_program_share_what_they_can() {
    for &language in REPRESENTATIVE {
        for compiler in [GCC, CLANG] {
            let source = "inline_two_files.c";
            let Some((second, object)) = compile(compiler, language, &["-c", "-DSECOND"], source)
            else {
                continue;
            };
            finish(second, &object);
            let Some((mut program, out)) = compile(compiler, language, &["-O1"], source) else {
                continue;
            };
            program.arg(&object);
            finish(program, &out);
            finish(compiler.runner(&[], &out), &out);
        }
    }
}

/// A file with these includes before a program, compiled and run.
fn run_behind(how: &[(Compiler, Language)], headers: &[&str], flags: &[&str], program: &str) {
    let stem = headers.join("").replace("chess_distance", "") + program;
    let source = scratch("inline").join(stem);
    let lines = headers.iter().map(|name| format!("#include <{name}.h>\n"));
    let text: String = lines.collect();
    fs::write(&source, format!("{text}#include \"{program}\"\n")).expect("target/ is writable");
    let source = source.to_str().expect("UTF-8");
    for &(compiler, language) in how {
        if let Some((mut command, out)) = compile(compiler, language, flags, source) {
            command.arg("-I").arg(root().join("c-tests/programs"));
            finish(command, &out);
            if !flags.contains(&"-fsyntax-only") {
                finish(compiler.runner(&[], &out), &out);
            }
        }
    }
}

#[test]
fn the_small_header_stands_alone_in_every_standard() {
    let languages = [EVERY_STANDARD, &[C("c89"), Cxx("c++98")]].concat();
    for compiler in [GCC, CLANG] {
        let how: Vec<_> = languages.iter().map(|&one| (compiler, one)).collect();
        run_behind(
            &how,
            &["chess_distance_tables"],
            &["-Wundef"],
            "small_header.c",
        );
    }
}

/// The sequences of one or more of some headers.
fn sequences(of: &[&'static str]) -> Vec<Vec<&'static str>> {
    let mut all = Vec::new();
    for &first in of {
        let others: Vec<_> = of.iter().copied().filter(|&one| one != first).collect();
        let behind = iter::once(Vec::new()).chain(sequences(&others));
        all.extend(behind.map(|others| [vec![first], others].concat()));
    }
    all
}

#[test]
fn the_small_header_stands_beside_the_others_in_any_order() {
    let of_tables = |order: &Vec<_>| order.contains(&"chess_distance_tables");
    for order in sequences(&[
        "chess_distance",
        "chess_distance_inline",
        "chess_distance_tables",
        "chess_distance_wiki",
    ]) {
        if of_tables(&order) {
            let twice = [&order[..], &order].concat();
            let how = [(GCC, C("c99")), (CLANG, Cxx("c++17"))];
            run_behind(&how, &twice, &[], "small_header.c");
            // A program that links the library gets its names from the small header too.
            let library = ["-DCHESS_DISTANCE_USE_LIBRARY", "-fsyntax-only"];
            run_behind(&how[..1], &twice, &library, "small_header.c");
        }
    }
}

/// The lists of the test programs are complete: they are compared with the header.
#[test]
fn every_name_is_compared() {
    let header = fs::read_to_string(include().join("chess_distance_inline.h")).expect("committed");
    let lists = root().join("c-tests/programs/generated/inline_names.h");
    let lists = fs::read_to_string(lists).expect("committed");
    let listed: BTreeSet<_> = lists
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| word.starts_with("chess_distance_"))
        .filter(|&word| word != "chess_distance_inline")
        .collect();
    let renamed: BTreeSet<_> = header
        .lines()
        .filter_map(|line| line.strip_prefix("#define chess_distance_"))
        .filter_map(|line| line.split_once(' '))
        .map(|(name, _)| format!("chess_distance_{name}"))
        .collect();
    assert_eq!(renamed, listed.into_iter().map(str::to_owned).collect());
}
