//! Programs define short lowercase words as macros. The headers compile after all of these macros.

use std::collections::BTreeMap;
use std::fs;

use c_tests::compiler::{CLANG, Compiler, GCC, Language};
use c_tests::library::{file_stem, include, scratch};
use c_tests::program::{Linking, build};

const HEADERS: [&str; 4] =
    ["chess_distance", "chess_distance_inline", "chess_distance_tables", "chess_distance_wiki"];

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

/// Functions of the inline header without their prefix: those of the C++ namespace.
fn short_names() -> Vec<String> {
    let text = fs::read_to_string(include().join("chess_distance_inline.h")).expect("committed");
    let names: Vec<_> = text
        .lines()
        .filter_map(|line| line.strip_prefix("#define chess_distance_"))
        .filter_map(|line| line.split_once(" chess_distance_inline_"))
        .map(|(name, _)| name.to_owned())
        .collect();
    assert!(names.iter().any(|name| name == "rank"));
    names
}

/// A line for each macro. A name has one value, or else is called.
fn macros(language: Language) -> Vec<String> {
    let short = short_names();
    let mut macros = BTreeMap::new();
    for name in CALLS.split(' ').chain(short.iter().map(String::as_str)) {
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

/// Compiles the header after these macros.
fn compile(
    compiler: Compiler,
    language: Language,
    header: &str,
    macros: &[String],
) -> Result<String, String> {
    let stem = file_stem(&format!("{header} {}", compiler.name(language)?));
    let source = scratch("macros").join(format!("{stem}-{}.c", language.standard()));
    // A program that includes the wiki's header needs the wiki's names.
    let wanted = match header {
        "chess_distance_wiki" => "#undef distance\n",
        _ => "",
    };
    let defines = macros.iter().map(|text| format!("#define {text}\n"));
    let defines: String = defines.collect();
    let text = format!("{defines}{wanted}#include \"{header}.h\"\n");
    fs::write(&source, text).map_err(|error| error.to_string())?;
    let mut command = compiler.command(language, &[])?;
    command.args(["-fsyntax-only", "-Wno-keyword-macro"]);
    let out = source.with_extension("o");
    build(command, &source, Linking::HeaderOnly, &out)
}

#[test]
fn headers_live_among_macros() {
    let mut compiled = 0;
    for compiler in [GCC, CLANG] {
        for language in [Language::C("c99"), Language::Cxx("c++11"), Language::Cxx("c++17")] {
            if compiler.command(language, &[]).is_err() {
                continue;
            }
            let macros = macros(language);
            for header in HEADERS {
                let report = compile(compiler, language, header, &macros);
                report.unwrap_or_else(|report| panic!("{header}.h: {report}"));
                compiled += 1;
            }
        }
    }
    assert!(compiled > 0);
}
