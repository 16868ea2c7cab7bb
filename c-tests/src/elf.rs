//! Symbols and needed libraries of object files, archives and shared libraries, as binutils print them.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// The symbols that a file defines and needs.
#[derive(Default, Debug)]
pub struct Symbols {
    /// Defined, for this file alone or for others.
    pub all: BTreeSet<String>,
    /// Defined for other files.
    pub defined: BTreeSet<String>,
    /// Of these, visible to other shared libraries.
    pub exported: BTreeSet<String>,
    /// Expected from other files.
    pub wanted: BTreeSet<String>,
}

/// What a command prints about a file, as the words of each line.
fn words(command: &str, path: &Path) -> Vec<Vec<String>> {
    let mut words = command.split(' ');
    let mut program = Command::new(words.next().expect("a program"));
    let output = program.args(words).arg(path).output().expect("binutils are installed");
    assert!(output.status.success(), "{command} {}", path.display());
    let text = String::from_utf8(output.stdout).expect("names are ASCII");
    text.lines().map(|line| line.split_whitespace().map(str::to_owned).collect()).collect()
}

/// The symbols of an object file, the dynamic ones of a shared library, or those of all members of
/// an archive. A symbol that one member needs and another defines is not wanted.
///
/// # Panics
/// If the file is none of these.
#[must_use]
pub fn of(path: &Path) -> Symbols {
    let is_shared = path.extension().is_some_and(|ending| ending == "so");
    let table = if is_shared { "--dyn-syms" } else { "--symbols" };
    let mut symbols = Symbols::default();
    for line in words(&format!("readelf --wide {table}"), path) {
        let [number, _, _, kind, binding, visibility, section, name, ..] = &line[..] else {
            continue;
        };
        let is_name = number.ends_with(':') && !["Type", "SECTION", "FILE"].contains(&&**kind);
        // The linker defines the global offset table of a position-independent program.
        if !is_name || name == "_GLOBAL_OFFSET_TABLE_" {
            continue;
        }
        if section == "UND" {
            if binding != "WEAK" {
                symbols.wanted.insert(name.clone());
            }
            continue;
        }
        if binding != "LOCAL" {
            symbols.defined.insert(name.clone());
            if visibility != "HIDDEN" {
                symbols.exported.insert(name.clone());
            }
        }
        symbols.all.insert(name.clone());
    }
    let defined = &symbols.defined;
    symbols.wanted.retain(|name| !defined.contains(name));
    symbols
}

/// The names of all symbols in a shared library that is not stripped, local ones too.
///
/// # Panics
/// If the file is none.
#[must_use]
pub fn all_names(path: &Path) -> Vec<String> {
    words("nm", path).into_iter().filter_map(|mut line| line.pop()).collect()
}

/// Variables of Rust code in a shared library that is not stripped, and their sizes: symbols of
/// sections that stay writable once it is loaded.
///
/// # Panics
/// If the file is none.
#[must_use]
pub fn variables(path: &Path) -> Vec<(String, u64)> {
    let variable = |line: &Vec<String>| match &line[..] {
        [_, _, kind, section, size, name]
            if kind == "O" && [".data", ".bss"].contains(&&**section) =>
        {
            let is_of_rust = name.starts_with("_R") || name.starts_with("_ZN");
            is_of_rust.then(|| (name.clone(), u64::from_str_radix(size, 16).expect("a size")))
        }
        _ => None,
    };
    words("objdump --syms", path).iter().filter_map(variable).collect()
}

/// The names of the libraries that a shared library needs.
///
/// # Panics
/// If the file is none.
#[must_use]
pub fn needed(path: &Path) -> Vec<String> {
    let lines = words("readelf --wide --dynamic", path).into_iter();
    let needed = lines.filter(|line| line.iter().any(|word| word == "(NEEDED)"));
    needed.filter_map(|mut line| line.pop()).collect()
}
