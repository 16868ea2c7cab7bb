//! The headers with compilers that are older, stricter or newer than usual. The flags of the test
//! programs turn warnings on, and into errors: otherwise faulty code would pass unnoticed.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use c_tests::compiler::{CLANG, Compiler, GCC, Language};
use c_tests::library::{file_stem, include, root, scratch};
use c_tests::process::{is_installed, run};

fn source(name: &str, text: &str) -> PathBuf {
    let path = scratch("standards").join(name);
    fs::write(&path, text).expect("target/ is writable");
    path
}

/// A C compiler with few flags.
fn compile(compiler: &str, words: &[&str]) -> Result<String, String> {
    let mut command = Command::new(compiler);
    command.args(words).arg("-I").arg(include());
    let stem = file_stem(&format!("{compiler} {}", words.join(" ")));
    let log = scratch("standards").join(stem.rsplit('-').next().unwrap_or("log"));
    run(&mut command, &log.with_extension("log"))
}

#[test]
fn an_old_standard_gets_one_sentence() {
    let file = source(
        "old.c",
        "#include \"chess_distance_inline.h\"\nint dummy;\n",
    );
    let file = file.to_str().expect("UTF-8");
    let cases = [
        ("gcc", "c", "-std=c89", "needs C99 or later"),
        ("clang", "c", "-std=c89", "needs C99 or later"),
        ("gcc", "c", "-std=iso9899:199409", "needs C99 or later"),
        ("g++", "c++", "-std=c++98", "needs C++11 or later"),
        ("clang++", "c++", "-std=c++98", "needs C++11 or later"),
    ];
    for (compiler, language, standard, sentence) in cases {
        if !is_installed(compiler) {
            continue;
        }
        let words = ["-fsyntax-only", "-pedantic", standard, "-x", language, file];
        let report = compile(compiler, &words).expect_err(standard);
        assert!(report.contains(sentence), "{report}");
        assert_eq!(report.matches("error: ").count(), 1, "{report}");
        assert_eq!(report.matches("warning: ").count(), 0, "{report}");
    }
}

/// As docs/headers.md says: `long long` is what C89 lacks.
#[test]
fn gcc_with_extensions_of_c89_compiles_the_header() {
    if !is_installed("gcc") {
        return;
    }
    let file = source(
        "gnu89.c",
        "#include \"chess_distance_inline.h\"\nint dummy;\n",
    );
    let file = file.to_str().expect("UTF-8");
    let plain = ["-fsyntax-only", "-std=gnu89", file];
    compile("gcc", &plain).unwrap_or_else(|report| panic!("{report}"));
    let report = compile("gcc", &[&plain[..], &["-pedantic", "-Werror"]].concat());
    assert!(report.expect_err("no long long").contains("long long"));
}

/// No warning even under -Weverything, apart from C++98 and padding in the program itself.
#[test]
fn clang_finds_nothing_in_the_headers() {
    if !is_installed("clang") || !is_installed("clang++") {
        return;
    }
    let programs = root().join("c-tests/programs");
    for (compiler, language, standard, program) in [
        ("clang", "c", "-std=c11", "inline_objects.c"),
        ("clang++", "c++", "-std=c++11", "inline_objects.c"),
        ("clang++", "c++", "-std=c++17", "inline_namespace.cpp"),
        ("clang++", "c++", "-std=c++20", "inline_constants.cpp"),
    ] {
        let file = programs.join(program);
        let file = file.to_str().expect("UTF-8");
        let words = [
            "-Weverything",
            "-Wno-c++98-compat",
            "-Wno-c++98-compat-pedantic",
            "-Wno-pre-c++14-compat",
            "-Wno-pre-c++17-compat",
            "-fsyntax-only",
            standard,
            "-x",
            language,
            file,
        ];
        let mut command = Command::new(compiler);
        let output = command
            .args(words)
            .arg("-I")
            .arg(include())
            .output()
            .expect("it runs");
        let report = String::from_utf8_lossy(&output.stderr);
        let findings: Vec<&str> = report
            .lines()
            .filter(|line| line.contains("warning:") && line.contains("/include/chess_distance"))
            .collect();
        assert!(
            output.status.success() && findings.is_empty(),
            "{findings:#?}"
        );
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
    let tool = |compiler: &str, words: &[&str]| {
        let mut command = Command::new(compiler);
        command
            .current_dir(&directory)
            .arg("-std=c++20")
            .args(words);
        run(command.arg("-I").arg(include()), &directory.join("log")).expect("it compiles");
    };
    let program = |name: &str| {
        run(
            &mut Command::new(directory.join(name)),
            &directory.join("log"),
        )
    };
    if GCC
        .command(Language::Cxx("c++20"), &["-fmodules-ts"])
        .is_ok()
    {
        tool(
            "g++",
            &[
                "-fmodules-ts",
                "-x",
                "c++",
                "-c",
                "distances.cppm",
                "-o",
                "distances.o",
            ],
        );
        tool(
            "g++",
            &[
                "-fmodules-ts",
                "engine.cpp",
                "distances.o",
                "-o",
                "with-gcc",
            ],
        );
        program("with-gcc").expect("it returns 0");
        let header = include().join("chess_distance_inline.h");
        let header = header.to_str().expect("UTF-8");
        tool("g++", &["-fmodules-ts", "-x", "c++-header", header]);
        tool("g++", &["-fmodules-ts", "unit.cpp", "-o", "unit"]);
        program("unit").expect("it returns 0");
    }
    if CLANG.command(Language::Cxx("c++20"), &[]).is_ok() {
        tool(
            "clang++",
            &["--precompile", "distances.cppm", "-o", "distances.pcm"],
        );
        let path = "-fprebuilt-module-path=.";
        tool(
            "clang++",
            &[path, "engine.cpp", "distances.pcm", "-o", "with-clang"],
        );
        program("with-clang").expect("it returns 0");
    }
}

/// A part of the compiler's message, and the code that causes it.
const FAULTS: &[(&str, &str)] = &[
    (
        "unused-variable",
        "int f(void) { int unused = 1; return 2; }",
    ),
    ("unused-parameter", "int f(int unused) { return 2; }"),
    (
        "zero",
        "int f(void) { int none[0]; return (int)sizeof none; }",
    ),
    ("shadow", "int f(int n) { { int n = 2; return n; } }"),
    ("conversion", "short f(int n) { return n; }"),
    ("sign-conversion", "unsigned f(int n) { return n; }"),
];

/// Warnings of gcc alone.
const FAULTS_FOR_GCC: &[(&str, &str)] = &[(
    "redundant-decls",
    "int g(void); int g(void); int f(void) { return g(); }",
)];

fn compile_text(
    compiler: Compiler,
    language: Language,
    name: &str,
    code: &str,
) -> Result<String, String> {
    let directory = scratch("warnings");
    let stem = file_stem(&format!("{name} {}", compiler.name(language)?));
    let source = directory.join(format!("{stem}.c"));
    fs::write(&source, format!("{code}\n")).map_err(|error| error.to_string())?;
    let mut command = compiler.command(language, &[])?;
    language.add_source(&mut command, &source);
    command.arg("-c");
    command.arg("-o").arg(directory.join(format!("{stem}.o")));
    run(&mut command, &directory.join(format!("{stem}.log")))
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
            let faults_for_it = match compiler {
                GCC => FAULTS_FOR_GCC,
                _ => &[],
            };
            for (warning, code) in FAULTS.iter().chain(faults_for_it) {
                let report = compile_text(compiler, language, warning, code).expect_err(warning);
                assert!(report.contains(warning), "{report}");
            }
            compilers += 1;
        }
    }
    assert!(compilers > 0);
}
