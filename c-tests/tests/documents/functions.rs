//! docs/functions.md lists every function and table of the library once, and programs test them.

use std::collections::HashSet;
use std::fs;

use c_tests::declarations::of_header;
use c_tests::library::{include, root};

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
    let read = |path| fs::read_to_string(path).map_err(|error| error.to_string());
    let page = read(root().join("docs/functions.md"))?;
    let inline = read(include().join("chess_distance_inline.h"))?;
    let mut rows = rows(&page);
    for declaration in of_header("chess_distance.h") {
        let name = declaration.name.as_str();
        let is_function = declaration.text.contains('(');
        if !is_function {
            // The tables by offset share the rows of those by 0x88 difference.
            let shared = name
                .strip_suffix("_offset")
                .map(|name| format!("{name}_x88"));
            let shown = shared.as_deref().unwrap_or(name);
            if !page.contains(&format!("`{shown}`")) {
                return Err(format!(
                    "docs/functions.md does not mention the table {name}"
                ));
            }
            continue;
        }
        let here = rows
            .iter()
            .position(|row| row.0 == name)
            .ok_or_else(|| format!("docs/functions.md has no row for {name}"))?;
        let row = rows.remove(here);
        let is_inline = inline.contains(&format!(" {name}("));
        if row.1 != arguments(&declaration.text) {
            return Err(format!(
                "{name} has other arguments in the header than {:?}",
                row.1
            ));
        }
        if row.2 != is_inline {
            return Err(format!("{name}: is it in the inline header? {is_inline}"));
        }
    }
    match rows.first() {
        None => Ok(()),
        Some(row) => Err(format!(
            "docs/functions.md has a row for {}, the header not",
            row.0
        )),
    }
}

/// Every function is in a program of the tests, or in a printed list of functions of squares whose
/// answers and bad arguments are tested.
pub fn tested() -> Result<(), String> {
    let programs = root().join("c-tests/programs");
    let read = |path| fs::read_to_string(path).map_err(|error| error.to_string());
    let lists = read(programs.join("generated/inline_names.h"))?;
    let mut texts: Vec<String> = lists
        .split("#define ")
        .filter(|list| list.starts_with("ANSWERS_FOR_"))
        .map(str::to_owned)
        .collect();
    for entry in fs::read_dir(&programs).map_err(|error| error.to_string())? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_file() {
            texts.push(read(path)?);
        }
    }
    let is_part_of_a_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let words: HashSet<&str> = texts
        .iter()
        .flat_map(|text| text.split(|letter| !is_part_of_a_name(letter)))
        .collect();
    let functions = of_header("chess_distance.h").into_iter();
    let missing: Vec<String> = functions
        .filter(|function| function.text.contains('(') && !words.contains(function.name.as_str()))
        .map(|function| function.name)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let missing = missing.join(", ");
    Err(format!("no program in c-tests/programs tests {missing}"))
}
