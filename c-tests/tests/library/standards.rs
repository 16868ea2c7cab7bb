//! The headers with compilers that are older, stricter or newer than usual. The flags of the test
//! programs turn warnings on, and into errors: otherwise faulty code would pass unnoticed.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use c_tests::compiler::{CLANG, Compiler, GCC, Language};
use c_tests::library::{file_stem, include, root, scratch};
use c_tests::process::{is_installed, run};
use c_tests::program::{Linking, build};

fn source(name: &str, text: &str) -> PathBuf {
    let path = scratch("standards").join(name);
    fs::write(&path, text).expect("target/ is writable");
    path
}

/// A file with the inline header, and a compiler with few flags.
fn compile_header(compiler: &str, words: &[&str]) -> Result<String, String> {
    let name = file_stem(&format!("{compiler} {}.c", words.join(" ")));
    let file = source(&name, "#include \"chess_distance_inline.h\"\nint dummy;\n");
    let mut command = Command::new(compiler);
    command.arg("-fsyntax-only").args(words);
    build(command, &file, Linking::HeaderOnly, &file.with_extension("o"))
}

#[test]
fn an_old_standard_gets_one_sentence() {
    let cases = [
        ("gcc", "-std=c89", "needs C99 or later"),
        ("clang", "-std=c89", "needs C99 or later"),
        ("gcc", "-std=iso9899:199409", "needs C99 or later"),
        ("g++", "-std=c++98", "needs C++11 or later"),
        ("clang++", "-std=c++98", "needs C++11 or later"),
    ];
    for (compiler, standard, sentence) in cases {
        if !is_installed(compiler) {
            continue;
        }
        let report = compile_header(compiler, &["-pedantic", standard]).expect_err(standard);
        assert!(report.contains(sentence), "{report}");
        assert_eq!(report.matches("error: ").count(), 1, "{report}");
        assert_eq!(report.matches("warning: ").count(), 0, "{report}");
    }
}

/// As docs/headers.md says: `long long` is what C89 lacks.
#[test]
fn gcc_with_extensions_of_c89_compiles_the_header() {
    if is_installed("gcc") {
        compile_header("gcc", &["-std=gnu89"]).unwrap_or_else(|report| panic!("{report}"));
        let report = compile_header("gcc", &["-std=gnu89", "-pedantic", "-Werror"]);
        assert!(report.expect_err("no long long").contains("long long"));
    }
}

/// No warning even under -Weverything, apart from C++98 and padding in the program itself.
#[test]
fn clang_finds_nothing_in_the_headers() {
    if !is_installed("clang") || !is_installed("clang++") {
        return;
    }
    let programs = root().join("c-tests/programs");
    for (compiler, standard, program) in [
        ("clang", "-std=c11", "inline_objects.c"),
        ("clang++", "-std=c++11", "inline_objects.c"),
        ("clang++", "-std=c++17", "inline.cpp"),
        ("clang++", "-std=c++20", "inline.cpp"),
    ] {
        let mut command = Command::new(compiler);
        command.args(["-Weverything", "-fsyntax-only", standard]);
        for warning in ["c++98-compat", "c++98-compat-pedantic"] {
            command.arg(format!("-Wno-{warning}"));
        }
        command.args(["-Wno-pre-c++14-compat", "-Wno-pre-c++17-compat"]);
        let out = scratch("standards").join(file_stem(&format!("{compiler} {standard}")));
        let report = build(command, &programs.join(program), Linking::HeaderOnly, &out);
        let report = report.unwrap_or_else(|report| panic!("{report}"));
        let mut lines = report.lines();
        let finding = lines
            .find(|line| line.contains("warning:") && line.contains("/include/chess_distance"));
        assert_eq!(finding, None);
    }
}

/// The two C++ modules of docs/headers.md, with the code on that page.
#[test]
fn modules_of_cxx20_export_functions() {
    let page = fs::read_to_string(root().join("docs/headers.md")).expect("the page");
    // The block that begins so.
    let block = |line: &str| {
        let start = page.find(&format!("```cpp\n{line}")).expect(line) + "```cpp\n".len();
        let (text, _) = page[start..].split_once("```").expect("its end");
        text.to_owned()
    };
    let directory = scratch("modules");
    for (name, text) in [
        ("distances.cppm", block("module;")),
        ("engine.cpp", block("import distances;")),
        ("unit.cpp", block("import \"")),
    ] {
        fs::write(directory.join(name), text).expect("target/ is writable");
    }
    let run = |program: &str, words: &str| {
        let mut command = Command::new(program);
        command.current_dir(&directory).args(words.split_whitespace());
        run(&mut command, &directory.join("log")).unwrap_or_else(|report| panic!("{report}"));
    };
    let headers = include();
    let compile = |compiler: &str, words: &str| {
        let common = format!("-std=c++20 -I {}", headers.display());
        run(compiler, &format!("{common} {words}"));
    };
    let cxx20 = Language::Cxx("c++20");
    if GCC.command(cxx20, &["-fmodules-ts"]).is_ok() {
        let header = headers.join("chess_distance_inline.h");
        compile("g++", "-fmodules-ts -x c++ -c distances.cppm -o distances.o");
        compile("g++", "-fmodules-ts engine.cpp distances.o -o with-gcc");
        compile("g++", &format!("-fmodules-ts -x c++-header {}", header.display()));
        compile("g++", "-fmodules-ts unit.cpp -o unit");
        run("./with-gcc", "");
        run("./unit", "");
    }
    if CLANG.command(cxx20, &[]).is_ok() {
        compile("clang++", "--precompile distances.cppm -o distances.pcm");
        compile("clang++", "-fprebuilt-module-path=. engine.cpp distances.pcm -o with-clang");
        run("./with-clang", "");
    }
}

/// A part of the compiler's message, and the code that causes it; the last is a warning of gcc
/// alone.
const FAULTS: &[(&str, &str)] = &[
    ("unused-variable", "int f(void) { int unused = 1; return 2; }"),
    ("unused-parameter", "int f(int unused) { return 2; }"),
    ("zero", "int f(void) { int none[0]; return (int)sizeof none; }"),
    ("shadow", "int f(int n) { { int n = 2; return n; } }"),
    ("conversion", "short f(int n) { return n; }"),
    ("sign-conversion", "unsigned f(int n) { return n; }"),
    ("redundant-decls", "int g(void); int g(void); int f(void) { return g(); }"),
];

fn compile_text(
    compiler: Compiler,
    language: Language,
    name: &str,
    code: &str,
) -> Result<String, String> {
    let stem = file_stem(&format!("{name} {}.c", compiler.name(language)?));
    let file = source(&stem, &format!("{code}\n"));
    let mut command = compiler.command(language, &[])?;
    command.arg("-c");
    build(command, &file, Linking::HeaderOnly, &file.with_extension("o"))
}

#[test]
fn faulty_code_does_not_compile_and_other_code_does() {
    let mut compilers = 0;
    for compiler in [GCC, CLANG] {
        for language in [Language::C("c11"), Language::Cxx("c++11")] {
            if !compiler.name(language).is_ok_and(is_installed) {
                continue;
            }
            let clean = "int f(void);\nint f(void) { return 2; }";
            compile_text(compiler, language, "clean", clean)
                .unwrap_or_else(|report| panic!("{report}"));
            let known = FAULTS.len() - usize::from(compiler != GCC);
            for (warning, code) in &FAULTS[..known] {
                let report = compile_text(compiler, language, warning, code).expect_err(warning);
                assert!(report.contains(warning), "{report}");
            }
            compilers += 1;
        }
    }
    assert!(compilers > 0);
}
