//! The contents of objects and programs with the inline header.

use std::collections::BTreeSet;
use std::fs;
use std::iter;
use std::path::{Path, PathBuf};

use c_tests::compiler::{CLANG, Compiler, GCC, Language, Language::C, Language::Cxx, TCC};
use c_tests::elf::{self, Symbols};
use c_tests::library::inline_names;
use c_tests::process::{file_stem, root, scratch};
use c_tests::program::{Linking, build, run_program};

const OF_C: &[Language] = &[C("c99"), C("c11"), C("c17"), C("c2x")];
const OF_CXX: &[Language] = &[Cxx("c++11"), Cxx("c++14"), Cxx("c++17"), Cxx("c++20"), Cxx("c++2b")];
/// One compiler and language for each spelling of functions and tables.
const REPRESENTATIVE: &[Language] = &[C("c99"), C("c11"), Cxx("c++11"), Cxx("c++14"), Cxx("c++17")];

/// A file with the header alone.
const EMPTY: &str = "empty.c";

/// Compiles a file of `programs/`, or the empty one. Returns its output, or `None`, with a message,
/// if this machine has no such compiler.
fn compile(
    compiler: Compiler,
    language: Language,
    flags: &[&str],
    source: &str,
) -> Option<PathBuf> {
    let command = compiler.command(language, &[]);
    let command = command.map_err(|missing| eprintln!("left out: {missing}"));
    let mut command = command.ok()?;
    let programs = root().join("c-tests/programs");
    command.args(flags).arg("-I").arg(&programs);
    let name = compiler.name(language).expect("it has made a command");
    let file = Path::new(source).file_name().expect("a file");
    let file = file.to_str().expect("UTF-8");
    let words = [file, language.standard(), name, &flags.join(" ")];
    let out = scratch("inline").join(file_stem(&words.join(" ")));
    let mut path = programs.join(source);
    if source == EMPTY {
        path = scratch("inline").join(EMPTY);
        fs::write(&path, "#include <chess_distance_inline.h>\n").expect("target/ is writable");
    }
    build(command, &path, Linking::HeaderOnly, &out).unwrap_or_else(|report| panic!("{report}"));
    Some(out)
}

/// The object of a file, and a description of how it was made.
fn objects(
    languages: &[Language],
    flags: &[&str],
    source: &str,
) -> impl Iterator<Item = (String, Symbols)> {
    let flags = [&["-c"], flags].concat();
    languages.iter().flat_map(|&language| [(GCC, language), (CLANG, language)]).filter_map(
        move |(compiler, language)| {
            let out = compile(compiler, language, &flags, source)?;
            Some((format!("{out:?}"), elf::of(&out)))
        },
    )
}

fn names(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(ToString::to_string).collect()
}

#[test]
fn alone_it_compiles_to_nothing() {
    const MODES: &[&str] = &[
        "",
        "-DCHESS_DISTANCE_WIKI_NAMES",
        "-DCHESS_DISTANCE_USE_LIBRARY",
        "-DNDEBUG -ffreestanding -O2",
        // Words that <windows.h> defines as macros.
        "-Dnear= -Dfar= -DIN= -DOUT= -Dsmall=char -Dhyper=char -Dinterface=struct \
            -Dmin(a,b)=never -Dmax(a,b)=never",
    ];
    let strict_cxx = "-Wold-style-cast -Wzero-as-null-pointer-constant";
    for mode in MODES {
        for (languages, strict) in [(OF_C, ""), (OF_CXX, strict_cxx)] {
            let flags = format!("-Wundef -Wcast-qual {strict} {mode}");
            let flags: Vec<&str> = flags.split_whitespace().collect();
            for (how, object) in objects(languages, &flags, EMPTY) {
                assert_eq!(object.all, names(&[]), "{how}");
                assert_eq!(object.wanted, names(&[]), "{how}");
            }
        }
    }
    compile(TCC, C("c99"), &["-c"], EMPTY);
}

#[test]
fn only_what_is_used_is_in_the_binary() {
    let flags = ["-O2", "-DNDEBUG", "-DONE_FUNCTION"];
    for (how, object) in objects(REPRESENTATIVE, &flags, "inline_objects.c") {
        // A name private to a file may be mangled in C++.
        let mut ours = object.all.iter().filter(|name| name.contains("chess_"));
        let table = ours.next().expect("a table");
        assert!(table.ends_with("chess_distance_inline_king_table"), "{how}");
        assert_eq!(ours.next(), None, "{how}");
        assert_eq!(object.wanted, names(&[]), "{how}");
    }
}

#[test]
fn the_library_s_tables_can_be_selected() {
    let flags = ["-DCHESS_DISTANCE_USE_LIBRARY", "-DNDEBUG", "-O2", "-DONE_FUNCTION"];
    for (how, object) in objects(REPRESENTATIVE, &flags, "inline_objects.c") {
        assert_eq!(object.wanted, names(&["chess_distance_king_table"]), "{how}");
        assert_eq!(object.all, names(&["use"]), "{how}");
    }
}

#[test]
fn nothing_is_exported_and_no_c_library_is_needed() {
    for flags in ["-O2", "-O0 -ffreestanding -nostdlib", "-O2 -ffreestanding -nostdlib"] {
        let flags: Vec<_> = flags.split(' ').collect();
        for (how, object) in objects(REPRESENTATIVE, &flags, "inline_objects.c") {
            // From C++17 on, other files of the program find the tables, but no other library does.
            assert_eq!(object.exported, names(&["use"]), "{how}");
            assert!(flags.len() == 1 || object.wanted.is_empty(), "{how}");
        }
    }
}

#[test]
fn the_c_library_is_included_only_where_it_is_used() {
    let includes_stdio = |flags: &[&str]| {
        let out = compile(GCC, C("c99"), &[&["-E"], flags].concat(), EMPTY)?;
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
    let calls: [(&[&str], &str); 2] = [
        (&["-DOFF_BOARD"], "31: CHESS_DISTANCE_AT: none is 64, which is not a square"),
        (
            &["-DOFF_BOARD", "-DNEGATIVE"],
            "28: CHESS_DISTANCE_AT: negative is 4294967295 (as an int -1), which is not",
        ),
    ];
    for &language in REPRESENTATIVE {
        for compiler in [GCC, CLANG, TCC] {
            for (flags, call) in calls {
                if let Some(program) = compile(compiler, language, flags, "inline_objects.c") {
                    let report = run_program(&compiler, &[], &program).expect_err("it stops");
                    let call = format!("inline_objects.c:{call}");
                    assert!(report.contains(&call), "{report}");
                }
            }
        }
    }
}

#[test]
fn files_of_one_program_share_what_they_can() {
    for &language in REPRESENTATIVE {
        for compiler in [GCC, CLANG] {
            let source = "inline_objects.c";
            let second = compile(compiler, language, &["-c", "-DSECOND_FILE"], source);
            let Some(second) = second.as_ref().and_then(|path| path.to_str()) else {
                continue;
            };
            let flags = ["-O1", "-DFIRST_FILE", second];
            let program = compile(compiler, language, &flags, source).expect("as before");
            run_program(&compiler, &[], &program).unwrap_or_else(|report| panic!("{report}"));
        }
    }
}

/// A file with these includes before a program, compiled and run.
fn run_behind(how: &[(Compiler, Language)], headers: &[&str], flags: &[&str]) {
    let stem = headers.join("").replace("chess_distance", "") + "headers.c";
    let source = scratch("inline").join(stem);
    let lines = headers.iter().map(|name| format!("#include <{name}.h>\n"));
    let text: String = lines.collect();
    fs::write(&source, format!("{text}#include \"headers.c\"\n")).expect("target/ is writable");
    let source = source.to_str().expect("UTF-8");
    for &(compiler, language) in how {
        let out = compile(compiler, language, flags, source);
        if let Some(out) = out.filter(|_| !flags.contains(&"-fsyntax-only")) {
            run_program(&compiler, &[], &out).unwrap_or_else(|report| panic!("{report}"));
        }
    }
}

#[test]
fn the_small_header_stands_alone_in_every_standard() {
    let languages = [OF_C, OF_CXX, &[C("c89"), Cxx("c++98")]].concat();
    for compiler in [GCC, CLANG] {
        let how: Vec<_> = languages.iter().map(|&one| (compiler, one)).collect();
        run_behind(&how, &["chess_distance_tables"], &["-Wundef"]);
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
fn headers_stand_beside_each_other_in_any_order() {
    let [library, wiki] = ["chess_distance", "chess_distance_wiki"];
    let [inline, tables] = ["chess_distance_inline", "chess_distance_tables"];
    let needs_none = |order: &Vec<_>| order.contains(&inline) || order.contains(&tables);
    for order in sequences(&[library, inline, tables, wiki]).into_iter().filter(needs_none) {
        let twice = [&order[..], &order].concat();
        let how = [(GCC, C("c99")), (CLANG, Cxx("c++17"))];
        run_behind(&how, &twice, &[]);
        // A program that links the library gets its names from the small header too.
        let library = ["-DCHESS_DISTANCE_USE_LIBRARY", "-fsyntax-only"];
        run_behind(&how[..1], &twice, &library);
    }
    let how = REPRESENTATIVE.iter().flat_map(|&one| [(GCC, one), (CLANG, one)]);
    let how: Vec<_> = how.collect();
    for order in [[library, wiki, inline], [inline, wiki, library]] {
        run_behind(&how, &order, &[]);
        run_behind(&how, &order, &["-DCHESS_DISTANCE_WIKI_NAMES"]);
    }
}

/// The lists of the test programs are complete: they are compared with the header.
#[test]
fn every_name_is_compared() {
    let lists = root().join("c-tests/programs/functions.h");
    let lists = fs::read_to_string(lists).expect("committed");
    let (of_inline, of_library) = lists.split_once("#define LIBRARY_CALLS").expect("both");
    let tables = of_library.split_once("#define TABLES").expect("the tables").1;
    let listed: BTreeSet<_> = [of_inline, tables]
        .iter()
        .flat_map(|list| list.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'))
        .filter(|word| word.starts_with("chess_distance"))
        .map(str::to_owned)
        .collect();
    assert_eq!(inline_names(), listed);
}
