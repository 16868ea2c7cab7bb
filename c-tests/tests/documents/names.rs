//! The names of the library: docs/functions.md lists each once, programs test them and the
//! expressions of docs/replace.md.

use std::collections::HashSet;
use std::fs;

use c_tests::library::declarations;
use c_tests::process::root;

use crate::{read, verdict};

/// The rows about functions: the name, those of the arguments, and whether the section says that it
/// is inline.
fn rows(page: &str) -> Vec<(&str, Vec<&str>, bool)> {
    page.split("\n## ").flat_map(rows_of_section).collect()
}

fn rows_of_section(section: &str) -> impl Iterator<Item = (&str, Vec<&str>, bool)> {
    // "The inline header has all of these functions except `this` and `that`."
    let text = section.replace('\n', " ");
    let sentence = text.split("inline header has all of these functions").nth(1);
    let exceptions = sentence.and_then(|rest| rest.split('.').next()).map(str::to_owned);
    section.lines().filter_map(move |line| {
        let call = line.strip_prefix("| `")?.split('`').next()?;
        let (name, _) = call.split_once('(')?;
        let is_inline =
            exceptions.as_ref().is_some_and(|text| !text.contains(&format!("`{name}`")));
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

/// The pieces of code in the last column of the page's tables that use the library, without the calls
/// in place of loops: a program of the page compares them.
fn expressions(page: &str) -> Vec<&str> {
    let sections = page.split("\n## ").filter(|section| !section.starts_with("Loops\n"));
    let rows = sections.flat_map(str::lines).filter(|line| line.starts_with("| "));
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

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
}
