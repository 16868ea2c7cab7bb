//! The headers with compilers that are older, stricter or newer than usual, and after macros that
//! programs define.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use c_tests::compiler::{CLANG, GCC, Language};
use c_tests::library::{include, inline_names};
use c_tests::process::{file_stem, is_installed, root, run, scratch};
use c_tests::program::{Linking, build};

/// What a compiler says about a text, in a file with a name from these words.
fn compile(mut command: Command, words: &str, text: &str) -> Result<String, String> {
    let file = scratch("texts").join(file_stem(words) + ".c");
    fs::write(&file, text).map_err(|error| error.to_string())?;
    command.arg("-fsyntax-only");
    build(command, &file, Linking::HeaderOnly, &file.with_extension("o"))
}

/// The same about the inline header alone, with few flags.
fn compile_header(compiler: &str, words: &[&str]) -> Result<String, String> {
    let mut command = Command::new(compiler);
    command.args(words);
    let text = "#include \"chess_distance_inline.h\"\nint dummy;\n";
    compile(command, &format!("{compiler} {}", words.join(" ")), text)
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
        let out = scratch("texts").join(file_stem(&format!("{compiler} {standard}")));
        let report = build(command, &programs.join(program), Linking::HeaderOnly, &out);
        let report = report.unwrap_or_else(|report| panic!("{report}"));
        let mut lines = report.lines();
        let finding = lines
            .find(|line| line.contains("warning:") && line.contains("/include/chess_distance"));
        assert_eq!(finding, None);
    }
}

/// A named module cannot export the header's functions by `using`, so it exports one of its own.
const MODULE: &str = "module;
#include \"chess_distance_inline.h\"
export module distances;
export namespace distances { int king(int a, int b); }
int distances::king(int a, int b) { return chess_distance_king(a, b); }
";
const IMPORTS: &str = "import distances;
int main() { return distances::king(4, 60) == 7 ? 0 : 1; }
";
const COMMANDS: &str = "g++ -std=c++20 -fmodules-ts -x c++-header chess_distance_inline.h
g++ -std=c++20 -fmodules-ts unit.cpp -o unit && ./unit
g++ -std=c++20 -fmodules-ts -x c++ distances.cppm engine.cpp -o engine && ./engine
clang++ -std=c++20 --precompile distances.cppm -o distances.pcm
clang++ -std=c++20 -fprebuilt-module-path=. engine.cpp distances.pcm -o engine && ./engine";

#[test]
fn modules_of_cxx20_export_functions() {
    let directory = scratch("modules");
    let header = fs::read_to_string(include().join("chess_distance_inline.h")).expect("the header");
    let unit = "import \"chess_distance_inline.h\";
                int main() { return chessdistance::king(4, 60) - chess_distance_king_table[4][60]; }";
    for (name, text) in [
        ("chess_distance_inline.h", header.as_str()),
        ("unit.cpp", unit),
        ("distances.cppm", MODULE),
        ("engine.cpp", IMPORTS),
    ] {
        fs::write(directory.join(name), text).expect("target/ is writable");
    }
    let cxx20 = Language::Cxx("c++20");
    let has_gcc = GCC.command(cxx20, &["-fmodules-ts"]).is_ok();
    let has_clang = CLANG.command(cxx20, &[]).is_ok();
    for line in COMMANDS.lines() {
        let can_build = if line.starts_with("clang++") { has_clang } else { has_gcc };
        if !can_build {
            continue;
        }
        let mut command = Command::new("sh");
        command.current_dir(&directory).args(["-c", line]);
        run(&mut command, &directory.join("log")).unwrap_or_else(|report| panic!("{report}"));
    }
}

/// Macros of GNU Chess, of engines with such names for colors and pieces, and of headers of Windows
/// and Linux; and words that occur in attributes.
const VALUES: &str = "black 1, white 0, neutral 2, pawn 1, bishop 3, rook 4, queen 5, none 0, \
    no_piece 0, empty 0, near, far, small char, unix 1, linux 1, unused 0, visibility 1, hidden 1, \
    aligned 1, always_inline 1";
/// Names of functions in the C++ namespace. C++ forbids macros with the names of keywords.
const VALUES_IN_C: &str = "king 6, knight 2, inline not C";

/// Macros of Fathom (Igel), xiphos, Crafty, Euclide and others.
const CALLS: &str = "distance sq bit min max abs open free major minor static_assert board square \
    set piece moves files ranks";

/// A line for each macro. A name has one value, or else is called.
fn macros(language: Language) -> Vec<String> {
    // Those of the C++ namespace are functions of the inline header without their prefix.
    let names = inline_names();
    let short = names.iter().filter_map(|name| name.strip_prefix("chess_distance_"));
    let mut macros = BTreeMap::new();
    for name in CALLS.split(' ').chain(short) {
        macros.insert(name, "(x) not C x");
    }
    let of_c = match language {
        Language::C(_) => VALUES_IN_C,
        Language::Cxx(_) => "",
    };
    for value in VALUES.split(", ").chain(of_c.split(", ")) {
        let (name, value) = value.split_at(value.find(' ').unwrap_or(value.len()));
        macros.insert(name, value);
    }
    macros.remove("");
    let lines = macros.into_iter();
    lines.map(|(name, value)| format!("{name}{value}")).collect()
}

#[test]
fn headers_live_among_macros() {
    let languages = [Language::C("c99"), Language::Cxx("c++11"), Language::Cxx("c++17")];
    let all = [GCC, CLANG].into_iter().flat_map(|one| languages.map(|language| (one, language)));
    let mut compiled = 0;
    for (compiler, language) in all {
        let macros = macros(language);
        for header in ["", "_inline", "_tables", "_wiki"] {
            let Ok(command) = compiler.command(language, &["-Wno-keyword-macro"]) else {
                continue;
            };
            // A program that includes the wiki's header needs the wiki's names.
            let wanted = if header == "_wiki" { "#undef distance\n" } else { "" };
            let defines = macros.iter().map(|text| format!("#define {text}\n"));
            let defines: String = defines.collect();
            let text = format!("{defines}{wanted}#include \"chess_distance{header}.h\"\n");
            let name = compiler.name(language).expect("it has made a command");
            let words = format!("macros{header} {name} {}", language.standard());
            compile(command, &words, &text).unwrap_or_else(|report| panic!("{report}"));
            compiled += 1;
        }
    }
    assert!(compiled > 0);
}
