//! `make headers`: writes the committed headers from the sources, all with one command. An
//! argument names another directory for them, to be compared with the committed ones.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

mod constants;
mod inline;
mod items;
mod library;
mod parts;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .ok_or("no workspace")?;
    let constants = parts::constants(root)?;
    let functions = parts::sections(root, parts::FUNCTIONS)?;
    let tables = parts::section(root, &parts::TABLES)?;
    let wiki = parts::sections(root, parts::WIKI)?;
    let headers = [
        (
            "chess_distance.h",
            library::main_header(&constants, &functions, &tables, inline::has),
        ),
        ("chess_distance_wiki.h", library::wiki_header(&wiki)),
        (
            "chess_distance_inline.h",
            inline::header(&constants, &functions, &tables, &wiki)?,
        ),
    ];
    let directory = env::args_os()
        .nth(1)
        .map_or_else(|| root.join("include"), PathBuf::from);
    for (name, text) in headers {
        fs::write(directory.join(name), text)?;
    }
    Ok(())
}
