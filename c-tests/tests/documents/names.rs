//! The names of the library: docs/functions.md lists each once, programs test them and the
//! expressions of docs/replace.md, and every function has a counterpart in the Python package,
//! which shows it, as does its README.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use c_tests::library::{declarations, root};

use crate::{read, verdict};

/// The rows about functions: the name, those of the arguments, and whether the section says that it
/// is inline.
fn rows(page: &str) -> Vec<(&str, Vec<&str>, bool)> {
    page.split("\n## ").flat_map(rows_of_section).collect()
}

fn rows_of_section(section: &str) -> impl Iterator<Item = (&str, Vec<&str>, bool)> {
    // "The inline header has them all but `this` and `that`."
    let sentence = section.split("The inline header has ").nth(1);
    let sentence = sentence.map_or("", |rest| rest.split('.').next().unwrap_or(rest));
    let has_all = sentence.starts_with("them all");
    section.lines().filter_map(move |line| {
        let call = line.strip_prefix("| `")?.split('`').next()?;
        let (name, _) = call.split_once('(')?;
        let is_inline = has_all && !sentence.contains(&format!("`{name}`"));
        Some((name, arguments(call), is_inline))
    })
}

/// The names of the arguments of a call or a declaration: in each the last word before an array's
/// size.
fn arguments(call: &str) -> Vec<&str> {
    let inside = call.split_once('(').map_or("", |(_, inside)| inside);
    let inside = inside.rsplit_once(')').map_or(inside, |(inside, _)| inside);
    let names = inside.split(',').filter_map(|argument| {
        let argument = argument.split('[').next()?;
        let mut words = argument.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        words.rfind(|word| !word.is_empty())
    });
    names.filter(|&name| name != "void").collect()
}

pub fn listed() -> Result<(), String> {
    let page = read("docs/functions.md")?;
    let inline = read("include/chess_distance_inline.h")?;
    let mut rows = rows(&page);
    for declaration in declarations("chess_distance.h") {
        let name = declaration.name.as_str();
        if !declaration.is_function {
            // The tables by offset share the rows of those by 0x88 difference.
            let shared = name.strip_suffix("_offset");
            let shown = shared.map_or(name.to_owned(), |name| format!("{name}_x88"));
            if !page.contains(&format!("`{shown}`")) {
                return Err(format!("docs/functions.md has no table {name}"));
            }
            continue;
        }
        let here = rows.iter().position(|row| row.0 == name);
        let here = here.ok_or_else(|| format!("docs/functions.md has no row for {name}"))?;
        let (_, shown, says_inline) = rows.remove(here);
        let is_inline = inline.contains(&format!(" {name}("));
        if shown != arguments(&declaration.text) {
            return Err(format!("{name} has other arguments than {shown:?}"));
        }
        if says_inline != is_inline {
            return Err(format!("{name}: is it in the inline header? {is_inline}"));
        }
    }
    let surplus = rows.iter().map(|row| format!("the header has no {}", row.0));
    verdict(&surplus.collect::<Vec<_>>())
}

/// Every function is in a program of the tests.
pub fn tested() -> Result<(), String> {
    let programs = root().join("c-tests/programs");
    let mut texts = String::new();
    for entry in fs::read_dir(&programs).map_err(|error| error.to_string())? {
        let path = entry.map_err(|error| error.to_string())?.path();
        texts += &fs::read_to_string(path).map_err(|error| error.to_string())?;
    }
    let words: HashSet<&str> = words(&texts).collect();
    let functions = declarations("chess_distance.h").into_iter();
    let missing: Vec<String> = functions
        .filter(|function| function.is_function && !words.contains(function.name.as_str()))
        .map(|function| function.name)
        .collect();
    verdict(&missing).map_err(|names| format!("no program in c-tests/programs tests {names}"))
}

/// The pieces of code in the last column of the page's tables that use the library.
fn expressions(page: &str) -> Vec<&str> {
    let rows = page.lines().filter(|line| line.starts_with("| "));
    let cells = rows.filter_map(|row| row.split(" | ").nth(1));
    let code = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    code.filter(|code| code.contains("chess_distance_") && !code.ends_with(".h")).collect()
}

pub fn compared() -> Result<(), String> {
    let page = read("docs/replace.md")?;
    let program = read("c-tests/programs/tables.c")?;
    let expressions = expressions(&page);
    if expressions.len() < 20 {
        return Err(format!("docs/replace.md has only {expressions:?}"));
    }
    for expression in expressions {
        let check = format!("CHECK({expression}");
        if !program.contains(&check) {
            return Err(format!("tables.c has no {check}"));
        }
    }
    Ok(())
}

/// Functions whose Python counterpart reads a table or calls a more general function.
const OTHERWISE: &[(&str, &str)] = &[
    ("chess_distance_king", "def square_distance("),
    ("chess_distance_knight", "def square_knight_distance("),
    ("chess_distance_manhattan", "def square_manhattan_distance("),
    ("chess_distance_map", "def distance_map("),
    ("chess_distance_map_to", "def distance_map_to("),
    ("chess_distance_path", "def path("),
    ("chess_distance_trajectories", "def trajectories("),
    ("chess_distance_trajectory_count", "def trajectory_count("),
];
/// Functions without a counterpart: steps to an edge along one axis and squares of other numberings
/// are one expression in Python. A row of a table of another board is a row of the array.
const LEFT_OUT: &[&str] = &[
    "chess_distance_by_x88",
    "chess_distance_edge_file",
    "chess_distance_edge_rank",
    "chess_distance_fill_map",
    "chess_distance_from_x88",
    "chess_distance_offset",
    "chess_distance_to_x88",
    "chess_distance_x88_diff",
];

/// Modules that a program imports by name.
const FOR_OTHER_LIBRARIES: &[&str] = &["duckdb.py", "polars.py", "spark.py"];

pub fn python_has_every_function() -> Result<(), String> {
    let modules = modules(&root().join("bindings/python/python/chess_distance"))?;
    let code: String = modules.into_iter().map(|(_, code)| code).collect();
    let words: Vec<&str> = words(&code).collect();
    for declaration in declarations("chess_distance.h") {
        let name = declaration.name.as_str();
        let otherwise = OTHERWISE.iter().find(|(function, _)| *function == name);
        let is_there = match otherwise {
            Some((_, definition)) => code.contains(definition),
            None => words.contains(&name),
        };
        let is_wanted = declaration.is_function && !LEFT_OUT.contains(&name);
        if is_wanted && !is_there {
            return Err(format!("the Python package has no {name}"));
        }
        if LEFT_OUT.contains(&name) && is_there {
            return Err(format!("{name} is in Python: names.rs need not leave it out"));
        }
    }
    Ok(())
}

/// Every function with an example is a name of the package and stands in its README as code.
pub fn python_shows_every_function() -> Result<(), String> {
    let package = root().join("bindings/python/python/chess_distance");
    let shown = read("bindings/python/python/chess_distance/__init__.py")?;
    let readme = read("bindings/python/README.md")?;
    let readme: Vec<&str> = readme.split('`').skip(1).step_by(2).collect();
    let readme = readme.join(" ");
    let mut faults = Vec::new();
    let mut functions = 0;
    for (_, code) in modules(&package)?
        .iter()
        .filter(|(module, _)| !FOR_OTHER_LIBRARIES.contains(&module.as_str()))
    {
        for name in with_examples(code) {
            functions += 1;
            for (text, place) in [(&shown, "__init__.py"), (&readme, "README.md")] {
                if !words(text).any(|word| word == name) {
                    faults.push(format!("{place} of the Python package has no {name}"));
                }
            }
        }
    }
    if functions < 40 {
        faults.push(format!("{functions} functions have examples, too few"));
    }
    verdict(&faults)
}

/// The functions of a module whose documentation has an example. Two blank lines end a function.
fn with_examples(code: &str) -> impl Iterator<Item = &str> {
    code.split("\ndef ").skip(1).filter_map(|text| {
        let function = text.split("\n\n\n").next()?;
        let name = function.split('(').next()?;
        function.contains(">>> ").then_some(name)
    })
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
}

/// All modules of the package: file and text.
fn modules(package: &Path) -> Result<Vec<(String, String)>, String> {
    let entries = fs::read_dir(package).map_err(|error| error.to_string())?;
    let mut modules = Vec::new();
    for entry in entries {
        let entry = entry.map_err(|error| error.to_string())?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".py") {
            let code = fs::read_to_string(entry.path()).map_err(|error| error.to_string())?;
            modules.push((name, code));
        }
    }
    Ok(modules)
}
