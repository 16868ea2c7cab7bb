//! The library under test, built by `make`, as a C user builds it.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::compiler::{Compiler, Language};
use crate::process::{file_stem, from_outside, root, run, scratch};

/// The directory of the headers.
#[must_use]
pub fn include() -> PathBuf {
    root().join("include")
}

/// One function or table of a header.
#[derive(Clone, Debug)]
pub struct Declaration {
    /// Its name.
    pub name: String,
    /// As the preprocessor leaves it, without the semicolon.
    pub text: String,
    /// Whether it is a function.
    pub is_function: bool,
}

/// Every function and table that a header of the library declares itself, in its order.
///
/// # Panics
/// If no compiler is installed.
#[must_use]
pub fn declarations(header: &str) -> Vec<Declaration> {
    let mut preprocess = Compiler::any().command(Language::C("c11"), &[]);
    let preprocess = preprocess.as_mut().expect("it is installed");
    preprocess.args(["-E", "-P"]).arg(include().join(header));
    // Not by way of a file, which another thread may be writing.
    let output = preprocess.output().expect("it is installed");
    assert!(output.status.success(), "{header}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("headers are text");
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let declarations = text.split(';').map(words).filter_map(|text| {
        // What else the preprocessor leaves: types, their members, and what the compiler adds.
        let is_function =
            text.contains('(') && !text.contains("__") && !text.starts_with("typedef");
        let is_table = text.starts_with("extern ");
        let name = text[..text.find(['(', '['])?].rsplit([' ', '*']).next()?.to_owned();
        (is_function || is_table).then_some(Declaration { name, text, is_function })
    });
    // The wiki's header includes the other one.
    let is_wiki = header.contains("wiki");
    let own = |one: &Declaration| one.name.starts_with("chess_distance") != is_wiki;
    let declarations: Vec<_> = declarations.filter(own).collect();
    assert!(declarations.len() > 10, "{header} declares something");
    declarations
}

/// The functions and tables of the inline header, by their names in the library.
///
/// # Panics
/// If the header has none.
#[must_use]
pub fn inline_names() -> BTreeSet<String> {
    let text = fs::read_to_string(include().join("chess_distance_inline.h")).expect("committed");
    let defined = text.lines().filter_map(|line| line.strip_prefix("#define chess_distance"));
    let renamed = defined.filter_map(|line| line.split_once(" chess_distance_inline_"));
    let names: BTreeSet<_> = renamed.map(|(name, _)| format!("chess_distance{name}")).collect();
    assert!(names.contains("chess_distance_rank"));
    names
}

/// The directory with libchess_distance.a and .so. The first call brings them up to date.
///
/// # Panics
/// If `make` fails.
#[must_use]
pub fn directory() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        make_in(root(), &["all"]).unwrap_or_else(|report| panic!("{report}"));
        root().join("build")
    })
}

/// The archive of a debug build, which checks sums for overflow. The first call brings it up to date.
///
/// # Panics
/// If `cargo` fails.
#[must_use]
pub fn debug_archive() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let library = ["rustc", "-p", "chess-distance-capi", "--crate-type", "staticlib"];
        // Wherever the user's cargo builds.
        let arguments = [&library[..], &["--target-dir", "target"]].concat();
        cargo("debug", &arguments).unwrap_or_else(|report| panic!("{report}"));
        root().join("target/debug/libchess_distance.a")
    })
}

/// Runs `make` in a directory with the sources.
///
/// # Errors
/// Its output, if it fails.
pub fn make_in(directory: &Path, arguments: &[&str]) -> Result<String, String> {
    let log = scratch("make").join(file_stem(&arguments.join(" ")) + ".log");
    let mut make = from_outside(Command::new("make"));
    run(make.current_dir(directory).args(arguments), &log)
}

/// Runs `cargo` in the workspace.
///
/// # Errors
/// Its output, if it fails.
pub fn cargo(name: &str, arguments: &[&str]) -> Result<String, String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let log = scratch("cargo").join(format!("{name}.log"));
    run(from_outside(Command::new(cargo)).args(arguments), &log)
}

/// A script in place of cargo that prints a version too old to build the library.
///
/// # Panics
/// Where target/ cannot be written to.
#[must_use]
pub fn old_cargo() -> PathBuf {
    let program = scratch("old-cargo").join("cargo");
    let script =
        "printf '#!/bin/sh\\necho \"cargo 1.88.1 (abc 2025-06-26)\"\\n' >\"$0\"; chmod +x \"$0\"";
    let mut shell = Command::new("sh");
    shell.args(["-c", script]).arg(&program);
    run(&mut shell, &program.with_extension("log")).expect("target/ is writable");
    program
}
