//! `make headers`: writes the committed headers from the sources, and the lists of functions for
//! tests and bindings.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

mod constants;
mod inline;
mod items;
mod library;
mod lists;
mod parts;
mod roles;
mod signature;

use lists::Everything;

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
    headers.parent().unwrap_or(headers)
}

/// The path of each file from the root of the workspace, and its text.
fn files() -> Result<Vec<(&'static str, String)>, Box<dyn Error>> {
    let root = root();
    let constants = parts::constants(root)?;
    let functions = parts::sections(root, parts::FUNCTIONS)?;
    let tables = parts::section(root, &parts::TABLES)?;
    let wiki = parts::sections(root, parts::WIKI)?;
    let mut files = vec![
        (
            "include/chess_distance.h",
            library::main_header(&constants, &functions, &tables, inline::has),
        ),
        ("include/chess_distance_wiki.h", library::wiki_header(&wiki)),
        (
            "include/chess_distance_inline.h",
            inline::header(&constants, &functions, &tables, &wiki)?,
        ),
    ];
    let everything = Everything::of(&constants, &functions, &tables, &wiki);
    files.extend(lists::all(root, &everything)?);
    Ok(files)
}

#[test]
fn the_committed_files_are_in_step_with_the_sources() {
    for (path, text) in files().unwrap() {
        let committed = fs::read_to_string(root().join(path)).unwrap_or_default();
        assert!(committed == text, "{path} is out of date: make headers");
    }
}
