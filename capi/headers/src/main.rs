//! `make headers`: writes the committed headers from the sources, with the list of symbols and what
//! the browser module knows of the interface.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

mod browser;
mod inline;
mod items;
mod parts;
mod roles;
mod text;

#[cfg(test)]
use items::Kind;
use parts::Interface;

fn main() -> ExitCode {
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), Box<dyn Error>> {
    for (path, text) in files()? {
        fs::write(root().join(path), text)?;
    }
    Ok(())
}

fn root() -> &'static Path {
    let headers = Path::new(env!("CARGO_MANIFEST_DIR"));
    headers.ancestors().nth(2).unwrap_or(headers)
}

/// The path of each file from the root of the workspace, and its text.
fn files() -> Result<Vec<(&'static str, String)>, Box<dyn Error>> {
    let [library, wiki] = parts::of_headers(root())?;
    let interface = Interface::of(library.iter().chain(&wiki))?;
    Ok(vec![
        ("include/chess_distance.h", parts::main_header(&library)),
        ("include/chess_distance_wiki.h", parts::wiki_header(&wiki)),
        ("include/chess_distance_inline.h", inline::header(&library, &wiki)?),
        ("include/chess_distance_tables.h", inline::small_header(&library)?),
        ("c-tests/symbols.txt", interface.symbols()),
        ("bindings/web/signatures.js", browser::signatures(&interface)?),
        ("bindings/web/index.d.ts", browser::types(&interface)?),
    ])
}

#[test]
fn the_committed_files_are_in_step_with_the_sources() {
    for (path, text) in files().unwrap() {
        let committed = fs::read_to_string(root().join(path)).unwrap_or_default();
        assert!(committed == text, "{path} is out of date: make headers");
    }
}

/// c-tests/programs/abi.c holds what a release may not change. Structures of pointers differ
/// between machines.
#[test]
fn the_list_of_constants_and_layouts_is_complete() {
    let list = fs::read_to_string(root().join("c-tests/programs/abi.c")).unwrap();
    let mut entries = Vec::new();
    let [library, _] = parts::of_headers(root()).unwrap();
    for section in library {
        for item in section.constants {
            entries.push(format!("CONSTANT({}, {})", item.name(), item.value()));
        }
        for item in section.items.iter().filter(|one| one.kind() == Kind::Type) {
            let fields = items::fields(item).unwrap();
            let fields = fields.iter().filter(|field| !field.text.contains('*'));
            entries.extend(fields.map(|field| format!("OFFSET({}, {}, ", item.name(), field.name)));
        }
    }
    let missing = entries.iter().filter(|entry| !list.contains(*entry));
    assert_eq!(missing.collect::<Vec<_>>(), [""; 0]);
}
