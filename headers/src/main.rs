//! `make headers`: writes the committed headers from the sources, and the lists of functions for
//! tests and bindings. An argument names another output directory, for a comparison with the
//! committed files.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
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
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .ok_or("no workspace")?;
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
    let directory = env::args_os().nth(1).map(PathBuf::from);
    let directory = directory.unwrap_or_else(|| root.to_owned());
    for (path, text) in files {
        let path = directory.join(path);
        fs::create_dir_all(path.parent().ok_or("no directory")?)?;
        fs::write(path, text)?;
    }
    Ok(())
}
